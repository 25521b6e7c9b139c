import type { Language } from "../../contract/locale";

/** The cell index of each value; null if no cell holds it. */
export interface Columns {
	code: number;
	quantity: number | null;
	reference: number | null;
	/** The description of the goods. With it, a code column named "Item" may only number the lines. */
	goods: number | null;
	/** The cut length in mm, as in exported orders. */
	cutLength: number | null;
	/** The number of columns; null for any number. */
	width: number | null;
}

export const usualColumns: Columns = { code: 0, quantity: 1, reference: 2, goods: null, cutLength: null, width: null };

/** Column names in tables from buyers, their programs and this shop, as lower-case letters. */
const names = {
	code: {
		de: [
			"artikelnummer",
			"artikelnr",
			"artnr",
			"artikel",
			"bestellnummer",
			"bestellnr",
			"materialnummer",
			"materialnr",
			"matnr",
			"sachnummer",
		],
		en: [
			"code",
			"item",
			"itemcode",
			"itemno",
			"itemnumber",
			"productcode",
			"product",
			"partno",
			"partnumber",
			"article",
			"articleno",
			"sku",
		],
		et: ["tootekood", "kood", "toode", "artikkel", "artikli", "artiklinumber", "artiklikood"],
		fi: ["tuotekoodi", "koodi", "tuotenumero", "tuotenro", "tuote", "nimike", "nimikekoodi", "nimikenumero", "artikkeli"],
	},
	quantity: {
		de: ["menge", "bestellmenge", "anzahl", "stück", "stk", "stückzahl", "mengestk", "mengestück"],
		en: ["quantity", "qty", "amount", "pcs", "pieces", "orderqty", "orderquantity", "count"],
		et: ["kogus", "hulk", "arv", "tk", "kogustk"],
		fi: ["määrä", "kpl", "lkm", "tilausmäärä", "määräkpl", "kappalemäärä"],
	},
	reference: {
		de: ["referenz", "ihrereferenz", "referenzderposition", "bemerkung", "kommentar", "kommission", "verwendung", "notiz", "hinweis"],
		en: ["reference", "yourreference", "linereference", "ref", "comment", "note", "remark", "remarks"],
		et: ["viide", "teieviide", "reaviide", "märkus", "kommentaar"],
		fi: ["viite", "viitteenne", "rivinviite", "huomautus", "merkintä", "kommentti"],
	},
	goods: {
		de: ["benennung", "bezeichnung", "beschreibung", "profil"],
		en: ["description", "designation", "section", "profile"],
		et: ["nimetus", "kirjeldus", "profiil"],
		fi: ["nimike", "nimitys", "kuvaus", "profiili"],
	},
	cutLength: { de: ["zuschnittlänge"], en: ["cutlength"], et: ["lõikepikkus"], fi: ["katkaisupituus"] },
} as const satisfies Record<string, Record<Language, readonly string[]>>;

const namesOf = new Map(Object.entries(names).map(([what, words]) => [what, new Set<string>(Object.values(words).flat())]));
const allNames = new Set([...namesOf.values()].flatMap((words) => [...words]));

/** Names of both a code and a line number. */
const numbering: readonly string[] = ["item", "itemno", "itemnumber"];

/** A longer cell names no column. In characters. */
const longestName = 60;
/** Replaces a cell that is no name. */
const noName = "-";

/** The lower-case letters of a name, without brackets. */
function lettersOf(cell: string): string {
	if (cell.length > longestName) return noName;
	const name = cell.normalize("NFC").toLowerCase();
	const bracket = name.search(/[([]/);
	return (bracket < 0 ? name : name.slice(0, bracket)).replace(/[^\p{L}]/gu, "");
}

export function headerColumns(cells: readonly string[]): Columns | null {
	const words = cells.map(lettersOf);
	const positionOf = (what: keyof typeof names): number | null => {
		const found = words.findIndex((word) => namesOf.get(what)?.has(word));
		return found < 0 ? null : found;
	};
	const [code, quantity, reference] = [positionOf("code"), positionOf("quantity"), positionOf("reference")];
	if (code === null || (quantity === null && words.filter(Boolean).length > 1)) return null;
	const goods = numbering.includes(words[code] ?? "") ? positionOf("goods") : null;
	return { code, quantity, reference, goods, cutLength: positionOf("cutLength"), width: cells.length };
}

/** Reads a header whose names are separated by spaces. Each word must be a name. */
export function spacedHeader([line = "", ...others]: readonly string[]): Columns | null {
	const words = others.length > 0 ? [line, ...others] : line.trim().split(/\s+/);
	return words.every((word) => allNames.has(lettersOf(word))) ? headerColumns(words) : null;
}
