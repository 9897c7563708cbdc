/**
 * One table, followed: what is new comes in, deeds go out.
 *
 * By a socket, which says which version we have and is told what we missed; where sockets are not let through, by asking
 * and waiting. A deed is sent again, under the same name, until it is answered: the server does it once.
 */
import { api, newMoveId, RefusedError, tablePath, UnreachableError } from "./api";
import { filled } from "./filled";
import { Pace } from "./pace";
import type { Answer, Deed, Present, Refusal, Said, Say, Spoken, ToSocket, Update } from "./wire";

/** How it stands with the line: `up`, `down` (it comes again by itself), or `over` (it does not: `Refusal` says why). */
export type LineState = "connecting" | "up" | "down" | "over";

export interface Heard {
  update(update: Update): void;
  spoken(lines: readonly Spoken[]): void;
  present(present: Present): void;
  /** The server's time minus ours, in seconds. */
  time(ahead: number): void;
  state(state: LineState, refusal: Refusal | null): void;
}

/** A deed without its name: the line gives it one. */
export type Unnamed<T> = T extends { move_id: string } ? Omit<T, "move_id"> : never;

interface Pending {
  readonly message: Deed | Say;
  readonly resolve: (answer: Answer | Said) => void;
  readonly reject: (error: Error) => void;
  underway: boolean;
}

const SILENCE = 40_000; // without a sign of life the line is dead
const PROBE = 5_000; // the same, after we have asked for one
const LONGEST_PAUSE = 10_000;
const POLL_WAIT = 25;
const SOCKET_TRIES = 2; // that never opened, before we ask and wait instead
const SOCKET_AGAIN = { first: 5_000, last: 120_000 }; // a server that was away has sockets again soon
const FINAL = new Set([4003, 4004]); // don't come again
const SHUT = new Set(["no-such-table", "banned", "other-origin"]);

export class Line {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private version = 0;
  private line = 0;
  private failures = 0;
  private neverOpened = 0;
  private pollFor = SOCKET_AGAIN.first;
  private polling: AbortController | null = null;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly table: string,
    private readonly heard: Heard,
    private readonly sockets = true,
    private readonly pace = new Pace(),
  ) {
    addEventListener("online", this.probe);
    addEventListener("offline", this.probe);
    document.addEventListener("visibilitychange", this.probe);
    this.heard.state("connecting", null);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.probe);
    removeEventListener("offline", this.probe);
    document.removeEventListener("visibilitychange", this.probe);
    clearTimeout(this.silence);
    clearTimeout(this.again);
    this.polling?.abort();
    this.pace.clear();
    if (this.socket) hangUp(this.socket);
    this.socket = null;
  }

  /** Do something at the table. Settles when the server has answered, however long that takes. */
  do(deed: Unnamed<Deed>): Promise<Answer> {
    return this.send({ ...deed, move_id: newMoveId() } as Deed) as Promise<Answer>;
  }

  say(words: Pick<Say, "text"> | Pick<Say, "phrase">): Promise<Said> {
    return this.send({ do: "say", move_id: newMoveId(), ...words } as Say) as Promise<Said>;
  }

  /** Ask for a sign of life now: after sleep, a lost network, a hidden tab. */
  readonly probe = (): void => {
    if (this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ do: "ping" }));
      this.listenFor(PROBE);
    } else if (this.again !== undefined && navigator.onLine) {
      this.failures = 0;
      this.connect();
    }
  };

  private send(message: Deed | Say): Promise<Answer | Said> {
    return new Promise((resolve, reject) => {
      const pending = { message, resolve, reject, underway: false };
      this.pending.set(message.move_id, pending);
      this.pass(pending);
    });
  }

  private pass(pending: Pending): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(pending.message));
    else if (this.polling) void this.passByHttp(pending);
  }

  // --- the socket ------------------------------------------------------------------------------------------------------

  private connect(): void {
    clearTimeout(this.again);
    this.again = undefined;
    if (this.closed) return;
    if (!this.sockets || this.neverOpened >= SOCKET_TRIES) {
      void this.poll();
      return;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `version=${this.version}&line=${this.line}`;
    const socket = new WebSocket(`${scheme}://${location.host}${tablePath(this.table)}/live?${query}`);
    let opened = false;
    this.socket = socket;
    this.listenFor(SILENCE);
    socket.onopen = () => {
      opened = true;
      this.neverOpened = 0;
      this.pollFor = SOCKET_AGAIN.first;
      for (const pending of this.pending.values()) this.pass(pending);
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.listenFor(SILENCE);
      this.pace.do(() => this.take(JSON.parse(event.data) as ToSocket));
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (!opened) this.neverOpened += 1;
      if (FINAL.has(code))
        this.pace.do(() => this.end(null)); // after what was said before it, which may be why
      else this.comeAgain();
    };
  }

  private listenFor(time: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      const dead = this.socket;
      this.socket = null; // a dead line takes long to close: we don't wait for it
      dead?.close();
      if (dead) this.comeAgain();
    }, time);
  }

  private comeAgain(least = 0): void {
    if (this.closed) return;
    clearTimeout(this.silence);
    this.heard.state("down", null);
    const pause = Math.min(250 * 2 ** this.failures, LONGEST_PAUSE);
    this.failures += 1;
    this.again = setTimeout(() => this.connect(), Math.max(least, pause * (0.75 + Math.random() / 2)));
  }

  private end(refusal: Refusal | null): void {
    if (this.closed) return;
    this.heard.state("over", refusal);
    this.close();
    for (const pending of this.pending.values()) pending.reject(new UnreachableError("the line is closed"));
    this.pending.clear();
  }

  // --- what comes in ---------------------------------------------------------------------------------------------------

  private take(message: ToSocket): void {
    switch (message.type) {
      case "update":
        this.lives();
        this.takeUpdate(filled<Update>("Update", message));
        break;
      case "done":
      case "said":
        this.settle(message.move_id)?.resolve(filled(message.type === "done" ? "Answer" : "Said", message));
        break;
      case "refused":
        this.takeRefusal(filled<Refusal>("Refusal", message));
        break;
      case "lines": {
        this.lives();
        const lines = filled<{ lines: readonly Spoken[] }>("Lines", message).lines;
        this.line = Math.max(this.line, ...lines.map((each) => each.seq));
        this.heard.spoken(lines);
        break;
      }
      case "present":
        this.lives();
        this.heard.present(filled<Present>("Present", message));
        break;
      case "beat":
        this.lives();
        this.heard.time(message.now - Date.now() / 1000);
        break;
    }
  }

  private lives(): void {
    this.failures = 0;
    this.heard.state("up", null);
  }

  private takeUpdate(update: Update): void {
    this.heard.time(update.table.now - Date.now() / 1000);
    this.heard.update(update);
    this.version = Math.max(this.version, update.table.version);
  }

  private takeRefusal(refusal: Refusal): void {
    if (refusal.move_id === null) {
      if (SHUT.has(refusal.code)) this.end(refusal); // else the socket is closed, and we come again
      return;
    }
    const pending = this.pending.get(refusal.move_id);
    if (!pending) return;
    if (["try-again", "too-many", "not-ready", "trouble"].includes(refusal.code)) {
      setTimeout(() => this.pass(pending), 1000);
      return;
    }
    this.settle(refusal.move_id)?.reject(new RefusedError(0, refusal));
  }

  private settle(move: string): Pending | undefined {
    const pending = this.pending.get(move);
    this.pending.delete(move);
    return pending;
  }

  // --- without a socket ------------------------------------------------------------------------------------------------

  private async poll(): Promise<void> {
    const polling = new AbortController();
    this.polling = polling;
    const until = Date.now() + this.pollFor;
    this.pollFor = Math.min(this.pollFor * 2, SOCKET_AGAIN.last);
    try {
      let wait = 0; // the first time, to know how it stands
      while (!polling.signal.aborted && (!this.sockets || Date.now() < until)) {
        for (const pending of this.pending.values()) void this.passByHttp(pending);
        const since = this.version;
        const update = await api.table(this.table, { since, wait }, polling.signal);
        const others = update.table.yours.filter((seat) => seat !== update.table.seat);
        const rest = await Promise.all(others.map((seat) => api.table(this.table, { since, seat }, polling.signal)));
        this.lives();
        for (const each of [update, ...rest]) this.takeUpdate(each);
        const { lines } = await api.lines(this.table, this.line);
        if (lines.length) this.take({ type: "lines", lines });
        wait = this.sockets ? Math.min(POLL_WAIT, Math.max(1, Math.ceil((until - Date.now()) / 1000))) : POLL_WAIT;
      }
      this.neverOpened = SOCKET_TRIES - 1; // one more try with a socket
      this.polling = null;
      this.connect();
    } catch (error) {
      if (polling.signal.aborted) return;
      this.polling = null;
      if (error instanceof RefusedError && !error.passing) this.end(error.refusal);
      else this.comeAgain(error instanceof RefusedError ? (error.retryAfter ?? 1) * 1000 : 0);
    }
  }

  private async passByHttp(pending: Pending): Promise<void> {
    const { message } = pending;
    if (pending.underway || !this.pending.has(message.move_id)) return;
    pending.underway = true;
    try {
      const answer = await (message.do === "say" ? api.say(this.table, message) : api.deed(this.table, message));
      this.settle(message.move_id)?.resolve(answer);
    } catch (error) {
      if (error instanceof RefusedError && !error.passing) this.settle(message.move_id)?.reject(error);
      else setTimeout(() => this.pass(pending), 1000);
    } finally {
      pending.underway = false;
    }
  }
}

/** A line that is still being opened is let open first: browsers complain otherwise. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
