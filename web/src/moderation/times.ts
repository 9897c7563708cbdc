/** Dates and times as the reader's language writes them. */
import { preferences } from "../state/preferences.svelte";

export function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(preferences.language, { dateStyle: "medium", timeStyle: "short" });
}
