import * as z from "zod";
import type { Product, product } from "../../contract/catalogue";
import { euros, eurosOrNull } from "../../contract/fields";
import { type Language, languages } from "../../contract/locale";
import { json, rowsOf } from "../db/rows";
import { descriptionOf, titleOf } from "../db/translations";
import { type AttributeNames, columnsOf, describe, storedAttribute } from "./attributes";
import { documentsOf, documentsRow, picturesColumns, picturesOf, picturesRow } from "./pictures";

export const servicesColumns = `p.cut_fee_cents, p.cut_min_mm, p.cut_kerf_mm, p.cut_tolerance_mm, p.plate_cut_fee_cents, p.plate_cut_min_mm,
	p.plate_cut_gap_mm, p.certificate_cents`;

export const servicesRow = {
	cut_fee_cents: z.number().nullable(),
	cut_min_mm: z.number().nullable(),
	cut_kerf_mm: z.number().nullable(),
	cut_tolerance_mm: z.number().nullable(),
	plate_cut_fee_cents: z.number().nullable(),
	plate_cut_min_mm: z.number().nullable(),
	plate_cut_gap_mm: z.number().nullable(),
	certificate_cents: z.number().nullable(),
};

export type ProductAnswer = z.input<typeof product>;

const productRow = z.object({
	id: z.number(),
	language: z.enum(languages),
	slug: z.string(),
	title: z.string(),
	description: z.string(),
	norm: z.string(),
	unit: z.enum(["piece", "pack", "roll", "set"]),
	...servicesRow,
	attributes: json(z.array(storedAttribute)),
	...picturesRow,
	documents: documentsRow,
	variant_count: z.number(),
	price_cents: z.number().nullable(),
	category_id: z.number(),
	category_slug: z.string(),
	category_title: z.string(),
	columns: json(z.array(z.string())),
});

/**
 * A statement that reads products.
 * @param page a query for their `product_id` and `place`. CROSS JOIN fixes the order of reading: the page first, then the rest by index
 */
export const listedProducts = (language: Language, page: string): string =>
	`SELECT '${language}' AS language, p.id, p.slug, ${titleOf("product", "p.id", language)} AS title,
		${descriptionOf("product", "p.id", language)} AS description, p.norm, p.unit, p.attributes, p.variant_count,
		${servicesColumns}, ${picturesColumns}, coalesce(p.documents, '[]') AS documents,
		c.id AS category_id, c.slug AS category_slug, ${titleOf("category", "c.id", language)} AS category_title, c.columns,
		(SELECT s.price_cents FROM variants v JOIN supplied_variants s ON s.variant_id = v.id AND s.is_best = 1
			WHERE v.product_id = p.id AND v.hidden <= p.hidden ORDER BY s.availability = 'out', s.price_cents LIMIT 1) AS price_cents
	FROM (${page}) page
	CROSS JOIN products p ON p.id = page.product_id
	JOIN categories c ON c.id = p.category_id
	ORDER BY page.place`;

export const theProduct = "SELECT id AS product_id, 0 AS place FROM products WHERE slug = ? AND hidden = 0";

export const productsInOrder = "SELECT value AS product_id, key AS place FROM json_each(?)";

export const readProducts = (result: D1Result | undefined, names: AttributeNames): ProductAnswer[] =>
	rowsOf(productRow, result).map((row) => ({
		productid: row.id,
		slug: row.slug,
		title: row.title,
		norm: row.norm,
		unit: row.unit,
		...servicesAnswer(servicesOf(row)),
		product_categories: [{ categoryid: row.category_id, slug: row.category_slug, title: row.category_title }],
		description: row.description,
		attributes: describe(names, row.attributes),
		pictures: picturesOf(row),
		documents: documentsOf(row.slug, row.language, row.documents),
		variantCount: row.variant_count,
		price_from: euros(row.price_cents ?? 0),
		columns: columnsOf(names, row.columns),
	}));

type ServicesRow = z.output<z.ZodObject<typeof servicesRow>>;

type Services = Pick<Product, "cutting" | "plate_cutting" | "certificate_price">;

/** Cutting to length, to size and certificates, in cents; null if unavailable. */
export function servicesOf(row: ServicesRow): Services {
	const { cut_fee_cents: fee, cut_min_mm: shortest, cut_kerf_mm: kerf, cut_tolerance_mm: tolerance, certificate_cents: certificate } = row;
	const isCut = fee !== null && shortest !== null && kerf !== null && tolerance !== null;
	const { plate_cut_fee_cents: metre, plate_cut_min_mm: side, plate_cut_gap_mm: gap } = row;
	return {
		cutting: isCut ? { fee, min_length: shortest, kerf, tolerance } : null,
		plate_cutting: metre !== null && side !== null && gap !== null ? { fee: metre, min_side: side, gap } : null,
		certificate_price: certificate,
	};
}

export const servicesAnswer = ({ cutting, plate_cutting: plates, certificate_price }: Services) => ({
	cutting: cutting && { ...cutting, fee: euros(cutting.fee) },
	plate_cutting: plates && { ...plates, fee: euros(plates.fee) },
	certificate_price: eurosOrNull(certificate_price),
});
