/** Tips for somebody's first games: what each is about, and when its moment has come. Each is shown once on a device. */
import type { Event } from "../../net/wire";
import { load, save } from "../../state/storage";
import type { TableState } from "../../state/table.svelte";

export type TipCode =
  | ("offer" | "turn" | "route" | "tunnel" | "ferry" | "station" | "ways" | "countries")
  | ("collected" | "reset" | "done" | "last-turns");

export interface Tip {
  readonly code: TipCode;
  /** The route that it is about. */
  readonly route?: string;
  /** The player that it is about. */
  readonly seat?: number;
}

const SEEN = "tips-seen";
const LATELY = 3; // entries of the log

export function seenTips(): ReadonlySet<string> {
  return new Set((load(SEEN) ?? "").split(" ").filter(Boolean));
}

export function noteSeen(code: TipCode): void {
  save(SEEN, [...seenTips(), code].join(" "));
}

/** The tip for the viewer, who is to act: the most urgent one that they have not seen. */
export function tipFor(table: TableState, placing: boolean): Tip | null {
  const seen = seenTips();
  return tips(table, placing).find(({ code }) => !seen.has(code)) ?? null;
}

/** Whether a tip that is shown is still true: what it advises must be possible now, not only when it appeared. */
export function stillTrue(table: TableState, { code, route }: Tip): boolean {
  return tips(table, true).some((tip) => tip.code === code && tip.route === route);
}

/** All tips that fit the moment, the most urgent first. */
function tips(table: TableState, placing: boolean): Tip[] {
  const game = table.game!;
  const board = table.board!;
  if (game.phase === "start") return [{ code: "offer" }];
  const own = table.history.flatMap(({ events }) => events).filter((event) => isOwnTurn(event, table.viewer));
  const beginning = game.phase === "turn";
  if (!own.length && beginning) return [{ code: "turn" }];
  const found: Tip[] = [];
  if (placing && game.legal.stations?.cities.length) found.push({ code: "station" });
  const ending = table.history.flatMap(({ events }) => events).findLast(({ code }) => code === "last-turns");
  if (game.final_turns !== null && ending?.seat != null) found.push({ code: "last-turns", seat: ending.seat });
  if (own.some(({ code }) => code === "countries")) found.push({ code: "collected" });
  const open = game.tickets.filter(({ state }) => state === "open").map(({ ticket }) => ticket);
  if (beginning && game.tickets.length && !game.tickets.some(({ state }) => state !== "done"))
    found.push({ code: "done" });
  const ways = table.shown!.paths.filter(({ ticket }) => open.includes(ticket));
  for (const route of game.legal.claims.flatMap(({ routes }) => routes)) {
    if (!ways.some(({ routes }) => routes.includes(route))) continue;
    const { kind } = board.routes.get(route)!;
    found.push({ code: kind === "plain" ? "route" : kind, route });
  }
  const blocked = open.some((ticket) => !ways.some((way) => way.ticket === ticket));
  if (blocked && game.legal.stations?.cities.length) found.push({ code: "station" });
  if (open.length) found.push({ code: "ways" });
  if (board.info.countries.length) found.push({ code: "countries" });
  const late = table.history.slice(-LATELY).flatMap(({ events }) => events);
  if (late.some(({ code }) => code === "reset")) found.push({ code: "reset" });
  return found;
}

function isOwnTurn({ seat, code }: Event, viewer: number | null): boolean {
  return seat === viewer && code !== "keep" && code !== "kept";
}
