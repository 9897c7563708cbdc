/** Localization: texts in the chosen language. All texts on the page change when another language is chosen. */
import type { FluentBundle } from "@fluent/bundle";
import { fetchBundle, LANGUAGES, type Language } from "./catalogs";
import type { BoardNames } from "./texts";
import { type Arguments, Texts } from "./texts";

class Localization {
  private loaded = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);
  private readonly plain = $derived(this.loaded && new Texts(this.loaded.language, this.loaded.bundle));

  get ready(): boolean {
    return this.loaded !== null;
  }

  private wanted: Language = LANGUAGES[0];
  /** Whether the texts for learners are needed, too. */
  private learning = false;
  private arriving: Promise<void> | null = null;

  async load(language: Language): Promise<void> {
    this.wanted = language;
    const { learning } = this;
    const bundle = await fetchBundle(language, learning);
    if (language !== this.wanted || learning !== this.learning) return; // another one is under way
    this.loaded = { language, bundle };
    document.documentElement.lang = language;
  }

  /** Loads a component that needs the texts for learners, and these texts. */
  async withLearning<T>(component: Promise<T>): Promise<T> {
    this.learning = true;
    this.arriving ??= this.load(this.wanted);
    try {
      await this.arriving;
    } catch (error) {
      this.arriving = null; // the next screen tries again
      throw error;
    }
    return component;
  }

  /** Texts that use the names of a board and its players; `numbered` routes are for readers who do not see the map. */
  textsFor(
    board: BoardNames | null,
    names: readonly string[] = [],
    you: number | null = null,
    numbered = false,
  ): Texts {
    const { language, bundle } = this.loaded!;
    return new Texts(language, bundle, board, names, you, numbered);
  }

  say(code: string, args?: Arguments): string {
    return this.plain!.say(code, args);
  }
}

export const localization = new Localization();

/** The text of a message code in the current language. */
export function say(code: string, args?: Arguments): string {
  return localization.say(code, args);
}
