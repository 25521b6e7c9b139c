import { afterAll, beforeEach, expect, it } from "vitest";
import { catalogueDatabase } from "../../tests/support/catalogue-database";
import { importProducts } from "./import-catalogue";
import { importPrices } from "./import-prices";

const opened = await catalogueDatabase();
afterAll(opened.dispose);
const { db } = opened;

const product = { product: "plate", category: "ipe-beams", unit: "piece", title_en: "Plate" };
const supply = { supplier: "NORD", price: 10, stock: 100 };
const imported = (changed: Partial<typeof supply>, database = db) =>
	importProducts(database, {
		run: "run-of-plates",
		products: [{ ...product, articles: [{ article: "P1", weight_kg: 1, supplies: [{ ...supply, ...changed }] }] }],
		dry_run: false,
	});
const priced = (row: Partial<typeof supply>, database = db) =>
	importPrices(database, { rows: [{ article: "P1", ...row }], dry_run: false });
const stored = () =>
	db
		.prepare(
			"SELECT s.price_cents, s.stock, s.availability FROM supplied_variants s JOIN variants v ON v.id = s.variant_id WHERE v.article = 'P1'",
		)
		.first();

/** A database in which another write precedes the batch with this number. */
function interrupted(number: number, meanwhile: () => Promise<unknown>): D1Database {
	let batches = 0;
	return {
		prepare: (sql) => db.prepare(sql),
		batch: async (statements) => {
			if (++batches === number) await meanwhile();
			return db.batch(statements);
		},
		exec: (sql) => db.exec(sql),
		withSession: (constraint) => db.withSession(constraint),
		dump: () => db.dump(),
	};
}

beforeEach(() => imported({}));

// Shows R42.6
it("a new stock leaves the price that an import brings while it is read", async () => {
	await priced(
		{ stock: 3 },
		interrupted(1, () => imported({ price: 12 })),
	);
	expect(await stored()).toEqual({ price_cents: 1200, stock: 3, availability: "low" });
	await priced(
		{ price: 11 },
		interrupted(1, () => imported({ stock: 50 })),
	);
	expect(await stored()).toEqual({ price_cents: 1100, stock: 50, availability: "available" });
});

// Shows R42.6
it("an import that brings a product unchanged leaves the stock that came while it looked", async () => {
	await imported(
		{},
		interrupted(2, () => priced({ price: 9, stock: 0 })),
	);
	expect(await stored()).toEqual({ price_cents: 900, stock: 0, availability: "out" });
	// The next import restores the values of the file.
	expect(await imported({})).toMatchObject({ changed: ["plate"] });
	expect(await stored()).toEqual({ price_cents: 1000, stock: 100, availability: "available" });
});
