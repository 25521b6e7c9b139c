import type { BackendLocale, Language } from "../../contract/locale";
import type { KeyOf, ValuesOf } from "../../contract/seller/text-values";
import { textWords } from "../../contract/seller/text-words";
import de from "../../locales/de/provider.json";
import en from "../../locales/en/provider.json";
import et from "../../locales/et/provider.json";
import fi from "../../locales/fi/provider.json";
import { languageOf } from "../platform/language";
import { filled } from "./filled";

export interface ProviderTexts {
	language: Language;
	t<K extends KeyOf<typeof de>>(key: K, ...values: ValuesOf<"provider", K>): string;
	money(cents: number): string;
}

const texts: Record<Language, Readonly<Record<string, string>>> = { de, en, et, fi };
const regions: Record<Language, string> = { de: "de-DE", en: "en-GB", et: "et-EE", fi: "fi-FI" };

export function providerTexts(locale: BackendLocale): ProviderTexts {
	const language = languageOf(locale);
	const plurals = new Intl.PluralRules(language);
	const currency = new Intl.NumberFormat(regions[language], { style: "currency", currency: "EUR" });
	return {
		language,
		t: (key, ...[values]) => filled(texts[language], key, plurals, { ...textWords[language], ...values }),
		money: (cents) => currency.format(cents / 100),
	};
}
