import type * as z from "zod";
import type { catalogue } from "../../contract/catalogue";
import type { BackendLocale, Language } from "../../contract/locale";
import { inOneBatch, type ReadDatabase, read, resultOf } from "../db/reads";
import { rowsOf } from "../db/rows";
import { languageOf } from "../platform/language";
import { Refused } from "../platform/refused";
import { catalogueTexts } from "./catalogue-texts";
import {
	listedVariants,
	listVariants,
	suppliedVariantColumns,
	suppliedVariantJoins,
	suppliedVariantRow,
	supplyAnswer,
	supplyOf,
	type VariantAnswer,
	variantAnswer,
	variantOf,
} from "./supplied-variants";

type Answer = z.input<typeof catalogue.variant.answer>;

/**
 * A variant with all of its supplies, best offer first, out of stock last.
 * @throws Refused not_found, also for a hidden variant
 */
export async function variantById(db: ReadDatabase, locale: BackendLocale, id: number, within?: string): Promise<Answer> {
	const language = languageOf(locale);
	const [supplies, texts] = await read(
		db,
		inOneBatch(resultOf(db.prepare(variantSupplies(language)).bind(id)), catalogueTexts(db, language)),
	);
	const rows = rowsOf(suppliedVariantRow, supplies);
	const best = rows[0];
	const { names, tree } = await texts();
	if (!best || !tree.within(within).sells(best.category_id)) throw new Refused("not_found", "There is no such variant.");
	return { ...variantAnswer(variantOf(best, names)), supplies: rows.map((row) => supplyAnswer(supplyOf(row))), takes_notices: true };
}

/** Binds the variant's id. */
export const variantSupplies = (language: Language): string =>
	`SELECT ${suppliedVariantColumns(language)}
	FROM variants v JOIN supplied_variants s ON s.variant_id = v.id ${suppliedVariantJoins}
	WHERE v.id = ? AND v.hidden = 0 AND p.hidden = 0
	ORDER BY s.is_best DESC, s.availability = 'out', s.price_cents`;

/** One variant of each popular product, by rank: the first deliverable one in its order. Binds the number of products; below 0: all. */
export const popularPage = `SELECT p.popular AS place, (
		SELECT v.id FROM variants v JOIN supplied_variants s ON s.variant_id = v.id AND s.is_best = 1
		WHERE v.product_id = p.id AND v.hidden = 0 ORDER BY s.availability = 'out', v.position LIMIT 1
	) AS variant_id
	FROM products p WHERE p.popular > 0 AND p.hidden = 0 ORDER BY p.popular LIMIT ?`;

export async function popularVariants(db: ReadDatabase, locale: BackendLocale, take: number, within?: string): Promise<VariantAnswer[]> {
	const language = languageOf(locale);
	const listed = db.prepare(listedVariants(language, popularPage)).bind(within === undefined ? take : -1);
	return (await listVariants(db, language, listed, within)).slice(0, take);
}

/** Variants by supplied_variants.id in the order of the ids, each with that supply as its offer, without missing and hidden ones. */
export async function variantsBySupplies(db: ReadDatabase, locale: BackendLocale, ids: string, within?: string): Promise<VariantAnswer[]> {
	const language = languageOf(locale);
	return listVariants(
		db,
		language,
		db
			.prepare(
				`SELECT ${suppliedVariantColumns(language)}
				FROM json_each(?) wanted
				CROSS JOIN supplied_variants s ON s.id = wanted.value
				JOIN variants v ON v.id = s.variant_id ${suppliedVariantJoins}
				WHERE v.hidden = 0 AND p.hidden = 0
				ORDER BY wanted.key`,
			)
			.bind(`[${ids}]`),
		within,
	);
}
