import * as z from "zod";
import { variantIdOf } from "../catalogue/supplied-variants";
import { listsIn } from "../db/lists-in";
import { rowsOf } from "../db/rows";
import { type ChangedValue, differences } from "./changed-values";
import { code, euros, orderable, type Stock, stock } from "./fields";
import { issuesOf } from "./read-sheets";
import { purchasePrice } from "./rows";
import { byCode, markBest, ofArticles, withoutDigest } from "./write-products";

/** Lines in a call: as many as a Worker writes at once. */
export const maxPrices = 5000;
export const pricesBody = z.object({ rows: z.array(z.unknown()).max(maxPrices), dry_run: z.boolean().default(false) });

const priceFields = z.strictObject({
	article: code,
	supplier: code.optional(),
	price: euros().optional(),
	purchase_price: purchasePrice.optional(),
	stock: stock.optional(),
});
/** The columns of a price list. */
export const priceColumns: readonly string[] = Object.keys(priceFields.shape);

const priceRow = priceFields.refine(
	({ price, purchase_price, stock }) => price !== undefined || purchase_price !== undefined || stock !== undefined,
	{
		message: "neither a price nor a stock is given",
		path: ["price"],
	},
);

const supplyRow = z.object({
	id: z.number(),
	article: z.string(),
	supplier: z.string(),
	price_cents: z.number(),
	purchase_cents: z.number().nullable(),
	availability: z.enum(["available", "low", "out"]),
	stock: z.number().nullable(),
	restock_days: z.number().nullable(),
});

interface Change {
	/** The supply as it is stored. */
	stored: z.output<typeof supplyRow>;
	given: Partial<Stock & { price: number; purchase: number }>;
}

/** Changes prices, purchase prices and stock of supplies; omitted values remain. Rejected lines are reported by index. */
export async function importPrices(db: D1Database, { rows, dry_run }: z.output<typeof pricesBody>) {
	const { changes, unchanged, refused } = await judgePrices(db, rows);
	if (!dry_run && changes.length > 0) await db.batch(writes(db, changes));
	return { changed: changes.length, unchanged, refused };
}

/** The values of supplies that a price list changes. */
export const changedPrices = (changes: readonly Change[]): ChangedValue[] =>
	changes.flatMap(({ stored: { article, supplier, price_cents, purchase_cents, stock: units, availability }, given }) => {
		const stock = { availability, units };
		const now = { price: price_cents, purchase_price: purchase_cents ?? undefined, stock };
		const then = {
			price: given.price ?? price_cents,
			purchase_price: given.purchase ?? purchase_cents ?? undefined,
			stock: { availability: given.availability ?? availability, units: given.availability === undefined ? units : (given.units ?? null) },
		};
		return differences({ code: article, supplier }, now, then);
	});

/** Finds the changes that a price list would make. Rejected lines are reported by index. */
export async function judgePrices(db: D1Database, rows: readonly unknown[]) {
	const refused: { line: number; field: string; reason: string }[] = [];
	const lines = rows.flatMap((given, line) => {
		const { success, data, error } = priceRow.safeParse(given);
		if (success) return [{ line, ...data }];
		for (const { column, reason } of issuesOf(error)) refused.push({ line, field: column, reason });
		return [];
	});
	const stored = await db
		.prepare(
			`SELECT s.id, given.value AS article, u.code AS supplier, s.price_cents, s.purchase_cents, s.availability, s.stock, s.restock_days FROM json_each(?) given
			CROSS JOIN supplied_variants s ON s.variant_id = ${variantIdOf("given.value")} CROSS JOIN suppliers u ON u.id = s.supplier_id`,
		)
		.bind(JSON.stringify([...new Set(lines.map(({ article }) => article))]))
		.all();
	const supplies = new Map<string, z.output<typeof supplyRow>[]>();
	for (const supply of rowsOf(supplyRow, stored)) supplies.set(supply.article, [...(supplies.get(supply.article) ?? []), supply]);
	const changes = new Map<number, Change>();
	let unchanged = 0;
	for (const { line, article, supplier, price, purchase_price: purchase, stock } of lines) {
		const all = supplies.get(article) ?? [];
		const found = supplier === undefined ? all : all.filter((supply) => supply.supplier === supplier);
		const [supply] = found;
		if (!supply) {
			const reason = all.length === 0 ? `There is no article ${article}.` : `${supplier} does not supply ${article}.`;
			refused.push({ line, field: all.length === 0 ? "article" : "supplier", reason });
		} else if (found.length > 1) {
			const names = found.map((one) => one.supplier).join(", ");
			refused.push({ line, field: "supplier", reason: `${article} has several suppliers (${names}): which of them?` });
		} else if (isSaidTwice(changes.get(supply.id)?.given, { price, purchase, stock })) {
			refused.push({ line, field: "article", reason: `${article} is there already, with another price or stock.` });
		} else {
			const { id } = supply;
			const given = {
				...changes.get(id)?.given,
				...(price !== undefined && { price }),
				...(purchase !== undefined && { purchase }),
				...(stock && orderable(stock, supply.restock_days)),
			};
			const { price_cents, purchase_cents, availability, stock: units } = supply;
			const before = { price: price_cents, purchase: purchase_cents, availability, units, ...changes.get(id)?.given };
			const after = { ...before, ...given };
			const isSame = before.availability === after.availability && before.units === after.units;
			if (isSame && before.price === after.price && before.purchase === after.purchase) unchanged++;
			else changes.set(id, { stored: supply, given });
		}
	}
	return { changes: [...changes.values()], unchanged, refused };
}

/** Several lines may give a supply's prices and its stock, but no value twice. */
const isSaidTwice = (
	given: Change["given"] = {},
	{ price, purchase, stock: units }: { price?: number | undefined; purchase?: number | undefined; stock?: Stock | undefined },
): boolean =>
	(price !== undefined && given.price !== undefined && price !== given.price) ||
	(purchase !== undefined && given.purchase !== undefined && purchase !== given.purchase) ||
	(units !== undefined && given.availability !== undefined && (units.units ?? null) !== (given.units ?? null));

function writes(db: D1Database, changes: readonly Change[]): D1PreparedStatement[] {
	const list = listsIn(db);
	const articles = [...new Set(changes.map(({ stored }) => stored.article))];
	return byCode(db, articles, [
		// Omitted values are not written back: an order or an import may have changed them meanwhile.
		...list(
			`UPDATE supplied_variants SET price_cents = coalesce(value ->> 1, price_cents), availability = coalesce(value ->> 2, availability),
				stock = iif(value ->> 2 IS NULL, stock, value ->> 3), purchase_cents = coalesce(value ->> 4, purchase_cents) FROM json_each(?) WHERE supplied_variants.id = value ->> 0`,
			changes.map(({ stored: { id }, given: { price, purchase, availability, units } }) => [
				...[id, price ?? null, availability ?? null, units ?? null, purchase ?? null],
			]),
		),
		// Tiers at or above the new price give no discount.
		...list(
			`DELETE FROM volume_prices WHERE supplied_variant_id IN (SELECT value ->> 0 FROM json_each(?))
			AND price_cents >= (SELECT price_cents FROM supplied_variants s WHERE s.id = supplied_variant_id)`,
			changes.map(({ stored }) => [stored.id]),
		),
		...ofArticles(db, "UPDATE supplied_variants SET is_best = 0", articles),
		...markBest(db, articles),
		...withoutDigest(db, articles),
	]);
}
