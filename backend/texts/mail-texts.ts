import { company } from "../../contract/company";
import type { BackendLocale } from "../../contract/locale";
import type { KeyOf, ValuesOf } from "../../contract/seller/text-values";
import { textWords } from "../../contract/seller/text-words";
import { displayedWeight } from "../../contract/values/shown-weight";
import de from "../../locales/de/mail.json";
import en from "../../locales/en/mail.json";
import et from "../../locales/et/mail.json";
import fi from "../../locales/fi/mail.json";
import { languageOf } from "../platform/language";
import { filled } from "./filled";

export type MailKey = KeyOf<typeof de>;

export interface MailTexts {
	/** The value of the lang attribute. */
	language: string;
	t<K extends MailKey>(key: K, ...values: ValuesOf<"mail", K>): string;
	money(cents: number): string;
	/** Grams of an article or a line → "134,4 kg". */
	weight(grams: number): string;
	/** Grams of several lines → "139,65 kg", with as many decimals as the sum needs. */
	totalWeight(grams: number): string;
	number(value: number): string;
	/** A length without thousands separators, as in drawings and on pages. */
	millimetres(value: number): string;
	/** 25.5 → "25,5 %". */
	percent(value: number): string;
	/** ISO time → the long date by the company's clock. */
	day(iso: string): string;
	country(code: string): string;
}

const languages: Record<BackendLocale, { intl: string; texts: Readonly<Record<string, string>> }> = {
	de: { intl: "de-DE", texts: de },
	en: { intl: "en-GB", texts: en },
	ee: { intl: "et-EE", texts: et },
	fi: { intl: "fi-FI", texts: fi },
};

export function mailTexts(locale: BackendLocale): MailTexts {
	const { intl, texts } = languages[locale];
	const names = textWords[languageOf(locale)];
	const currency = new Intl.NumberFormat(intl, { style: "currency", currency: "EUR" });
	const plain = new Intl.NumberFormat(intl, { maximumFractionDigits: 3 });
	const mass = new Intl.NumberFormat(intl, { minimumFractionDigits: 1, maximumFractionDigits: 3 });
	const kilograms = (grams: number) => `${mass.format(grams / 1000)}\u00a0kg`;
	const percent = new Intl.NumberFormat(intl, { style: "percent", maximumFractionDigits: 2 });
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: company.timeZone });
	const plurals = new Intl.PluralRules(intl);
	const regions = new Intl.DisplayNames(intl, { type: "region" });
	return {
		language: intl.slice(0, 2),
		t: (key, ...[values]) => filled(texts, key, plurals, { ...names, ...values }),
		// Some locales format negative amounts with a hyphen instead of a minus sign.
		money: (cents) => currency.format(cents / 100).replace("-", "\u2212"),
		weight: (grams) => kilograms(displayedWeight(grams)),
		totalWeight: kilograms,
		number: (value) => plain.format(value),
		millimetres: String,
		percent: (value) => percent.format(value / 100),
		day: (iso) => day.format(new Date(iso)),
		country: (code) => regions.of(code) ?? code,
	};
}
