/** What somebody has chosen about the page itself: kept on this device, at work at once. */
import { MediaQuery } from "svelte/reactivity";
import { isLanguage, LANGUAGES, type Language } from "../words/catalogs";
import { keep, kept } from "./kept";
import { notices } from "./notices.svelte";
import { say } from "./words.svelte";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["full", "none", "system"] as const;
export type Motion = (typeof MOTIONS)[number];

const systemDark = new MediaQuery("prefers-color-scheme: dark");
const systemStill = new MediaQuery("prefers-reduced-motion: reduce");

class Choices {
  language = $state<Language>(LANGUAGES[0]);
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  sound = $state(true);
  /** Whether to be called, by the browser's own notices, when it is one's turn. */
  call = $state(false);
  /** Whether to ask before something that can't be taken back. */
  confirm = $state(true);
  /** The table as lines of text, for those who can't see a board. */
  text = $state(false);

  constructor() {
    this.recall();
    addEventListener("storage", () => this.recall());
  }

  /** As they are kept: at the beginning, and when something was chosen in another tab. */
  private recall(): void {
    this.language = firstLanguage();
    this.theme = oneOf(kept("theme"), THEMES, "system");
    this.motion = oneOf(kept("motion"), MOTIONS, "system");
    this.sound = kept("sound") !== "off";
    this.call = kept("call") === "on";
    this.confirm = kept("confirm") !== "off";
    this.text = kept("text") === "on";
  }

  get dark(): boolean {
    return this.theme === "system" ? systemDark.current : this.theme === "dark";
  }

  /** Whether things may move. */
  get moving(): boolean {
    return this.motion === "system" ? !systemStill.current : this.motion === "full";
  }

  choose<K extends "language" | "theme" | "motion">(name: K, value: Choices[K]): void {
    (this as Choices)[name] = value;
    remember(name, value);
  }

  turn(name: "sound" | "call" | "confirm" | "text", on: boolean): void {
    this[name] = on;
    remember(name, on ? "on" : "off");
  }
}

function remember(name: string, value: string): void {
  if (!keep(name, value)) notices.tell(say("page-forgetful"));
}

function firstLanguage(): Language {
  const chosen = kept("language");
  if (isLanguage(chosen)) return chosen;
  const spoken = navigator.languages.map((each) => each.slice(0, 2));
  return spoken.find(isLanguage) ?? LANGUAGES[0];
}

function oneOf<T extends string>(value: string | null, all: readonly T[], usual: T): T {
  return all.includes(value as T) ? (value as T) : usual;
}

export const choices = new Choices();
