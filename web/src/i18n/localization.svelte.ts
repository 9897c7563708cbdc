/** Localization: texts in the chosen language. All texts on the page change when another language is chosen. */
import type { FluentBundle } from "@fluent/bundle";
import { fetchBundle, type Language } from "./catalogs";
import type { BoardNames } from "./texts";
import { type Arguments, Texts } from "./texts";

class Localization {
  private loaded = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);
  private readonly plain = $derived(this.loaded && new Texts(this.loaded.language, this.loaded.bundle));

  get ready(): boolean {
    return this.loaded !== null;
  }

  async load(language: Language): Promise<void> {
    const bundle = await fetchBundle(language);
    this.loaded = { language, bundle };
    document.documentElement.lang = language;
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
