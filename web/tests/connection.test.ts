/** WebSocket connection with fake timers and fake sockets. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RefusedError } from "../src/net/api";
import { type ConnectionListener, TableConnection } from "../src/net/connection";
import type { Update } from "../src/net/wire";
import { FrameScheduler } from "../src/render/scheduler.svelte";

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const heard = {
  update: vi.fn(),
  chat: vi.fn(),
  present: vi.fn(),
  time: vi.fn(),
  state: vi.fn(),
} satisfies ConnectionListener;
let line: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  const page = new EventTarget();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("location", new URL("http://localhost:1/table/t"));
  vi.stubGlobal("navigator", { onLine: true });
  line = new TableConnection("t", heard, true, new FrameScheduler(async () => {})); // no paints in tests
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const each of Object.values(heard)) each.mockReset();
});

function update(version: number): object {
  return {
    type: "update",
    since: version - 1,
    happened: [],
    table: { id: "t", version, now: 0, settings: {}, seats: [] },
  };
}

function states(): string[] {
  return heard.state.mock.calls.map(([state]) => state as string);
}

test("updates come whole, with what the server left out", () => {
  FakeSocket.last.open();
  FakeSocket.last.say(update(3));
  const [got] = heard.update.mock.calls[0] as [Update];
  expect(got.table).toMatchObject({ version: 3, yours: [], settings: { pace: { kind: "none" } } });
  expect(states()).toEqual(["connecting", "up"]);
});

test("who comes again says what they have", async () => {
  FakeSocket.last.open();
  FakeSocket.last.say(update(7));
  FakeSocket.last.say({ type: "lines", lines: [{ seq: 4, at: 0, name: "Ana", who: "a" }] });
  FakeSocket.last.close();
  expect(states().at(-1)).toBe("down");
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.url).toContain("/api/tables/t/live?version=7&line=4");
});

test("a command is sent again under the same name until it is answered", async () => {
  FakeSocket.last.open();
  FakeSocket.last.say(update(1));
  const done = line.do({ do: "act", seat: 0, seen: 1, actions: ["draw"] });
  const [first] = FakeSocket.last.sent;
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([first]);
  FakeSocket.last.say({
    type: "done",
    move_id: first!.move_id,
    version: 2,
    happened: { seq: 2, at: 0, what: "acted" },
  });
  await expect(done).resolves.toMatchObject({ version: 2, happened: { events: [] } });
});

test("what is refused is told; what only failed is tried again", async () => {
  FakeSocket.last.open();
  const refused = line.do({ do: "resign", seat: 0 });
  const { move_id } = FakeSocket.last.sent[0]!;
  FakeSocket.last.say({ type: "refused", code: "try-again", text: "…", move_id });
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.last.sent).toHaveLength(2);
  FakeSocket.last.say({ type: "refused", code: "table-over", text: "the game is over", move_id });
  await expect(refused).rejects.toBeInstanceOf(RefusedError);
});

test("a line without a sign of life is dead", async () => {
  FakeSocket.last.open();
  FakeSocket.last.say({ type: "beat", now: 0 });
  await vi.advanceTimersByTimeAsync(39_000);
  FakeSocket.last.say({ type: "beat", now: 39 });
  await vi.advanceTimersByTimeAsync(39_000);
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("after sleep the line is asked for a sign of life", async () => {
  FakeSocket.last.open();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.last.sent).toEqual([{ do: "ping" }]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("who may not be there does not come again", async () => {
  FakeSocket.last.open();
  FakeSocket.last.say({ type: "refused", code: "no-such-table", text: "there is no such table" });
  expect(heard.state.mock.calls.at(-1)).toMatchObject(["over", { code: "no-such-table" }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("where sockets are not let through, it asks and waits instead", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method, signal }: RequestInit) => {
    asked.push(`${method} ${address}`);
    if (address.includes("wait=5")) await new Promise((_, stop) => signal?.addEventListener("abort", stop));
    const found = address.includes("/lines") ? { type: "lines", lines: [] } : update(5);
    const done = { type: "done", move_id: "", version: 6, happened: { seq: 6, at: 0, what: "acted" } };
    return new Response(JSON.stringify(method === "POST" ? done : found));
  });
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(asked).toEqual([
    "GET /api/tables/t?since=0&wait=0",
    "GET /api/tables/t/lines?since=0",
    "GET /api/tables/t?since=5&wait=5",
  ]);
  expect(states().at(-1)).toBe("up");
  await expect(line.do({ do: "undo", seat: 0, seen: 5 })).resolves.toMatchObject({ version: 6 });
});
