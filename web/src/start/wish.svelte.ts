/** Remembered settings of the last quick game, so that the next one is one click away. */
import { keep, kept } from "../state/storage";
import { LEVELS, type Level } from "../words/levels";
import { boards } from "./boards.svelte";

class Wish {
  private boardId = $state(kept("board") ?? "");
  private storedOpponents = $state(Number(kept("opponents")) || 2);
  level = $state<Level>(LEVELS.find((each) => each === kept("level")) ?? "medium");

  readonly board = $derived(boards.find(this.boardId) ?? boards.all[0]);
  readonly most = $derived((this.board?.players[1] ?? 2) - 1);
  readonly opponents = $derived(Math.min(this.storedOpponents, this.most));

  chooseBoard(id: string): void {
    this.boardId = id;
    keep("board", id);
  }

  chooseOpponents(number: number): void {
    this.storedOpponents = number;
    keep("opponents", String(number));
  }

  chooseLevel(level: Level): void {
    this.level = level;
    keep("level", level);
  }
}

export const wish = new Wish();
