import type { Language } from "../locale";

/** Units in which goods are counted. */
export type CountedUnit = "piece" | "pack" | "roll" | "set";

/** Counted units by UN/ECE: recommendation 20, and packages of recommendation 21. */
export const unitCodes: Readonly<Record<CountedUnit, string>> = { piece: "H87", pack: "XPK", roll: "XRO", set: "SET" };

/** Words for counted units, as they follow quantities. Measures (m, kg) are not among them: they count something else. */
export const unitWordsOf: Readonly<Record<CountedUnit, Readonly<Record<Language, readonly string[]>>>> = {
	piece: {
		de: ["stk", "stck", "st", "stück", "stueck"],
		en: ["pcs", "pc", "pce", "piece", "pieces", "no", "nos", "off"],
		et: ["tk", "tükk", "tükki"],
		fi: ["kpl", "kappale", "kappaletta"],
	},
	pack: {
		de: ["packung", "packungen", "pck", "pkg", "paket", "pakete", "pkt", "bund", "bunde", "ve", "vpe", "karton", "kartons"],
		en: ["pack", "packs", "packet", "packets", "pkt", "box", "boxes"],
		et: ["pk", "pakk", "pakki", "pakend", "pakendit", "karp", "karpi"],
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

/** Words for a piece by its shape, which also name goods: after a figure, "levy" counts sheets or names the sheet of 10 mm. */
export const shapeWords: readonly string[] = [
	...["stange", "stangen", "stg", "stab", "stäbe", "tafel", "tafeln", "tfl", "taf", "längen", "lgn"],
	...["bar", "bars", "length", "lengths", "sheet", "sheets"],
	...["latt", "latti", "leht", "lehte", "tahvel", "tahvlit"],
	...["tanko", "tankoa", "salko", "salkoa", "levy", "levyä"],
];

/** Words for one of whatever unit the goods have. */
export const anyUnitWords: readonly string[] = ["ea", "each", "unit", "units"];

export const inAllLanguages = (unit: CountedUnit): string[] => Object.values(unitWordsOf[unit]).flat();
