import type { Language } from "./locale";

// What makes the shop a company's own is all here; `npm run brand` makes icons and pictures of it. Texts about the company itself are in
// locales/*/content.json and trust.json. To be confirmed by the owner before the shop goes live: VAT id, business id and IBAN are placeholders.

const brand = "Crossbar";

/**
 * The company behind shop and backend: pages and mails name it from here. Both its address and its loading place are in the same one of the countries that are
 * delivered to: VAT follows from it (contract/seller/seller.ts, which refuses others).
 */
export const company = {
	brand,
	name: "Crossbar Oy",
	address: { street: "Telakkakatu 8", postCode: "00150", city: "Helsinki", country: "FI" },
	/** Where buyers' own carriers are loaded: the named place of FCA. */
	loadingPlace: { street: "Satamakaari 20", postCode: "00980", city: "Helsinki", country: "FI" },
	/** Where its days begin and its telephone is answered: IANA name. */
	timeZone: "Europe/Helsinki",
	vatId: "FI29058716",
	/** Its number in the trade register: Business ID in Finland, registrikood in Estonia, HRB with its number in Germany. */
	businessId: "2905871-6",
	/** The court at its registered office, in the language of its country: it decides disputes. */
	court: "Helsingin käräjäoikeus",
	/** In Germany the court that keeps the trade register: "Amtsgericht Hamburg"; "" elsewhere. */
	registerCourt: "",
	/** Of an Estonian company: a member of its management board, who represents it. */
	managingDirector: "Aino Laaksonen",
	/** Where invoices are paid to. */
	bank: { iban: "FI2112345600000785", bic: "NDEAFIHH" },
	email: "sales@crossbar.example",
	/** What its own people read, as the backend calls it ("ee" is Estonian): mails to them are in it, whatever the buyer reads. */
	locale: "fi",
	social: [
		{ name: "LinkedIn", url: "https://www.linkedin.com/company/crossbar-example" },
		{ name: "YouTube", url: "https://www.youtube.com/@crossbar-example" },
	],
} as const;

/** Days in which an invoice is to be paid. */
export const invoiceTermDays = 30;

/** Made at its first use: formatters of days are expensive. */
let days: Intl.DateTimeFormat | undefined;

/** @returns the day by the company's clock, ISO: rates change there at midnight */
export function companyDay(time: Date): string {
	days ??= new Intl.DateTimeFormat("sv-SE", { timeZone: company.timeZone });
	return days.format(time);
}

/** Hours that clocks of the three countries may be ahead of UTC, in summer and in winter. */
const hoursAhead = [3, 2, 1];

/** When a day begins by the company's clock. @param day ISO @returns ISO time, in UTC */
export const companyDayStart = (day: string): string => dayStart(day, companyDay);

/** @param dayOf the day by the same clock, ISO */
export function dayStart(day: string, dayOf: (time: Date) => string): string {
	const midnights = hoursAhead.map((hours) => Date.parse(`${day}T00:00:00Z`) - hours * 60 * 60 * 1000);
	const start = midnights.find((time) => dayOf(new Date(time)) === day) ?? Date.parse(`${day}T00:00:00Z`);
	return new Date(start).toISOString();
}

const names = { brand, companyName: company.name, companyCity: company.address.city };

/**
 * What texts may call the company, by language: {{brand}}, {{companyName}} and {{companyCity}}, and the brand in the cases of Finnish and Estonian: whose
 * ({{brandOf}}), to whom, from whom, at whose place and, in Finnish, into it.
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

/** The colour of the sign and of the one main action of a view, and as it is under the pointer, on light and on dark paper. White is read on all of them. */
export const accents = {
	light: { accent: "#b3400e", accentHover: "#96350b" },
	dark: { accent: "#b8460f", accentHover: "#c64e14" },
	/** Of the sign in a browser's dark tab. */
	onDark: "#ff9966",
} as const;

/** The shop's sign, a section of a crossbar: what is filled of a square of 26. */
export const signPath = "M1 1H25V7H16V19H25V25H1V19H10V7H1Z";

/** Whom to call, by market: dialled, as it is written there, and as mails and papers have it, which go abroad. */
export const phones: Record<Language, { dial: string; shown: string; international: string }> = {
	de: { dial: "+493012345670", shown: "030 12345670", international: "+49 30 12345670" },
	en: { dial: "+358912345670", shown: "+358 9 1234 5670", international: "+358 9 1234 5670" },
	et: { dial: "+3726123456", shown: "612 3456", international: "+372 612 3456" },
	fi: { dial: "+358912345670", shown: "09 1234 5670", international: "+358 9 1234 5670" },
};

/** Who answers questions before an order, by market, with a drawn portrait among the shop's files. */
export const salesContacts: Record<Language, { name: string; portrait: string }> = {
	de: { name: "Katrin Behrens", portrait: "/people/katrin-behrens.svg" },
	en: { name: "Mikael Holm", portrait: "/people/mikael-holm.svg" },
	et: { name: "Liis Saar", portrait: "/people/liis-saar.svg" },
	fi: { name: "Mikael Holm", portrait: "/people/mikael-holm.svg" },
};
