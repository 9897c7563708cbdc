/** Boards: the list of all boards, and the definition and drawing of each version, fetched once. */
import type { Language } from "../i18n/catalogs";
import { BoardNames } from "../i18n/texts";
import { api, memoized } from "../net/api";
import type { BoardInfo, BoardListed, RouteInfo, TableView } from "../net/wire";
import { preferences } from "./preferences.svelte";
import { server } from "./server.svelte";

class BoardList {
  /** All boards, including those that only older tables are played on. */
  all = $state.raw<readonly BoardListed[]>([]);
  /** Boards for new tables. */
  readonly offered = $derived(this.all.filter((board) => board.offered));
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

  /** Fetches the list again, because the operator of a server may add boards at any time. */
  async refresh(): Promise<void> {
    const { boards } = await api.boards();
    if (JSON.stringify(boards) !== JSON.stringify(this.all)) this.all = boards;
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

/** The address of the rules of a table: of its version of the board, for its number of players, with a way back to it. */
export function rulesAddress({ id, settings, digest }: TableView, back = true): string {
  const query = new URLSearchParams({ digest, players: String(settings.players), ...(back ? { table: id } : {}) });
  return `/rules/${settings.board}?${query}`;
}

const definitions = new Map<string, Promise<BoardDefinition>>();
const drawings = new Map<string, Promise<string>>();

/** A version of a board: a table is played on the one it was made on, even if the board changes later. */
export function fetchBoard(id: string, digest: string): Promise<BoardDefinition> {
  const fetched = async () => new BoardDefinition(await server.retry(() => api.board(id, digest)));
  return memoized(definitions, `${id} ${digest}`, fetched);
}

/** The board's drawing as SVG. */
export function fetchDrawing({ id, digest }: BoardInfo, language: Language): Promise<string> {
  const fetched = () => server.retry(() => api.drawing(id, digest, language));
  return memoized(drawings, `${id} ${digest} ${language}`, fetched);
}
