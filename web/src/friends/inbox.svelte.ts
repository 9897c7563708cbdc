/**
 * Inbox: invitations and friend requests that wait for the user, by long polling.
 *
 * People with an account are told at once; guests, who only get invitations to rematches, when they open the start page.
 */
import { api, newMoveId, newNonce, RefusedError } from "../net/api";
import type { FriendRequest, Inbox, Invitation } from "../net/wire";
import { notices } from "../state/notices.svelte";
import { router } from "../state/router.svelte";
import { server } from "../state/server.svelte";
import { invitationLink } from "./links";

const WAIT = 25; // seconds that the server may wait for news
const PAUSE = 2000; // milliseconds after a failed request

class InboxState {
  private content = $state.raw<Inbox | null>(null);
  /** What the user has closed on this page. Requests stay on the friends screen. */
  private closed = $state.raw<ReadonlySet<string>>(new Set());

  readonly invitations: readonly Invitation[] = $derived(this.content?.invitations ?? []);
  readonly requests: readonly FriendRequest[] = $derived(this.content?.requests ?? []);
  /** What has not been answered or closed. */
  readonly newInvitations = $derived(this.invitations.filter(({ table }) => !this.closed.has(table)));
  readonly newRequests = $derived(this.requests.filter(({ player }) => !this.closed.has(player)));

  async refresh(): Promise<void> {
    this.content = await api.inbox(null, 0);
  }

  /** Follows the inbox. Returns a function that stops it. */
  follow(): () => void {
    const stop = new AbortController();
    void this.run(stop.signal);
    return () => stop.abort();
  }

  close(key: string): void {
    this.closed = new Set([...this.closed, key]);
  }

  /** Sits down at the table of an invitation and opens it. Without a seat, the user can watch or choose one there. */
  async join(invitation: Invitation): Promise<void> {
    this.close(invitation.table);
    try {
      await takeSeat(invitation);
    } catch (error) {
      notices.trouble(error);
    }
    router.go(invitationLink(invitation));
  }

  async dismiss({ table }: Invitation): Promise<void> {
    this.close(table);
    await api.dismissInvitation(table).catch((error) => notices.trouble(error));
  }

  async accept({ player }: FriendRequest): Promise<void> {
    this.close(player);
    await this.settle(() => api.befriend({ player }));
  }

  async decline({ player }: FriendRequest): Promise<void> {
    this.close(player);
    await this.settle(() => api.unfriend(player));
  }

  private async settle(answer: () => Promise<unknown>): Promise<void> {
    try {
      await answer();
      await this.refresh();
    } catch (error) {
      notices.trouble(error);
    }
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      // A hidden tab looks seldom: browsers allow few connections at a time.
      const wait = this.content && !document.hidden ? WAIT : 0;
      try {
        const found = await server.retry(() => api.inbox(this.content?.digest ?? null, wait, signal), signal);
        if (signal.aborted) return;
        if (found.digest !== this.content?.digest) this.content = found;
        if (document.hidden) await pause(WAIT * 1000);
      } catch {
        if (signal.aborted) return;
        await pause(PAUSE);
      }
    }
  }
}

async function takeSeat({ table: id, code, rematch }: Invitation): Promise<void> {
  const { table } = await server.retry(() => api.table(id));
  const free = table.seats.flatMap(({ name, bot }, seat) => (name === null && bot === null ? [seat] : []));
  if (table.status !== "open" || table.yours.length) return;
  if (rematch && free.length > 1) return; // everybody has their old seat, which only they know
  for (const seat of free) {
    const command = { do: "sit", move_id: newMoveId(), seat, nonce: newNonce(), code } as const;
    try {
      await server.retry(() => api.command(id, command));
      return;
    } catch (error) {
      if (!(error instanceof RefusedError && error.code === "seat-taken")) throw error; // another was quicker
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

export const inbox = new InboxState();
