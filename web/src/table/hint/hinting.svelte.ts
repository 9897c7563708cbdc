/** What an expert would do, for those who ask. An answer holds for the version of the table that it was asked of. */
import { hint } from "../../net/past";
import type { Advice, Hint } from "../../net/wire";
import type { TableState } from "../../state/table.svelte";

export class Hinting {
  busy = $state(false);
  private found = $state.raw<Hint | null>(null);

  constructor(private readonly table: TableState) {}

  /** Only against bots: people at the same table have not agreed to it. */
  readonly allowed: boolean = $derived.by(() => {
    const { shown, yours, acting, line } = this.table;
    const alone = shown?.seats.every((seat, i) => seat.bot !== null || yours.includes(i));
    return acting && line === "up" && alone === true;
  });

  readonly advice: Advice | null = $derived.by(() => {
    const { shown, eyes } = this.table;
    return this.found?.version === shown?.version && this.found?.seat === eyes ? (this.found?.advice ?? null) : null;
  });

  async ask(): Promise<void> {
    if (this.busy || this.table.eyes === null) return;
    this.busy = true;
    try {
      this.found = await hint(this.table.id, this.table.eyes);
    } finally {
      this.busy = false;
    }
  }

  forget(): void {
    this.found = null;
  }
}

/** What an action in the notation is about, on the board. */
export function pointedOut(action: string): { lanes: string[]; cities: string[] } {
  const [, verb, thing] = /^(claim|station) (\S+)/.exec(action) ?? [];
  if (!thing) return { lanes: [], cities: [] };
  return verb === "claim" ? { lanes: [thing], cities: [] } : { lanes: [], cities: [thing] };
}
