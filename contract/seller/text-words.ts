import { nameWords } from "../company";
import type { Country, Language } from "../locale";
import { countryOfLanguage, otherCountries, sellerCountry, transportDays } from "./seller";

/** A country's names in texts. In German and English also its adjective, without the German ending. */
interface CountryWords {
	name: string;
	adjective?: string;
	/** Finnish and Estonian cases. */
	of?: string;
	to?: string;
	in?: string;
	from?: string;
}

const countries: Record<Language, Record<Country, CountryWords>> = {
	de: {
		FI: { name: "Finnland", adjective: "finnisch" },
		DE: { name: "Deutschland", adjective: "deutsch" },
		EE: { name: "Estland", adjective: "estnisch" },
	},
	en: {
		FI: { name: "Finland", adjective: "Finnish" },
		DE: { name: "Germany", adjective: "German" },
		EE: { name: "Estonia", adjective: "Estonian" },
	},
	et: {
		FI: { name: "Soome", to: "Soome", in: "Soomes", from: "Soomest" },
		DE: { name: "Saksamaa", to: "Saksamaale", in: "Saksamaal", from: "Saksamaalt" },
		EE: { name: "Eesti", to: "Eestisse", in: "Eestis", from: "Eestist" },
	},
	fi: {
		FI: { name: "Suomi", of: "Suomen", to: "Suomeen", in: "Suomessa", from: "Suomesta" },
		DE: { name: "Saksa", of: "Saksan", to: "Saksaan", in: "Saksassa", from: "Saksasta" },
		EE: { name: "Viro", of: "Viron", to: "Viroon", in: "Virossa", from: "Virosta" },
	},
};

const or: Record<Language, string> = { de: "oder", en: "or", et: "või", fi: "tai" };

/** A range in which no line breaks. */
const range = ({ min, max }: { min: number; max: number }): string => (min === max ? String(min) : `${min}\u2060–\u2060${max}`);

/** Delivery from stock within the seller's country, in working days: usually, and the fastest. */
const usual = { min: 3, max: 5 };
const soonest = { min: 1, max: 3 };
const withTransport = ({ min, max }: { min: number; max: number }, country: Country) => ({
	min: min + transportDays[country].min,
	max: max + transportDays[country].max,
});

/** @param isOnTheWay the days are transport only */
const inOtherCountry: Record<Language, (words: CountryWords, days: string, isOnTheWay: boolean) => string> = {
	de: ({ name }, days) => `nach ${name} ${days}`,
	en: ({ name }, days) => `${days} to ${name}`,
	et: ({ to }, days) => `${to} ${days}`,
	fi: ({ in: inside, to }, days, isOnTheWay) => `${isOnTheWay ? to : inside} ${days}`,
};

/**
 * The seller's country and the others in words: {{seller}}, {{sellerOf}} …, {{others}}, {{othersTo}} …, their codes, and working days to
 * the others.
 */
function countryWords(language: Language): Record<string, string> {
	const known = countries[language];
	const readers = countryOfLanguage[language];
	const { name, adjective = "", of = name, to = "", in: inside = "", from = "" } = known[sellerCountry];
	const others = otherCountries.map((code) => known[code]);
	const either = (wordOf: (words: CountryWords) => string) => others.map(wordOf).join(` ${or[language]} `);
	const nearestFirst = otherCountries.toSorted((one, other) => transportDays[one].max - transportDays[other].max);
	const days = (daysOf: (country: Country) => { min: number; max: number }, isOnTheWay: boolean) =>
		nearestFirst
			.map((code) => inOtherCountry[language](known[code], range(daysOf(code)), isOnTheWay))
			.join(language === "en" ? " and " : ", ");
	return {
		seller: name,
		sellerAdjective: adjective,
		sellerOf: of,
		sellerTo: to,
		sellerIn: inside,
		sellerFrom: from,
		others: either((one) => one.name),
		otherCodes: otherCountries.join("/"),
		othersOf: either((one) => one.of ?? one.name),
		othersTo: either((one) => one.to ?? one.name),
		// For readers elsewhere: where an article's delivery time leads to, short enough for a table.
		whereDelivered: readers === sellerCountry ? "" : ` ${known[readers].to ?? `nach\u00a0${readers}`}`,
		readers: known[readers].name,
		readersTo: known[readers].to ?? "",
		usualDays: range(withTransport(usual, readers)),
		fastDays: range(withTransport(soonest, readers)),
		transportDays: days((code) => transportDays[code], true),
		soonestDays: days((code) => withTransport(soonest, code), false),
	};
}

/** The words for the company and its country in all texts. */
export const textWords: Record<Language, Readonly<Record<string, string>>> = {
	de: { ...nameWords.de, ...countryWords("de") },
	en: { ...nameWords.en, ...countryWords("en") },
	et: { ...nameWords.et, ...countryWords("et") },
	fi: { ...nameWords.fi, ...countryWords("fi") },
};
