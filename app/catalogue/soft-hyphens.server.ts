import type { Locale } from "../platform/config/market";
import { unbroken } from "../platform/i18n/format";

/** Later parts of long compound words: "Gitter|rost|befestigungen". English has no such words. */
const parts: Record<Locale, readonly string[]> = {
	de: [
		...["befestigung", "beschicht", "blech", "braun", "bühne", "draht", "element", "flansch", "garnitur", "gitter", "kant", "klemme"],
		...["lamelle", "matte", "mittel", "mutter", "pfosten", "press", "profil", "rohr", "rost", "schenk", "schraube", "stab", "stahl"],
		...["klasse", "stange", "stufe", "träger", "verbinder", "zaun", "zäune"],
	],
	en: [],
	et: ["aste", "astme", "kattega", "komplekt", "lamell", "puhastatud", "teras", "toru", "trepi", "tsingitud", "vahend", "valge", "varras"],
	fi: [
		...["element", "harmaa", "kaide", "kiinnik", "kokoonpano", "kärki", "lamelli", "lanka", "levy", "palki", "palkki", "pinnoite"],
		...["poimu", "puhdiste", "punai", "putke", "putki", "ruuvi", "sininen", "tango", "tanko", "tarvik", "teräs", "valkoi", "verkko"],
	],
};

/** Matches the start of a part, at least three letters into the word and four before its end. */
const seams: Partial<Record<Locale, RegExp>> = Object.fromEntries(
	Object.entries(parts).flatMap(([locale, words]) =>
		words.length > 0 ? [[locale, new RegExp(`(?<=\\p{L}{3})(?=(?:${words.join("|")}))(?=\\p{L}{4})`, "gu")]] : [],
	),
);

/**
 * Prepares a title for display. A figure stays with its unit. Words of more than 14 letters get soft hyphens between
 * their parts, for browsers without a dictionary. Window titles, data and labels use the title without them.
 */
export function withSoftHyphens(title: string, locale: Locale): string {
	const seam = seams[locale];
	const text = unbroken(title);
	return seam ? text.replace(/\p{L}{15,}/gu, (word) => word.replace(seam, "\u00ad")) : text;
}

type Worded = { values: Readonly<Record<string, number | string>>; beside: string[] };

/** Prepares the words of a table's rows. */
export const rowsWithSoftHyphens = <Row extends Worded>(rows: readonly Row[], locale: Locale): Row[] =>
	rows.map((row) => ({
		...row,
		values: Object.fromEntries(
			Object.entries(row.values).map(([code, value]) => [code, typeof value === "string" ? withSoftHyphens(value, locale) : value]),
		),
		beside: row.beside.map((word) => withSoftHyphens(word, locale)),
	}));

/** Prepares the heads of columns that are words. */
export const columnsWithSoftHyphens = <Head extends { symbol: string; title: string }>(columns: readonly Head[], locale: Locale): Head[] =>
	columns.map((column) => (column.symbol ? column : { ...column, title: withSoftHyphens(column.title, locale) }));
