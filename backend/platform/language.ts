import type { BackendLocale, Language } from "../../contract/locale";

/** The language of a locale, as rows (language = 'et') of the database name it. */
export const languageOf = (locale: BackendLocale): Language => (locale === "ee" ? "et" : locale);
