// Made by tools/wire.js from server/wire/schema.json. The server omits default values: `withDefaults` restores them.

/** A seat whose player does not have the table open, and when they last had it open. */
export interface Absent {
  seat: number;
  since: number;
}

/** Choices of the account. Those that are left out stay. */
export interface AccountChange {
  private?: boolean | null;
  train?: number | "any" | null;
}

/** The account of the person who asks. */
export interface AccountInfo {
  name: string;
  player: string;
  created: number;
  password: boolean;
  fresh: boolean;
  passkeys: readonly PasskeyInfo[];
  sessions: readonly SessionInfo[];
  codes: number;
  private: boolean;
  train: number | null;
}

/** What this server offers: accounts for nobody (guests), everybody (open), with an invitation, or no new ones. */
export interface AccountOffer {
  mode: "closed" | "guests" | "invited" | "open";
  passkeys: boolean;
}

/** Actions in notation, played all or none at the version that the player saw. Only the last may involve chance. */
export interface Act {
  do: "act";
  move_id: string;
  seat: number;
  seen: number;
  actions: readonly string[];
}

/** What a bot would do: in notation, in words, and its reasons as sentences, the most important first.

    `routes` are those that the reasons name. A search adds numbers: what it has tried, and with which results. */
export interface Advice {
  action: string;
  words: string;
  why: readonly string[];
  routes: readonly string[];
  numbers: readonly string[];
}

/** A command is in the log: the version that it made, and what happened. A repeated command gets the same answer. */
export interface Answer {
  type: "done";
  move_id: string;
  version: number;
  happened: LogEntry;
  head: string;
}

/** A one-time code from another device of the same person. */
export interface Arrival {
  code: string;
}

export interface BannedNetwork {
  network: string;
  at: number;
  reason: string;
  until: number | null;
  moderator: string | null;
}

export interface BannedNetworks {
  networks: readonly BannedNetwork[];
}

/** Whether we are friends now, or the other person has been asked. */
export interface Befriended {
  status: "asked" | "friends";
}

/** Somebody whom I have blocked or muted. `id` means something only to me. */
export interface Blocked {
  id: string;
  name: string;
  kind: "block" | "mute";
  player: string | null;
}

export interface BoardInfo {
  id: string;
  titles: Record<string, string>;
  notes: Record<string, string>;
  digest: string;
  rules: Rules;
  cities: readonly CityInfo[];
  countries: readonly CountryInfo[];
  routes: readonly RouteInfo[];
  tickets: readonly TicketInfo[];
  sheet: SheetInfo;
}

export interface BoardListed {
  id: string;
  title: string;
  digest: string;
  players: readonly number[];
  longest_path: boolean;
  titles: Record<string, string>;
  trains: number;
  strict_ferries: boolean;
  offered: boolean;
}

/** A player's games on one board with one number of players. */
export interface BoardResults {
  board: string;
  players: number;
  games: number;
  wins: number;
  points: number;
  best: number;
  tickets: number;
  tickets_failed: number;
  longest: number;
  accuracy: number | null;
  rating: number | null;
  provisional: boolean;
  rated: number;
}

/** Finished games with people on one board with one number of players: averages by seat. */
export interface BoardStatistics {
  board: string;
  players: number;
  games: number;
  points: number;
  winning_points: number;
  winner_tickets: number;
  other_tickets: number;
  winner_path: number;
  other_path: number;
}

export interface Boards {
  boards: readonly BoardListed[];
}

export interface BotRating {
  level: string;
  rating: number;
}

/** What the browser needs to make or to use a passkey. */
export interface Ceremony {
  options: string;
}

export interface ChatLine {
  seq: number;
  at: number;
  name: string;
  who: string;
  seat: number | null;
  text: string | null;
  phrase: string | null;
}

export interface CityInfo {
  id: string;
  name: string;
  x: number;
  y: number;
  names: Record<string, string>;
  also: readonly string[];
}

/** Routes that can be claimed with the same payments. The text of an action is `claim {route} {payment}`. */
export interface Claims {
  routes: readonly string[];
  payments: readonly string[];
}

/** An act of a finished game. Luck, choice and loss are changes of the seat's win chance, from -1 to 1. */
export interface CoachAct {
  act: number;
  seat: number;
  chances: readonly number[];
  luck: number;
  choice: number;
  loss: number;
  best: string | null;
  routes: readonly string[];
}

/** What the coach says to it: win chances by what the seat knew, from 0 to 1, and the actions in words. */
export interface CoachAnswer {
  verdict: string;
  chance: number;
  played_chance: number;
  best_chance: number;
  tried: string;
  played: string;
  best: string;
}

/** The choice with which a seat gained most of the win chance over every alternative. */
export interface CoachMoment {
  act: number;
  gain: number;
  played: string;
  other: string;
}

/** Simulated games in which both actions were tried: how many were won after each, and with how many points. */
export interface CoachNumbers {
  games: number;
  won: number;
  played: number;
  points: readonly CoachPoints[];
}

/** An action that the coach compares: in notation, in words, and what of the board and of the cards it is about.

    Routes of an action that claims none are those that its reason names. */
export interface CoachOption {
  action: string;
  words: string;
  routes: readonly string[];
  cities: readonly string[];
  cards: Record<string, number>;
}

/** A turning point: what was played, what was better, and why, in one sentence and then in further ones. */
export interface CoachPoint {
  act: number;
  seat: number;
  kind: string;
  cost: number;
  played: CoachOption;
  better: CoachOption;
  why: string;
  more: readonly string[];
  numbers: CoachNumbers | null;
}

/** Mean points of a part of the score in simulated games, after the better and after the played action. */
export interface CoachPoints {
  part: string;
  better: number;
  played: number;
}

/** The coach's review of a finished game. */
export interface CoachReview {
  start: readonly number[];
  acts: readonly CoachAct[];
  seats: readonly CoachSeat[];
  turning_points: readonly number[];
  points: readonly CoachPoint[];
}

/** A seat's summary. */
export interface CoachSeat {
  seat: number;
  accuracy: number | null;
  luck: number;
  lost: number;
  turning_points: readonly number[];
  best_moment: CoachMoment | null;
  lesson: string | null;
}

/** How far the coach is with a game: nobody has asked, queued, being computed, failed, or ready. */
export interface Coached {
  state: string;
  done: number;
  total: number;
  review: CoachReview | null;
}

export interface ComeBack {
  do: "come-back";
  move_id: string;
  seat: number;
}

export type Command = Sit | SeatBot | Leave | Dismiss | Start | Act | Undo | Resign | Vote | StandIn | ComeBack | Rematch;

/** A country at the end of a route, with a stack of bonus cards, the highest on top. */
export interface CountryInfo {
  id: string;
  names: Record<string, string>;
  cards: readonly number[];
  x: number;
  y: number;
  also: readonly string[];
}

/** The host removes the person in this seat before the game starts: from all their seats, and permanently. */
export interface Dismiss {
  do: "dismiss";
  move_id: string;
  seat: number;
}

/** Nothing was wrong: the report is handled. */
export interface Dismissal {
  do: "dismiss";
}

/** Confirms by the person's name that everything about them shall be erased. */
export interface Erasure {
  name: string;
}

/** One event: a stable code, the seat that caused it, and the fields that the code uses; others are left out. */
export interface Event {
  code: "claim" | "claimed" | "countries" | "decline" | "draw" | "give" | "keep" | "kept" | "last-turns" | "over" | "pass" | "pay" | "reset" | "reshuffle" | "station" | "take" | "tickets" | "tunnel" | "turned-up";
  seat: number | null;
  card: string | null;
  slot: number | null;
  cards: Record<string, number>;
  route: string | null;
  swaps: number;
  city: string | null;
  number: number | null;
  tickets: readonly string[];
  returned: readonly string[];
  turned_up: readonly string[];
  owed: number;
  points: number;
  trains: number;
  countries: Record<string, readonly number[]>;
  face_up: readonly string[];
  turns: number | null;
  ending: string | null;
  winners: readonly number[];
}

/** One result of the verification: a check that passed or a fault. */
export interface Finding {
  code: string;
  text: string;
  holds: boolean;
  line: number | null;
}

export interface Found {
  table: string;
}

export interface Friend {
  player: string;
  name: string;
  seen: "long" | "online" | "today" | "week" | null;
  table: string | null;
  status: Status | null;
  free: number;
}

/** A code that makes whoever follows it a friend, until it expires. */
export interface FriendLink {
  code: string;
  until: number;
}

/** Somebody who asks to be a friend. */
export interface FriendRequest {
  player: string;
  name: string;
  at: number;
}

export interface Friends {
  friends: readonly Friend[];
  requests: readonly FriendRequest[];
  blocked: readonly Blocked[];
  links: number;
  most: number;
}

export type FromSocket = Sit | SeatBot | Leave | Dismiss | Start | Act | Undo | Resign | Vote | StandIn | ComeBack | Rematch | Say | Ping;

/** An overview of a whole game, version by version. */
export interface GameOverview {
  steps: readonly OverviewStep[];
}

export interface GameRatings {
  seats: readonly RatedSeat[];
}

/** A seat of a finished game. */
export interface GameSeat {
  seat: number;
  points: number;
  place: number | null;
  name: string | null;
  player: string | null;
  bot: string | null;
  left: string | null;
}

/** The hash of a table's log up to an event, perhaps signed (Ed25519). */
export interface Head {
  table: string;
  number: number;
  hash: string;
  key?: string | null;
  signature?: string | null;
}

export interface Health {
  status: string;
}

/** A heartbeat: tells the client that the connection is alive, and the server's time. */
export interface Heartbeat {
  type: "beat";
  now: number;
}

/** A ticket that the viewer holds or is offered: completed, still possible, or out of reach. */
export interface HeldTicket {
  ticket: string;
  state: "done" | "lost" | "open";
}

/** What the strongest bot would do at this version. */
export interface Hint {
  version: number;
  seat: number;
  advice: Advice;
}

export interface HintAsked {
  seat: number;
}

export interface Impose {
  do: "sanction";
  kind: "ban" | "mute" | "suspend";
  duration: "day" | "forever" | "hour" | "month" | "week";
  reason: string;
}

/** What waits for a person. A long poll with `seen` answers when the digest is another one. */
export interface Inbox {
  digest: string;
  invitations: readonly Invitation[];
  requests: readonly FriendRequest[];
}

/** An open table to which somebody has invited me. I may sit there without its code. */
export interface Invitation {
  table: string;
  board: string;
  players: number;
  free: number;
  name: string;
  at: number;
  player: string | null;
  rematch: boolean;
  code: string | null;
}

/** The cards on the table for a route whose payment is not complete. */
export interface Laid {
  route: string;
  cards: Record<string, number>;
  colour: string | null;
  turned_up: Record<string, number>;
  owed: number;
  to_give: number;
}

export interface Leader {
  rank: number;
  player: string;
  name: string;
  rating: number;
  games: number;
  wins: number;
}

/** The best players on a board with a number of players, and how strong the bots are there. */
export interface Leaderboard {
  board: string;
  players: number;
  leaders: readonly Leader[];
  bots: readonly BotRating[];
  listed: number;
  own: Leader | null;
  next: string | null;
}

/** Leave a seat before the game starts; the host may also remove bots. */
export interface Leave {
  do: "leave";
  move_id: string;
  seat: number;
}

/** The legal actions of the seat, grouped the way people choose them. */
export interface Legal {
  take: readonly string[];
  draw: boolean;
  tickets: boolean;
  keep: number;
  claims: readonly Claims[];
  stations: Stations | null;
  pay: readonly string[];
  decline: boolean;
  give: readonly string[];
  pass: boolean;
}

/** All actions of the learner so far. */
export interface LessonStep {
  actions?: readonly string[];
}

/** Lines of chat. Players and spectators have a chat of their own each, and its lines are numbered from 1.

    A client that belongs to another audience than before gets the lines of the new one, and drops the others. */
export interface Lines {
  type: "lines";
  lines: readonly ChatLine[];
  audience: "players" | "spectators" | null;
}

/** Whose link it is. */
export interface LinkOwner {
  player: string;
  name: string;
  own: boolean;
  friends: boolean;
}

/** An event of the table's log as a seat or a spectator may see it. */
export interface LogEntry {
  seq: number;
  at: number;
  what: string;
  seat: number | null;
  name: string | null;
  bot: string | null;
  why: "away" | "left" | "time" | null;
  end: boolean | null;
  events: readonly Event[];
}

/** The table where I have a seat now. */
export interface Match {
  table: string;
  seat: number;
}

/** Find me a game. What is null does not matter. */
export interface MatchAsked {
  move_id: string;
  nonce: string;
  board?: string | null;
  players?: number | null;
  pace?: PaceAsked;
  rated?: boolean;
  bots_after?: number | null;
}

export interface Me {
  name: string;
  language: string;
  player: string | null;
  moderator: boolean;
  train: number | null;
}

export interface MeChange {
  name?: string | null;
  language?: "en" | "pl" | "ro" | null;
}

/** Somebody with an account, as moderators find them by name. */
export interface ModeratedPlayer {
  player: string;
  name: string;
  reports: number;
  sanctions: readonly Sanction[];
}

/** An action of a finished game, and what a bot would have done with the seat's knowledge, if there was a choice. */
export interface MoveReview {
  at: number;
  seat: number | null;
  played: string | null;
  words: string | null;
  advice: Advice | null;
  agreed: boolean | null;
}

export interface NameRule {
  word: string;
  kind: "name" | "word";
}

export interface NameRuleList {
  rules: readonly NameRule[];
}

export interface NetworkBan {
  network: string;
  duration: "day" | "forever" | "hour" | "month" | "week";
  reason: string;
}

/** Block somebody, or only mute them, which hides what they write. */
export interface NewBlock {
  player?: string | null;
  table?: string | null;
  seat?: number | null;
  kind?: "block" | "mute";
}

export interface NewGuest {
  name: string;
  language?: "en" | "pl" | "ro";
}

export interface NewInvitation {
  player: string;
}

export interface NewNameRule {
  word: string;
  kind: "name" | "word";
}

export interface NewPasskey {
  passkey: string;
  label?: string | null;
}

/** Whose passkey it will be: the name of the account, which may be a new one. */
export interface NewPasskeyName {
  name: string;
  invitation?: string | null;
}

export interface NewPassword {
  password: string;
}

export interface NewTable {
  move_id: string;
  board: string;
  players: number;
  public?: boolean;
  pace?: PaceAsked;
  bots?: Record<string, "easy" | "expert" | "hard" | "master" | "medium" | "novice">;
  invited?: readonly number[];
  longest_path?: boolean | null;
  watching?: "delayed" | "end" | "live";
  delay?: number;
  strict_ferries?: boolean | null;
  rated?: boolean;
}

/** The game after one version of its table. */
export interface OverviewStep {
  at: number;
  what: string;
  turn: number;
  seat: number | null;
  acts: number;
  points: readonly number[];
  trains: readonly number[];
}

/** What a moderator has imposed on the reader: what, why, and until when. */
export interface OwnSanction {
  kind: "ban" | "mute" | "rename" | "suspend";
  at: number;
  until: number | null;
  reason: string;
}

export interface OwnSanctions {
  sanctions: readonly OwnSanction[];
}

/** Time control: none, live (a bank of seconds plus an increment per turn), or a number of days per turn. */
export interface Pace {
  kind: "days" | "live" | "none";
  bank: number;
  increment: number;
  days: number;
}

/** Time control: none, live (a bank of seconds plus an increment per turn), or a number of days per turn. */
export interface PaceAsked {
  kind?: "days" | "live" | "none";
  bank?: number;
  increment?: number;
  days?: 1 | 2 | 3 | 7;
}

export interface PasskeyChange {
  label: string;
}

export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  used: number;
}

export interface PasskeySignIn {
  passkey: string;
  merge?: boolean;
}

export interface Ping {
  do: "ping";
}

/** A finished game in a player's history. */
export interface PlayedGame {
  number: number;
  board: string;
  players: number;
  finished: number;
  ending: string;
  seat: number;
  points: number;
  tickets: number;
  tickets_failed: number;
  longest: number;
  seats: readonly GameSeat[];
  place: number | null;
  left: string | null;
  rated: boolean;
  rating: number | null;
  change: number | null;
  accuracy: number | null;
  game: string | null;
}

export interface PlayedGames {
  games: readonly PlayedGame[];
  next: number | null;
}

/** A player's page. */
export interface PlayerInfo {
  player: string;
  name: string;
  since: number;
  boards: readonly BoardResults[];
  own: boolean;
  private: boolean;
}

export interface PlayersFound {
  players: readonly ModeratedPlayer[];
}

/** Seats whose players have the table open, and since when the others are away.

    In a game without a clock, the other players may seat a bot for an absent player whose turn it is, once `patience`
    seconds have passed since that player was last connected and since their turn began. */
export interface Present {
  type: "present";
  seats: readonly number[];
  absent: readonly Absent[];
  patience: number;
}

/** The inputs of a deal and the commitment published beforehand; bytes are written as hex. */
export interface Proof {
  table: string;
  commitment: string;
  secret: string;
  nonces: readonly string[];
}

/** A table of quick match: nobody owns it, and it starts by itself when the last seat is taken. */
export interface Quick {
  bots_after: number | null;
}

/** How a finished game changed the rating of a seat. */
export interface RatedSeat {
  seat: number;
  rating: number;
  change: number;
  provisional: boolean;
}

/** A rating over time, on one board with one number of players. */
export interface RatingHistory {
  board: string;
  players: number;
  points: readonly RatingPoint[];
}

export interface RatingPoint {
  at: number;
  rating: number;
}

/** Whether games can be played, and what is wrong if not. */
export interface Readiness {
  ready: boolean;
  warming_up: boolean;
  trouble: "rules" | "store" | null;
}

/** The text of a game record, as written by `branchline play` or downloaded from a table. */
export interface RecordGiven {
  text: string;
}

/** A record that was read and can be replayed for a while. */
export interface RecordInfo {
  id: string;
  board: string;
  digest: string;
  players: number;
  names: readonly string[];
  versions: number;
  over: boolean;
  proof: Proof | null;
}

export interface RecoveryCodes {
  codes: readonly string[];
}

/** A request was refused and nothing was done. The code is for programs; the text is in the person's language. */
export interface Refusal {
  type: "refused";
  code: string;
  text: string;
  details: Record<string, boolean | number | string | readonly (number | string)[] | Record<string, number>>;
  move_id: string | null;
  table: TableView | null;
}

/** Routes that the seat can't claim, all for the same reason. It does not matter whose turn it is. */
export interface Refused {
  code: string;
  routes: readonly string[];
  short: Record<string, number>;
  substitutes: number;
}

export interface Registered {
  me: Me;
  codes: readonly string[];
}

/** A new account with a password or a passkey. A guest's games come along. */
export interface Registration {
  name: string;
  language?: "en" | "pl" | "ro";
  password?: string | null;
  passkey?: string | null;
  invitation?: string | null;
}

/** How often the people at a table play their games to the end, by seat; null for bots and free seats. */
export interface Reliabilities {
  seats: readonly ("leaves" | "new" | "reliable" | null)[];
}

/** Make a new table like this one for the same people. The first player to ask makes it and is its host. */
export interface Rematch {
  do: "rematch";
  move_id: string;
}

/** The table that was made for a rematch. */
export interface RematchInfo {
  table: string;
  code: string | null;
}

/** Replaces an offensive name by a neutral one. */
export interface Rename {
  do: "rename";
}

/** Puts a report that was handled back into the queue. */
export interface Reopening {
  do: "reopen";
}

/** A finished game at one version, as each seat saw it. */
export interface Replay {
  seats: readonly Update[];
}

/** A report of a person: who has a seat at the table, or who wrote a line of chat that the reporter can read. */
export interface Report {
  reason: "cheating" | "insults" | "name" | "other" | "stalling";
  seat?: number | null;
  line?: number | null;
  lines?: readonly number[];
  text?: string;
}

/** A report as moderators see it. `same-person` are the server's own: two accounts that may be one person's. */
export interface ReportView {
  id: string;
  at: number;
  reason: "cheating" | "insults" | "name" | "other" | "same-person" | "stalling";
  text: string;
  lines: readonly ReportedLine[];
  name: string | null;
  player: string | null;
  reporter: string | null;
  table: string | null;
  reports: number;
  sanctions: readonly Sanction[];
  handled: number | null;
  outcome: string | null;
  moderator: string | null;
}

/** A report has arrived. What becomes of it is not told to the reporter. */
export interface Reported {
  at: number;
}

/** A line of chat, copied when the report was made. */
export interface ReportedLine {
  at: number;
  name: string;
  accused: boolean;
  chosen: boolean;
  text: string | null;
  phrase: string | null;
}

export interface Reports {
  reports: readonly ReportView[];
  open: number;
}

export interface Resign {
  do: "resign";
  move_id: string;
  seat: number;
}

/** How often a player finished ahead of another. */
export interface Rival {
  games: number;
  ahead: number;
  behind: number;
  name: string | null;
  player: string | null;
}

export interface Rivals {
  rivals: readonly Rival[];
}

export interface RouteInfo {
  id: string;
  key: string;
  a: string;
  b: string;
  number: number;
  colour: string;
  length: number;
  points: number;
  kind: "ferry" | "plain" | "tunnel";
  symbols: number;
  any_cards: number;
  country: string | null;
  twins: readonly string[];
  closes: number;
}

/** The settings in which boards differ. Zero or an empty tuple means that the board does not have the feature. */
export interface Rules {
  players: readonly number[];
  trains: number;
  points: readonly number[];
  each_colour: number;
  locomotives: number;
  hand: number;
  face_up_reset_at: number;
  face_up_locomotive_ends_draw: boolean;
  locomotives_on_plain_routes: boolean;
  doubles_closed_up_to: number;
  tunnel_cards: number;
  ferry_substitute: number;
  substitutes_for_any_locomotive: boolean;
  strict_ferries_optional: boolean;
  station_costs: readonly number[];
  station_points: number;
  offer_long: number;
  offer_regular: number;
  keep_at_start: number;
  draw_tickets: number;
  keep_drawn: number;
  start_returns_leave: boolean;
  drawn_returns_leave: boolean;
  last_turns_at: number;
  longest_path: number;
  longest_path_optional: boolean;
  most_tickets: number;
  ties: readonly string[];
}

/** A worked example, and what its picture shows. */
export interface RulesFigure {
  code: string;
  text: string;
  routes: readonly string[];
  owners: Record<string, number>;
  station: string | null;
  ticket: string | null;
}

/** The rules of a board for a number of players. */
export interface RulesInfo {
  sections: readonly RulesSection[];
}

export interface RulesSection {
  code: string;
  title: string;
  sentences: readonly string[];
  figures: readonly RulesFigure[];
  points: readonly (readonly number[])[];
}

export interface Said {
  type: "said";
  move_id: string;
  seq: number;
}

export interface Sanction {
  id: string;
  kind: "ban" | "mute" | "rename" | "suspend";
  at: number;
  reason: string;
  name: string;
  until: number | null;
  player: string | null;
  moderator: string | null;
  lifted: number | null;
}

export interface Sanctions {
  sanctions: readonly Sanction[];
}

/** A line of chat: either free text, or a phrase that is shown to everybody in their own language. */
export interface Say {
  do: "say";
  move_id: string;
  text?: string | null;
  phrase?: "good-luck" | "goodbye" | "hello" | "hurry" | "oops" | "rematch" | "thanks" | "well-played" | null;
}

/** The score of one seat: first the parts that add up to the total, then the details behind them. */
export interface Score {
  routes: number;
  tickets: number;
  stations: number;
  longest_path: number;
  most_tickets: number;
  countries: number;
  total: number;
  completed: readonly string[];
  failed: readonly string[];
  path: number;
  borrowed: Record<string, string | null>;
}

/** The host seats a bot. */
export interface SeatBot {
  do: "bot";
  move_id: string;
  seat: number;
  level: "easy" | "expert" | "hard" | "master" | "medium" | "novice";
}

/** Who has a seat: a person (`name`), a bot (its name, and its level as `bot`) or nobody. */
export interface SeatInfo {
  name: string | null;
  bot: string | null;
  stand_in: string | null;
  resigned: boolean;
  wants_end: boolean;
  bank: number;
  since: number | null;
  player: string | null;
}

/** The public information about a seat. */
export interface SeatView {
  cards: number;
  trains: number;
  points: number;
  path: number;
  tickets: number;
  known: Record<string, number>;
  kept_at_start: number;
  offered: number;
  chosen: boolean;
  returned: number;
  routes: readonly string[];
  stations: readonly string[];
  stations_left: number;
  countries: Record<string, readonly number[]>;
  open_tickets: readonly string[];
}

/** A device on which the person is signed in. */
export interface SessionInfo {
  id: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
}

/** The options that the host chooses. */
export interface Settings {
  board: string;
  players: number;
  public: boolean;
  pace: Pace;
  longest_path: boolean | null;
  watching: "delayed" | "end" | "live";
  delay: number;
  invited: readonly number[];
  strict_ferries: boolean | null;
  rated: boolean;
  quick: Quick | null;
}

/** The size of the drawing and of the things on it, in its units. */
export interface SheetInfo {
  width: number;
  height: number;
  space_length: number;
  space_width: number;
  city_radius: number;
  country_radius: number;
}

/** A name with a password or a recovery code. `merge`: take along what the guest on this device has played. */
export interface SignIn {
  name: string;
  password?: string | null;
  code?: string | null;
  merge?: boolean;
}

/** Take a seat. All seats of a private table, and some of a public one, need its code. */
export interface Sit {
  do: "sit";
  move_id: string;
  seat: number;
  nonce: string;
  code?: string | null;
  name?: string | null;
}

/** Another person: by their account's public id, or by a table and a seat, which is the only way to name a guest. */
export interface Somebody {
  player?: string | null;
  table?: string | null;
  seat?: number | null;
}

/** Let a bot play for oneself, or for an absent player whose turn it is, until that player comes back. */
export interface StandIn {
  do: "stand-in";
  move_id: string;
  seat: number;
}

export interface Start {
  do: "start";
  move_id: string;
}

/** Cities where a station can be built. The text of an action is `station {city} {payment}`. */
export interface Stations {
  cities: readonly string[];
  payments: readonly string[];
}

/** Statistics of the whole site, without anything about persons. */
export interface Statistics {
  at: number;
  games: number;
  rated: number;
  boards: readonly BoardStatistics[];
  endings: Record<string, number>;
}

/** The stage of a table's life cycle. */
export type Status = "gone" | "open" | "over" | "running";

/** A table in a list of tables. */
export interface TableListing {
  id: string;
  board: string;
  players: number;
  free: number;
  pace: string;
  status: Status;
  touched: number;
  names: readonly (string | null)[];
  turn: boolean;
  bots: readonly (string | null)[];
  rated: boolean;
  yours: readonly number[];
}

/** A table as one seat or a spectator sees it. */
export interface TableView {
  id: string;
  version: number;
  now: number;
  status: Status;
  settings: Settings;
  digest: string;
  commitment: string;
  seats: readonly SeatInfo[];
  touched: number;
  head: string;
  seat: number | null;
  yours: readonly number[];
  host: boolean;
  host_seat: number | null;
  code: string | null;
  actors: readonly number[];
  undo: boolean;
  undo_until: number | null;
  deadline: number | null;
  expires: number | null;
  game: View | null;
  paths: readonly TicketPath[];
  gains: Record<string, Record<string, number>>;
  forced: Record<string, readonly string[]>;
  ending: string | null;
  winners: readonly number[];
  scores: readonly Score[];
  proof: Proof | null;
  rematch: RematchInfo | null;
}

export interface Tables {
  tables: readonly TableListing[];
}

export interface TicketInfo {
  id: string;
  a: string;
  b: string;
  points: number;
  long: boolean;
}

/** The path of a ticket that needs the fewest additional trains. */
export interface TicketPath {
  ticket: string;
  trains: number;
  routes: readonly string[];
  built: readonly string[];
  colours: Record<string, number>;
  held: Record<string, number>;
}

export type ToSocket = Update | Answer | Refusal | Lines | Said | Present | Heartbeat;

/** The text of a record, or the id of one that was read. */
export interface ToVerify {
  text?: string | null;
  record?: string | null;
}

/** A one-time code that lets the same person in on another device, and when it expires. */
export interface Transfer {
  code: string;
  until: number;
}

/** Another action instead of an act of a finished game. */
export interface TriedAgain {
  act: number;
  action: string;
}

export interface Undo {
  do: "undo";
  move_id: string;
  seat: number;
  seen: number;
}

/** What happened since the version that the client had, and the table after it. */
export interface Update {
  type: "update";
  since: number;
  happened: readonly LogEntry[];
  table: TableView;
}

/** The result of verifying a record, the same as from `branchline verify`. */
export interface Verified {
  holds: boolean;
  game_holds: boolean;
  deal_holds: boolean;
  findings: readonly Finding[];
  proof: Proof | null;
  seed: string | null;
}

/** Everything that a seat may know. For a spectator `seat` is None and the private fields are empty. */
export interface View {
  board: string;
  digest: string;
  phase: string;
  turn: number;
  first: number;
  actors: readonly number[];
  face_up: readonly (string | null)[];
  deck: number;
  discards: Record<string, number>;
  deck_most: Record<string, number>;
  tickets_left: readonly number[];
  seats: readonly SeatView[];
  seat: number | null;
  hand: Record<string, number>;
  unseen_draws: Record<string, number>;
  tickets: readonly HeldTicket[];
  offer: readonly HeldTicket[];
  chosen: readonly string[];
  put_under: readonly string[];
  bottom: readonly (string | null)[];
  bottom_by: readonly number[];
  returned: readonly string[];
  laid: Laid | null;
  longest_path: boolean;
  strict_ferries: boolean;
  passes: number;
  idle_turns: number;
  final_turns: number | null;
  ending: string | null;
  scores: readonly Score[];
  winners: readonly number[];
  legal: Legal;
  refused: readonly Refused[];
}

/** Vote to end the game by agreement; withdraw the vote; or, without having voted, decline what others propose. */
export interface Vote {
  do: "vote";
  move_id: string;
  seat: number;
  end: boolean;
}

/** Networks from which a person was last seen, the narrowest first; none if no worker remembers. */
export interface Whereabouts {
  networks: readonly string[];
}

export const SHAPES: Record<string, { defaults: Record<string, unknown>; parts: Record<string, string> }> = {
  AccountInfo: {"defaults":{"private":false,"train":null},"parts":{"passkeys":"PasskeyInfo","sessions":"SessionInfo"}},
  Advice: {"defaults":{"routes":[],"numbers":[]},"parts":{}},
  Answer: {"defaults":{"head":""},"parts":{"happened":"LogEntry"}},
  BannedNetwork: {"defaults":{"until":null,"moderator":null},"parts":{}},
  BannedNetworks: {"defaults":{},"parts":{"networks":"BannedNetwork"}},
  Blocked: {"defaults":{"player":null},"parts":{}},
  BoardInfo: {"defaults":{},"parts":{"rules":"Rules","cities":"CityInfo","countries":"CountryInfo","routes":"RouteInfo","tickets":"TicketInfo","sheet":"SheetInfo"}},
  BoardListed: {"defaults":{"titles":{},"trains":0,"strict_ferries":false,"offered":true},"parts":{}},
  BoardResults: {"defaults":{"accuracy":null,"rating":null,"provisional":false,"rated":0},"parts":{}},
  Boards: {"defaults":{},"parts":{"boards":"BoardListed"}},
  ChatLine: {"defaults":{"seat":null,"text":null,"phrase":null},"parts":{}},
  CityInfo: {"defaults":{"names":{},"also":[]},"parts":{}},
  CoachAct: {"defaults":{"luck":0,"choice":0,"loss":0,"best":null,"routes":[]},"parts":{}},
  CoachNumbers: {"defaults":{},"parts":{"points":"CoachPoints"}},
  CoachOption: {"defaults":{"routes":[],"cities":[],"cards":{}},"parts":{}},
  CoachPoint: {"defaults":{"more":[],"numbers":null},"parts":{"played":"CoachOption","better":"CoachOption","numbers":"CoachNumbers"}},
  CoachReview: {"defaults":{},"parts":{"acts":"CoachAct","seats":"CoachSeat","points":"CoachPoint"}},
  CoachSeat: {"defaults":{"accuracy":null,"luck":0,"lost":0,"turning_points":[],"best_moment":null,"lesson":null},"parts":{"best_moment":"CoachMoment"}},
  Coached: {"defaults":{"done":0,"total":0,"review":null},"parts":{"review":"CoachReview"}},
  CountryInfo: {"defaults":{"also":[]},"parts":{}},
  Event: {"defaults":{"seat":null,"card":null,"slot":null,"cards":{},"route":null,"swaps":0,"city":null,"number":null,"tickets":[],"returned":[],"turned_up":[],"owed":0,"points":0,"trains":0,"countries":{},"face_up":[],"turns":null,"ending":null,"winners":[]},"parts":{}},
  Finding: {"defaults":{"holds":true,"line":null},"parts":{}},
  Friend: {"defaults":{"seen":null,"table":null,"status":null,"free":0},"parts":{}},
  Friends: {"defaults":{"friends":[],"requests":[],"blocked":[],"links":0,"most":500},"parts":{"friends":"Friend","requests":"FriendRequest","blocked":"Blocked"}},
  GameOverview: {"defaults":{},"parts":{"steps":"OverviewStep"}},
  GameRatings: {"defaults":{},"parts":{"seats":"RatedSeat"}},
  GameSeat: {"defaults":{"place":null,"name":null,"player":null,"bot":null,"left":null},"parts":{}},
  Hint: {"defaults":{},"parts":{"advice":"Advice"}},
  Inbox: {"defaults":{"invitations":[],"requests":[]},"parts":{"invitations":"Invitation","requests":"FriendRequest"}},
  Invitation: {"defaults":{"player":null,"rematch":false,"code":null},"parts":{}},
  Laid: {"defaults":{"colour":null,"turned_up":{},"owed":0,"to_give":0},"parts":{}},
  Leaderboard: {"defaults":{"listed":0,"own":null,"next":null},"parts":{"leaders":"Leader","bots":"BotRating","own":"Leader"}},
  Legal: {"defaults":{"take":[],"draw":false,"tickets":false,"keep":0,"claims":[],"stations":null,"pay":[],"decline":false,"give":[],"pass":false},"parts":{"claims":"Claims","stations":"Stations"}},
  Lines: {"defaults":{"audience":null},"parts":{"lines":"ChatLine"}},
  LinkOwner: {"defaults":{"own":false,"friends":false},"parts":{}},
  LogEntry: {"defaults":{"seat":null,"name":null,"bot":null,"why":null,"end":null,"events":[]},"parts":{"events":"Event"}},
  Me: {"defaults":{"player":null,"moderator":false,"train":null},"parts":{}},
  ModeratedPlayer: {"defaults":{},"parts":{"sanctions":"Sanction"}},
  MoveReview: {"defaults":{"seat":null,"played":null,"words":null,"advice":null,"agreed":null},"parts":{"advice":"Advice"}},
  NameRuleList: {"defaults":{},"parts":{"rules":"NameRule"}},
  OverviewStep: {"defaults":{"seat":null,"acts":0,"points":[],"trains":[]},"parts":{}},
  OwnSanction: {"defaults":{"until":null,"reason":""},"parts":{}},
  OwnSanctions: {"defaults":{},"parts":{"sanctions":"OwnSanction"}},
  Pace: {"defaults":{"kind":"none","bank":0,"increment":0,"days":0},"parts":{}},
  PlayedGame: {"defaults":{"place":null,"left":null,"rated":false,"rating":null,"change":null,"accuracy":null,"game":null},"parts":{"seats":"GameSeat"}},
  PlayedGames: {"defaults":{"next":null},"parts":{"games":"PlayedGame"}},
  PlayerInfo: {"defaults":{"boards":[],"own":false,"private":false},"parts":{"boards":"BoardResults"}},
  PlayersFound: {"defaults":{},"parts":{"players":"ModeratedPlayer"}},
  Present: {"defaults":{"absent":[],"patience":0},"parts":{"absent":"Absent"}},
  Quick: {"defaults":{"bots_after":null},"parts":{}},
  RatedSeat: {"defaults":{"provisional":false},"parts":{}},
  RatingHistory: {"defaults":{},"parts":{"points":"RatingPoint"}},
  Readiness: {"defaults":{"warming_up":false,"trouble":null},"parts":{}},
  RecordInfo: {"defaults":{"proof":null},"parts":{"proof":"Proof"}},
  Refusal: {"defaults":{"details":{},"move_id":null,"table":null},"parts":{"table":"TableView"}},
  Refused: {"defaults":{"short":{},"substitutes":0},"parts":{}},
  Registered: {"defaults":{},"parts":{"me":"Me"}},
  RematchInfo: {"defaults":{"code":null},"parts":{}},
  Replay: {"defaults":{},"parts":{"seats":"Update"}},
  ReportView: {"defaults":{"name":null,"player":null,"reporter":null,"table":null,"reports":0,"sanctions":[],"handled":null,"outcome":null,"moderator":null},"parts":{"lines":"ReportedLine","sanctions":"Sanction"}},
  ReportedLine: {"defaults":{"accused":false,"chosen":false,"text":null,"phrase":null},"parts":{}},
  Reports: {"defaults":{},"parts":{"reports":"ReportView"}},
  Rival: {"defaults":{"name":null,"player":null},"parts":{}},
  Rivals: {"defaults":{},"parts":{"rivals":"Rival"}},
  RouteInfo: {"defaults":{"symbols":0,"any_cards":0,"country":null,"twins":[],"closes":0},"parts":{}},
  RulesFigure: {"defaults":{"owners":{},"station":null,"ticket":null},"parts":{}},
  RulesInfo: {"defaults":{},"parts":{"sections":"RulesSection"}},
  RulesSection: {"defaults":{"figures":[],"points":[]},"parts":{"figures":"RulesFigure"}},
  Sanction: {"defaults":{"until":null,"player":null,"moderator":null,"lifted":null},"parts":{}},
  Sanctions: {"defaults":{},"parts":{"sanctions":"Sanction"}},
  SeatInfo: {"defaults":{"name":null,"bot":null,"stand_in":null,"resigned":false,"wants_end":false,"bank":0,"since":null,"player":null},"parts":{}},
  SeatView: {"defaults":{"known":{},"kept_at_start":0,"offered":0,"chosen":false,"returned":0,"routes":[],"stations":[],"stations_left":0,"countries":{},"open_tickets":[]},"parts":{}},
  SessionInfo: {"defaults":{"here":false},"parts":{}},
  Settings: {"defaults":{"public":false,"pace":{},"longest_path":null,"watching":"live","delay":0,"invited":[],"strict_ferries":null,"rated":false,"quick":null},"parts":{"pace":"Pace","quick":"Quick"}},
  Statistics: {"defaults":{"rated":0,"boards":[],"endings":{}},"parts":{"boards":"BoardStatistics"}},
  TableListing: {"defaults":{"names":[],"turn":false,"bots":[],"rated":false,"yours":[]},"parts":{}},
  TableView: {"defaults":{"head":"","seat":null,"yours":[],"host":false,"host_seat":null,"code":null,"actors":[],"undo":false,"undo_until":null,"deadline":null,"expires":null,"game":null,"paths":[],"gains":{},"forced":{},"ending":null,"winners":[],"scores":[],"proof":null,"rematch":null},"parts":{"settings":"Settings","seats":"SeatInfo","game":"View","paths":"TicketPath","scores":"Score","proof":"Proof","rematch":"RematchInfo"}},
  Tables: {"defaults":{},"parts":{"tables":"TableListing"}},
  TicketInfo: {"defaults":{"long":false},"parts":{}},
  TicketPath: {"defaults":{"routes":[],"built":[],"colours":{},"held":{}},"parts":{}},
  Update: {"defaults":{},"parts":{"happened":"LogEntry","table":"TableView"}},
  Verified: {"defaults":{"proof":null,"seed":null},"parts":{"findings":"Finding","proof":"Proof"}},
  View: {"defaults":{"seat":null,"hand":{},"unseen_draws":{},"tickets":[],"offer":[],"chosen":[],"put_under":[],"bottom":[],"bottom_by":[],"returned":[],"laid":null,"longest_path":true,"strict_ferries":false,"passes":0,"idle_turns":0,"final_turns":null,"ending":null,"scores":[],"winners":[],"legal":{},"refused":[]},"parts":{"seats":"SeatView","tickets":"HeldTicket","offer":"HeldTicket","laid":"Laid","scores":"Score","legal":"Legal","refused":"Refused"}},
};
