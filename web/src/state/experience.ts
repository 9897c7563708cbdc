/** Whether somebody on this device knows the game: newcomers are offered a first lesson. */
import { load, save } from "./storage";

const NAME = "experienced";

export function hasExperience(): boolean {
  return load(NAME) === "yes";
}

/** Notes that a game has been played to the end, or that the lesson has been finished or left. */
export function noteExperience(): void {
  save(NAME, "yes");
}
