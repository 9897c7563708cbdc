/** What is heard and told of a table to those who don't look at it just now: sounds, the window's name and its icon. */
import type { Happening } from "../net/wire";
import { call } from "../state/calling";
import { play, prepareSounds, type SoundName } from "../state/sounds";
import type { TableState } from "../state/table.svelte";
import { headed } from "../state/title.svelte";
import { say } from "../state/words.svelte";

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

/** For as long as the table is shown. */
export function callFrom(table: TableState, title: () => string): void {
  const wanted = $derived(table.waited !== null && !table.standIn && table.shown?.status === "running");

  $effect(prepareSounds);

  headed(() => (wanted ? `● ${say("page-list-your-turn")} – ${title()}` : title()));

  $effect(() => showIcon(wanted ? TURN_ICON : USUAL_ICON));
  $effect(() => () => showIcon(USUAL_ICON));

  let before: boolean | null = document.hidden ? false : null; // a game that began while one looked elsewhere
  $effect(() => {
    if (wanted && before === false) {
      play("turn");
      call(say("page-call-turn", { title: title() }), table.id).catch(() => undefined);
    }
    before = wanted;
  });

  $effect(() => table.watch((happenings) => soundOf(happenings)));

  let heard: number | null = null;
  $effect(() => {
    const last = table.spoken.at(-1);
    const fresh = last !== undefined && heard !== null && last.seq > heard;
    if (fresh && (last.seat === null || !table.yours.includes(last.seat))) play("said");
    if (last || table.line === "up") heard = last?.seq ?? 0;
  });
}

/** The last thing that makes a sound: several at once would be a din. */
function soundOf(happenings: readonly Happening[]): void {
  const sounds = happenings.flatMap(({ events }) => events.flatMap(({ code }) => SOUND_OF[code] ?? []));
  const last = sounds.includes("end") ? "end" : sounds.at(-1);
  if (last) play(last);
}

function showIcon(address: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", address);
}
