import type { CheckedLine } from "../../../contract/orders";

/** What goods are counted in. */
export type SaleUnit = NonNullable<CheckedLine["found"]>["unit"];

/** Words for one of what is sold, as they stand behind quantities in four languages. Measures (m, kg) are none: they count something else. */
const words: Readonly<Record<SaleUnit | "any", readonly string[]>> = {
	piece: [
		...["stk", "stck", "st", "stück", "stueck", "stange", "stangen", "pcs", "pc", "pce", "piece", "pieces", "bar", "bars"],
		...["tk", "tükk", "tükki", "latt", "latti", "kpl", "kappale", "kappaletta", "tanko", "tankoa"],
	],
	pack: [
		...["packung", "packungen", "pack", "packs", "pck", "pkg", "paket", "pakete", "pkt", "bund", "bunde"],
		...["pakk", "pakki", "pakend", "pakendit", "paketti", "pakettia", "pakkaus", "pakkausta"],
	],
	roll: ["rolle", "rollen", "rll", "roll", "rolls", "rull", "rulli", "rulla", "rullaa"],
	set: ["satz", "sätze", "set", "sets", "komplekt", "komplekti", "kmpl", "sarja", "sarjaa", "paketti", "pakettia"],
	/** Whatever the goods are sold in. */
	any: ["ea", "each", "unit", "units"],
};

/** As a part of a pattern; the longest first. */
export const unitWords = Object.values(words)
	.flat()
	.sort((a, b) => b.length - a.length)
	.join("|");

/** More is no quantity. In characters. */
const longestQuantity = 40;

/** The word for what is counted, as it stands behind a quantity; "" where there is none. */
export function unitWordOf(quantity: string): string {
	if (quantity.length > longestQuantity) return "";
	const word = /\p{L}+(?=\.?$)/u.exec(quantity.normalize("NFKC").trim())?.[0] ?? "";
	return Object.values(words).flat().includes(word.toLowerCase()) ? word : "";
}

/** Whether a word counts goods that are sold in a unit: no word does, and every word that leaves it open. */
export const countsIn = (unit: SaleUnit, word: string): boolean =>
	word === "" || [...words[unit], ...words.any].includes(word.normalize("NFC").toLowerCase());
