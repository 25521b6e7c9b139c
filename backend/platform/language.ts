import type { BackendLocale } from "../../contract/locale";

export const languages = ["de", "en", "et", "fi"] as const;
export type Language = (typeof languages)[number];

/** The language of a locale, as columns (title_et) and rows (locale = 'et') of the database name it. */
export const languageOf = (locale: BackendLocale): Language => (locale === "ee" ? "et" : locale);
