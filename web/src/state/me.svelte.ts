/** Who sits at this device. Nobody, until they say a name or sit down somewhere. */
import { api, RefusedError } from "../net/api";
import type { Me } from "../net/wire";
import { isLanguage } from "../words/catalogs";
import { choices } from "./choices.svelte";
import { connection } from "./connection.svelte";
import { keep, keeps, kept } from "./kept";

class Myself {
  person = $state.raw<Me | null>(null);
  /** Whether it is known by now who it is. */
  asked = $state(false);
  private finding: AbortController | null = null;

  /** Finds out who one is. While the server is away or busy, that is not known yet. */
  async find(): Promise<Me | null> {
    this.finding = new AbortController();
    try {
      const found = await connection.retry(() => this.ask(), this.finding.signal);
      return this.person ?? this.known(found); // a new guest may have been made meanwhile
    } catch (error) {
      if (this.person) return this.person;
      throw error;
    } finally {
      this.asked = true;
    }
  }

  /** Be somebody: who one is already, under this name if one is given; else a new guest with it, or with the other one. */
  async be(name: string, otherwise: string): Promise<Me> {
    const present = this.person ?? (await this.ask());
    if (!present) return this.known(await this.arrive(name || otherwise));
    return this.known(name && name !== present.name ? await api.changeMe({ name }) : present);
  }

  /** The same person as on another device. */
  async follow(code: string): Promise<Me> {
    return this.known(await api.arrive({ code }));
  }

  /** Refusals come in the language that the server knows of us. */
  async speak(): Promise<void> {
    if (this.person && isLanguage(this.person.language) && this.person.language !== choices.language) {
      this.known(await api.changeMe({ language: choices.language }));
    }
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.known(null);
  }

  /**
   * One request. Whoever was nobody here the last time is not asked for: that is refused, and consoles complain.
   * Only the answer that nobody is known means nobody: any other refusal says nothing about who one is.
   */
  private async ask(): Promise<Me | null> {
    if (keeps() && kept("guest") !== "yes") return null;
    try {
      return await api.me();
    } catch (error) {
      if (error instanceof RefusedError && error.code === "no-guest") return null;
      throw error;
    }
  }

  /** A guest whose browser has forgotten all but the cookie is one all the same. */
  private async arrive(name: string): Promise<Me> {
    try {
      return await api.becomeGuest({ name, language: choices.language });
    } catch (error) {
      if (error instanceof RefusedError && error.code === "guest-already") return await api.me();
      throw error;
    }
  }

  private known<T extends Me | null>(person: T): T {
    this.finding?.abort();
    this.person = person;
    this.asked = true;
    keep("guest", person ? "yes" : "no");
    return person;
  }
}

export const me = new Myself();
