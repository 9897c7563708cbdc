/** Whether the page is waiting for the server: requests that are being repeated until it answers. */
import { retried, type Trouble } from "../net/retry";

class Connection {
  private waiting = $state.raw<ReadonlyMap<object, Trouble>>(new Map());

  /** Why requests are being repeated; null: none is. */
  readonly trouble: Trouble | null = $derived.by(() => {
    const all = [...this.waiting.values()];
    return all.includes("unreachable") ? "unreachable" : (all[0] ?? null);
  });

  /** Sends a request, again and again while the server is away or busy. */
  async retry<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const request = {};
    try {
      return await retried(ask, (trouble) => this.note(request, trouble), signal);
    } finally {
      this.note(request, null);
    }
  }

  private note(request: object, trouble: Trouble | null): void {
    if ((this.waiting.get(request) ?? null) === trouble) return;
    const others = [...this.waiting].filter(([each]) => each !== request);
    this.waiting = new Map(trouble ? [...others, [request, trouble]] : others);
  }
}

export const connection = new Connection();
