/** Cache of board definitions and drawings; each is fetched memoized. */
import { api } from "../net/api";
import type { BoardInfo, RouteInfo } from "../net/wire";
import type { Language } from "../words/catalogs";
import { Names } from "../words/names";
import { connection } from "./connection.svelte";

/** A board definition with indexes by id. */
export class PrintedBoard extends Names {
  readonly routes: ReadonlyMap<string, RouteInfo>;

  constructor(readonly printed: BoardInfo) {
    super(printed);
    this.routes = new Map(printed.routes.map((route) => [route.id, route]));
  }

  title(language: Language): string {
    return this.printed.titles[language] ?? this.printed.id;
  }
}

const boards = new Map<string, Promise<PrintedBoard>>();
const drawings = new Map<string, Promise<string>>();

export function printedBoard(id: string): Promise<PrintedBoard> {
  return memoized(boards, id, async () => new PrintedBoard(await connection.retry(() => api.board(id))));
}

export function drawingOf(id: string, language: Language): Promise<string> {
  return memoized(drawings, `${id} ${language}`, () => connection.retry(() => api.drawing(id, language)));
}

/** Memoizes a request by key; a failed one is sent again the next time. */
function memoized<T>(cache: Map<string, Promise<T>>, key: string, fetched: () => Promise<T>): Promise<T> {
  const found =
    cache.get(key) ??
    fetched().catch((error) => {
      cache.delete(key);
      throw error;
    });
  cache.set(key, found);
  return found;
}
