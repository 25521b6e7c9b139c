import { company } from "../../../contract/company";
import { type BackendLocale, type Country, type Language, languages } from "../../../contract/locale";
import { countryOfLanguage, sellerCountry } from "../../../contract/seller/seller";

/** The language names a locale, because each language has one market. */
export const locales = languages;
export type Locale = Language;
export const defaultLocale: Locale = "de";

/** The differences between markets. Components read them and never compare locales. */
export interface Market {
	locale: Locale;
	/** The backend's code for the locale: it knows et as "ee" (R1.6). */
	backendLocale: BackendLocale;
	language: string;
	intl: string;
	country: Country;
	timeZone: string;
	/** Shows top row, bottom menu, the footer's category list and its call-to-action (hidden in Estonia: R1.9). */
	fullShell: boolean;
	/** Only the German market has the legal notice. */
	legalNotice: boolean;
	/** The market has a newsletter (R1.10). */
	newsletter: boolean;
	/** The market's clock is behind the company's, in hours. */
	hoursBehind: number;
	/** Shows buyers' reviews on the front page, and their figures in the footer. */
	reviewWidgets: boolean;
	/** Only German forms have a second address line. */
	addressAdditionalLine: boolean;
}

/** Hours between the company's clock and a country's. Germany is one hour behind the others. */
const hoursBehind = (country: Country): number => Number(country === "DE") - Number(sellerCountry === "DE");

export const markets: Record<Locale, Market> = {
	de: {
		locale: "de",
		backendLocale: "de",
		language: "Deutsch",
		intl: "de-DE",
		country: countryOfLanguage.de,
		timeZone: "Europe/Berlin",
		fullShell: true,
		legalNotice: true,
		newsletter: true,
		hoursBehind: hoursBehind("DE"),
		reviewWidgets: true,
		addressAdditionalLine: true,
	},
	en: {
		locale: "en",
		backendLocale: "en",
		language: "English",
		intl: "en-GB",
		country: countryOfLanguage.en,
		timeZone: company.timeZone,
		fullShell: true,
		legalNotice: false,
		newsletter: false,
		hoursBehind: 0,
		reviewWidgets: true,
		addressAdditionalLine: false,
	},
	et: {
		locale: "et",
		backendLocale: "ee",
		language: "Eesti",
		intl: "et-EE",
		country: countryOfLanguage.et,
		timeZone: "Europe/Tallinn",
		fullShell: false,
		legalNotice: false,
		newsletter: false,
		hoursBehind: hoursBehind("EE"),
		reviewWidgets: false,
		addressAdditionalLine: false,
	},
	fi: {
		locale: "fi",
		backendLocale: "fi",
		language: "Suomi",
		intl: "fi-FI",
		country: countryOfLanguage.fi,
		timeZone: "Europe/Helsinki",
		fullShell: true,
		legalNotice: false,
		newsletter: true,
		hoursBehind: hoursBehind("FI"),
		reviewWidgets: true,
		addressAdditionalLine: false,
	},
};

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text);
