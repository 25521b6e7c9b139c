import * as z from "zod";
import type { sizes } from "../../contract/catalogue";
import { kilograms } from "../../contract/fields";
import { json, rowsOf } from "../db/rows";
import { type AttributeNames, storedAttribute, titles, valuePosition, valueTitle } from "./attributes";
import { termsAnswer, termsColumns, termsRow, variantCode } from "./supplied-variants";

type Sizes = z.input<typeof sizes>;

/** Above these limits readers narrow a product's list instead of combining options. */
const most = { variants: 40, groups: 4, options: 12 };

const sizeRow = z.object({
	product_id: z.number(),
	id: z.number(),
	code: z.string(),
	attributes: json(z.array(storedAttribute)),
	weight_g: z.number(),
	...termsRow,
});
type SizeRow = z.output<typeof sizeRow>;

/** All variants of products with their best supplies; binds the products' ids as a JSON array, and 1 to include hidden variants. */
export const productSizes = `SELECT v.product_id, v.id, ${variantCode} AS code, v.attributes, v.weight_g, ${termsColumns}
	FROM json_each(?1) page
	CROSS JOIN products p ON p.id = page.value AND p.variant_count <= ${most.variants}
	CROSS JOIN variants v ON v.product_id = p.id AND v.hidden <= ?2
	JOIN supplied_variants s ON s.variant_id = v.id AND s.is_best = 1
	ORDER BY page.key, v.position, v.id`;

/** @returns the variants by product id, without products that options cannot distinguish */
export function readSizes(result: D1Result | undefined, names: AttributeNames): Map<number, Sizes> {
	const byProduct = new Map<number, SizeRow[]>();
	for (const row of rowsOf(sizeRow, result)) byProduct.set(row.product_id, [...(byProduct.get(row.product_id) ?? []), row]);
	return new Map([...byProduct].map(([id, rows]) => [id, sizesOf(rows, names)]));
}

function sizesOf(rows: readonly SizeRow[], names: AttributeNames): Sizes {
	const held = rows.map(({ attributes }) => new Map(attributes.map(({ code, value }) => [code, value])));
	const codes = [...names.columns.keys()].filter((code) => new Set(held.map((values) => values.get(code))).size > 1);
	const title = titles(names, codes);
	const groups = codes.flatMap((code) => {
		const column = names.columns.get(code);
		const values = [...new Set(held.flatMap((values) => values.get(code) ?? []))].sort(
			(a, b) => placeOf(names, code, a) - placeOf(names, code, b),
		);
		const options = values.map((value) => ({ value, title: typeof value === "number" ? String(value) : valueTitle(names, code, value) }));
		return column ? [{ ...column, title: title(column), options }] : [];
	});
	const variants = rows.map((row, index) => ({
		id: row.id,
		code: row.code,
		options: groups.map(({ code, options }) => options.findIndex(({ value }) => value === held[index]?.get(code))),
		weight: kilograms(row.weight_g),
		suppliedVariant: { id: row.supply_id, ...termsAnswer(row) },
	}));
	const combinations = new Set(variants.map(({ options }) => options.join()));
	const isTold = combinations.size === variants.length && variants.every(({ options }) => options.every((option) => option >= 0));
	const isShort = groups.length <= most.groups && groups.every(({ options }) => options.length <= most.options);
	return isTold && isShort ? { groups, variants } : null;
}

const placeOf = (names: AttributeNames, code: string, value: number | string): number =>
	typeof value === "number" ? value : (valuePosition(names, code, value) ?? Number.MAX_SAFE_INTEGER);
