/** Who sits at this device. Nobody, until they say a name or sit down somewhere. */
import { api, RefusedError } from "../net/api";
import type { Me } from "../net/wire";
import { isLanguage } from "../words/catalogs";
import { choices } from "./choices.svelte";
import { keep, keeps, kept } from "./kept";

class Myself {
  person = $state.raw<Me | null>(null);
  /** Whether it is known by now who it is. */
  asked = $state(false);

  /** Who one is. Whoever was nobody here the last time need not be asked for: that is refused, and consoles complain. */
  async find(): Promise<Me | null> {
    const stranger = keeps() && kept("guest") !== "yes";
    try {
      return this.known(stranger ? null : await this.ask());
    } finally {
      this.asked = true;
    }
  }

  /** Somebody: who one is already, or a new guest of this name. */
  async be(name: string): Promise<Me> {
    const present = this.person ?? (await this.find());
    if (present && (!name || present.name === name)) return present;
    return this.known(present ? await api.changeMe({ name }) : await this.arrive(name));
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

  private async ask(): Promise<Me | null> {
    try {
      return await api.me();
    } catch (error) {
      if (error instanceof RefusedError) return null;
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
    this.person = person;
    this.asked = true;
    keep("guest", person ? "yes" : "no");
    return person;
  }
}

export const me = new Myself();
