import { type BackendLocale, type Country, type Language, languages } from "../../../contract/locale";

/** A locale is named by its language: each has one market. */
export const locales = languages;
export type Locale = Language;
export const defaultLocale: Locale = "de";

/** What differs from market to market. Components ask here, never for a locale's name. */
export interface Market {
	locale: Locale;
	/** The code that the backend knows: et is sent as "ee" (R1.6). */
	backendLocale: BackendLocale;
	/** The name of the language in itself. */
	language: string;
	/** For Intl: numbers, money and days as the market writes them. */
	intl: string;
	country: Country;
	/** Where its clocks are. */
	timeZone: string;
	/** Top row, bottom menu, category list in the footer and its call-to-action (hidden in Estonia: R1.9). */
	fullShell: boolean;
	/** The legal notice exists in German alone. */
	legalNotice: boolean;
	/** There is a newsletter in its language (R1.10). */
	newsletter: boolean;
	/** When customer service answers and when it opens, by the clocks there and as it is written there; no line ends within the span. */
	serviceHours: string;
	serviceOpens: string;
	/** What buyers say: on the front page, and in figures in the footer. */
	reviewWidgets: boolean;
	/** The second line of an address is used in German forms. */
	addressAdditionalLine: boolean;
}

export const markets: Record<Locale, Market> = {
	de: {
		locale: "de",
		backendLocale: "de",
		language: "Deutsch",
		intl: "de-DE",
		country: "DE",
		timeZone: "Europe/Berlin",
		fullShell: true,
		legalNotice: true,
		newsletter: true,
		serviceHours: "8–\u206015\u00a0Uhr (MEZ/MESZ)",
		serviceOpens: "um 8\u00a0Uhr",
		reviewWidgets: true,
		addressAdditionalLine: true,
	},
	en: {
		locale: "en",
		backendLocale: "en",
		language: "English",
		intl: "en-GB",
		country: "FI",
		timeZone: "Europe/Helsinki",
		fullShell: true,
		legalNotice: false,
		newsletter: false,
		serviceHours: "9:00–\u206016:00 (Helsinki time)",
		serviceOpens: "at 9:00",
		reviewWidgets: true,
		addressAdditionalLine: false,
	},
	et: {
		locale: "et",
		backendLocale: "ee",
		language: "Eesti",
		intl: "et-EE",
		country: "EE",
		timeZone: "Europe/Tallinn",
		fullShell: false,
		legalNotice: false,
		newsletter: false,
		serviceHours: "9–\u206016 (Eesti aeg)",
		serviceOpens: "kell 9",
		reviewWidgets: false,
		addressAdditionalLine: false,
	},
	fi: {
		locale: "fi",
		backendLocale: "fi",
		language: "Suomi",
		intl: "fi-FI",
		country: "FI",
		timeZone: "Europe/Helsinki",
		fullShell: true,
		legalNotice: false,
		newsletter: true,
		serviceHours: "9–\u206016 (Suomen aikaa)",
		serviceOpens: "klo 9",
		reviewWidgets: true,
		addressAdditionalLine: false,
	},
};

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text);
