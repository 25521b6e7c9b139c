import { afterAll, beforeAll, expect, it } from "vitest";
import { deskGoods } from "../../../contract/desk/catalogue";
import { catalogueDatabase } from "../../../tests/support/catalogue-database";
import { rebuildIndex } from "../../search/rebuild-index";
import { goodsAtDesk } from "./list";

const opened = await catalogueDatabase();
afterAll(opened.dispose);

beforeAll(async () => {
	await opened.db.batch(
		[
			"UPDATE variants SET article = 'W-8 01' WHERE id = 2",
			"UPDATE supplied_variants SET availability = 'out', stock = 0 WHERE variant_id = 6",
			"UPDATE product_translations SET lacks_title = 1 WHERE product_id = 4 AND language = 'fi'",
			"UPDATE products SET pictures = '[]' WHERE id <> 1",
			"DELETE FROM volume_prices WHERE supplied_variant_id IN (SELECT id FROM supplied_variants WHERE variant_id = 20 AND supplier_id = 2)",
			"DELETE FROM supplied_variants WHERE variant_id = 20 AND supplier_id = 2",
		].map((sql) => opened.db.prepare(sql)),
	);
	await rebuildIndex({ DB: opened.db });
});

const list = (query: Record<string, string | number>) => goodsAtDesk(opened.db, "de", deskGoods.list.query.parse(query));
const found = async (query: Record<string, string | number>) => {
	const { rows, count } = await list(query);
	expect(count).toBe(rows.length);
	return rows.map(({ article }) => article);
};
const codes = (...ids: number[]) => ids.map((id) => `CR-${String(id).padStart(6, "0")}`);

// Shows R60.51
it("has every article in the catalogue's order, hidden ones too", async () => {
	const { rows, count, categories, suppliers } = await list({});
	expect([count, rows.length]).toEqual([20, 20]);
	expect(rows[0]).toEqual({
		article: "CR-000001",
		product: "ipe-80",
		title: "IPE 80, 6 m, S355J2, roh",
		category: "IPE-Träger",
		hidden: false,
		supplier: "Nordteräs Oy",
		suppliers: 2,
		price: 100.01,
		stock: null,
		availability: "available",
		pictures: 0,
		missing: [],
	});
	expect(categories.map(({ slug, depth }) => `${depth} ${slug}`)).toEqual(["0 profiles", "1 ipe-beams", "1 hea-beams", "0 sheets"]);
	expect(suppliers).toEqual([
		{ code: "NORD", name: "Nordteräs Oy" },
		{ code: "RUHR", name: "Ruhrstahl GmbH" },
	]);
	expect((await list({ page: 2 })).rows).toEqual([]);
});

it.each([
	["cr-000003", codes(3)],
	["w801", ["W-8 01"]],
	["n-6", codes(3)],
	["ipe 80", ["W-8 01", ...codes(1, 3, 4)]],
	["ipe 12m feuerverzinkt", codes(4, 8, 12, 20)],
	["nothing", []],
])("is searched by code and by words of the title: %s", async (search, expected) =>
	expect((await found({ search })).sort()).toEqual(expected.toSorted()),
);

it.each([
	[{ category: "hea-beams" }, codes(13, 14, 15, 16)],
	[{ category: "nothing" }, []],
	[{ hidden: "yes" }, codes(4, 17, 18, 19, 20)],
	[{ hidden: "yes", supplier: "RUHR" }, codes(4, 17, 18, 19)],
	[{ supplier: "NOBODY" }, []],
	[{ stock: "out" }, codes(6)],
	[{ texts: "fi" }, codes(13, 14, 15, 16)],
	[{ texts: "any", search: "cr-000014" }, codes(14)],
	[{ texts: "et" }, []],
	[{ pictures: "none", search: "12 m", category: "profiles" }, []],
	[{ pictures: "none", hidden: "yes" }, codes(4)],
	[{ search: "ipe 12m", hidden: "no", category: "ipe-beams" }, codes(3, 7, 8, 11, 12)],
])("is narrowed by %j", async (query, expected) => expect((await found(query)).sort()).toEqual(expected));
