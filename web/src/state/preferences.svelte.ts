/** User preferences: stored on this device, effective at once. */
import { MediaQuery } from "svelte/reactivity";
import { isLanguage, LANGUAGES, type Language } from "../i18n/catalogs";
import { say } from "../i18n/localization.svelte";
import { notices } from "./notices.svelte";
import { load, remove, save } from "./storage";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["full", "none", "system"] as const;
export type Motion = (typeof MOTIONS)[number];

/** How fast moves of other players are shown. */
export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];
const PAUSES: Record<Speed, number> = { slow: 1000, normal: 500, fast: 200, none: 0 }; // milliseconds

const systemDark = new MediaQuery("prefers-color-scheme: dark");
const systemReducedMotion = new MediaQuery("prefers-reduced-motion: reduce");

class Preferences {
  language = $state<Language>(LANGUAGES[0]);
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  speed = $state<Speed>("normal");
  sound = $state(true);
  /** Whether to show a browser notification when it is the user's turn. */
  call = $state(false);
  /** Whether to ask before a move that cannot be undone. */
  confirm = $state(true);
  /** Whether tips explain what comes up for the first time. */
  tips = $state(true);
  /** Text mode: the table as lines of text, for blind players. */
  text = $state(false);

  constructor() {
    this.load();
    addEventListener("storage", () => this.load());
  }

  /** Reads the stored preferences: at the start, and when another tab changes them. */
  private load(): void {
    this.language = firstLanguage();
    this.theme = oneOf(load("theme"), THEMES, "system");
    this.motion = oneOf(load("motion"), MOTIONS, "system");
    this.speed = oneOf(load("speed"), SPEEDS, "normal");
    this.sound = load("sound") !== "off";
    this.call = load("call") === "on";
    this.confirm = load("confirm") !== "off";
    this.tips = load("tips") !== "off";
    this.text = load("text") === "on";
  }

  get dark(): boolean {
    return this.theme === "system" ? systemDark.current : this.theme === "dark";
  }

  /** Whether animations are allowed. */
  get moving(): boolean {
    return this.motion === "system" ? !systemReducedMotion.current : this.motion === "full";
  }

  choose<K extends "language" | "theme" | "motion" | "speed">(name: K, value: Preferences[K]): void {
    (this as Preferences)[name] = value;
    store(name, value);
  }

  turn(name: "sound" | "call" | "confirm" | "tips" | "text", on: boolean): void {
    this[name] = on;
    store(name, on ? "on" : "off");
    if (name === "tips") remove("tips-seen"); // all of them again
  }
}

function store(name: string, value: string): void {
  if (!save(name, value)) notices.tell(say("page-forgetful"));
}

function firstLanguage(): Language {
  const chosen = load("language");
  if (isLanguage(chosen)) return chosen;
  const spoken = navigator.languages.map((each) => each.slice(0, 2));
  return spoken.find(isLanguage) ?? LANGUAGES[0];
}

function oneOf<T extends string>(value: string | null, all: readonly T[], usual: T): T {
  return all.includes(value as T) ? (value as T) : usual;
}

export const preferences = new Preferences();

/** Milliseconds between the moves of other players; fewer while the user's own clock is running. */
export function movePause(clock: boolean): number {
  return PAUSES[preferences.speed] / (clock ? 2 : 1);
}

export function notificationsSupported(): boolean {
  return "Notification" in globalThis;
}

/** Turns browser notifications on or off. Returns whether the browser allows it. */
export async function setNotifications(on: boolean): Promise<boolean> {
  const allowed = !on || (notificationsSupported() && (await Notification.requestPermission()) === "granted");
  preferences.turn("call", on && allowed);
  return allowed;
}
