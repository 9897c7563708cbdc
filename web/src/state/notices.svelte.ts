/** Toast messages: short notices that disappear by themselves. */

import { say } from "../i18n/localization.svelte";
import { RefusedError } from "../net/api";

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: "news" | "trouble";
}

const SHOWN_FOR = { news: 4000, trouble: 6000 }; // milliseconds: troubles say what to do next
let last = 0;

class Notices {
  list = $state<Notice[]>([]);
  /** Whether they are shown at the top of the page, because there are buttons at its bottom. */
  high = $state(false);

  /** Shows a text for a while, in place of an earlier one if its number is given. Returns the number of the notice. */
  tell(text: string, kind: Notice["kind"] = "news", instead = 0): number {
    this.drop(instead);
    const same = this.list.find((each) => each.text === text);
    if (same) return same.id;
    const id = ++last;
    this.list.push({ id, text, kind });
    setTimeout(() => this.drop(id), SHOWN_FOR[kind]);
    return id;
  }

  /** Shows why something failed. */
  trouble(error: unknown): void {
    this.tell(troubleText(error), "trouble");
  }

  drop(id: number): void {
    this.list = this.list.filter((each) => each.id !== id);
  }
}

/** Refusals that get a second sentence with what to do next, because it is not obvious. */
const NEXT = new Set([
  ...["seat-taken", "code-needed", "stale", "too-many", "too-many-tables", "table-not-open", "wrong-code", "no-guest"],
  ...["banned", "not-ready", "muted", "suspended", "address-banned"],
]);

/** Why something failed, and what to do next. */
export function troubleText(error: unknown): string {
  return error instanceof RefusedError ? refusalTold(error) : say("page-unreachable-next");
}

function refusalTold({ code, message, refusal }: RefusedError): string {
  const { reason } = refusal.details;
  if (code === "banned" && reason)
    return `${sentence(message)} ${say("page-sanction-why", { reason: String(reason) })}`;
  return NEXT.has(code) ? `${sentence(message)} ${say(`page-next-${code}`)}` : sentence(message);
}

/** A refusal text as a sentence: the server sends them without capital and full stop. */
export function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? "" : "."}`;
}

export const notices = new Notices();
