import { z } from "zod";
import { titleOf } from "../../backend/db/translations";
import { isRange } from "../../contract/filter-text";
import type { Filter, Filters } from "../../contract/filters";

/** A variant with all properties that lists use, from the database's rows: the reference implementation for the index. */
export interface PlainVariant {
	id: number;
	productId: number;
	productSlug: string;
	/** Ids of its category and the ancestors. */
	categories: { id: number; slug: string }[];
	hidden: boolean;
	/** "HEA 100", "6 m, S355J2, roh". */
	titles: [product: string, variant: string];
	/** Price of the best supply in cents, and its working days as lists are sorted by them. */
	price: number;
	grams: number;
	delivery: number;
	values: Map<string, (number | string)[]>;
}

const row = z.object({
	id: z.number(),
	product_id: z.number(),
	product_slug: z.string(),
	category_id: z.number(),
	hidden: z.number(),
	product_title: z.string(),
	title: z.string(),
	product_attributes: z.string(),
	attributes: z.string(),
	norm: z.string(),
	weight_g: z.number(),
	supplies: z.string(),
});
const categoryRow = z.object({ id: z.number(), parent_id: z.number().nullable(), slug: z.string(), position: z.number() });
const attributes = z.array(z.object({ code: z.string(), value: z.union([z.number(), z.string()]) }));
const supplies = z.array(
	z.object({
		supplier: z.number(),
		availability: z.string(),
		best: z.number(),
		price: z.number(),
		min: z.number().nullable(),
		max: z.number().nullable(),
	}),
);

/** All variants in the catalogue's order, with German titles. */
export async function plainCatalogue(db: D1Database): Promise<PlainVariant[]> {
	const categories = z.array(categoryRow).parse((await db.prepare("SELECT id, parent_id, slug, position FROM categories").all()).results);
	const order: number[] = [];
	const paths = new Map<number, { id: number; slug: string }[]>();
	const visit = (parent: number | null, above: { id: number; slug: string }[]): void => {
		for (const { id, slug } of categories.filter(({ parent_id }) => parent_id === parent).sort((a, b) => a.position - b.position)) {
			order.push(id);
			const path = [...above, { id, slug }];
			paths.set(id, path);
			visit(id, path);
		}
	};
	visit(null, []);
	const { results } = await db
		.prepare(
			`SELECT v.id, v.product_id, p.slug AS product_slug, p.category_id, v.hidden + p.hidden AS hidden, ${titleOf("product", "p.id", "de")} AS product_title,
				${titleOf("variant", "v.id", "de")} AS title, p.attributes AS product_attributes, v.attributes, p.norm, v.weight_g,
				(SELECT json_group_array(json_object('supplier', s.supplier_id, 'availability', s.availability, 'best', s.is_best,
					'price', s.price_cents, 'min', s.delivery_min, 'max', s.delivery_max))
					FROM supplied_variants s WHERE s.variant_id = v.id) AS supplies
			FROM variants v JOIN products p ON p.id = v.product_id ORDER BY p.position, p.id, v.position, v.id`,
		)
		.all();
	const rows = z.array(row).parse(results);
	const byCategory = grouped(rows, ({ category_id }) => category_id);
	return order.flatMap((id) => (byCategory.get(id) ?? []).map((variant) => plain(variant, paths.get(id) ?? [])));
}

function plain(variant: z.output<typeof row>, categories: { id: number; slug: string }[]): PlainVariant {
	const values = new Map<string, (number | string)[]>();
	for (const list of [variant.product_attributes, variant.attributes])
		for (const { code, value } of attributes.parse(JSON.parse(list))) values.set(code, [value]);
	const supplied = supplies.parse(JSON.parse(variant.supplies));
	const offer = supplied.find(({ best }) => best === 1);
	if (!offer) throw new Error(`No offer of ${variant.id}`);
	values.set("availability", [offer.availability]);
	values.set("supplier", [...new Set(supplied.map(({ supplier }) => supplier))]);
	values.set("norm", [variant.norm]);
	return {
		id: variant.id,
		productId: variant.product_id,
		productSlug: variant.product_slug,
		categories,
		hidden: variant.hidden > 0,
		titles: [variant.product_title, variant.title],
		price: offer.price,
		grams: variant.weight_g,
		delivery: (offer.availability === "out" ? 1000 : 0) + (offer.max ?? offer.min ?? 0),
		values,
	};
}

/** Groups items by a key, keeping their order. */
export function grouped<T, K>(things: readonly T[], keyOf: (thing: T) => K): Map<K, T[]> {
	const groups = new Map<K, T[]>();
	for (const thing of things) {
		const group = groups.get(keyOf(thing));
		if (group) group.push(thing);
		else groups.set(keyOf(thing), [thing]);
	}
	return groups;
}

/** Whether a variant matches all filters, ignoring that of one code. */
export const holds = ({ values }: PlainVariant, filters: Filters, besides?: string): boolean =>
	Object.entries(filters).every(([code, filter]) => code === besides || (values.get(code) ?? []).some((value) => fits(value, filter)));

const fits = (value: number | string, filter: Filter): boolean =>
	isRange(filter) ? typeof value === "number" && value >= (filter.min ?? value) && value <= (filter.max ?? value) : filter.includes(value);

const { compare } = new Intl.Collator("de", { numeric: true });

/** Full titles in German collation. */
export const byTitle = (a: PlainVariant, b: PlainVariant): number =>
	compare(a.titles[0], b.titles[0]) || a.productId - b.productId || compare(a.titles[1], b.titles[1]) || a.id - b.id;
