declare module "virtual:catalogs" {
  type Language = import("./catalogs").Language;
  /** All languages, English first. */
  export const LANGUAGES: readonly [Language, ...Language[]];
  export const CATALOGS: Record<Language, () => Promise<{ default: string }>>;
}
