/** Turn alerts for players who are looking elsewhere: sounds, document title, favicon and notifications. */

import { say } from "../i18n/localization.svelte";
import type { LogEntry } from "../net/wire";
import { notificationsSupported, preferences } from "../state/preferences.svelte";
import { pageTitle } from "../state/router.svelte";
import { play, prepareSounds, type SoundName } from "../state/sounds";
import type { TableState } from "../state/table.svelte";

const SOUND_OF: Partial<Record<string, SoundName>> = {
  draw: "card",
  take: "card",
  claimed: "train",
  station: "train",
  keep: "ticket",
  over: "end",
};
const USUAL_ICON = "/icons/icon.svg";
const TURN_ICON = "/icons/icon-turn.svg";

/** Gives alerts for as long as the calling component shows the table. */
export function turnAlerts(table: TableState, title: () => string): void {
  const wanted = $derived(table.seatToAct !== null && !table.standIn && table.shown?.status === "running");

  $effect(prepareSounds);

  pageTitle(() => (wanted ? `● ${say("page-list-your-turn")} – ${title()}` : title()));

  $effect(() => {
    const icon = wanted ? TURN_ICON : USUAL_ICON;
    const timer = setTimeout(() => showIcon(icon)); // slow, so it is set after everything else
    return () => clearTimeout(timer);
  });
  $effect(() => () => showIcon(USUAL_ICON));

  let before: boolean | null = document.hidden ? false : null; // alert also for a game that began in a hidden tab
  $effect(() => {
    if (wanted && before === false) {
      play("turn");
      showNotification(say("page-call-turn", { title: title() }), table.id).catch(() => undefined);
    }
    before = wanted;
  });

  $effect(() => table.watch((happenings) => soundOf(happenings)));

  let lastSeq: number | null = null;
  $effect(() => {
    const last = table.chat.at(-1);
    const fresh = last !== undefined && lastSeq !== null && last.seq > lastSeq;
    if (fresh && table.concerns(last)) play("said");
    if (last || table.connection === "up") lastSeq = last?.seq ?? 0;
  });
}

/** A browser notification for a user who is in another tab, if they want them and the browser allows them. */
async function showNotification(text: string, tag: string): Promise<void> {
  if (!preferences.call || !document.hidden || !notificationsSupported()) return;
  if (Notification.permission !== "granted") return;
  const options = { body: text, tag, icon: "/icons/icon-192.png", data: location.href };
  // On platforms with installable web apps only the service worker may show notifications.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification("Branchline", options);
  else new Notification("Branchline", options);
}

/** Plays only the last sound of several events, because all at once would be noise. */
function soundOf(happenings: readonly LogEntry[]): void {
  const sounds = happenings.flatMap(({ events }) => events.flatMap(({ code }) => SOUND_OF[code] ?? []));
  const last = sounds.includes("end") ? "end" : sounds.at(-1);
  if (last) play(last);
}

function showIcon(address: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", address);
}
