import { company } from "../../../contract/company";
import { type BackendLocale, type Country, type Language, languages } from "../../../contract/locale";
import { countryOfLanguage, sellerCountry } from "../../../contract/seller/seller";
import { serviceHours } from "./constants";

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

/** Hours between the company's clock and a country's: Germany's is one behind the others. */
const hoursBehind = (country: Country): number => Number(country === "DE") - Number(sellerCountry === "DE");
const opensIn = (country: Country): number => serviceHours.opens - hoursBehind(country);
const hoursIn = (country: Country): string => `${opensIn(country)}–\u2060${serviceHours.closes - hoursBehind(country)}`;

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
		serviceHours: `${hoursIn("DE")}\u00a0Uhr (MEZ/MESZ)`,
		serviceOpens: `um ${opensIn("DE")}\u00a0Uhr`,
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
		serviceHours: `${serviceHours.opens}:00–\u2060${serviceHours.closes}:00 (${company.address.city} time)`,
		serviceOpens: `at ${serviceHours.opens}:00`,
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
		serviceHours: `${hoursIn("EE")} (Eesti aeg)`,
		serviceOpens: `kell ${opensIn("EE")}`,
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
		serviceHours: `${hoursIn("FI")} (Suomen aikaa)`,
		serviceOpens: `klo ${opensIn("FI")}`,
		reviewWidgets: true,
		addressAdditionalLine: false,
	},
};

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text);
