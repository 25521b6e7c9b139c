import * as z from "zod";
import { companyDay } from "../../contract/company";
import type { CompanyPrices, deskCompanies } from "../../contract/desk/companies";
import { variantCode, variantIdOf } from "../catalogue/supplied-variants";
import { now, rowsOf } from "../db/rows";
import { code, decimal, expecting, slug } from "../imports/fields";
import { issuesOf } from "../imports/read-sheets";
import { Refused } from "../platform/refused";
import { companyAtDesk } from "./companies";

const percentRule = "per cent, more than 0, at most 100, with up to two decimals: 7.5";
const dayRule = expecting("the last day on which it holds: 2027-12-31");

/** The goods of a discount: a category with all below it, a product, an article; by default all goods. */
const priceRow = z
	.strictObject({
		category: slug.optional(),
		product: slug.optional(),
		article: code.optional(),
		percent: decimal(percentRule, { least: 0.01, most: 100, decimals: 2 }),
		until: z.iso.date(dayRule).optional(),
	})
	.refine(({ category, product, article }) => [category, product, article].filter(Boolean).length <= 1, {
		path: ["category"],
		message: "a row is on one category, product or article",
	});
type PriceRow = z.output<typeof priceRow>;

const storedRow = z
	.object({
		category: z.string().nullable(),
		product: z.string().nullable(),
		article: z.string().nullable(),
		percent_bp: z.number(),
		until: z.string().nullable(),
	})
	.transform(({ category, product, article, percent_bp, until }) => ({
		...(category !== null && { category }),
		...(product !== null && { product }),
		...(article !== null && { article }),
		percent: percent_bp / 100,
		...(until !== null && { until }),
	}));

/** @throws Refused not_found */
export async function companyPrices(db: D1Database, vat: string): Promise<CompanyPrices> {
	const { verified_since: verified } = await companyAtDesk(db, vat);
	const [lists, discounts] = await db.batch([
		db.prepare("SELECT id, created_at FROM company_price_lists WHERE vat = ? AND replaced_at IS NULL").bind(vat),
		db
			.prepare(
				`SELECT c.slug AS category, p.slug AS product, iif(v.id IS NULL, NULL, ${variantCode}) AS article, d.percent_bp, d.end_date AS until
				FROM company_price_lists l CROSS JOIN company_discounts d ON d.list_id = l.id LEFT JOIN categories c ON c.id = d.category_id
				LEFT JOIN products p ON p.id = d.product_id LEFT JOIN variants v ON v.id = d.variant_id
				WHERE l.vat = ?1 AND l.replaced_at IS NULL AND coalesce(d.end_date, '9999-12-31') >= ?2 ORDER BY d.id`,
			)
			.bind(vat, companyDay(new Date())),
	]);
	const [list] = rowsOf(z.object({ id: z.number(), created_at: z.string() }), lists);
	return {
		company: vat,
		in_force: verified !== null,
		version: list?.id ?? 0,
		set_at: list?.created_at ?? null,
		rows: rowsOf(storedRow, discounts),
	};
}

/**
 * Replaces a company's discounts as a whole: one wrong row stops all. Repeating the same rows changes nothing.
 * @param caller the id of the key that sets it
 * @throws Refused not_found; invalid, with the name of the problem, unless it is a dry run; conflict if the list changed since
 * `version`
 */
export async function setCompanyPrices(
	db: D1Database,
	vat: string,
	caller: number,
	{ rows: given, version, dry_run }: z.output<typeof deskCompanies.setPrices.body>,
): Promise<SetPrices> {
	const before = await companyPrices(db, vat);
	if (version !== undefined && version !== before.version)
		throw new Refused("conflict", `The prices of ${vat} were changed meanwhile: look at version ${before.version} first.`);
	const { discounts, refused } = await checked(db, given);
	const changed = JSON.stringify(discounts.map(({ row }) => row)) !== JSON.stringify(before.rows);
	if (dry_run) return { ...before, changed, refused };
	const [wrong] = refused;
	if (wrong)
		throw new Refused("invalid", `Nothing is set. Row ${wrong.line + 1}, ${wrong.field}: ${wrong.reason} (of ${refused.length} mistakes).`);
	if (!changed) return { ...before, changed, refused };
	const values = discounts.map(({ row, ids }) => [
		Math.round(row.percent * 100),
		ids.category,
		ids.product,
		ids.article,
		row.until ?? null,
	]);
	const inForce = "SELECT id FROM company_price_lists WHERE vat = ?1 AND replaced_at IS NULL";
	const [, added] = await db.batch([
		db
			.prepare(`UPDATE company_price_lists SET replaced_at = ${now()} WHERE vat = ? AND id = ? AND replaced_at IS NULL`)
			.bind(vat, before.version),
		// Fails if another call was faster: then another list is in force.
		db.prepare(`INSERT INTO company_price_lists (vat, set_by) SELECT ?1, ?2 WHERE NOT EXISTS (${inForce})`).bind(vat, caller),
		db
			.prepare(
				`INSERT INTO company_discounts (list_id, percent_bp, category_id, product_id, variant_id, end_date)
				SELECT (${inForce}), value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?2) WHERE changes() > 0`,
			)
			.bind(vat, JSON.stringify(values)),
	]);
	if (added?.meta.changes !== 1) throw new Refused("conflict", `The prices of ${vat} were changed meanwhile: look at them first.`);
	return { ...(await companyPrices(db, vat)), changed, refused };
}

type SetPrices = z.output<typeof deskCompanies.setPrices.answer>;

interface Discount {
	row: PriceRow;
	ids: { category: number | null; product: number | null; article: number | null };
}

const known = z.object({ kind: z.enum(["category", "product", "article"]), name: z.string(), id: z.number() });

async function checked(db: D1Database, given: readonly unknown[]): Promise<{ discounts: Discount[]; refused: SetPrices["refused"] }> {
	const refused: SetPrices["refused"] = [];
	const rows = given.flatMap((one, line) => {
		const { data, error } = priceRow.safeParse(one);
		if (data) return [{ line, row: data }];
		for (const { column, reason } of issuesOf(error)) refused.push({ line, field: column, reason });
		return [];
	});
	const named = (names: (string | undefined)[]): string => JSON.stringify(names.filter((name) => name !== undefined));
	const articles = rows.map(({ row }) => row.article);
	const found = await db
		.prepare(
			`SELECT 'category' AS kind, slug AS name, id FROM categories WHERE slug IN (SELECT value FROM json_each(?1))
			UNION ALL SELECT 'product', slug, id FROM products WHERE slug IN (SELECT value FROM json_each(?2))
			UNION ALL SELECT 'article', code.value, variants.id FROM json_each(?3) code CROSS JOIN variants ON variants.id = ${variantIdOf("code.value")}`,
		)
		.bind(named(rows.map(({ row }) => row.category)), named(rows.map(({ row }) => row.product)), named(articles))
		.all();
	const ids = new Map(rowsOf(known, found).map(({ kind, name, id }) => [`${kind} ${name}`, id]));
	const taken = new Set<string>();
	const discounts = rows.flatMap(({ line, row }) => {
		const kind = known.shape.kind.options.find((one) => row[one] !== undefined);
		const name = kind ? `${kind} ${row[kind]}` : "all goods";
		const refuse = (field: string, reason: string) => {
			refused.push({ line, field, reason });
			return [];
		};
		if (kind && !ids.has(name)) return refuse(kind, `There is no ${name}.`);
		if (taken.has(name)) return refuse(kind ?? "category", `There are two rows for ${name}.`);
		taken.add(name);
		if (row.until !== undefined && row.until < companyDay(new Date())) return refuse("until", `${row.until} is over.`);
		const idOf = (one: "category" | "product" | "article") => (kind === one ? (ids.get(name) ?? null) : null);
		return [{ row, ids: { category: idOf("category"), product: idOf("product"), article: idOf("article") } }];
	});
	return { discounts, refused: refused.toSorted((one, other) => one.line - other.line) };
}
