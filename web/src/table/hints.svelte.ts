/** Hints: what the strongest bot would do. A hint is valid only for the table version it was requested for. */
import { api } from "../net/api";
import type { Advice, Hint } from "../net/wire";
import type { TableState } from "../state/table.svelte";

export class Hints {
  busy = $state(false);
  private found = $state.raw<Hint | null>(null);

  constructor(private readonly table: TableState) {}

  /** Whether the player has only bots as rivals: other people at the table would have to agree to hints. */
  readonly alone: boolean = $derived.by(() => {
    const { shown, yours, viewer, connection } = this.table;
    if (viewer === null || connection === "connecting") return false; // the tutorial never has a connection
    if (shown?.settings.rated) return false;
    return shown?.seats.every((seat, i) => seat.bot !== null || yours.includes(i)) === true;
  });

  readonly allowed: boolean = $derived.by(() => {
    const { acting, connection } = this.table;
    return this.alone && acting && connection === "up";
  });

  readonly advice: Advice | null = $derived.by(() => {
    const { shown, viewer } = this.table;
    return this.found?.version === shown?.version && this.found?.seat === viewer ? (this.found?.advice ?? null) : null;
  });

  /** The routes and cities that the hint is about: those of the action, or else the first route that the reasons name. */
  readonly subject: readonly string[] = $derived.by(() => {
    if (!this.advice) return [];
    const { routes, cities } = pointedOut(this.advice.action);
    const things = [...routes, ...cities];
    return things.length ? things : this.advice.routes.slice(0, 1);
  });

  async ask(): Promise<void> {
    if (this.busy || this.table.viewer === null) return;
    this.busy = true;
    try {
      this.found = await api.hint(this.table.id, this.table.viewer);
    } finally {
      this.busy = false;
    }
  }

  forget(): void {
    this.found = null;
  }
}

/** The routes and cities that an action in the notation is about. */
export function pointedOut(action: string): { routes: string[]; cities: string[] } {
  const [, verb, thing] = /^(claim|station) (\S+)/.exec(action) ?? [];
  if (!thing) return { routes: [], cities: [] };
  return verb === "claim" ? { routes: [thing], cities: [] } : { routes: [], cities: [thing] };
}
