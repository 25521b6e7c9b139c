import * as z from "zod";
import { maxCounted, pageSize } from "../../contract/desk/lists";
import type { deskPurchases } from "../../contract/desk/purchases";
import { country } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import { articleTitle, variantCode } from "../catalogue/supplied-variants";
import { rowsOf } from "../db/rows";
import { languageOf } from "../platform/language";
import { notFound } from "../platform/refused";
import { daysOfLine } from "./needed";

const purchaseColumns = `p.number, u.name AS supplier, p.ordered_on, p.expected_on,
	(SELECT count(*) FROM purchase_lines WHERE purchase_id = p.id) AS count`;

const purchaseShape = {
	number: z.string(),
	supplier: z.string(),
	ordered_on: z.string(),
	expected_on: z.string().nullable(),
	count: z.number(),
};
const listedRow = z.object(purchaseShape);
const purchaseRow = z.object({
	...purchaseShape,
	id: z.number(),
	email: z.string(),
	mailed_to: z.string(),
	tells_buyers: z.number().transform((tells) => tells === 1),
	city: z.string(),
	country,
});
const lineRow = z.object({
	code: z.string(),
	title: z.string(),
	supplier_code: z.string(),
	order: z.string(),
	line: z.number().nullable(),
	quantity: z.number(),
	wanted_on: z.string(),
	confirmed_on: z.string().nullable(),
});
const countRow = z.object({ count: z.number() });

/** Purchases, newest first. */
export async function purchases(
	db: D1Database,
	{ page }: z.output<typeof deskPurchases.list.query>,
): Promise<z.input<typeof deskPurchases.list.answer>> {
	const [rows, count] = await db.batch([
		db
			.prepare(
				`SELECT ${purchaseColumns} FROM purchases p CROSS JOIN suppliers u ON u.id = p.supplier_id ORDER BY p.id DESC LIMIT ${pageSize} OFFSET ?`,
			)
			.bind((page - 1) * pageSize),
		db.prepare(`SELECT count(*) AS count FROM (SELECT 1 FROM purchases LIMIT ${maxCounted + 1})`),
	]);
	return { rows: rowsOf(listedRow, rows), count: rowsOf(countRow, count)[0]?.count ?? 0 };
}

export interface StoredPurchase extends z.output<typeof purchaseRow> {
	lines: z.output<typeof lineRow>[];
}

/** @param locale of the names; by default that of the supplier's country @throws Refused not_found */
export async function storedPurchase(db: D1Database, number: string, locale?: BackendLocale): Promise<StoredPurchase> {
	const found = await db
		.prepare(
			`SELECT ${purchaseColumns}, p.id, u.email, p.mailed_to, p.tells_buyers, u.city, u.country FROM purchases p CROSS JOIN suppliers u ON u.id = p.supplier_id
			WHERE p.number = ?`,
		)
		.bind(number)
		.all();
	const [purchase] = rowsOf(purchaseRow, found);
	if (!purchase) throw notFound(`There is no purchase ${number}.`);
	const lines = await db
		.prepare(
			`SELECT ${variantCode} AS code, ${articleTitle(languageOf(locale ?? localeOf(purchase)))} AS title, n.supplier_code, o.order_number AS "order", n.line, n.quantity, ${daysOfLine}
			FROM purchase_lines n CROSS JOIN orders o ON o.id = n.order_id CROSS JOIN supplied_variants s ON s.id = n.supplied_variant_id
			CROSS JOIN variants v ON v.id = s.variant_id WHERE n.purchase_id = ? ORDER BY n.id`,
		)
		.bind(purchase.id)
		.all();
	return { ...purchase, lines: rowsOf(lineRow, lines) };
}

const locales = { FI: "fi", DE: "de", EE: "ee" } as const;

/** The language of purchase orders to a supplier. */
export const localeOf = ({ country: at }: { country: keyof typeof locales }): BackendLocale => locales[at];
