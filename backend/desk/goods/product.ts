import * as z from "zod";
import { availability } from "../../../contract/catalogue";
import type { deskGoods } from "../../../contract/desk/catalogue";
import { pageSize } from "../../../contract/desk/lists";
import { euros } from "../../../contract/fields";
import { type Language, languages } from "../../../contract/locale";
import { picturesRow } from "../../catalogue/pictures";
import { variantCode } from "../../catalogue/supplied-variants";
import { json, rowsOf } from "../../db/rows";
import { titleOf } from "../../db/translations";
import { notFound } from "../../platform/refused";

type Answer = z.input<typeof deskGoods.product.answer>;

const flag = z.number().transform((value) => value === 1);

const productRow = z.object({
	id: z.number(),
	product: z.string(),
	title: z.string().nullable(),
	hidden: flag,
	category: z.string().nullable(),
	...picturesRow,
	articles: z.number(),
	count: z.number(),
});
const textRow = z.object({
	language: z.enum(languages),
	title: z.string(),
	description: z.string(),
	lacks_title: flag,
	lacks_description: flag,
});
export const supplyRow = z.object({
	id: z.number(),
	variant_id: z.number(),
	article: z.string(),
	title: z.string().nullable(),
	hidden: flag,
	supplier: z.string(),
	supplier_name: z.string(),
	is_best: flag,
	price_cents: z.number(),
	stock: z.number().nullable(),
	availability,
	restock_days: z.number().nullable(),
	tiers: json(z.array(z.object({ from: z.number(), price: z.number() }))),
});

/** The columns of `supplyRow` in the tables v, s and u. */
export const supplyColumns = (language: Language): string =>
	`s.id, v.id AS variant_id, ${variantCode} AS article, ${titleOf("variant", "v.id", language)} AS title, v.hidden, u.code AS supplier,
		u.name AS supplier_name, s.is_best, s.price_cents, s.stock, s.availability, s.restock_days,
		(SELECT json_group_array(json_object('from', threshold, 'price', price_cents) ORDER BY threshold)
			FROM volume_prices WHERE supplied_variant_id = s.id) AS tiers`;

/** @throws Refused not_found */
export async function productAtDesk(
	db: D1Database,
	language: Language,
	slug: string,
	{ page }: z.output<typeof deskGoods.product.query>,
): Promise<Answer> {
	const [products, texts, supplies] = await db.batch([
		db
			.prepare(
				`SELECT p.id, p.slug AS product, ${titleOf("product", "p.id", language)} AS title, p.hidden, coalesce(p.pictures, '[]') AS pictures, NULL AS drawn,
					${titleOf("category", "p.category_id", language)} AS category,
					(SELECT count(*) FROM variants v WHERE v.product_id = p.id) AS articles,
					(SELECT count(*) FROM variants v CROSS JOIN supplied_variants s ON s.variant_id = v.id WHERE v.product_id = p.id) AS count
				FROM products p WHERE p.slug = ?`,
			)
			.bind(slug),
		db
			.prepare(
				`SELECT t.language, t.title, t.description, t.lacks_title, t.lacks_description
				FROM products p CROSS JOIN product_translations t ON t.product_id = p.id WHERE p.slug = ?`,
			)
			.bind(slug),
		db
			.prepare(
				`SELECT ${supplyColumns(language)} FROM products p CROSS JOIN variants v ON v.product_id = p.id
				CROSS JOIN supplied_variants s ON s.variant_id = v.id CROSS JOIN suppliers u ON u.id = s.supplier_id
				WHERE p.slug = ? ORDER BY v.position, v.id, s.id LIMIT ${pageSize} OFFSET ?`,
			)
			.bind(slug, (page - 1) * pageSize),
	]);
	const [product] = rowsOf(productRow, products);
	if (!product) throw notFound(`There is no product ${slug}.`);
	const { id: _, drawn: ___, title, category, pictures, ...fields } = product;
	const written = rowsOf(textRow, texts);
	return {
		...fields,
		title: title ?? slug,
		category: category ?? "",
		pictures: pictures.map(({ digest: file, alt, width, height }) => ({ file, alt, width, height })),
		texts: languages.map(
			(one) =>
				written.find((text) => text.language === one) ?? {
					...{ language: one, title: "", description: "" },
					...{ lacks_title: true, lacks_description: false },
				},
		),
		rows: rowsOf(supplyRow, supplies).map(({ id: __, variant_id, restock_days, title: own, price_cents, tiers, ...row }) => ({
			...row,
			title: own ?? "",
			price: euros(price_cents),
			tiers: tiers.map(({ from, price }) => ({ from, price: euros(price) })),
		})),
	};
}
