/** The user's friends and blocked people, shared by the friends screen, the lobby and the menus of players. */

import { say } from "../i18n/localization.svelte";
import { api } from "../net/api";
import type { Friends, NewBlock, Somebody } from "../net/wire";
import { me } from "../state/me.svelte";
import { notices } from "../state/notices.svelte";
import { load, save } from "../state/storage";

const INVITED = "invited";
const MOST_INVITED = 100; // are remembered

class FriendList {
  content = $state.raw<Friends | null>(null);

  /** Whom the user has invited to a table, as "table player". */
  private invited = $state.raw<ReadonlySet<string>>(new Set((load(INVITED) ?? "").split("\n")));

  readonly friends = $derived(this.content?.friends ?? []);
  readonly blocked = $derived(this.content?.blocked ?? []);

  async refresh(): Promise<void> {
    if (me.person) this.content = await api.friends();
  }

  /** Invites somebody to a table. */
  async invite(table: string, player: string): Promise<void> {
    await api.invite(table, { player });
    this.invited = new Set([...this.invited, `${table} ${player}`].slice(-MOST_INVITED));
    save(INVITED, [...this.invited].join("\n"));
  }

  isInvited(table: string, player: string): boolean {
    return this.invited.has(`${table} ${player}`);
  }

  isFriend(player: string | null): boolean {
    return player !== null && this.friends.some((each) => each.player === player);
  }

  /** Asks somebody to be a friend, and says what came of it. */
  async ask(who: Somebody, name: string): Promise<boolean> {
    return this.settle(async () => {
      const { status } = await api.befriend(who);
      notices.tell(say(status === "friends" ? "page-friends-now" : "page-friends-asked", { name }));
    });
  }

  async block(who: NewBlock, name: string): Promise<boolean> {
    return this.settle(async () => {
      await api.block(who);
      notices.tell(say(who.kind === "mute" ? "page-friends-muted" : "page-friends-blocked", { name }));
    });
  }

  unblock(id: string): Promise<boolean> {
    return this.settle(() => api.unblock(id));
  }

  unfriend(player: string): Promise<boolean> {
    return this.settle(() => api.unfriend(player));
  }

  /** Does something, then reads the list again. Returns whether it was done; a refusal is shown. */
  private async settle(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      await this.refresh();
      return true;
    } catch (error) {
      notices.trouble(error);
      return false;
    }
  }
}

export const friendList = new FriendList();
