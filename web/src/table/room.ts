/** Media query for wide screens, with space beside the board; the same breakpoint as in the styles. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 60.01rem");
