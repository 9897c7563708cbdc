/**
 * WebSocket connection to one table, with automatic reconnect and a fallback to long polling.
 *
 * On connecting, the client sends the version it has, and the server sends what it missed. Where WebSockets are
 * blocked, long polling takes their place. A command is sent again with the same idempotency key until it is answered,
 * so the server executes it once.
 */

import { FrameScheduler } from "../render/scheduler.svelte";
import { api, newMoveId, RefusedError, tablePath, UnreachableError, withDefaults } from "./api";
import { backOff } from "./retry";
import type { Answer, ChatLine, Command, Lines, Present, Refusal, Said, Say, ToSocket, Update } from "./wire";

/** Connection state. After `down` it reconnects by itself; after `over` it does not, and the refusal says why. */
export type ConnectionState = "connecting" | "up" | "down" | "over";

export interface ConnectionListener {
  update(update: Update): void;
  /** New lines of chat; `replace` if they belong to another audience than the lines before. */
  chat(lines: readonly ChatLine[], replace: boolean, audience: Lines["audience"]): void;
  present(present: Present): void;
  /** Clock offset: the server's time minus ours, in seconds. */
  time(offset: number): void;
  state(state: ConnectionState, refusal: Refusal | null): void;
}

/** A command without its idempotency key, which the connection adds. */
export type WithoutMoveId<T> = T extends { move_id: string } ? Omit<T, "move_id"> : never;

interface Pending {
  readonly message: Command | Say;
  readonly resolve: (answer: Answer | Said) => void;
  readonly reject: (error: Error) => void;
  inFlight: boolean;
}

const SILENCE_LIMIT = 40_000; // milliseconds without a message after which the connection counts as dead
const PING_LIMIT = 5_000; // the same after a ping
const FIRST_PAUSE = 250; // milliseconds before the first attempt to reconnect
const POLL_WAIT = 25;
const SOCKET_TRIES = 2; // attempts that never opened, before we fall back to long polling
/** Milliseconds of polling before the next WebSocket attempt; short at first, for a server that only restarted. */
const POLL_PERIOD = { first: 5_000, last: 120_000 };
const FINAL_CODES = new Set([4003, 4004]); // do not reconnect
const FINAL_REFUSALS = new Set(["no-such-table", "banned", "other-origin"]);

export class TableConnection {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private version = 0;
  private lastLine = 0;
  private audience: Lines["audience"] = null;
  private failures = 0;
  private failedOpens = 0;
  private pollFor = POLL_PERIOD.first;
  private polling: AbortController | null = null;
  private silenceTimer: ReturnType<typeof setTimeout> | undefined;
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly table: string,
    private readonly listener: ConnectionListener,
    private readonly sockets = true,
    private readonly scheduler = new FrameScheduler(),
  ) {
    addEventListener("online", this.probe);
    addEventListener("offline", this.probe);
    document.addEventListener("visibilitychange", this.probe);
    this.listener.state("connecting", null);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.probe);
    removeEventListener("offline", this.probe);
    document.removeEventListener("visibilitychange", this.probe);
    clearTimeout(this.silenceTimer);
    clearTimeout(this.reconnectTimer);
    this.polling?.abort();
    this.scheduler.clear();
    if (this.socket) closeQuietly(this.socket);
    this.socket = null;
  }

  /** Sends a command. Settles when the server has answered, however long that takes. */
  do(command: WithoutMoveId<Command>): Promise<Answer> {
    return this.send({ ...command, move_id: newMoveId() } as Command) as Promise<Answer>;
  }

  say(words: Pick<Say, "text"> | Pick<Say, "phrase">): Promise<Said> {
    return this.send({ do: "say", move_id: newMoveId(), ...words } as Say) as Promise<Said>;
  }

  /** Checks the connection now: after sleep, a network change, or a return to the tab. */
  readonly probe = (): void => {
    if (this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ do: "ping" }));
      this.watchSilence(PING_LIMIT);
    } else if (this.reconnectTimer !== undefined && navigator.onLine) {
      this.failures = 0;
      this.connect();
    }
  };

  private send(message: Command | Say): Promise<Answer | Said> {
    return new Promise((resolve, reject) => {
      const pending = { message, resolve, reject, inFlight: false };
      this.pending.set(message.move_id, pending);
      this.transmit(pending);
    });
  }

  private transmit(pending: Pending): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(pending.message));
    else if (this.polling) void this.transmitByHttp(pending);
  }

  // --- WebSocket -----------------------------------------------------------------------------------------------------

  private connect(): void {
    clearTimeout(this.reconnectTimer);
    this.reconnectTimer = undefined;
    if (this.closed) return;
    if (!this.sockets || this.failedOpens >= SOCKET_TRIES) {
      void this.poll();
      return;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const audience = this.audience ? `&audience=${this.audience}` : "";
    const query = `version=${this.version}&line=${this.lastLine}${audience}`;
    const socket = new WebSocket(`${scheme}://${location.host}${tablePath(this.table)}/live?${query}`);
    let opened = false;
    this.socket = socket;
    this.watchSilence(SILENCE_LIMIT);
    socket.onopen = () => {
      opened = true;
      this.failedOpens = 0;
      this.pollFor = POLL_PERIOD.first;
      for (const pending of this.pending.values()) this.transmit(pending);
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.watchSilence(SILENCE_LIMIT);
      this.scheduler.do(() => this.take(JSON.parse(event.data) as ToSocket));
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (!opened) this.failedOpens += 1;
      if (FINAL_CODES.has(code))
        this.scheduler.do(() => this.end(null)); // after queued messages, one of which may say why
      else this.reconnectLater();
    };
  }

  private watchSilence(time: number): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = setTimeout(() => {
      const dead = this.socket;
      this.socket = null; // closing a dead connection takes long: do not wait for it
      dead?.close();
      if (dead) this.reconnectLater();
    }, time);
  }

  private reconnectLater(least = 0): void {
    if (this.closed) return;
    clearTimeout(this.silenceTimer);
    this.listener.state("down", null);
    const pause = Math.max(least, backOff(this.failures, FIRST_PAUSE));
    this.failures += 1;
    this.reconnectTimer = setTimeout(() => this.connect(), pause);
  }

  private end(refusal: Refusal | null): void {
    if (this.closed) return;
    this.listener.state("over", refusal);
    this.close();
    for (const pending of this.pending.values()) pending.reject(new UnreachableError("the connection is closed"));
    this.pending.clear();
  }

  // --- incoming messages ---------------------------------------------------------------------------------------------

  private take(message: ToSocket): void {
    switch (message.type) {
      case "update":
        this.markUp();
        this.takeUpdate(withDefaults<Update>("Update", message));
        break;
      case "done":
      case "said":
        this.settle(message.move_id)?.resolve(withDefaults(message.type === "done" ? "Answer" : "Said", message));
        break;
      case "refused":
        this.takeRefusal(withDefaults<Refusal>("Refusal", message));
        break;
      case "lines": {
        this.markUp();
        const { lines, audience } = withDefaults<Lines>("Lines", message);
        const replace = audience !== this.audience;
        this.audience = audience;
        this.lastLine = Math.max(replace ? 0 : this.lastLine, ...lines.map((each) => each.seq));
        this.listener.chat(lines, replace, audience);
        break;
      }
      case "present":
        this.markUp();
        this.listener.present(withDefaults<Present>("Present", message));
        break;
      case "beat":
        this.markUp();
        this.listener.time(message.now - Date.now() / 1000);
        break;
    }
  }

  private markUp(): void {
    this.failures = 0;
    this.listener.state("up", null);
  }

  private takeUpdate(update: Update): void {
    this.listener.time(update.table.now - Date.now() / 1000);
    this.listener.update(update);
    this.version = Math.max(this.version, update.table.version);
  }

  private takeRefusal(refusal: Refusal): void {
    if (refusal.move_id === null) {
      if (FINAL_REFUSALS.has(refusal.code)) this.end(refusal); // for others the socket closes and we reconnect
      return;
    }
    const pending = this.pending.get(refusal.move_id);
    if (!pending) return;
    if (["try-again", "too-many", "not-ready", "trouble"].includes(refusal.code)) {
      setTimeout(() => this.transmit(pending), 1000);
      return;
    }
    this.settle(refusal.move_id)?.reject(new RefusedError(0, refusal));
  }

  private settle(move: string): Pending | undefined {
    const pending = this.pending.get(move);
    this.pending.delete(move);
    return pending;
  }

  // --- long polling --------------------------------------------------------------------------------------------------

  private async poll(): Promise<void> {
    const polling = new AbortController();
    this.polling = polling;
    const until = Date.now() + this.pollFor;
    this.pollFor = Math.min(this.pollFor * 2, POLL_PERIOD.last);
    try {
      let wait = 0; // the first request returns the current state at once
      while (!polling.signal.aborted && (!this.sockets || Date.now() < until)) {
        for (const pending of this.pending.values()) void this.transmitByHttp(pending);
        const since = this.version;
        const update = await api.table(this.table, { since, wait }, polling.signal);
        const others = update.table.yours.filter((seat) => seat !== update.table.seat);
        const rest = await Promise.all(others.map((seat) => api.table(this.table, { since, seat }, polling.signal)));
        this.markUp();
        for (const each of [update, ...rest]) this.takeUpdate(each);
        const said = await api.lines(this.table, this.lastLine, this.audience);
        if (said.lines.length) this.take(said);
        wait = this.sockets ? Math.min(POLL_WAIT, Math.max(1, Math.ceil((until - Date.now()) / 1000))) : POLL_WAIT;
      }
      this.failedOpens = SOCKET_TRIES - 1; // try a WebSocket once more
      this.polling = null;
      this.connect();
    } catch (error) {
      if (polling.signal.aborted) return;
      this.polling = null;
      if (error instanceof RefusedError && !error.passing) this.end(error.refusal);
      else this.reconnectLater(error instanceof RefusedError ? (error.retryAfter ?? 1) * 1000 : 0);
    }
  }

  private async transmitByHttp(pending: Pending): Promise<void> {
    const { message } = pending;
    if (pending.inFlight || !this.pending.has(message.move_id)) return;
    pending.inFlight = true;
    try {
      const answer = await (message.do === "say" ? api.say(this.table, message) : api.command(this.table, message));
      this.settle(message.move_id)?.resolve(answer);
    } catch (error) {
      if (error instanceof RefusedError && !error.passing) this.settle(message.move_id)?.reject(error);
      else setTimeout(() => this.transmit(pending), 1000);
    } finally {
      pending.inFlight = false;
    }
  }
}

/** Closes a socket. One that is still connecting is closed once it has opened: browsers log an error otherwise. */
function closeQuietly(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
