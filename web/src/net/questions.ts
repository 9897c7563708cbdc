/** API calls that only some screens need: replays, game records, verification, hints, the tutorial and rules. */
import { ask, tablePath } from "./api";
import type { GameOverview, Hint, MoveReview, RecordShown, Replay, RulesShown, Update, Verified } from "./wire";

/** The source of a replay: a table whose game is over, or an uploaded game record. */
export interface Source {
  course(): Promise<GameOverview>;
  replay(at: number): Promise<Replay>;
  why(at: number): Promise<MoveReview>;
}

export function tableSource(table: string): Source {
  return sourceAt(tablePath(table));
}

export function recordSource(record: string): Source {
  return sourceAt(`/api/records/${encodeURIComponent(record)}`);
}

function sourceAt(path: string): Source {
  return {
    course: () => ask<GameOverview>("GET", `${path}/course`, "GameOverview"),
    replay: (at) => ask<Replay>("GET", `${path}/replay`, "Replay", { query: { at } }),
    why: (at) => ask<MoveReview>("GET", `${path}/why`, "MoveReview", { query: { at } }),
  };
}

export function bringRecord(text: string): Promise<RecordShown> {
  return ask<RecordShown>("POST", "/api/records", "RecordShown", { body: { text } });
}

export function verifyText(text: string): Promise<Verified> {
  return ask<Verified>("POST", "/api/verify", "Verified", { body: { text } });
}

export async function recordOf(table: string): Promise<string> {
  const response = await fetch(recordPath(table));
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

export function recordPath(table: string): string {
  return `${tablePath(table)}/record`;
}

export function picturePath(table: string, query: Record<string, string>): string {
  return `${tablePath(table)}/picture.png?${new URLSearchParams(query)}`;
}

export function hint(table: string, seat: number): Promise<Hint> {
  return ask<Hint>("POST", `${tablePath(table)}/hint`, "Hint", { body: { seat } });
}

export function lesson(actions: readonly string[]): Promise<Update> {
  return ask<Update>("POST", "/api/lesson", "Update", { body: { actions } });
}

export function rulesOf(board: string, players: number, language: string): Promise<RulesShown> {
  const path = `/api/boards/${encodeURIComponent(board)}/rules`;
  return ask<RulesShown>("GET", path, "RulesShown", { query: { players, language } });
}
