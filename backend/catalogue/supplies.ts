import type { BackendLocale } from "../../contract/locale";
import { type Read, read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { languageOf } from "../platform/language";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { attributeNames, readAttributeNames } from "./attributes";
import { suppliedVariantColumns, suppliedVariantJoins, suppliedVariantRow, supplyAnswer, variantAnswer } from "./supplied-variants";

export type Supplies = Map<number, SuppliedVariant>;

/**
 * Supplies by supplied_variants.id, whether best or not, hidden or not. Wire units.
 * @param wanted a query of their ids with its values; one that does not exist has no entry
 */
export function suppliesAmong(
	db: D1Database,
	locale: BackendLocale,
	wanted: { sql: string; values: readonly (string | number)[] },
): Read<Supplies> {
	const language = languageOf(locale);
	const supplies = db
		.prepare(
			`SELECT ${suppliedVariantColumns(language)}
			FROM (${wanted.sql}) wanted
			CROSS JOIN supplied_variants s ON s.id = wanted.id
			CROSS JOIN variants v ON v.id = s.variant_id ${suppliedVariantJoins}`,
		)
		.bind(...wanted.values);
	return {
		statements: [supplies, ...attributeNames(db, language)],
		parse([rows, ...names]) {
			const attributes = readAttributeNames(names[0], names[1]);
			return new Map(
				rowsOf(suppliedVariantRow, rows).map((row) => [
					row.supply_id,
					{ variant: variantAnswer(row, attributes), supply: supplyAnswer(row) },
				]),
			);
		},
	};
}

/** The same of these ids. */
export const suppliesWithIds = (db: D1Database, locale: BackendLocale, ids: readonly number[]): Read<Supplies> =>
	ids.length === 0
		? { statements: [], parse: () => new Map() }
		: suppliesAmong(db, locale, { sql: "SELECT value AS id FROM json_each(?)", values: [JSON.stringify(ids)] });

export const suppliesByIds = (db: D1Database, locale: BackendLocale, ids: readonly number[]): Promise<Supplies> =>
	read(db, suppliesWithIds(db, locale, ids));
