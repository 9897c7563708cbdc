/** How well bots play, from the weakest to the strongest. */
import type { SeatBot } from "../net/wire";

export type Level = SeatBot["level"];
export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "expert"];
