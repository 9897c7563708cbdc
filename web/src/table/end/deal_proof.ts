/** Commit-reveal verification of the deal in the browser, without trusting the server. See docs/fairness.md. */
import type { Proof } from "../../net/wire";

const LABEL = "branchline deal 1";
const SEED_BYTES = 16;

export async function commitmentOf(secret: string): Promise<string> {
  return hex(await sha256(bytes(secret)));
}

/** The seed: the first bytes of SHA-256 over label, table, secret and all nonces, each prefixed with its length. */
export async function seedOf({ table, secret, nonces }: Proof): Promise<string> {
  const text = new TextEncoder();
  const parts = [text.encode(LABEL), text.encode(table), bytes(secret), ...nonces.map(bytes)];
  return hex((await sha256(joined(parts.flatMap((part) => [lengthOf(part), part])))).slice(0, SEED_BYTES));
}

/** Browsers offer Web Crypto only in secure contexts: over HTTPS or on localhost. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

function lengthOf(part: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, part.length);
  return length;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (each) => each.toString(16).padStart(2, "0")).join("");
}
