import type { Language } from "../locale";

/** What goods are counted in. */
export type CountedUnit = "piece" | "pack" | "roll" | "set";

/** Words for one of what is sold, as they stand behind quantities. Measures (m, kg) are none: they count something else. */
export const unitWordsOf: Readonly<Record<CountedUnit, Readonly<Record<Language, readonly string[]>>>> = {
	piece: {
		de: ["stk", "stck", "st", "stück", "stueck", "stange", "stangen", "stab", "stäbe", "tafel", "tafeln", "tfl"],
		en: ["pcs", "pc", "pce", "piece", "pieces", "bar", "bars", "length", "lengths", "sheet", "sheets", "no", "nos", "off"],
		et: ["tk", "tükk", "tükki", "latt", "latti", "leht", "lehte", "tahvel", "tahvlit"],
		fi: ["kpl", "kappale", "kappaletta", "tanko", "tankoa", "salko", "salkoa", "levy", "levyä"],
	},
	pack: {
		de: ["packung", "packungen", "pck", "pkg", "paket", "pakete", "pkt", "bund", "bunde", "ve", "vpe", "karton", "kartons"],
		en: ["pack", "packs", "packet", "packets", "pkt", "box", "boxes"],
		et: ["pakk", "pakki", "pakend", "pakendit", "karp", "karpi"],
		fi: ["paketti", "pakettia", "pakkaus", "pakkausta", "pkt", "rasia", "rasiaa", "ltk", "laatikko", "laatikkoa"],
	},
	roll: { de: ["rolle", "rollen", "rll"], en: ["roll", "rolls"], et: ["rull", "rulli"], fi: ["rulla", "rullaa"] },
	set: {
		de: ["satz", "sätze", "set", "sets", "garnitur", "garnituren"],
		en: ["set", "sets"],
		et: ["komplekt", "komplekti", "kmpl"],
		fi: ["paketti", "pakettia", "sarja", "sarjaa", "setti", "settiä"],
	},
};

/** Words for one of whatever the goods are sold in. */
export const anyUnitWords: readonly string[] = ["ea", "each", "unit", "units"];

export const inAllLanguages = (unit: CountedUnit): string[] => Object.values(unitWordsOf[unit]).flat();
