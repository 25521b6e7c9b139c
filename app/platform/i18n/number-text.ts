import type { Locale } from "../config/market";

/** A market's number notation. */
interface Writing {
	point: string;
	group: string;
	/** Shorter numbers have no group separator. */
	groupedFrom: number;
	/** Places the currency sign. "" is a number without sign. */
	euros: (amount: string) => string;
	percent: string;
}

const space = "\u00a0";
const behind = (amount: string): string => `${amount}${space}€`;

const writings: Record<Locale, Writing> = {
	de: { point: ",", group: ".", groupedFrom: 4, euros: behind, percent: `${space}%` },
	en: { point: ".", group: ",", groupedFrom: 4, euros: (amount) => `€${amount}`, percent: "%" },
	et: { point: ",", group: space, groupedFrom: 5, euros: behind, percent: "%" },
	fi: { point: ",", group: space, groupedFrom: 4, euros: behind, percent: `${space}%` },
};

/** Unsigned digits: rounded half up to `most` decimals as written (1.005 to 1.01), without trailing zeros beyond `least`. */
function figures(value: number, { point, group, groupedFrom }: Writing, least: number, most: number): string {
	const [whole = "", decimals = ""] = (value < 1e-6 ? 0 : Number(`${Math.round(Number(`${value}e${most}`))}e-${most}`))
		.toFixed(most)
		.split(".");
	const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group);
	let length = decimals.length;
	while (length > least && decimals[length - 1] === "0") length -= 1;
	return length > 0 ? grouped + point + decimals.slice(0, length) : grouped;
}

/**
 * Formats numbers like Intl, with a minus sign in every language. Intl needs a tenth of a second on a phone for its first number, and
 * browsers differ. Values are finite and below 10^21.
 */
export function numberWriter(locale: Locale) {
	const writing = writings[locale];
	const write = (value: number, least: number, most: number, format = writing, dress = (text: string) => text): string => {
		const text = dress(figures(Math.abs(value), format, least, most));
		return value < 0 || Object.is(value, -0) ? `\u2212${text}` : text;
	};
	return {
		/** @param least minimum decimals @param most maximum decimals */
		number: (value: number, least: number, most: number) => write(value, least, most),
		/** A length in millimetres as on drawings. It has no separators, so that 6000 and 12000 align in a column. */
		millimetres: (value: number, least: number, most: number) => write(value, least, most, { ...writing, groupedFrom: 22 }),
		/** In euros, with cents. */
		euros: (value: number) => write(value, 2, 2, writing, writing.euros),
		/** 25.5 → "25,5 %". */
		percent: (value: number, least: number, most: number) => write(value, least, most) + writing.percent,
	};
}
