/** Boards that were asked for: what is printed on them, and their drawings. Each is fetched once. */
import { api } from "../net/api";
import type { BoardShown, LaneShown } from "../net/wire";
import type { Language } from "../words/catalogs";
import { Names } from "../words/names";
import { connection } from "./connection.svelte";

/** A board with what one looks up on it. */
export class PrintedBoard extends Names {
  readonly lanes: ReadonlyMap<string, LaneShown>;

  constructor(readonly printed: BoardShown) {
    super(printed);
    this.lanes = new Map(printed.lanes.map((lane) => [lane.id, lane]));
  }

  title(language: Language): string {
    return this.printed.titles[language] ?? this.printed.id;
  }
}

const boards = new Map<string, Promise<PrintedBoard>>();
const drawings = new Map<string, Promise<string>>();

export function printedBoard(id: string): Promise<PrintedBoard> {
  return once(boards, id, async () => new PrintedBoard(await connection.retry(() => api.board(id))));
}

export function drawingOf(id: string, language: Language): Promise<string> {
  return once(drawings, `${id} ${language}`, () => connection.retry(() => api.drawing(id, language)));
}

/** What failed is asked for again the next time. */
function once<T>(kept: Map<string, Promise<T>>, key: string, fetched: () => Promise<T>): Promise<T> {
  const found =
    kept.get(key) ??
    fetched().catch((error) => {
      kept.delete(key);
      throw error;
    });
  kept.set(key, found);
  return found;
}
