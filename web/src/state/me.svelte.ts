/** The signed-in person: a guest or account; null until they enter a name or sit down somewhere. */
import { isLanguage } from "../i18n/catalogs";
import { say } from "../i18n/localization.svelte";
import { api, RefusedError } from "../net/api";
import type { Me } from "../net/wire";
import { preferences } from "./preferences.svelte";
import { server } from "./server.svelte";
import { load, save, storageAllowed } from "./storage";

const RANDOM_NAMES = 8;
const drawn = Math.floor(Math.random() * RANDOM_NAMES);

/** A friendly name for somebody who has not entered one. */
export function randomName(): string {
  return say("page-start-some-name", { number: drawn });
}

class Myself {
  person = $state.raw<Me | null>(null);
  /** Whether the server has answered who the person is. */
  asked = $state(false);
  private lookup: AbortController | null = null;

  /** Asks the server who the person is. While it is away or busy, that stays unknown. */
  async find(): Promise<Me | null> {
    this.lookup = new AbortController();
    try {
      const found = await server.retry(() => this.fetchMe(), this.lookup.signal);
      return this.person ?? this.setPerson(found); // a new guest may have been created meanwhile
    } catch (error) {
      if (this.person) return this.person;
      throw error;
    } finally {
      this.asked = true;
    }
  }

  /** Signs in: keeps the known person, renamed if a name is given, or creates a guest with that or a random name. */
  async signIn(wished = ""): Promise<Me> {
    const name = wished.trim();
    const present = this.person ?? (await this.fetchMe());
    if (!present) return this.setPerson(await this.createGuest(name || randomName()));
    return this.setPerson(name && name !== present.name ? await api.changeMe({ name }) : present);
  }

  /** Signs in as the same person as on another device, with a transfer code. */
  async transfer(code: string): Promise<Me> {
    return this.setPerson(await api.arrive({ code }));
  }

  /** Tells the server the language, because refusals come in it. */
  async updateLanguage(): Promise<void> {
    if (this.person && isLanguage(this.person.language) && this.person.language !== preferences.language) {
      this.setPerson(await api.changeMe({ language: preferences.language }));
    }
  }

  /** Asks again who the person is, after signing in. */
  async reload(): Promise<Me | null> {
    return this.setPerson(await api.me());
  }

  /** The person was erased. */
  gone(): void {
    this.setPerson(null);
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.setPerson(null);
  }

  /**
   * One request. It is skipped if nobody was signed in the last time, because the refusal would show up in the console.
   * Only the refusal `no-guest` means that nobody is signed in; any other says nothing about it.
   */
  private async fetchMe(): Promise<Me | null> {
    if (storageAllowed() && load("guest") !== "yes") return null;
    try {
      return await api.me();
    } catch (error) {
      if (error instanceof RefusedError && error.code === "no-guest") return null;
      throw error;
    }
  }

  /**
   * Creates a guest. If the browser has lost everything except the cookie, the guest already exists. The guest is
   * fetched in any case: a browser that accepts no cookies is somebody new with every request.
   */
  private async createGuest(name: string): Promise<Me> {
    try {
      await api.becomeGuest({ name, language: preferences.language });
    } catch (error) {
      if (!(error instanceof RefusedError && error.code === "guest-already")) throw error;
    }
    try {
      return await api.me();
    } catch (error) {
      if (!(error instanceof RefusedError && error.code === "no-guest")) throw error;
      throw new RefusedError(error.status, { ...error.refusal, code: "no-cookies", text: say("page-no-cookies") });
    }
  }

  private setPerson<T extends Me | null>(person: T): T {
    this.lookup?.abort();
    this.person = person;
    this.asked = true;
    save("guest", person ? "yes" : "no");
    return person;
  }
}

export const me = new Myself();
