import type { Language } from "../../../contract/locale";

export interface NumberRow {
	code: string;
	number: string;
	name: string;
}

/** The cell index of each value. */
type Columns = Record<keyof NumberRow, number | undefined>;

/** Column names in tables from buyers, their programs and this shop, as lower-case letters. Earlier names win. */
const heads = {
	number: {
		de: [
			"eigenenummer",
			"ihrenummer",
			"unserenummer",
			"eigeneartikelnummer",
			"ihreartikelnummer",
			"materialnummer",
			"materialnr",
			"sachnummer",
		],
		en: ["ownnumber", "yournumber", "ournumber", "youritemnumber", "ouritemnumber", "materialnumber", "materialno", "partnumber", "partno"],
		et: ["omatootenumber", "omanumber", "omakood", "teietootenumber", "teienumber", "meienumber", "teietootekood", "meietootekood"],
		fi: ["omanumero", "omatuotenumero", "omakoodi", "omatuotekoodi", "nimikenumero", "nimikekoodi"],
	},
	code: {
		de: ["artikelnummer", "artikelnr", "artnr", "artikel", "lieferantenartikelnummer", "bestellnummer"],
		en: ["itemcode", "code", "item", "itemnumber", "itemno", "articlecode", "article", "suppliercode", "supplieritem", "sku"],
		et: ["tootekood", "kood", "toode", "artikkel", "tarnijakood"],
		fi: ["tuotekoodi", "koodi", "tuote", "tuotenumero", "toimittajankoodi"],
	},
	name: {
		de: ["eigenebezeichnung", "ihrebezeichnung", "bezeichnung", "benennung", "name"],
		en: ["ownname", "youritemname", "yourname", "name", "description", "designation"],
		et: ["omanimetus", "nimetus", "nimi", "kirjeldus"],
		fi: ["omanimi", "omanimitys", "nimi", "nimitys", "kuvaus", "nimike"],
	},
} as const satisfies Record<keyof NumberRow, Record<Language, readonly string[]>>;

const lettersOf = (cell: string): string =>
	cell
		.normalize("NFC")
		.toLowerCase()
		.replace(/[^\p{L}]/gu, "");

/** @returns null if the row names no columns */
function namedColumns(cells: readonly string[]): Columns | null {
	const words = cells.map(lettersOf);
	const placeOf = (column: keyof NumberRow): number | undefined => {
		const names: string[] = Object.values(heads[column]).flat();
		const place = words.findIndex((word) => names.includes(word));
		return place < 0 ? undefined : place;
	};
	const columns = { number: placeOf("number"), code: placeOf("code"), name: placeOf("name") };
	return columns.number === undefined || columns.code === undefined ? null : columns;
}

/** Guesses columns in a table without heads: the column with the shop's codes comes first or last, the others hold number and name. */
function usualColumns(rows: readonly (readonly string[])[]): Columns {
	const isCode = (cell: string | undefined) => /^\s*cr[\s\p{Pd}]?\d+\s*$/iu.test(cell ?? "");
	const code = [0, 1, 2].find((place) => rows.some((row) => isCode(row[place]))) ?? 1;
	const [number, name] = [0, 1, 2].filter((place) => place !== code);
	return { code, number, name };
}

/** Reads the rows of a table by its heads, or by the usual columns. */
export function numberRows(table: readonly (readonly string[])[]): NumberRow[] {
	const [first = []] = table;
	const named = namedColumns(first);
	const rows = named ? table.slice(1) : table;
	const { code, number, name } = named ?? usualColumns(rows);
	const cell = (row: readonly string[], place: number | undefined) => (place === undefined ? "" : (row[place] ?? "").trim());
	return rows
		.map((row) => ({ code: cell(row, code), number: cell(row, number), name: cell(row, name) }))
		.filter((row) => row.code !== "" || row.number !== "");
}

export const typedRows = (rows: readonly NumberRow[]): string =>
	rows
		.map(({ number, code, name }) =>
			[number, code, name]
				.filter((text, at) => at < 2 || text !== "")
				.map(quoted)
				.join(";"),
		)
		.join("\n");

const quoted = (text: string): string => (/[\t;,"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
