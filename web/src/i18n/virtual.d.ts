declare module "virtual:catalogs" {
  type Language = import("./catalogs").Language;
  /** All languages, English first. */
  export const LANGUAGES: readonly [Language, ...Language[]];
  export const CATALOGS: Record<Language, () => Promise<{ default: string }>>;
  /** What only the lesson and the rules say. */
  export const LEARNING_CATALOGS: Record<Language, () => Promise<{ default: string }>>;
}

declare module "virtual:rule-book" {
  /** The complete rules as HTML, loaded when they are first shown. */
  export const RULE_BOOKS: Record<import("./catalogs").Language, () => Promise<{ default: string }>>;
}
