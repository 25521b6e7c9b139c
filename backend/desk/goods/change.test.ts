import { afterAll, expect, it } from "vitest";
import * as z from "zod";
import { catalogue } from "../../../contract/catalogue";
import { deskGoods } from "../../../contract/desk/catalogue";
import { catalogueDatabase } from "../../../tests/support/catalogue-database";
import app from "../../index";
import { renewIndex } from "../../search/renew-index";
import { goodsAtDesk } from "./list";

let before: () => Promise<unknown> = async () => undefined;
const opened = await catalogueDatabase(async (send, sql) => {
	if (sql.some((statement) => statement.startsWith("UPDATE supplied_variants SET\n"))) await before();
	return send();
});
afterAll(opened.dispose);
const env = { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "", DESK_KEY: "key of the desk" };
const begun: Promise<unknown>[] = [];
const context = { waitUntil: (work: Promise<unknown>) => void begun.push(work), passThroughOnException: () => undefined, props: {} };
const headers = { Authorization: `Bearer ${env.DESK_KEY}`, "Content-Type": "application/json", Locale: "de" };

async function change(body: object, product = "ipe-80") {
	const path = `/desk/catalogue/goods/${product}/supplies`;
	const response = await app.request(path, { method: "POST", headers, body: JSON.stringify(body) }, env, context);
	await Promise.all(begun.splice(0));
	return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) };
}
const read = async (product = "ipe-80") =>
	deskGoods.product.answer.parse(await (await app.request(`/desk/catalogue/goods/${product}`, { headers }, env, context)).json());
const offerOf = async (article: string, supplier = "NORD") =>
	(await read()).rows.find((row) => row.article === article && row.supplier === supplier);
const visible = async () => {
	const answer = await app.request("/productVariant/by-category/ipe-beams?range=[0,100]&sort=price_asc", { headers }, env, context);
	return catalogue.variantsByCategory.answer.parse(await answer.json()).variants.map(({ code }) => code);
};

const first = { article: "CR-000001", supplier: "NORD" };
const tiers = [
	{ from: 10, price: 95 },
	{ from: 50, price: 90 },
];

// Shows R60.52
it("changes prices, tiers and stock of several offers at once, and lists follow", async () => {
	expect((await visible())[0]).toBe("CR-000001");
	const answer = await change({
		supplies: [
			{
				...first,
				price: { shown: 100.01, to: 300.5 },
				tiers: { shown: tiers, to: [{ from: 20, price: 280.1 }] },
				stock: { shown: null, to: 4 },
			},
			{ article: "CR-000002", supplier: "RUHR", price: { shown: 200.02, to: 1.99 } },
		],
	});
	expect(answer).toEqual({ status: 200, body: { changed: 2 } });
	expect(await offerOf("CR-000001")).toMatchObject({
		price: 30_050,
		tiers: [{ from: 20, price: 28_010 }],
		stock: 4,
		availability: "low",
		is_best: false,
	});
	expect(await offerOf("CR-000001", "RUHR")).toMatchObject({ price: 20_001, is_best: true });
	expect(await offerOf("CR-000002", "RUHR")).toMatchObject({ price: 199, is_best: true });
	expect((await visible())[0]).toBe("CR-000002");
	expect(await opened.db.prepare("SELECT changed = indexed AND claimed_until IS NULL AS ok FROM catalogue_index_state").first("ok")).toBe(
		1,
	);
});

it("hides and shows articles, and with its last article the product", async () => {
	const all = ["CR-000001", "CR-000002", "CR-000003"];
	expect((await change({ articles: [{ article: "CR-000004", hidden: true }] })).status).toBe(409);
	expect(await change({ articles: all.map((article) => ({ article, hidden: true })) })).toMatchObject({ body: { changed: 3 } });
	expect((await read()).hidden).toBe(true);
	expect(await visible()).not.toEqual(expect.arrayContaining([expect.stringMatching(/^CR-00000[1-4]$/)]));
	expect((await change({ articles: [{ article: "CR-000002", hidden: false }] })).status).toBe(200);
	expect((await read()).hidden).toBe(false);
	expect((await visible()).filter((code) => /^CR-00000[1-4]$/.test(code))).toEqual(["CR-000002"]);
	await change({ articles: ["CR-000001", "CR-000003"].map((article) => ({ article, hidden: false })) });
});

it("changes nothing if one value is not the shown one, and names it", async () => {
	const supplies = [
		{ article: "CR-000003", supplier: "NORD", price: { shown: 100.03, to: 5 } },
		{ article: "CR-000002", supplier: "NORD", price: { shown: 1, to: 5 }, stock: { shown: 7, to: 5 } },
		{ article: "CR-000003", supplier: "RUHR", tiers: { shown: tiers, to: tiers.slice(0, 1) } },
		{ article: "CR-000005", supplier: "NORD", price: { shown: 100.05, to: 5 } },
	];
	const { status, body } = await change({ supplies });
	expect([status, body.code, body.fields]).toEqual([
		409,
		"conflict",
		{
			"supplies.1.price": ["stale"],
			"supplies.1.stock": ["stale"],
			"supplies.2.tiers": ["stale"],
			// An article of another product.
			"supplies.3.price": ["stale"],
		},
	]);
	expect(await offerOf("CR-000003")).toMatchObject({ price: 10_003 });
});

it("changes nothing twice: what is stored as it is wanted is no conflict", async () => {
	const given = { article: "CR-000003", supplier: "NORD", price: { shown: 100.03, to: 101 } };
	const answers = [await change({ supplies: [given] }), await change({ supplies: [given] })];
	expect(answers.map(({ status, body }) => [status, body.changed])).toEqual([
		[200, 1],
		[200, 0],
	]);
	await change({ supplies: [{ ...given, price: { shown: given.price.to, to: given.price.shown } }] });
});

it.each([
	["a price", "UPDATE supplied_variants SET price_cents = 7 WHERE id = 6", { price: { shown: 100.03, to: 99 } }],
	["stock", "UPDATE supplied_variants SET stock = 7 WHERE id = 6", { stock: { shown: null, to: 3 } }],
	["a tier", "DELETE FROM volume_prices WHERE supplied_variant_id = 6 AND threshold = 10", { tiers: { shown: tiers, to: [] } }],
])("changes nothing if somebody changes %s at the same moment", async (_name, sql, given) => {
	const row = () => opened.db.prepare("SELECT price_cents, stock FROM supplied_variants WHERE id = 6").first();
	const other = await offerOf("CR-000002");
	let came: unknown;
	before = async () => {
		before = async () => undefined;
		await opened.db.prepare(sql).run();
		came = await row();
	};
	const { status, body } = await change({
		supplies: [
			{ article: "CR-000002", supplier: "NORD", price: { shown: (other?.price ?? 0) / 100, to: 101.5 } },
			{ article: "CR-000003", supplier: "NORD", ...given },
		],
	});
	expect([status, body.code]).toEqual([409, "conflict"]);
	expect(await row()).toEqual(came);
	expect(await offerOf("CR-000002")).toEqual(other);
	await opened.db.batch(
		[
			"UPDATE supplied_variants SET price_cents = 10003, stock = NULL WHERE id = 6",
			"INSERT INTO volume_prices VALUES (6, 10, 9500) ON CONFLICT DO NOTHING",
		].map((one) => opened.db.prepare(one)),
	);
});

it.each([
	["a tier at the price", { tiers: { shown: tiers, to: [{ from: 2, price: 100.03 }] } }],
	[
		"tiers that rise",
		{
			tiers: {
				shown: tiers,
				to: [
					{ from: 2, price: 9 },
					{ from: 5, price: 9 },
				],
			},
		},
	],
	[
		"quantities that do not rise",
		{
			tiers: {
				shown: tiers,
				to: [
					{ from: 5, price: 9 },
					{ from: 5, price: 8 },
				],
			},
		},
	],
	["a price below a tier", { price: { shown: 100.03, to: 92 } }],
])("refuses %s", async (_name, given) => {
	const { status, body } = await change({ supplies: [{ article: "CR-000003", supplier: "NORD", ...given }] });
	expect([status, body.fields]).toEqual([422, { "supplies.0.tiers": ["wrong"] }]);
	expect(await offerOf("CR-000003")).toMatchObject({ price: 10_003 });
});

it.each([
	{ price: { shown: 1, to: 0 } },
	{ price: { shown: 1, to: 1.005 } },
	{ stock: { shown: null, to: 1.5 } },
	{ stock: { shown: null, to: -1 } },
])("refuses what is no price or stock: %j", async (given) =>
	expect((await change({ supplies: [{ ...first, ...given }] })).status).toBe(422),
);

it("knows the product, and takes each offer once", async () => {
	expect((await change({ supplies: [] }, "nothing")).status).toBe(404);
	const once = { ...first, stock: { shown: 4, to: 5 } };
	expect((await change({ supplies: [once, once] })).status).toBe(422);
	expect(await change({ supplies: [{ ...first, stock: { shown: 4, to: null } }] })).toMatchObject({ body: { changed: 1 } });
	expect(await offerOf("CR-000001")).toMatchObject({ stock: null, availability: "available" });
});

it("a job makes the index that a change has left, but not during an import", async () => {
	const { db } = opened;
	await db.batch([
		db.prepare("UPDATE products SET hidden = 1 WHERE id = 4"),
		db.prepare("UPDATE catalogue_index_state SET changed = changed + 1"),
		db.prepare("INSERT INTO running_import VALUES (1, 'another', NULL, '2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z')"),
	]);
	const hidden = async () => (await goodsAtDesk(db, "de", deskGoods.list.query.parse({ hidden: "yes", category: "hea-beams" }))).count;
	await renewIndex({ DB: db });
	expect(await hidden()).toBe(0);
	await db.prepare("DELETE FROM running_import").run();
	await renewIndex({ DB: db });
	expect(await hidden()).toBe(4);
});
