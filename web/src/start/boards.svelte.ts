/** The list of boards, fetched once. */
import { api } from "../net/api";
import type { BoardListed } from "../net/wire";
import { choices } from "../state/choices.svelte";
import { connection } from "../state/connection.svelte";

class BoardList {
  all = $state.raw<readonly BoardListed[]>([]);
  private request: Promise<void> | null = null;

  /** Retries by itself while the server is away; after any other failure the next call fetches again. */
  fetch(): Promise<void> {
    this.request ??= connection.retry(api.boards).then(
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
    return board?.titles[choices.language] ?? board?.title ?? id;
  }
}

export const boards = new BoardList();
