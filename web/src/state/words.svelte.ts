/** The words of the chosen language. They change under the page when another one is chosen. */
import type { FluentBundle } from "@fluent/bundle";
import { fetchBundle, type Language } from "../words/catalogs";
import type { Names } from "../words/names";
import { type Arguments, Texts } from "../words/texts";

class Words {
  private spoken = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);
  private readonly plain = $derived(this.spoken && new Texts(this.spoken.language, this.spoken.bundle));

  get ready(): boolean {
    return this.spoken !== null;
  }

  async speak(language: Language): Promise<void> {
    const bundle = await fetchBundle(language);
    this.spoken = { language, bundle };
    document.documentElement.lang = language;
  }

  /** For sentences about a board and its players. */
  about(board: Names | null, names: readonly string[] = [], you: number | null = null): Texts {
    const { language, bundle } = this.spoken!;
    return new Texts(language, bundle, board, names, you);
  }

  say(code: string, args?: Arguments): string {
    return this.plain!.say(code, args);
  }
}

export const words = new Words();

/** The sentence of a code, in the language that is spoken now. */
export function say(code: string, args?: Arguments): string {
  return words.say(code, args);
}
