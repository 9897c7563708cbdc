/**
 * HTTP client for the server's JSON API, with all its calls.
 *
 * A refusal is thrown as `RefusedError`, with a text in the user's language.
 */
import {
  type AccountChange,
  type AccountInfo,
  type AccountOffer,
  type Answer,
  type Arrival,
  type BannedNetworks,
  type Befriended,
  type BoardInfo,
  type Boards,
  type Ceremony,
  type CoachAnswer,
  type Coached,
  type Command,
  type Dismissal,
  type Erasure,
  type Found,
  type FriendLink,
  type Friends,
  type GameOverview,
  type GameRatings,
  type Head,
  type Hint,
  type Impose,
  type Inbox,
  type Leaderboard,
  type Lines,
  type LinkOwner,
  type Match,
  type MatchAsked,
  type Me,
  type MeChange,
  type MoveReview,
  type NameRule,
  type NameRuleList,
  type NetworkBan,
  type NewBlock,
  type NewGuest,
  type NewInvitation,
  type NewPasskey,
  type NewPasskeyName,
  type NewPassword,
  type NewTable,
  type OwnSanctions,
  type PasskeyChange,
  type PasskeySignIn,
  type PlayedGames,
  type PlayerInfo,
  type PlayersFound,
  type RatingHistory,
  type Readiness,
  type RecordInfo,
  type RecoveryCodes,
  type Refusal,
  type Registered,
  type Registration,
  type Reliabilities,
  type Rename,
  type Reopening,
  type Replay,
  type Report,
  type Reported,
  type Reports,
  type ReportView,
  type Rivals,
  type RulesInfo,
  type Said,
  type Sanctions,
  type Say,
  SHAPES,
  type SignIn,
  type Somebody,
  type Statistics,
  type Tables,
  type TableView,
  type Transfer,
  type Update,
  type Verified,
  type Whereabouts,
} from "./wire";

/** What a moderator decides on a report. */
export type Decision = Dismissal | Reopening | Impose | Rename;

/** The server refused a request, and says why. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    readonly retryAfter: number | null = null,
  ) {
    super(refusal.text);
  }

  get code(): string {
    return this.refusal.code;
  }

  /** Whether the refusal is temporary: the same request may succeed a little later. */
  get passing(): boolean {
    return this.status === 429 || this.status === 503 || this.status === 500;
  }
}

/** The server cannot be reached, or something else (a proxy) answers in its place. */
export class UnreachableError extends Error {
  constructor(
    message: string,
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

type Query = Readonly<Record<string, string | number | null | undefined>>;

/** Sends a request; `shape` is the name of the response type, used to fill in its defaults. */
async function ask<T>(
  method: string,
  path: string,
  shape: string,
  { body, query = {}, signal }: { body?: unknown; query?: Query; signal?: AbortSignal } = {},
): Promise<T> {
  const given = Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
  const address = given.length ? `${path}?${new URLSearchParams(given)}` : path;
  const response = await reached(address, {
    method,
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  const text = await response.text();
  if (!response.ok && !(shape === "Readiness" && response.status === 503)) throw refused(response, text);
  return (text ? withDefaults(shape, JSON.parse(text)) : undefined) as T;
}

async function reached(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    if ((error as Error).name === "AbortError") throw error;
    throw new UnreachableError(String(error));
  }
}

function refused(response: Response, text: string): Error {
  const after = retryAfter(response);
  try {
    return new RefusedError(response.status, withDefaults<Refusal>("Refusal", JSON.parse(text)), after);
  } catch {
    return new UnreachableError(`${response.status}`, after); // from a proxy, while the server is away
  }
}

/** The Retry-After header in seconds; it holds a number or a date. */
function retryAfter(response: Response): number | null {
  const header = response.headers.get("Retry-After");
  if (!header) return null;
  const seconds = Number.isNaN(Number(header)) ? (Date.parse(header) - Date.now()) / 1000 : Number(header);
  return seconds > 0 ? seconds : null;
}

/** Restores default values in a received message: the server omits fields that have their default. */
export function withDefaults<T>(shape: string, message: unknown): T {
  return fill(shape, message) as T;
}

function fill(name: string, message: unknown): unknown {
  const shape = SHAPES[name];
  if (!shape || message === null || typeof message !== "object") return message;
  const whole: Record<string, unknown> = { ...shape.defaults, ...message };
  for (const [key, part] of Object.entries(shape.parts)) {
    const value = whole[key];
    whole[key] = Array.isArray(value) ? value.map((each) => fill(part, each)) : fill(part, value);
  }
  return whole;
}

/** Memoizes a request by key; a failed one is sent again the next time. */
export function memoized<K, T>(cache: Map<K, Promise<T>>, key: K, fetched: () => Promise<T>): Promise<T> {
  const found =
    cache.get(key) ??
    fetched().catch((error) => {
      cache.delete(key);
      throw error;
    });
  cache.set(key, found);
  return found;
}

// --- calls -----------------------------------------------------------------------------------------------------------

export const api = {
  ready: () => ask<Readiness>("GET", "/api/ready", "Readiness"),

  me: () => ask<Me>("GET", "/api/me", "Me"),
  becomeGuest: (body: NewGuest) => ask<Me>("POST", "/api/guests", "Me", { body }),
  changeMe: (body: MeChange) => ask<Me>("PATCH", "/api/me", "Me", { body }),
  forgetMe: () => ask<void>("DELETE", "/api/me", ""),
  transfer: () => ask<Transfer>("POST", "/api/me/transfer", "Transfer"),
  arrive: (body: Arrival) => ask<Me>("POST", "/api/arrivals", "Me", { body }),

  registration: () => ask<AccountOffer>("GET", "/api/registration", "AccountOffer"),
  register: (body: Registration) => ask<Registered>("POST", "/api/accounts", "Registered", { body }),
  signIn: (body: SignIn) => ask<Me>("POST", "/api/sign-in", "Me", { body }),
  passkeySignInOptions: () => ask<Ceremony>("POST", "/api/sign-in/passkey/options", "Ceremony"),
  passkeySignIn: (body: PasskeySignIn) => ask<Me>("POST", "/api/sign-in/passkey", "Me", { body }),
  passkeyOptions: (body: NewPasskeyName) => ask<Ceremony>("POST", "/api/passkeys/options", "Ceremony", { body }),
  account: () => ask<AccountInfo>("GET", "/api/account", "AccountInfo"),
  changeAccount: (body: AccountChange) => ask<AccountInfo>("PATCH", "/api/account", "AccountInfo", { body }),
  setPassword: (body: NewPassword) => ask<AccountInfo>("POST", "/api/account/password", "AccountInfo", { body }),
  addPasskey: (body: NewPasskey) => ask<AccountInfo>("POST", "/api/account/passkeys", "AccountInfo", { body }),
  renamePasskey: (id: string, body: PasskeyChange) =>
    ask<AccountInfo>("PATCH", `/api/account/passkeys/${id}`, "AccountInfo", { body }),
  dropPasskey: (id: string) => ask<AccountInfo>("DELETE", `/api/account/passkeys/${id}`, "AccountInfo"),
  newCodes: () => ask<RecoveryCodes>("POST", "/api/account/codes", "RecoveryCodes"),
  endSession: (id: string) => ask<AccountInfo>("DELETE", `/api/account/sessions/${id}`, "AccountInfo"),
  endOtherSessions: () => ask<AccountInfo>("DELETE", "/api/account/sessions", "AccountInfo"),
  erase: (body: Erasure) => ask<void>("POST", "/api/me/erasure", "", { body }),

  boards: () => ask<Boards>("GET", "/api/boards", "Boards"),
  board: (board: string, digest: string) =>
    ask<BoardInfo>("GET", boardPath(board), "BoardInfo", { query: { digest: digest || null } }),
  drawing: (board: string, digest: string, language: string) =>
    fetchText(`${boardPath(board)}/drawing?${new URLSearchParams({ language, digest })}`),
  rules: (board: string, digest: string, players: number, language: string) =>
    ask<RulesInfo>("GET", `${boardPath(board)}/rules`, "RulesInfo", { query: { players, language, digest } }),

  makeTable: (body: NewTable) => ask<TableView>("POST", "/api/tables", "TableView", { body }),
  tables: (query: Query) => ask<Tables>("GET", "/api/tables", "Tables", { query }),
  myTables: () => ask<Tables>("GET", "/api/tables/mine", "Tables"),
  tableWithCode: (code: string) => ask<Found>("GET", `/api/codes/${encodeURIComponent(code)}`, "Found"),
  table: (table: string, query: Query = {}, signal?: AbortSignal) =>
    ask<Update>("GET", tablePath(table), "Update", { query, signal }),
  command: (table: string, body: Command) => ask<Answer>("POST", `${tablePath(table)}/commands`, "Answer", { body }),
  lines: (table: string, since: number, audience: Lines["audience"]) =>
    ask<Lines>("GET", `${tablePath(table)}/lines`, "Lines", { query: { since, audience } }),
  say: (table: string, body: Say) => ask<Said>("POST", `${tablePath(table)}/lines`, "Said", { body }),
  hint: (table: string, seat: number) => ask<Hint>("POST", `${tablePath(table)}/hint`, "Hint", { body: { seat } }),

  head: (table: string) => ask<Head>("GET", `${tablePath(table)}/head`, "Head"),
  record: (table: string) => fetchText(recordPath(table)),
  openRecord: (text: string) => ask<RecordInfo>("POST", "/api/records", "RecordInfo", { body: { text } }),
  verify: (text: string) => ask<Verified>("POST", "/api/verify", "Verified", { body: { text } }),
  report: (table: string, body: Report) => ask<Reported>("POST", `${tablePath(table)}/reports`, "Reported", { body }),
  reliability: (table: string) => ask<Reliabilities>("GET", `${tablePath(table)}/reliability`, "Reliabilities"),
  sanctions: () => ask<OwnSanctions>("GET", "/api/me/sanctions", "OwnSanctions"),

  reports: (queue: "open" | "handled") =>
    ask<Reports>("GET", "/api/moderation/reports", "Reports", { query: { queue } }),
  decide: (report: string, body: Decision) =>
    ask<ReportView>("POST", `/api/moderation/reports/${report}`, "ReportView", { body }),
  whereabouts: (report: string) => ask<Whereabouts>("GET", `/api/moderation/reports/${report}/network`, "Whereabouts"),
  findPlayers: (name: string) =>
    ask<PlayersFound>("GET", "/api/moderation/players", "PlayersFound", { query: { name } }),
  decidePlayer: (player: string, body: Impose | Rename) =>
    ask<Sanctions>("POST", `/api/moderation/players/${encodeURIComponent(player)}`, "Sanctions", { body }),
  activeSanctions: () => ask<Sanctions>("GET", "/api/moderation/sanctions", "Sanctions"),
  lift: (sanction: string) => ask<void>("DELETE", `/api/moderation/sanctions/${sanction}`, ""),
  networks: () => ask<BannedNetworks>("GET", "/api/moderation/networks", "BannedNetworks"),
  banNetwork: (body: NetworkBan) => ask<BannedNetworks>("POST", "/api/moderation/networks", "BannedNetworks", { body }),
  liftNetwork: (network: string) => ask<void>("DELETE", "/api/moderation/networks", "", { query: { network } }),
  nameRules: () => ask<NameRuleList>("GET", "/api/moderation/names", "NameRuleList"),
  addNameRule: (body: NameRule) => ask<NameRuleList>("POST", "/api/moderation/names", "NameRuleList", { body }),
  removeNameRule: (word: string) => ask<void>("DELETE", `/api/moderation/names/${encodeURIComponent(word)}`, ""),
  gameRatings: (table: string) => ask<GameRatings>("GET", `${tablePath(table)}/ratings`, "GameRatings"),
  player: (player: string) => ask<PlayerInfo>("GET", playerPath(player), "PlayerInfo"),
  rivals: (player: string) => ask<Rivals>("GET", `${playerPath(player)}/rivals`, "Rivals"),
  ratingHistory: (player: string, board: string, players: number) =>
    ask<RatingHistory>("GET", `${playerPath(player)}/rating`, "RatingHistory", { query: { board, players } }),
  games: (player: string, query: Query) =>
    ask<PlayedGames>("GET", `${playerPath(player)}/games`, "PlayedGames", { query }),
  leaderboard: (board: string, players: number, after: string | null = null) =>
    ask<Leaderboard>("GET", "/api/leaderboard", "Leaderboard", { query: { board, players, after } }),
  statistics: () => ask<Statistics>("GET", "/api/statistics", "Statistics"),

  lesson: (actions: readonly string[]) => ask<Update>("POST", "/api/lesson", "Update", { body: { actions } }),

  friends: () => ask<Friends>("GET", "/api/friends", "Friends"),
  befriend: (body: Somebody) => ask<Befriended>("POST", "/api/friends", "Befriended", { body }),
  unfriend: (player: string) => ask<void>("DELETE", `/api/friends/${encodeURIComponent(player)}`, ""),
  newFriendLink: () => ask<FriendLink>("POST", "/api/friends/link", "FriendLink"),
  revokeFriendLinks: () => ask<void>("DELETE", "/api/friends/link", ""),
  linkOwner: (code: string) => ask<LinkOwner>("GET", `/api/friends/link/${encodeURIComponent(code)}`, "LinkOwner"),
  followLink: (code: string) => ask<Befriended>("POST", `/api/friends/link/${encodeURIComponent(code)}`, "Befriended"),
  block: (body: NewBlock) => ask<void>("POST", "/api/blocks", "", { body }),
  unblock: (id: string) => ask<void>("DELETE", `/api/blocks/${encodeURIComponent(id)}`, ""),
  invite: (table: string, body: NewInvitation) => ask<void>("POST", `${tablePath(table)}/invitations`, "", { body }),
  dismissInvitation: (table: string) => ask<void>("DELETE", `/api/me/invitations/${encodeURIComponent(table)}`, ""),
  inbox: (seen: string | null, wait: number, signal?: AbortSignal) =>
    ask<Inbox>("GET", "/api/me/inbox", "Inbox", { query: { seen, wait }, signal }),
  match: (body: MatchAsked) => ask<Match>("POST", "/api/match", "Match", { body }),
};

/** The source of a replay: a table whose game is over, or an uploaded game record. */
export interface ReplaySource {
  course(): Promise<GameOverview>;
  replay(at: number): Promise<Replay>;
  why(at: number): Promise<MoveReview>;
  coach(): Promise<Coached>;
  askCoach(): Promise<Coached>;
  tryAgain(act: number, action: string): Promise<CoachAnswer>;
}

export function tableSource(table: string): ReplaySource {
  return sourceAt(tablePath(table));
}

export function recordSource(record: string): ReplaySource {
  return sourceAt(`/api/records/${encodeURIComponent(record)}`);
}

function sourceAt(path: string): ReplaySource {
  return {
    course: () => ask<GameOverview>("GET", `${path}/course`, "GameOverview"),
    replay: (at) => ask<Replay>("GET", `${path}/replay`, "Replay", { query: { at } }),
    why: (at) => ask<MoveReview>("GET", `${path}/why`, "MoveReview", { query: { at } }),
    coach: () => ask<Coached>("GET", `${path}/coach`, "Coached"),
    askCoach: () => ask<Coached>("POST", `${path}/coach`, "Coached"),
    tryAgain: (act, action) => ask<CoachAnswer>("POST", `${path}/coach/try`, "CoachAnswer", { body: { act, action } }),
  };
}

async function fetchText(path: string): Promise<string> {
  const response = await reached(path, {});
  const text = await response.text();
  if (!response.ok) throw refused(response, text);
  return text;
}

function boardPath(board: string): string {
  return `/api/boards/${encodeURIComponent(board)}`;
}

/** The address of a small picture of a board. Without a digest it is the picture of the board's present version. */
export function miniaturePath(board: string, theme: string, digest = ""): string {
  return `${boardPath(board)}/miniature?${new URLSearchParams(digest ? { theme, digest } : { theme })}`;
}

export function tablePath(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

export function recordPath(table: string): string {
  return `${tablePath(table)}/record`;
}

function playerPath(player: string): string {
  return `/api/players/${encodeURIComponent(player)}`;
}

/** The address of the record of a finished game of one's own, also after its table has expired. */
export function gameRecordPath(game: string): string {
  return `/api/games/${encodeURIComponent(game)}/record`;
}

export function heatPath(board: string, query: Record<string, string>): string {
  return `/api/statistics/${encodeURIComponent(board)}/heat.svg?${new URLSearchParams(query)}`;
}

export function picturePath(table: string, query: Record<string, string>): string {
  return `${tablePath(table)}/picture.png?${new URLSearchParams(query)}`;
}

/** A new idempotency key for a command, by which the server recognizes repetitions. */
export function newMoveId(): string {
  return randomHex(12);
}

/** A new nonce: a seat's contribution to the random seed of the deal. */
export function newNonce(): string {
  return randomHex(16);
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (each) => each.toString(16).padStart(2, "0")).join(
    "",
  );
}
