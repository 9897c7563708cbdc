/** Random friendly names for people who have not entered one. */
import { me } from "./me.svelte";
import { say } from "./words.svelte";

const NAMES = 8;
const drawn = Math.floor(Math.random() * NAMES);

export function someName(): string {
  return say("page-start-some-name", { number: drawn });
}

/** Signs in under the given name; if it is empty, under the existing name or a random one. */
export async function introduce(wished: string): Promise<void> {
  await me.be(wished.trim(), someName());
}
