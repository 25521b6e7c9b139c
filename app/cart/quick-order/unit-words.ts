import type { Language } from "../../../contract/locale";
import type { CheckedLine } from "../../../contract/orders";

/** What goods are counted in. */
export type SaleUnit = NonNullable<CheckedLine["found"]>["unit"];

/** Words for one of what is sold, as they stand behind quantities. Measures (m, kg) are none: they count something else. */
const byLanguage: Readonly<Record<SaleUnit, Record<Language, readonly string[]>>> = {
	piece: {
		de: ["stk", "stck", "st", "stück", "stueck", "stange", "stangen"],
		en: ["pcs", "pc", "pce", "piece", "pieces", "bar", "bars"],
		et: ["tk", "tükk", "tükki", "latt", "latti"],
		fi: ["kpl", "kappale", "kappaletta", "tanko", "tankoa"],
	},
	pack: {
		de: ["packung", "packungen", "pck", "pkg", "paket", "pakete", "pkt", "bund", "bunde"],
		en: ["pack", "packs"],
		et: ["pakk", "pakki", "pakend", "pakendit"],
		fi: ["paketti", "pakettia", "pakkaus", "pakkausta"],
	},
	roll: { de: ["rolle", "rollen", "rll"], en: ["roll", "rolls"], et: ["rull", "rulli"], fi: ["rulla", "rullaa"] },
	set: {
		de: ["satz", "sätze"],
		en: ["set", "sets"],
		et: ["komplekt", "komplekti", "kmpl"],
		fi: ["paketti", "pakettia", "sarja", "sarjaa"],
	},
};
const inAll = (unit: SaleUnit): string[] => Object.values(byLanguage[unit]).flat();

const words: Readonly<Record<SaleUnit | "any", readonly string[]>> = {
	...{ piece: inAll("piece"), pack: inAll("pack"), roll: inAll("roll"), set: inAll("set") },
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
