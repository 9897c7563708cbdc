/** Card colours in display order. */
export const COLOURS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"] as const;
export const LOCOMOTIVE = "locomotive";
export const CARDS: readonly string[] = [...COLOURS, LOCOMOTIVE];
