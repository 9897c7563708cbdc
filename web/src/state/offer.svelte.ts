/** Whether this server has accounts, and who may make one. Asked once, when somebody needs to know. */
import { api } from "../net/api";
import type { AccountOffer } from "../net/wire";

class Offer {
  accounts = $state.raw<AccountOffer | null>(null);
  /** Whether people can sign in here: not every server has accounts. False until the answer is known. */
  readonly hasAccounts = $derived(this.accounts !== null && this.accounts.mode !== "guests");
  private asking: Promise<AccountOffer> | null = null;

  /** Asks, unless the answer is known or under way. After a failure the next call asks again. */
  async fetch(): Promise<AccountOffer> {
    if (this.accounts) return this.accounts;
    this.asking ??= api.registration().finally(() => {
      this.asking = null;
    });
    this.accounts = await this.asking;
    return this.accounts;
  }
}

export const offer = new Offer();
