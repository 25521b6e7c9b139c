import type { z } from "zod";
import type { BackendLocale } from "../../contract/locale";
import { type Read, type ReadDatabase, read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { languageOf } from "../platform/language";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { catalogueTexts, textsVersion } from "./catalogue-texts";
import { suppliedVariantColumns, suppliedVariantJoins, suppliedVariantRow, supplyAnswer, variantAnswer } from "./supplied-variants";

export type Supplies = Map<number, SuppliedVariant>;

/** Supplies as they were read; `inWords` adds what attributes are called. */
export interface SupplyRows {
	rows: z.output<typeof suppliedVariantRow>[];
	textsVersion: D1Result | undefined;
}

/**
 * Supplies by supplied_variants.id, whether best or not, hidden or not.
 * @param wanted a query of their ids with its values; one that does not exist has no entry
 */
export function suppliesAmong(
	db: ReadDatabase,
	locale: BackendLocale,
	wanted: { sql: string; values: readonly (string | number)[] },
): Read<SupplyRows> {
	const supplies = db
		.prepare(
			`SELECT ${suppliedVariantColumns(languageOf(locale))}
			FROM (${wanted.sql}) wanted
			CROSS JOIN supplied_variants s ON s.id = wanted.id
			CROSS JOIN variants v ON v.id = s.variant_id ${suppliedVariantJoins}`,
		)
		.bind(...wanted.values);
	return {
		statements: [supplies, textsVersion(db)],
		parse: ([found, version]) => ({ rows: rowsOf(suppliedVariantRow, found), textsVersion: version }),
	};
}

/** The same of these ids. */
export const suppliesWithIds = (db: ReadDatabase, locale: BackendLocale, ids: readonly number[]): Read<SupplyRows> =>
	suppliesAmong(db, locale, { sql: "SELECT value AS id FROM json_each(?)", values: [JSON.stringify(ids)] });

/** Wire units. @param locale that they were read in */
export async function inWords(db: ReadDatabase, locale: BackendLocale, { rows, textsVersion: version }: SupplyRows): Promise<Supplies> {
	if (rows.length === 0) return new Map();
	const { names } = await catalogueTexts(db, languageOf(locale), version);
	return new Map(rows.map((row) => [row.supply_id, { variant: variantAnswer(row, names), supply: supplyAnswer(row) }]));
}

export const suppliesByIds = async (db: ReadDatabase, locale: BackendLocale, ids: readonly number[]): Promise<Supplies> =>
	ids.length === 0 ? new Map() : inWords(db, locale, await read(db, suppliesWithIds(db, locale, ids)));
