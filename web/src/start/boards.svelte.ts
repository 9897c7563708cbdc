/** The boards that the server has, fetched once. */
import { api } from "../net/api";
import type { BoardListed } from "../net/wire";
import { choices } from "../state/choices.svelte";
import { connection } from "../state/connection.svelte";

class BoardList {
  all = $state.raw<readonly BoardListed[]>([]);
  private asked: Promise<void> | null = null;

  /** While the server is away they are asked for again by themselves; what failed otherwise, the next time. */
  fetch(): Promise<void> {
    this.asked ??= connection.retry(api.boards).then(
      ({ boards }) => {
        this.all = boards;
      },
      (error) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }

  find(id: string): BoardListed | undefined {
    return this.all.find((board) => board.id === id);
  }

  /** In the reader's language; before the list has come, and for a board that is gone, its id. */
  title(id: string): string {
    const board = this.find(id);
    return board?.titles[choices.language] ?? board?.title ?? id;
  }
}

export const boards = new BoardList();
