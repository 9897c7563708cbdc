/** Connection status: which requests are being retried until the server answers. */
import { retried, type Trouble } from "../net/retry";

class Connection {
  private retrying = $state.raw<ReadonlyMap<object, Trouble>>(new Map());

  /** Why requests are being retried; null if none is. */
  readonly trouble: Trouble | null = $derived.by(() => {
    const all = [...this.retrying.values()];
    return all.includes("unreachable") ? "unreachable" : (all[0] ?? null);
  });

  /** Sends a request and retries it while the server is away or busy. */
  async retry<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const request = {};
    try {
      return await retried(ask, (trouble) => this.note(request, trouble), signal);
    } finally {
      this.note(request, null);
    }
  }

  private note(request: object, trouble: Trouble | null): void {
    if ((this.retrying.get(request) ?? null) === trouble) return;
    const others = [...this.retrying].filter(([each]) => each !== request);
    this.retrying = new Map(trouble ? [...others, [request, trouble]] : others);
  }
}

export const connection = new Connection();
