/** Who sits at this device. Nobody, until they say a name or sit down somewhere. */
import { api, RefusedError } from "../net/api";
import type { Me } from "../net/wire";
import { isLanguage } from "../words/catalogs";
import { choices } from "./choices.svelte";

class Myself {
  person = $state.raw<Me | null>(null);
  /** Whether the server has been asked. */
  asked = $state(false);

  async find(): Promise<Me | null> {
    try {
      this.person = await api.me();
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
    this.person = present ? await api.changeMe({ name }) : await api.becomeGuest({ name, language: choices.language });
    return this.person;
  }

  /** Refusals come in the language that the server knows of us. */
  async speak(): Promise<void> {
    if (this.person && isLanguage(this.person.language) && this.person.language !== choices.language) {
      this.person = await api.changeMe({ language: choices.language });
    }
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.person = null;
  }
}

export const me = new Myself();
