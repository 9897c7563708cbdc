/** What somebody played last: the next game like it is one click away. */
import { keep, kept } from "../state/kept";
import { LEVELS, type Level } from "../words/levels";
import { boards } from "./boards.svelte";

class Wish {
  private asked = $state(kept("board") ?? "");
  private rivals = $state(Number(kept("opponents")) || 2);
  level = $state<Level>(LEVELS.find((each) => each === kept("level")) ?? "medium");

  readonly board = $derived(boards.find(this.asked) ?? boards.all[0]);
  readonly most = $derived((this.board?.players[1] ?? 2) - 1);
  readonly opponents = $derived(Math.min(this.rivals, this.most));

  chooseBoard(id: string): void {
    this.asked = id;
    keep("board", id);
  }

  chooseOpponents(number: number): void {
    this.rivals = number;
    keep("opponents", String(number));
  }

  chooseLevel(level: Level): void {
    this.level = level;
    keep("level", level);
  }
}

export const wish = new Wish();
