/** Whether somebody on this device knows the game: newcomers are offered a first lesson. */
import { load, save } from "./storage";

const NAME = "experienced";

export function hasExperience(): boolean {
  return load(NAME) === "yes";
}

/** Notes that the lesson, or enough games, have been played to the end. */
export function noteExperience(): void {
  save(NAME, "yes");
}
