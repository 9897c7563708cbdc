/** The cards, in the order in which they are always told. */
export const COLOURS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"] as const;
export const LOCOMOTIVE = "locomotive";
export const CARDS: readonly string[] = [...COLOURS, LOCOMOTIVE];
