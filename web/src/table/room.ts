/** Whether there is room beside the board; the same width as in the styles. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 60.01rem");
