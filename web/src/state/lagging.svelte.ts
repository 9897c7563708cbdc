/**
 * What is shown a little later than it is known, in a frame of its own: the rest of the table is more urgent.
 *
 * Not later to other eyes: who shows what not everybody may know is to be made anew (`{#key table.eyes}`).
 */
import { onDestroy, untrack } from "svelte";
import { FRAME, Later } from "../net/pace";

export function lagging<T>(known: () => T): { readonly now: T } {
  let now = $state.raw(untrack(known));
  const later = new Later(FRAME.rest, () => {
    now = known();
  });
  $effect(() => {
    known();
    later.ask();
  });
  onDestroy(() => later.cancel());
  return {
    get now() {
      return now;
    },
  };
}
