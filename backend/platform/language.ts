import type { BackendLocale, Language } from "../../contract/locale";

/** The language of a locale, as used in the database (language = 'et'). */
export const languageOf = (locale: BackendLocale): Language => (locale === "ee" ? "et" : locale);
