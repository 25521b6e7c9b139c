import * as z from "zod";
import type { BackendLocale } from "../../../contract/locale";
import { suppliesByIds } from "../../catalogue/supplies";
import { rowsOf } from "../../db/rows";
import type { SuppliedVariant } from "../../pricing/supplied-variant";
import { basketSets, baskets } from "./baskets";

type Supplied = ReadonlyMap<number, SuppliedVariant>;

export interface Goods {
	/** The best supplies of each product's variants, by the product's slug. */
	byProduct: ReadonlyMap<string, readonly number[]>;
	setIds: ReadonlyMap<string, number>;
	supplied(locale: BackendLocale): Supplied;
}

const found = z.object({ id: z.number(), slug: z.string() });

/** Reads the goods from the catalogue, whose best supplies may have changed since the seed. */
export async function readGoods(db: D1Database, locales: readonly BackendLocale[]): Promise<Goods> {
	const products = [...new Set(baskets.flat().map(({ product }) => product))];
	const [supplies, sets, parts] = await db.batch([
		db
			.prepare(
				`SELECT s.id, p.slug FROM json_each(?) wanted JOIN products p ON p.slug = wanted.value
				JOIN variants v ON v.product_id = p.id AND v.hidden = 0
				JOIN supplied_variants s ON s.variant_id = v.id AND s.is_best = 1 ORDER BY s.id`,
			)
			.bind(JSON.stringify(products)),
		db.prepare("SELECT id, slug FROM sets WHERE slug IN (SELECT value FROM json_each(?))").bind(JSON.stringify(basketSets)),
		db
			.prepare(
				`SELECT i.supplied_variant_id AS id, s.slug FROM set_items i JOIN sets s ON s.id = i.set_id
				WHERE s.slug IN (SELECT value FROM json_each(?))`,
			)
			.bind(JSON.stringify(basketSets)),
	]);
	const best = rowsOf(found, supplies);
	const byProduct = new Map(products.map((product) => [product, best.filter(({ slug }) => slug === product).map(({ id }) => id)]));
	for (const [product, some] of byProduct) if (some.length === 0) throw new Error(`The catalogue has no ${product}.`);
	const ids = [...best, ...rowsOf(found, parts)].map(({ id }) => id);
	const read = new Map<BackendLocale, Supplied>();
	for (const locale of locales) read.set(locale, await suppliesByIds(db, locale, [...new Set(ids)]));
	return {
		byProduct,
		setIds: new Map(rowsOf(found, sets).map(({ id, slug }) => [slug, id])),
		supplied: (locale) => read.get(locale) ?? new Map(),
	};
}
