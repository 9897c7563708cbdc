/** Games that are over, records from files, and what a bot says: questions that only some screens ask. */
import { ask, tablePath } from "./api";
import type { Course, Hint, Judged, RecordShown, Replay, RulesShown, Update, Verified } from "./wire";

/** Something that can be looked at again, step by step: a table that is over, or a record that somebody brought. */
export interface Source {
  course(): Promise<Course>;
  replay(at: number): Promise<Replay>;
  why(at: number): Promise<Judged>;
}

export function tableSource(table: string): Source {
  return sourceAt(tablePath(table));
}

export function recordSource(record: string): Source {
  return sourceAt(`/api/records/${encodeURIComponent(record)}`);
}

function sourceAt(path: string): Source {
  return {
    course: () => ask<Course>("GET", `${path}/course`, "Course"),
    replay: (at) => ask<Replay>("GET", `${path}/replay`, "Replay", { query: { at } }),
    why: (at) => ask<Judged>("GET", `${path}/why`, "Judged", { query: { at } }),
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
