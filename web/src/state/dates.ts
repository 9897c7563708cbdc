/** Dates and times in the reader's language, in the form of their country if the browser names one (25 Dec or Dec 25). */
import { preferences } from "./preferences.svelte";

/** A day: 25 Dec 2026. */
export function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(locale(), { dateStyle: "medium" });
}

/** A day and a time. */
export function momentOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });
}

/** A time of the day: 17:05. */
export function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" });
}

function locale(): string {
  const { language } = preferences;
  return navigator.languages.find((each) => each.split("-")[0] === language) ?? language;
}
