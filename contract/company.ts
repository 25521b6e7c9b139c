import type { Language } from "./locale";
import type { PaymentMethodName } from "./values/payment-methods";

// Everything that makes the shop one company's own is here; `npm run brand` makes its icons and pictures. Address, registers, bank, phones,
// mail address and persons are those of a new shop: its people change them at the desk, where texts about the company are, too. Others are
// in locales/*/trust.json. To be confirmed by the owner before the shop goes live: VAT id, business id and IBAN are
// placeholders.

const brand = "Crossbar";

/**
 * The company behind the shop and the backend, as pages and mails name it. Its address and its loading place must be in the same country,
 * one that the shop delivers to: VAT follows from it (contract/seller/seller.ts refuses others).
 */
export const company = {
	brand,
	name: "Crossbar Oy",
	address: { street: "Telakkakatu 8", postCode: "00150", city: "Helsinki", country: "FI" },
	/** Where buyers' own carriers load: the named place of FCA. */
	loadingPlace: { street: "Satamakaari 20", postCode: "00980", city: "Helsinki", country: "FI" },
	/** IANA name. The company's days begin, and its phone is answered, by this clock. */
	timeZone: "Europe/Helsinki",
	vatId: "FI29058716",
	/** Number in the trade register: Business ID in Finland, registrikood in Estonia, HRB with its number in Germany. */
	businessId: "2905871-6",
	/** The court at its registered office, in the language of its country, which decides disputes. */
	court: "Helsingin käräjäoikeus",
	/** In Germany the court that keeps the trade register, such as "Amtsgericht Hamburg"; "" elsewhere. */
	registerCourt: "",
	/** Estonian companies name a member of the management board who represents them. */
	managingDirector: "Aino Laaksonen",
	/** Account for invoice payments. */
	bank: { iban: "FI2112345600000785", bic: "NDEAFIHH" },
	email: "sales@crossbar.example",
	/** Language of mails to the company's own staff, as a backend locale ("ee" is Estonian). It is independent of the buyer's language. */
	locale: "fi",
	social: [
		{ name: "LinkedIn", url: "https://www.linkedin.com/company/crossbar-example" },
		{ name: "YouTube", url: "https://www.youtube.com/@crossbar-example" },
	],
} as const;

/** Payment term of an invoice, in days. */
export const invoiceTermDays = 30;

/** Days from the invoice to the day on which the amount is due; 0 if it was paid before. */
export const paymentTermDays = { invoice: invoiceTermDays, card: 0 } as const satisfies Record<PaymentMethodName, number>;

/** Created on first use: day formatters are expensive. */
let days: Intl.DateTimeFormat | undefined;

/** @returns the day by the company's clock, ISO; rates change there at midnight */
export function companyDay(time: Date): string {
	days ??= new Intl.DateTimeFormat("sv-SE", { timeZone: company.timeZone });
	return days.format(time);
}

/** Possible offsets of the three countries from UTC in hours, in summer and winter. */
const hoursAhead = [3, 2, 1];

/** Start of a day by the company's clock. @param day ISO @returns ISO time in UTC */
export const companyDayStart = (day: string): string => dayStart(day, companyDay);

/** @param dayOf the day by the same clock, ISO */
export function dayStart(day: string, dayOf: (time: Date) => string): string {
	const midnights = hoursAhead.map((hours) => Date.parse(`${day}T00:00:00Z`) - hours * 60 * 60 * 1000);
	const start = midnights.find((time) => dayOf(new Date(time)) === day) ?? Date.parse(`${day}T00:00:00Z`);
	return new Date(start).toISOString();
}

const names = { brand, companyName: company.name, companyCity: company.address.city };

/**
 * The company's names in texts: {{brand}}, {{companyName}} and {{companyCity}}, and the brand in the Finnish and Estonian cases: genitive
 * ({{brandOf}}), allative, ablative, adessive and, in Finnish, illative.
 */
export const nameWords: Record<Language, Readonly<Record<string, string>>> = {
	de: names,
	en: names,
	et: { ...names, companyCity: "Helsingi", brandOf: "Crossbari", brandTo: "Crossbarile", brandFrom: "Crossbarist", brandIn: "Crossbaris" },
	fi: {
		...names,
		...{ brandOf: "Crossbarin", brandTo: "Crossbarille", brandFrom: "Crossbarilta", brandIn: "Crossbarissa", brandInto: "Crossbariin" },
	},
};

/** Colour of the sign and of a view's main action, normal and hovered, for the light and dark scheme. White text is readable on each. */
export const accents = {
	light: { accent: "#b3400e", accentHover: "#96350b" },
	dark: { accent: "#b8460f", accentHover: "#c64e14" },
	/** For the sign in a browser's dark tab. */
	onDark: "#ff9966",
} as const;

/** The shop's sign, a section of a crossbar, as a path in a square of 26. */
export const signPath = "M1 1H25V7H16V19H25V25H1V19H10V7H1Z";

/** Phone numbers by market, in international form. Readers at home see them as written there (contract/seller/own-data.ts). */
export const phones: Record<Language, string> = {
	de: "+49 30 12345670",
	en: "+358 9 1234 5670",
	et: "+372 612 3456",
	fi: "+358 9 1234 5670",
};

/** Contacts for questions before an order, by market. The portrait is one of the shop's files. */
export const salesContacts: Record<Language, { name: string; portrait: string }> = {
	de: { name: "Katrin Behrens", portrait: "/people/katrin-behrens.svg" },
	en: { name: "Mikael Holm", portrait: "/people/mikael-holm.svg" },
	et: { name: "Liis Saar", portrait: "/people/liis-saar.svg" },
	fi: { name: "Mikael Holm", portrait: "/people/mikael-holm.svg" },
};
