/**
 * Handover of a device that several players share (hot seat).
 *
 * After their turn, players see for a moment what it brought, and may undo it. Then a curtain hides the table until the
 * next player takes over.
 */
import type { TableState } from "../state/table.svelte";

const LOOK = 5000; // milliseconds before the curtain falls by itself

export class Handover {
  /** Whether the player has seen enough. */
  private seen = $state(false);

  constructor(private readonly table: TableState) {
    $effect(() => {
      this.seen = false;
      if (this.next === null) return;
      const falling = setTimeout(() => this.finish(), LOOK);
      return () => clearTimeout(falling);
    });
  }

  /** The seat that must act next on this device, if it is not the one whose view is shown. */
  readonly next: number | null = $derived.by(() => {
    const { yours, seatToAct, chosen } = this.table;
    return yours.length > 1 && seatToAct !== chosen ? seatToAct : null;
  });

  /** Whether the table is hidden. Nobody has taken over yet when it is opened. */
  readonly covered: boolean = $derived.by(() => this.next !== null && (this.seen || this.table.chosen === null));

  /** Lets the curtain fall. */
  finish(): void {
    this.seen = true;
  }
}
