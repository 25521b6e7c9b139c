import type * as z from "zod";
import type { BackendLocale } from "../../contract/locale";
import { inOneBatch, type Read, type ReadDatabase, read, resultOf } from "../db/reads";
import { rowsOf, type SqlPart } from "../db/rows";
import { languageOf } from "../platform/language";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { type CatalogueTexts, catalogueTexts } from "./catalogue-texts";
import { suppliedVariantColumns, suppliedVariantJoins, suppliedVariantRow, variantOf } from "./supplied-variants";

export type Supplies = Map<number, SuppliedVariant>;

/** Supplies as read; `describedSupplies` adds the names of attributes. */
export interface SupplyRows {
	rows: z.output<typeof suppliedVariantRow>[];
	texts: () => Promise<CatalogueTexts>;
}

/**
 * Supplies by supplied_variants.id, including hidden ones and ones that are not the best.
 * @param wanted a query of their ids with its values; a missing id has no entry
 */
export function suppliesAmong(db: ReadDatabase, locale: BackendLocale, wanted: SqlPart): Read<SupplyRows> {
	const supplies = db
		.prepare(
			`SELECT ${suppliedVariantColumns(languageOf(locale))}
			FROM (${wanted.sql}) wanted
			CROSS JOIN supplied_variants s ON s.id = wanted.id
			CROSS JOIN variants v ON v.id = s.variant_id ${suppliedVariantJoins}`,
		)
		.bind(...wanted.values);
	const { statements, parse } = inOneBatch(resultOf(supplies), catalogueTexts(db, languageOf(locale)));
	return {
		statements,
		parse(results) {
			const [found, texts] = parse(results);
			return { rows: rowsOf(suppliedVariantRow, found), texts };
		},
	};
}

export const suppliesWithIds = (db: ReadDatabase, locale: BackendLocale, ids: readonly number[]): Read<SupplyRows> =>
	suppliesAmong(db, locale, { sql: "SELECT value AS id FROM json_each(?)", values: [JSON.stringify(ids)] });

export async function describedSupplies({ rows, texts }: SupplyRows): Promise<Supplies> {
	if (rows.length === 0) return new Map();
	const { names } = await texts();
	return new Map(
		rows.map((row) => {
			const variant = variantOf(row, names);
			return [row.supply_id, { variant, supply: variant.suppliedVariant }];
		}),
	);
}

export const suppliesByIds = async (db: ReadDatabase, locale: BackendLocale, ids: readonly number[]): Promise<Supplies> =>
	ids.length === 0 ? new Map() : describedSupplies(await read(db, suppliesWithIds(db, locale, ids)));
