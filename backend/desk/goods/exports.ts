import { strToU8, zipSync } from "fflate";
import * as z from "zod";
import { specialSlug } from "../../../contract/values/special-items";
import { variantCode } from "../../catalogue/supplied-variants";
import { rowsOf } from "../../db/rows";
import { exportBase, exportProducts } from "../../imports/export-catalogue";
import { baseBody, type ProductDocument, productDocument } from "../../imports/rows";
import { csvOf, writeSheets } from "../../imports/write-sheets";
import type { Download } from "../../platform/http";
import { Refused } from "../../platform/refused";

/** An export is made while somebody waits for it; the command writes any. */
const maxArticles = 30_000;
const maxPrices = 200_000;

/** A fixed time makes the bytes of a file reproducible. */
const made = new Date(1980, 0, 1);

/** @throws Refused invalid for more articles than a page waits for */
export async function goodsAsFiles(db: D1Database): Promise<Download> {
	const count = z
		.number()
		.parse(await db.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM variants LIMIT ${maxArticles + 1})`).first("n"));
	if (count > maxArticles) throw tooLarge();
	const base = baseBody.parse(await exportBase(db));
	const documents: ProductDocument[] = [];
	for (let after = 0, isMore = true; isMore; ) {
		const page = await exportProducts(db, { after });
		documents.push(...z.array(productDocument).parse(page.products));
		[after, isMore] = [page.cursor, page.has_more];
	}
	const { sheets } = writeSheets(base, documents, null);
	const files = Object.fromEntries(sheets.map(({ name, rows }) => [`${name}.csv`, strToU8(csvOf(rows))]));
	return { fileName: "catalogue.zip", content: zipSync(files, { mtime: made }) };
}

const tooLarge = () => new Refused("invalid", "The catalogue is too large for a page: use npm run export.");

const pieceSize = 5000;
const priceRow = z.object({
	id: z.number(),
	article: z.string(),
	supplier: z.string(),
	price_cents: z.number(),
	stock: z.number().nullable(),
	availability: z.string(),
});

/** @param supplier "": all @throws Refused invalid for more rows than a page waits for */
export async function pricesAsFile(db: D1Database, supplier: string): Promise<Download> {
	const rows: z.output<typeof priceRow>[] = [];
	for (let after = 0, isMore = true; isMore; ) {
		const piece = await db
			.prepare(
				`SELECT s.id, ${variantCode} AS article, u.code AS supplier, s.price_cents, s.stock, s.availability
				FROM supplied_variants s CROSS JOIN suppliers u ON u.id = s.supplier_id CROSS JOIN variants v ON v.id = s.variant_id
				WHERE s.id > ?1 AND (?2 = '' OR u.code = ?2) AND u.code <> ?3 ORDER BY s.id LIMIT ${pieceSize}`,
			)
			.bind(after, supplier, specialSlug)
			.all();
		const found = rowsOf(priceRow, piece);
		rows.push(...found);
		if (rows.length > maxPrices) throw tooLarge();
		isMore = found.length === pieceSize;
		after = found.at(-1)?.id ?? after;
	}
	const cells = rows.map(({ article, supplier: code, price_cents: cents, stock, availability }) => [
		article,
		code,
		{ cents },
		stock ?? availability,
	]);
	return { fileName: "prices.csv", content: csvOf([["article", "supplier", "price", "stock"], ...cells]), type: "text/csv; charset=utf-8" };
}
