/** State of the account screens: what the server offers, and the account of the person who is signed in. */
import { api, RefusedError } from "../net/api";
import type { AccountInfo, AccountOffer } from "../net/wire";
import { notices } from "../state/notices.svelte";
import { offer } from "../state/offer.svelte";
import { passkeysWork, usePasskey, wasCancelled } from "./passkeys";

class Account {
  info = $state.raw<AccountInfo | null>(null);

  get offer(): AccountOffer | null {
    return offer.accounts;
  }

  get passkeys(): boolean {
    return (this.offer?.passkeys ?? false) && passkeysWork();
  }

  /** Whether this visitor may make an account. */
  get registers(): boolean {
    return this.offer?.mode === "open" || this.offer?.mode === "invited";
  }

  async load(holder: boolean): Promise<void> {
    await offer.fetch();
    this.info = holder ? await api.account() : null;
  }
}

export const account = new Account();

/** Does something and shows why it failed; false if it did. A dialog that was cancelled says nothing. */
export async function attempt(
  something: () => Promise<void>,
  failed = (error: unknown) => notices.trouble(error),
): Promise<boolean> {
  try {
    await something();
    return true;
  } catch (error) {
    if (!wasCancelled(error)) failed(error);
    return false;
  }
}

/** Signs in with a passkey. */
export async function passkeySignIn(merge: boolean): Promise<void> {
  const { options } = await api.passkeySignInOptions();
  await api.passkeySignIn({ passkey: await usePasskey(options), merge });
}

export function isRefusal(error: unknown, code: string): boolean {
  return error instanceof RefusedError && error.code === code;
}
