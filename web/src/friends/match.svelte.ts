/** Quick match: what the user looks for, remembered for the next time, and the request that finds a game. */
import { api, newMoveId, newNonce } from "../net/api";
import type { MatchAsked, PaceAsked } from "../net/wire";
import { boardList } from "../state/boards.svelte";
import { me } from "../state/me.svelte";
import { enterPool } from "../state/pool";
import { load, save } from "../state/storage";

/** Seconds after which bots take the free seats, if the user wants them. */
export const BOTS_AFTER = 60;
const LIVE = { kind: "live", bank: 600, increment: 10 } as const;

export type PaceChoice = "none" | "live" | "days";

interface Wishes {
  /** Empty: any board. */
  readonly board: string;
  /** 0: any number. */
  readonly players: number;
  readonly pace: PaceChoice;
  readonly bots: boolean;
  readonly rated: boolean;
}

const USUAL: Wishes = { board: "", players: 0, pace: "none", bots: true, rated: false };

class QuickMatch {
  wishes = $state.raw<Wishes>(stored());

  readonly board = $derived(boardList.offered.find(({ id }) => id === this.wishes.board));
  readonly most = $derived(this.board?.players[1] ?? 5);
  /** Rated games need an account. */
  readonly rated = $derived(this.wishes.rated && me.person?.player != null);

  choose(change: Partial<Wishes>): void {
    this.wishes = { ...this.wishes, ...change };
    save("match", JSON.stringify(this.wishes));
  }

  /** Finds a game. Returns the id of the table where the user has a seat now. */
  async find(): Promise<string> {
    const { table } = await api.match(this.asked());
    if (this.board && this.wishes.players) enterPool(this.board.id, Math.min(this.wishes.players, this.most));
    return table;
  }

  private asked(): MatchAsked {
    const { players, pace, bots } = this.wishes;
    const paces: Record<PaceChoice, PaceAsked> = { none: {}, live: LIVE, days: { kind: "days", days: 1 } };
    return {
      move_id: newMoveId(),
      nonce: newNonce(),
      board: this.board?.id ?? null,
      players: players === 0 ? null : Math.min(players, this.most),
      pace: paces[pace],
      rated: this.rated,
      bots_after: bots ? BOTS_AFTER : null,
    };
  }
}

function stored(): Wishes {
  try {
    return { ...USUAL, ...(JSON.parse(load("match") ?? "{}") as Partial<Wishes>) };
  } catch {
    return USUAL;
  }
}

export const quickMatch = new QuickMatch();
