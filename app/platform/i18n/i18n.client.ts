import i18next from "i18next";
import resourcesToBackend from "i18next-resources-to-backend";
import { defaultLocale, isLocale } from "../config/market";
import { type Texts, textsOf } from "./i18n";
import { i18nOptions } from "./options";

/** @param namespaces for the first page; others are fetched when a page needs them */
export async function browserTexts(namespaces: string[]): Promise<Texts> {
	const language = document.documentElement.lang;
	const locale = isLocale(language) ? language : defaultLocale;
	await i18next
		.use(resourcesToBackend((lng: string, namespace: string) => import(`../../../locales/${lng}/${namespace}.json`)))
		.init({ ...i18nOptions(locale), ns: namespaces });
	return textsOf(i18next, locale);
}
