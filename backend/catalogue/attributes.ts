import * as z from "zod";
import type { attribute, column } from "../../contract/catalogue";
import type { Language } from "../../contract/locale";
import type { ReadDatabase } from "../db/reads";
import { rowsOf } from "../db/rows";
import { titleOf } from "../db/translations";
import { ownFilters, ownValues } from "./own-filters";

const attributeRow = z.object({
	code: z.string(),
	symbol: z.string(),
	unit: z.string(),
	title: z.string(),
	kind: z.enum(["number", "text"]),
});
const valueRow = z.object({ attribute_code: z.string(), value: z.string(), title: z.string(), position: z.number() });

export const storedAttribute = z.object({ code: z.string(), value: z.union([z.number(), z.string()]) });
type StoredAttribute = z.output<typeof storedAttribute>;

export interface AttributeNames {
	/** Attributes in display order. */
	columns: ReadonlyMap<string, z.output<typeof attributeRow>>;
	values: ReadonlyMap<string, { title: string; position: number }>;
}

/** Two statements; `readAttributeNames` reads their results. Both tables have a few dozen rows. */
export const attributeNames = (db: ReadDatabase, language: Language): D1PreparedStatement[] => [
	db.prepare(
		`SELECT code, symbol, unit, kind, ${titleOf("attribute", "attributes.code", language)} AS title FROM attributes ORDER BY position`,
	),
	db
		.prepare(
			`SELECT v.attribute_code, v.value, t.title, v.position FROM attribute_values v
			LEFT JOIN attribute_value_translations t ON t.attribute_code = v.attribute_code AND t.value = v.value AND t.language = ?`,
		)
		.bind(language),
];

export function readAttributeNames(attributes: D1Result | undefined, values: D1Result | undefined, language: Language): AttributeNames {
	const ofCatalogue = rowsOf(attributeRow, attributes);
	const named = new Set(ofCatalogue.map(({ code }) => code));
	const own = Object.entries(ownFilters).flatMap(([code, title]): typeof ofCatalogue =>
		named.has(code) ? [] : [{ code, symbol: "", unit: "", title: title[language], kind: "text" }],
	);
	const ownWords = Object.entries(ownValues).map(([value, title], at): [string, { title: string; position: number }] => [
		valueKey("availability", value),
		{ title: title[language], position: at + 1 },
	]);
	return {
		columns: new Map([...ofCatalogue, ...own].map((row) => [row.code, row])),
		values: new Map([...ownWords, ...rowsOf(valueRow, values).map((row) => [valueKey(row.attribute_code, row.value), row] as const)]),
	};
}

/** @returns the attributes in the table's order and the reader's language; later lists override earlier ones */
export function describe(names: AttributeNames, ...stored: readonly StoredAttribute[][]): z.input<typeof attribute>[] {
	const values = new Map(stored.flat().map(({ code, value }) => [code, value]));
	const title = titles(names, [...values.keys()]);
	return [...names.columns.values()].flatMap((column) => {
		const { code, symbol, unit } = column;
		const value = values.get(code);
		if (value === undefined) return [];
		return [{ code, symbol, unit, title: title(column), value: typeof value === "number" ? value : valueTitle(names, code, value) }];
	});
}

/** @returns the table columns of these attribute codes, in the order of the codes */
export function columnsOf(names: AttributeNames, codes: readonly string[]): z.input<typeof column>[] {
	const title = titles(names, codes);
	return codes.flatMap((code) => names.columns.get(code) ?? []).map((column) => ({ ...column, title: title(column) }));
}

export const titles =
	(names: AttributeNames, codes: readonly string[]) =>
	({ code, title }: { code: string; title: string }): string =>
		names.columns.get(nameAmong(code, codes))?.title ?? title;

/**
 * A thickness next to a web thickness is the flange's, and next to a lone diameter the pipe's wall; a pipe's flange has a pressure rating,
 * and a list of bars has widths. Goods in packs are fasteners.
 */
function nameAmong(code: string, codes: readonly string[]): string {
	const has = (...others: string[]) => others.some((other) => codes.includes(other));
	if (code === "grade" && has("pack")) return "property_class";
	if (code !== "t") return code;
	if (has("s")) return "flange";
	return has("d") && !has("b", "h", "pressure", "pack") ? "wall" : code;
}

/** A text value in the reader's language; a value without a translation stays as it is. */
export const valueTitle = (names: AttributeNames, code: string, value: string): string =>
	names.values.get(valueKey(code, value))?.title ?? value;

/** The position of a text value within its attribute; null if its title decides the order. */
export const valuePosition = (names: AttributeNames, code: string, value: string): number | null =>
	names.values.get(valueKey(code, value))?.position ?? null;

const valueKey = (code: string, value: string): string => `${code}\n${value}`;
