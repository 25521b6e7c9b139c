import type { Locale } from "../config/market";

/** How a market writes numbers. */
interface Writing {
	point: string;
	/** Between groups of three figures. */
	group: string;
	/** Fewer figures before the point are not parted. */
	groupedFrom: number;
	/** Where the currency stands: "" is a number without sign. */
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

/** Figures without a sign: rounded half up to `most` decimals as they are written (1.005 to 1.01), of which zeros beyond `least` fall away. */
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
 * Writes numbers as Intl does, with the sign for minus in every language, which takes a phone a tenth of a second to get ready for its first one, and browsers differ in.
 * Values are finite and below 10^21.
 */
export function numberWriter(locale: Locale) {
	const writing = writings[locale];
	const write = (value: number, least: number, most: number, format = writing, dress = (text: string) => text): string => {
		const text = dress(figures(Math.abs(value), format, least, most));
		return value < 0 || Object.is(value, -0) ? `\u2212${text}` : text;
	};
	return {
		/** @param least decimals that are always written @param most decimals that are written at most */
		number: (value: number, least: number, most: number) => write(value, least, most),
		/** A length in millimetres as on drawings: its figures are never parted, so that 6000 and 12000 stand in one column alike. */
		millimetres: (value: number, least: number, most: number) => write(value, least, most, { ...writing, groupedFrom: 22 }),
		/** In euros, with cents. */
		euros: (value: number) => write(value, 2, 2, writing, writing.euros),
		/** 25.5 → "25,5 %". */
		percent: (value: number, least: number, most: number) => write(value, least, most) + writing.percent,
	};
}
