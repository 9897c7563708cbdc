/** Bot levels, from weakest to strongest. */
import type { SeatBot } from "../net/wire";

export type Level = SeatBot["level"];
export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "expert"];
