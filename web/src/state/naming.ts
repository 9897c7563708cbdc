/** A name for somebody who has not told one: friendly, and another one each time. */
import { me } from "./me.svelte";
import { say } from "./words.svelte";

const NAMES = 8;
const drawn = Math.floor(Math.random() * NAMES);

export function someName(): string {
  return say("page-start-some-name", { number: drawn });
}

/** Be somebody: under the name that one wishes; without a wish, as one is called already, or as we call them. */
export async function introduce(wished: string): Promise<void> {
  await me.be(wished.trim(), someName());
}
