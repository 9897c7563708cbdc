/**
 * Links that contain a game record: the text, compressed (zlib) and in base64url, after the # of the address, which
 * browsers don't send to the server. `branchline show` makes them (src/branchline/server/process/show.py).
 */

const PREFIX = "#record=";

/** Bytes that are unpacked at most, more than the server takes: a small link may contain gigabytes of nothing. */
const LARGEST = 1 << 20;

/** Whether an address has a record in its fragment. */
export function hasRecord(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/** The text of the record in the fragment of an address. Of a damaged one, what is there: the server refuses it. */
export async function linkedRecord(fragment: string): Promise<string> {
  const letters = fragment.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/");
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return await beginning(plain);
  } catch {
    return fragment;
  }
}

async function beginning(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (let size = 0; size <= LARGEST; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}
