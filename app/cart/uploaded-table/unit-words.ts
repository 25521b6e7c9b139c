import type { CheckedLine } from "../../../contract/orders";
import { anyUnitWords, inAllLanguages, shapeWords } from "../../../contract/values/unit-words";

/** What goods are counted in. */
export type SaleUnit = NonNullable<CheckedLine["found"]>["unit"];

const words: Readonly<Record<SaleUnit | "any", readonly string[]>> = {
	...{
		piece: [...inAllLanguages("piece"), ...shapeWords],
		pack: inAllLanguages("pack"),
		roll: inAllLanguages("roll"),
		set: inAllLanguages("set"),
	},
	any: anyUnitWords,
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
	const word = /(?<!\p{L})\p{L}+(?=\.?$)/u.exec(quantity.normalize("NFKC").trim())?.[0] ?? "";
	return Object.values(words).flat().includes(word.toLowerCase()) ? word : "";
}

/** Whether a word counts goods that are sold in a unit: no word does, and every word that leaves it open. */
export const countsIn = (unit: SaleUnit, word: string): boolean =>
	word === "" || [...words[unit], ...words.any].includes(word.normalize("NFC").toLowerCase());
