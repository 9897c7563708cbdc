/** Who sits at this device. Nobody, until they say a name or sit down somewhere. */
import { api, RefusedError } from "../net/api";
import type { Me } from "../net/wire";
import { isLanguage } from "../words/catalogs";
import { choices } from "./choices.svelte";
import { keep, keeps, kept } from "./kept";

class Myself {
  person = $state.raw<Me | null>(null);
  /** Whether the server has been asked. */
  asked = $state(false);

  async find(): Promise<Me | null> {
    if (keeps() && kept("guest") !== "yes") {
      this.asked = true; // never was here: there is nobody to ask for
      return null;
    }
    try {
      this.person = await api.me();
      keep("guest", "yes");
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.person = null;
    }
    this.asked = true;
    return this.person;
  }

  /** Somebody: who one is already, or a new guest of this name. */
  async be(name: string): Promise<Me> {
    const present = this.person ?? (await this.find());
    if (present && (!name || present.name === name)) return present;
    this.person = present ? await api.changeMe({ name }) : await this.arrive(name);
    keep("guest", "yes");
    return this.person;
  }

  private async arrive(name: string): Promise<Me> {
    try {
      return await api.becomeGuest({ name, language: choices.language });
    } catch (error) {
      if (error instanceof RefusedError && error.code === "guest-already") return api.me(); // the cookie outlived what is kept here
      throw error;
    }
  }

  /** Refusals come in the language that the server knows of us. */
  async speak(): Promise<void> {
    if (this.person && isLanguage(this.person.language) && this.person.language !== choices.language) {
      this.person = await api.changeMe({ language: choices.language });
    }
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    keep("guest", "no");
    this.person = null;
  }
}

export const me = new Myself();
