/**
 * Deferred value: follows a value in a later frame, because the rest of the table is more urgent.
 *
 * A component that shows private information must be recreated when the viewer changes (`{#key table.viewer}`),
 * otherwise the next viewer would see the previous one's value for a moment.
 */
import { onDestroy, untrack } from "svelte";
import { FRAME, Later } from "../render/scheduler";

export function lagging<T>(current: () => T): { readonly now: T } {
  let now = $state.raw(untrack(current));
  const later = new Later(FRAME.rest, () => {
    now = current();
  });
  $effect(() => {
    current();
    later.ask();
  });
  onDestroy(() => later.cancel());
  return {
    get now() {
      return now;
    },
  };
}
