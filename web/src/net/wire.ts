// Made by tools/wire.js from schema/wire.json. The server leaves out what is as usual: `filled` puts it in.

/** A seat whose player does not have the table open, and when they last had. */
export interface Absent {
  seat: number;
  since: number;
}

/** Actions in the notation, all or none, at the version that the player saw; only the last may draw from chance. */
export interface Act {
  do: "act";
  move_id: string;
  seat: number;
  seen: number;
  actions: readonly string[];
}

/** What a bot would do: in the notation, in words, and the reasons as sentences, the most telling first. */
export interface Advice {
  action: string;
  words: string;
  why: readonly string[];
}

/** A deed is in the log: which version of the table it made, and what it did. The same each time it is asked. */
export interface Answer {
  type: "done";
  move_id: string;
  version: number;
  happened: Happening;
}

/** A code from another device of the same person. */
export interface Arrival {
  code: string;
}

export interface AskRematch {
  do: "rematch";
  move_id: string;
}

/** Sent now and then, so that a client knows that the line is alive, and what time it is. */
export interface Beat {
  type: "beat";
  now: number;
}

export interface BoardListed {
  id: string;
  title: string;
  digest: string;
  players: readonly number[];
  longest_path: boolean;
  titles: Record<string, string>;
  trains: number;
}

export interface BoardShown {
  id: string;
  titles: Record<string, string>;
  notes: Record<string, string>;
  digest: string;
  rules: Rules;
  cities: readonly CityShown[];
  countries: readonly CountryShown[];
  lanes: readonly LaneShown[];
  tickets: readonly TicketShown[];
  sheet: SheetShown;
}

export interface Boards {
  boards: readonly BoardListed[];
}

export interface CityShown {
  id: string;
  name: string;
  x: number;
  y: number;
}

/** Lanes that can be claimed, all at the same price: `claim {lane} {payment}` is an action's text. */
export interface Claims {
  lanes: readonly string[];
  payments: readonly string[];
}

export interface ComeBack {
  do: "come-back";
  move_id: string;
  seat: number;
}

/** A dead end with a stack of cards, the highest on top. */
export interface CountryShown {
  id: string;
  names: Record<string, string>;
  cards: readonly number[];
  x: number;
  y: number;
}

/** A whole game at a glance, version by version. */
export interface Course {
  steps: readonly CourseStep[];
}

/** What one version of a table made of its game. */
export interface CourseStep {
  at: number;
  what: string;
  turn: number;
  seat: number | null;
  points: readonly number[];
  trains: readonly number[];
}

export type Deed = Sit | SeatBot | Leave | Dismiss | Start | Act | Undo | Resign | Vote | StandIn | ComeBack | AskRematch;

/** The host sends away who has this seat. */
export interface Dismiss {
  do: "dismiss";
  move_id: string;
  seat: number;
}

/** Something that happened: a stable code, the seat that did it, and what belongs to it; the rest is left out. */
export interface Event {
  code: "claim" | "claimed" | "countries" | "decline" | "draw" | "give" | "keep" | "kept" | "last-turns" | "over" | "pass" | "pay" | "reset" | "reshuffle" | "station" | "take" | "tickets" | "tunnel" | "turned-up";
  seat: number | null;
  card: string | null;
  slot: number | null;
  cards: Record<string, number>;
  lane: string | null;
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
  row: readonly string[];
  turns: number | null;
  ending: string | null;
  winners: readonly number[];
}

/** One thing that was checked, or that is wrong. */
export interface Finding {
  code: string;
  text: string;
  holds: boolean;
  line: number | null;
}

export interface Found {
  table: string;
}

export type FromSocket = Sit | SeatBot | Leave | Dismiss | Start | Act | Undo | Resign | Vote | StandIn | ComeBack | AskRematch | Say | Ping;

/** An event of the table's log as a seat, or a spectator, may see it. */
export interface Happening {
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

export interface Health {
  status: string;
}

/** A ticket of one's own: joined already, still to be joined, or out of reach. */
export interface HeldTicket {
  ticket: string;
  state: "done" | "lost" | "open";
}

/** What an expert would do now: at this version, and no later. */
export interface Hint {
  version: number;
  seat: number;
  advice: Advice;
}

export interface HintAsked {
  seat: number;
}

/** An act of a game that is over, and what a bot would have done, from what the seat knew. No choice: no advice. */
export interface Judged {
  at: number;
  seat: number | null;
  played: string | null;
  words: string | null;
  advice: Advice | null;
  agreed: boolean | null;
}

/** What lies on the table for a lane that is being paid for. */
export interface Laid {
  lane: string;
  cards: Record<string, number>;
  colour: string | null;
  turned_up: Record<string, number>;
  owed: number;
  to_give: number;
}

export interface LaneShown {
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

export interface Leave {
  do: "leave";
  move_id: string;
  seat: number;
}

/** What the seat may do now, grouped as people choose. */
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

/** All that the learner has done so far. */
export interface LessonStep {
  actions?: readonly string[];
}

export interface Lines {
  type: "lines";
  lines: readonly Spoken[];
}

/** A table in a list. */
export interface Listed {
  id: string;
  board: string;
  players: number;
  free: number;
  pace: string;
  status: Status;
  touched: number;
  names: readonly (string | null)[];
  turn: boolean;
}

export interface Me {
  name: string;
  language: string;
}

export interface MeChange {
  name?: string | null;
  language?: "en" | "pl" | "ro" | null;
}

export interface NewGuest {
  name: string;
  language?: "en" | "pl" | "ro";
}

export interface NewTable {
  move_id: string;
  board: string;
  players: number;
  public?: boolean;
  pace?: PaceAsked;
  bots?: Record<string, "easy" | "expert" | "hard" | "medium">;
  invited?: readonly number[];
  longest_path?: boolean | null;
  watching?: "delayed" | "end" | "live";
  delay?: number;
}

/** How much time players have: none at all, a bank of seconds and some more each turn, or days for a turn. */
export interface Pace {
  kind: "days" | "live" | "none";
  bank: number;
  increment: number;
  days: number;
}

/** No clock; a bank of seconds with some more for each turn; or days for a turn. */
export interface PaceAsked {
  kind?: "days" | "live" | "none";
  bank?: number;
  increment?: number;
  days?: 1 | 2 | 3 | 7;
}

export interface Ping {
  do: "ping";
}

/** Seats whose players have the table open, and what is known of the others.

    In a game without a clock, the others may seat a bot for an absent player whose turn it is, `patience` seconds after
    both the player's last sign of life and the beginning of their turn. */
export interface Present {
  type: "present";
  seats: readonly number[];
  absent: readonly Absent[];
  patience: number;
}

/** What a deal was made of, and what was shown of it beforehand; bytes as hex. */
export interface Proof {
  table: string;
  commitment: string;
  secret: string;
  nonces: readonly string[];
}

/** Whether games can be played; if not yet, how far compiling the rules has come, and what is in the way. */
export interface Readiness {
  ready: boolean;
  done: number;
  total: number;
  doing: string | null;
  trouble: "compiling" | "store" | null;
}

/** The text of a record, as `branchline play` or a table gives it. */
export interface RecordGiven {
  text: string;
}

/** A record that was read, and can be looked at for a while. */
export interface RecordShown {
  id: string;
  board: string;
  digest: string;
  players: number;
  names: readonly string[];
  versions: number;
  over: boolean;
  proof: Proof | null;
}

/** Nothing was done. The code is for programs, the text for people, in their language. */
export interface Refusal {
  type: "refused";
  code: string;
  text: string;
  details: Record<string, unknown>;
  move_id: string | null;
  table: Shown | null;
}

/** Lanes that the seat can't claim, for one reason; whose turn it is does not matter here. */
export interface Refused {
  code: string;
  lanes: readonly string[];
  short: Record<string, number>;
  substitutes: number;
}

export interface Rematch {
  table: string;
  code: string | null;
}

/** A game that is over, at one version, with the eyes of each seat. */
export interface Replay {
  seats: readonly Update[];
}

export interface Resign {
  do: "resign";
  move_id: string;
  seat: number;
}

/** The settings in which boards differ. Zero, or an empty tuple, stands for: this board does not have it. */
export interface Rules {
  players: readonly number[];
  trains: number;
  points: readonly number[];
  each_colour: number;
  locomotives: number;
  hand: number;
  row_reset_at: number;
  row_locomotive_ends_draw: boolean;
  locomotives_on_plain_lanes: boolean;
  doubles_closed_up_to: number;
  tunnel_cards: number;
  ferry_substitute: number;
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

export interface RulesSection {
  code: string;
  title: string;
  sentences: readonly string[];
}

/** The rules of a board for so many players. */
export interface RulesShown {
  sections: readonly RulesSection[];
}

export interface Said {
  type: "said";
  move_id: string;
  seq: number;
}

/** A line of one's own words, or one of the phrases that everybody reads in their language. */
export interface Say {
  do: "say";
  move_id: string;
  text?: string | null;
  phrase?: "good-luck" | "goodbye" | "hello" | "hurry" | "oops" | "rematch" | "thanks" | "well-played" | null;
}

/** The count of one seat: what adds up to the total, then what else the count found. */
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

export interface SeatBot {
  do: "bot";
  move_id: string;
  seat: number;
  level: "easy" | "expert" | "hard" | "medium";
}

/** Who has a seat: a person by name, a bot by its level, nobody. */
export interface SeatShown {
  name: string | null;
  bot: string | null;
  stand_in: string | null;
  resigned: boolean;
  wants_end: boolean;
  bank: number;
  since: number | null;
}

/** What everyone sees of a seat. */
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
  lanes: readonly string[];
  stations: readonly string[];
  stations_left: number;
  countries: Record<string, readonly number[]>;
  open_tickets: readonly string[];
}

/** What the host chooses. */
export interface Settings {
  board: string;
  players: number;
  public: boolean;
  pace: Pace;
  longest_path: boolean | null;
  watching: "delayed" | "end" | "live";
  delay: number;
  invited: readonly number[];
}

/** The size of the drawing and of what stands on it, in its units. */
export interface SheetShown {
  width: number;
  height: number;
  space_length: number;
  space_width: number;
  city_radius: number;
  country_radius: number;
}

/** A table as one seat, or a spectator, sees it. */
export interface Shown {
  id: string;
  version: number;
  now: number;
  status: Status;
  settings: Settings;
  digest: string;
  commitment: string;
  seats: readonly SeatShown[];
  touched: number;
  seat: number | null;
  yours: readonly number[];
  host: boolean;
  code: string | null;
  actors: readonly number[];
  undo: boolean;
  deadline: number | null;
  expires: number | null;
  game: View | null;
  ending: string | null;
  winners: readonly number[];
  scores: readonly Score[];
  proof: Proof | null;
  rematch: Rematch | null;
}

export interface Sit {
  do: "sit";
  move_id: string;
  seat: number;
  nonce: string;
  code?: string | null;
  name?: string | null;
}

export interface Spoken {
  seq: number;
  at: number;
  name: string;
  who: string;
  seat: number | null;
  text: string | null;
  phrase: string | null;
}

export interface StandIn {
  do: "stand-in";
  move_id: string;
  seat: number;
}

export interface Start {
  do: "start";
  move_id: string;
}

/** Cities where a station can be built: `station {city} {payment}` is an action's text. */
export interface Stations {
  cities: readonly string[];
  payments: readonly string[];
}

/** Where a table is in its life. */
export type Status = "gone" | "open" | "over" | "running";

export interface Tables {
  tables: readonly Listed[];
}

export interface TicketShown {
  id: string;
  a: string;
  b: string;
  points: number;
  long: boolean;
}

export type ToSocket = Update | Answer | Refusal | Lines | Said | Present | Beat;

/** A record's text, or the id of one that was read. */
export interface ToVerify {
  text?: string | null;
  record?: string | null;
}

/** Lets the same person in on another device: once, and until a time. */
export interface Transfer {
  code: string;
  until: number;
}

export interface Undo {
  do: "undo";
  move_id: string;
  seat: number;
  seen: number;
}

/** What is new since the version that the client had, and the table as it is with it. */
export interface Update {
  type: "update";
  since: number;
  happened: readonly Happening[];
  table: Shown;
}

/** What `branchline verify` says of a record. */
export interface Verified {
  holds: boolean;
  game_holds: boolean;
  deal_holds: boolean;
  findings: readonly Finding[];
  proof: Proof | null;
  seed: string | null;
}

/** All that a seat may know. For a spectator `seat` is none, and so is all that belongs to one. */
export interface View {
  board: string;
  digest: string;
  phase: string;
  turn: number;
  first: number;
  actors: readonly number[];
  row: readonly (string | null)[];
  pile: number;
  discards: Record<string, number>;
  pile_most: Record<string, number>;
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
  passes: number;
  idle_turns: number;
  final_turns: number | null;
  ending: string | null;
  scores: readonly Score[];
  winners: readonly number[];
  legal: Legal;
  refused: readonly Refused[];
}

/** For the end by agreement, or no longer. */
export interface Vote {
  do: "vote";
  move_id: string;
  seat: number;
  end: boolean;
}

export const SHAPES: Record<string, { defaults: Record<string, unknown>; parts: Record<string, string> }> = {
  Answer: {"defaults":{},"parts":{"happened":"Happening"}},
  BoardListed: {"defaults":{"titles":{},"trains":0},"parts":{}},
  BoardShown: {"defaults":{},"parts":{"rules":"Rules","cities":"CityShown","countries":"CountryShown","lanes":"LaneShown","tickets":"TicketShown","sheet":"SheetShown"}},
  Boards: {"defaults":{},"parts":{"boards":"BoardListed"}},
  Course: {"defaults":{},"parts":{"steps":"CourseStep"}},
  CourseStep: {"defaults":{"seat":null,"points":[],"trains":[]},"parts":{}},
  Event: {"defaults":{"seat":null,"card":null,"slot":null,"cards":{},"lane":null,"swaps":0,"city":null,"number":null,"tickets":[],"returned":[],"turned_up":[],"owed":0,"points":0,"trains":0,"countries":{},"row":[],"turns":null,"ending":null,"winners":[]},"parts":{}},
  Finding: {"defaults":{"holds":true,"line":null},"parts":{}},
  Happening: {"defaults":{"seat":null,"name":null,"bot":null,"why":null,"end":null,"events":[]},"parts":{"events":"Event"}},
  Hint: {"defaults":{},"parts":{"advice":"Advice"}},
  Judged: {"defaults":{"seat":null,"played":null,"words":null,"advice":null,"agreed":null},"parts":{"advice":"Advice"}},
  Laid: {"defaults":{"colour":null,"turned_up":{},"owed":0,"to_give":0},"parts":{}},
  LaneShown: {"defaults":{"symbols":0,"any_cards":0,"country":null,"twins":[],"closes":0},"parts":{}},
  Legal: {"defaults":{"take":[],"draw":false,"tickets":false,"keep":0,"claims":[],"stations":null,"pay":[],"decline":false,"give":[],"pass":false},"parts":{"claims":"Claims","stations":"Stations"}},
  Lines: {"defaults":{},"parts":{"lines":"Spoken"}},
  Listed: {"defaults":{"names":[],"turn":false},"parts":{}},
  Pace: {"defaults":{"kind":"none","bank":0,"increment":0,"days":0},"parts":{}},
  Present: {"defaults":{"absent":[],"patience":0},"parts":{"absent":"Absent"}},
  Readiness: {"defaults":{"done":0,"total":0,"doing":null,"trouble":null},"parts":{}},
  RecordShown: {"defaults":{"proof":null},"parts":{"proof":"Proof"}},
  Refusal: {"defaults":{"details":{},"move_id":null,"table":null},"parts":{"table":"Shown"}},
  Refused: {"defaults":{"short":{},"substitutes":0},"parts":{}},
  Rematch: {"defaults":{"code":null},"parts":{}},
  Replay: {"defaults":{},"parts":{"seats":"Update"}},
  RulesShown: {"defaults":{},"parts":{"sections":"RulesSection"}},
  SeatShown: {"defaults":{"name":null,"bot":null,"stand_in":null,"resigned":false,"wants_end":false,"bank":0,"since":null},"parts":{}},
  SeatView: {"defaults":{"known":{},"kept_at_start":0,"offered":0,"chosen":false,"returned":0,"lanes":[],"stations":[],"stations_left":0,"countries":{},"open_tickets":[]},"parts":{}},
  Settings: {"defaults":{"public":false,"pace":{},"longest_path":null,"watching":"live","delay":0,"invited":[]},"parts":{"pace":"Pace"}},
  Shown: {"defaults":{"seat":null,"yours":[],"host":false,"code":null,"actors":[],"undo":false,"deadline":null,"expires":null,"game":null,"ending":null,"winners":[],"scores":[],"proof":null,"rematch":null},"parts":{"settings":"Settings","seats":"SeatShown","game":"View","scores":"Score","proof":"Proof","rematch":"Rematch"}},
  Spoken: {"defaults":{"seat":null,"text":null,"phrase":null},"parts":{}},
  Tables: {"defaults":{},"parts":{"tables":"Listed"}},
  TicketShown: {"defaults":{"long":false},"parts":{}},
  Update: {"defaults":{},"parts":{"happened":"Happening","table":"Shown"}},
  Verified: {"defaults":{"proof":null,"seed":null},"parts":{"findings":"Finding","proof":"Proof"}},
  View: {"defaults":{"seat":null,"hand":{},"unseen_draws":{},"tickets":[],"offer":[],"chosen":[],"put_under":[],"bottom":[],"bottom_by":[],"returned":[],"laid":null,"longest_path":true,"passes":0,"idle_turns":0,"final_turns":null,"ending":null,"scores":[],"winners":[],"legal":{},"refused":[]},"parts":{"seats":"SeatView","tickets":"HeldTicket","offer":"HeldTicket","laid":"Laid","scores":"Score","legal":"Legal","refused":"Refused"}},
};
