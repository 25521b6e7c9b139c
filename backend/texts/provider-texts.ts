import type { BackendLocale, Language } from "../../contract/locale";
import { textWords } from "../../contract/seller/text-words";
import de from "../../locales/de/provider.json";
import en from "../../locales/en/provider.json";
import et from "../../locales/et/provider.json";
import fi from "../../locales/fi/provider.json";
import { languageOf } from "../platform/language";

type Unsuffixed<K> = K extends `${infer Base}_${"one" | "other"}` ? Base : K;
/** A key of provider.json, without the suffix of its plural form. */
type ProviderKey = Unsuffixed<keyof typeof de>;

export interface ProviderTexts {
	language: Language;
	/** `count` chooses the plural form. */
	t(key: ProviderKey, values?: Record<string, string | number>): string;
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
		t: (key, values = {}) => {
			const text = texts[language][key] ?? texts[language][`${key}_${plurals.select(Number(values.count))}`] ?? key;
			return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? textWords[language][name] ?? ""));
		},
		money: (cents) => currency.format(cents / 100),
	};
}
