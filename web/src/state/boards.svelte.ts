/** Boards: the list of all boards, and the definition and drawing of each, fetched once. */
import type { Language } from "../i18n/catalogs";
import { BoardNames } from "../i18n/texts";
import { api, memoized } from "../net/api";
import type { BoardInfo, BoardListed, RouteInfo } from "../net/wire";
import { preferences } from "./preferences.svelte";
import { server } from "./server.svelte";

class BoardList {
  all = $state.raw<readonly BoardListed[]>([]);
  private request: Promise<void> | null = null;

  /** Retries by itself while the server is away; after any other failure the next call fetches again. */
  fetch(): Promise<void> {
    this.request ??= server.retry(api.boards).then(
      ({ boards }) => {
        this.all = boards;
      },
      (error) => {
        this.request = null;
        throw error;
      },
    );
    return this.request;
  }

  find(id: string): BoardListed | undefined {
    return this.all.find((board) => board.id === id);
  }

  /** Title in the user's language; the id if the list has not arrived or has no such board. */
  title(id: string): string {
    const board = this.find(id);
    return board?.titles[preferences.language] ?? board?.title ?? id;
  }
}

export const boardList = new BoardList();

/** A board definition with indexes by id. */
export class BoardDefinition extends BoardNames {
  readonly routes: ReadonlyMap<string, RouteInfo>;

  constructor(readonly info: BoardInfo) {
    super(info);
    this.routes = new Map(info.routes.map((route) => [route.id, route]));
  }

  title(language: Language): string {
    return this.info.titles[language] ?? this.info.id;
  }
}

const definitions = new Map<string, Promise<BoardDefinition>>();
const drawings = new Map<string, Promise<string>>();

export function fetchBoard(id: string): Promise<BoardDefinition> {
  return memoized(definitions, id, async () => new BoardDefinition(await server.retry(() => api.board(id))));
}

/** The board's drawing as SVG. */
export function fetchDrawing(id: string, language: Language): Promise<string> {
  return memoized(drawings, `${id} ${language}`, () => server.retry(() => api.drawing(id, language)));
}
