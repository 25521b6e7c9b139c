import { createHash } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import * as z from "zod";
import { bucketOf } from "../../tests/support/backend";
import { catalogueDatabase } from "../../tests/support/catalogue-database";
import { plateMeasures } from "../../tests/support/plate-rows";
import { type MediaType, mediumOf } from "../media/media-type";
import { readMedium, storeMedium } from "../media/store";
import { exportBase, exportProducts } from "./export-catalogue";
import { baseBody, hideMissing, importBase, importProducts } from "./import-catalogue";
import { importPrices } from "./import-prices";
import { readSheets } from "./read-sheets";
import { type articleFields, productDocument, type productFields, type supplyFields } from "./rows";
import { writeSheets } from "./write-sheets";

async function newShop() {
	const { db, dispose } = await catalogueDatabase();
	return { db, dispose, env: { DB: db, FILES: bucketOf(new Map()) } };
}
const opened = await newShop();
const empty = await newShop();
afterAll(() => Promise.all([opened.dispose(), empty.dispose()]));
const goods = ["volume_prices", "supplied_variants", "variant_translations", "variants", "product_translations", "products"];
const tables = [
	...goods,
	"category_translations",
	"categories",
	"attribute_value_translations",
	"attribute_values",
	"attribute_translations",
];
await empty.db.batch([...tables, "attributes", "suppliers"].map((table) => empty.db.prepare(`DELETE FROM ${table}`)));

type Env = (typeof opened)["env"];
const digestOf = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

/** The workbook of a database with its files, as `npm run export` writes them. */
async function exported(env: Env) {
	const base = baseBody.parse(await exportBase(env.DB));
	const { products, files: extensions, has_more } = await exportProducts(env.DB, { after: 0 });
	expect(has_more).toBe(false);
	const { sheets, files } = writeSheets(base, z.array(productDocument).parse(products), new Map(Object.entries(extensions)));
	const contents = new Map<string, Uint8Array>();
	for (const [digest, name] of files)
		contents.set(name, new Uint8Array(await new Response((await readMedium(env, digest, null)).body).arrayBuffer()));
	return { sheets, contents };
}

/** Imports a workbook as `npm run import` does and returns its output. */
async function imported(env: Env, { sheets, contents }: Awaited<ReturnType<typeof exported>>) {
	const text = (cell: string | number | { cents: number } | null) =>
		typeof cell === "object" ? (cell ? (cell.cents / 100).toFixed(2) : "") : String(cell);
	const files = [...contents].map(([name, content]): [string, { digest: string; type: MediaType } | string] => {
		const medium = mediumOf(content);
		return [name, typeof medium === "string" ? medium : { digest: digestOf(content), type: medium.type }];
	});
	const { problems, base, documents } = readSheets(
		sheets.map(({ name, rows }) => ({ name, rows: rows.map((cells, at) => ({ row: at + 1, cells: cells.map(text) })) })),
		new Map(files),
	);
	expect(problems).toEqual([]);
	for (const content of contents.values()) await storeMedium(env, { digest: digestOf(content), content });
	const db = env.DB;
	await importBase(db, baseBody.parse(base));
	const result = await importProducts(db, { run: "run-of-export", products: documents, dry_run: false });
	const categories = base.categories.map(({ category }) => category);
	const { hidden } = await hideMissing(db, { run: "run-of-export", products: [], categories, dry_run: false });
	await importBase(db, baseBody.parse(base));
	return { ...result, hidden };
}

const rowsOf = async (db: D1Database, sql: string) => (await db.prepare(sql).all()).results;
const articles = "SELECT v.id, v.article, v.product_id, v.hidden, v.weight_g, v.attributes FROM variants v ORDER BY v.id";
const supplies = "SELECT * FROM supplied_variants ORDER BY supplier_code, supplier_id";

// Values that only some goods have, so that every column is used.
await opened.db.batch(
	[
		"UPDATE supplied_variants SET stock = 12, restock_days = 5, availability = 'low', purchase_cents = 4321 WHERE id = 2",
		"UPDATE supplied_variants SET stock = 0, restock_days = 5, availability = 'low', delivery_max = 3, delivery_approx = 1 WHERE id = 4",
		"UPDATE supplied_variants SET availability = 'out', is_best = 0, delivery_min = NULL, delivery_max = NULL WHERE id = 6",
		"UPDATE supplied_variants SET is_best = 1 WHERE id = 7",
		"UPDATE products SET cut_fee_cents = 320, cut_min_mm = 50, cut_kerf_mm = 2, cut_tolerance_mm = 1, certificate_cents = 2850 WHERE id = 1",
		"UPDATE variants SET article = 'T 20/6' WHERE id = 9",
	].map((sql) => opened.db.prepare(sql)),
);

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const png = bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x06\x40\0\0\x04\xb0IEND");
const pdf = bytes("%PDF-1.7\n");
for (const content of [png, pdf]) await storeMedium(opened.env, { digest: digestOf(content), content });
const picture = JSON.stringify([
	{ digest: digestOf(png), extension: "png", width: 1600, height: 1200, version: 0, alt: { de: "Stirnseite" } },
]);
const sheet = { digest: digestOf(pdf), extension: "pdf", size: 9, kind: "data_sheet", languages: ["de", "en"], title: {} };
const titled = { ...sheet, kind: "manual", languages: [], title: { de: "Montage", en: "Fitting", et: "Fitting", fi: "Fitting" } };
await opened.db
	.prepare("UPDATE products SET pictures = ?, documents = ? WHERE id IN (2, 3)")
	.bind(picture, JSON.stringify([sheet, titled]))
	.run();

// Shows R42.7
it("an export fills an empty database with the same goods under the same codes, and is exported the same again", async () => {
	const file = await exported(opened.env);
	const added = ["ipe-80", "ipe-100", "ipe-200", "ipe-90", "hea-100"];
	expect(await imported(empty.env, file)).toEqual({ added, changed: [], unchanged: [], refused: [], hidden: [] });
	expect(await exported(empty.env)).toEqual(file);
	// A file that two products share is exported once.
	expect([...file.contents]).toEqual([
		["photos/ipe-100-1.png", png],
		["documents/ipe-100-1.pdf", pdf],
	]);
	const media = "SELECT slug, pictures, documents FROM products WHERE pictures IS NOT NULL ORDER BY slug";
	expect(await rowsOf(empty.db, media)).toEqual(await rowsOf(opened.db, media));
	const columns = (rows: Record<string, unknown>[]) => rows.map(({ id: _, variant_id: __, ...row }) => row);
	expect(columns(await rowsOf(empty.db, supplies))).toEqual(columns(await rowsOf(opened.db, supplies)));
	const named = "SELECT id, article FROM variants WHERE article IS NULL ORDER BY id";
	expect(await rowsOf(empty.db, named)).toEqual(await rowsOf(opened.db, named));
});

// Shows R42.7
it("an export imported where it is from changes no article, no supply and no id, and the second time nothing", async () => {
	const before = { articles: await rowsOf(opened.db, articles), supplies: await rowsOf(opened.db, supplies) };
	const file = await exported(opened.env);
	expect(await imported(opened.env, file)).toMatchObject({ added: [], refused: [], hidden: [] });
	expect({ articles: await rowsOf(opened.db, articles), supplies: await rowsOf(opened.db, supplies) }).toEqual(before);
	expect(await exported(opened.env)).toEqual(file);
	expect(await imported(opened.env, file)).toMatchObject({ added: [], changed: [], refused: [], hidden: [] });
});

// Shows R42.7
it("an export changes nothing of a file that left out what the import fills in", async () => {
	const { sheets, contents } = await exported(opened.env);
	const terse = sheets.map(({ name, rows: [head = [], ...rows] }) => {
		const kept = head.flatMap((column, at) => (/_(?:et|fi)$|^supplier_code$|^dimensions$/.test(String(column)) ? [] : [at]));
		return { name, rows: [head, ...rows].map((row) => kept.map((at) => row[at] ?? null)) };
	});
	await imported(empty.env, { sheets: terse, contents });
	expect(await imported(empty.env, await exported(empty.env))).toMatchObject({ added: [], changed: [], refused: [], hidden: [] });
});

it("prices are taken for the code of an article without a number", async () => {
	await opened.db.prepare("UPDATE variants SET article = NULL WHERE id = 1").run();
	const rows = [
		{ article: "CR-000001", supplier: "NORD", price: 77 },
		{ article: "CR-000009", supplier: "NORD", price: 77 },
	];
	expect(await importPrices(opened.db, { rows, dry_run: false })).toMatchObject({ changed: 1, refused: [{ line: 1 }] });
	expect(await rowsOf(opened.db, "SELECT price_cents FROM supplied_variants WHERE id = 2")).toEqual([{ price_cents: 7700 }]);
});

/** Each has a value in every column, so that a new column needs one here. */
type Filled<Fields extends z.ZodType> = Required<z.input<Fields>>;
const texts = (text: string) => ({ title_de: text, title_en: `${text} en`, title_et: `${text} et`, title_fi: `${text} fi` });
const described = { description_de: "Profil", description_en: "Section", description_et: "Profiil", description_fi: "Profiili" };

const supply = (n: number): Filled<typeof supplyFields> => ({
	supplier: "NORD",
	supplier_code: `N-${n}`,
	...{
		price: 10 + n,
		purchase_price: 8 + n,
		min_order: 2 * n,
		pack_size: n,
		stock: 5 * n,
		availability: n === 2 ? "out" : "low",
		restock_days: 3 + n,
	},
	...{ delivery_min: n, delivery_max: n + 4, delivery_about: "yes" },
});
const article = (n: number): Filled<typeof articleFields> => ({
	...{ article: "ALL-1", weight_kg: 1.5 + n, length_mm: 1000 * n, hidden: n === 2 ? "yes" : "no" },
	...texts(`Artikel ${n}`),
});
const product = (n: number): Filled<typeof productFields> => ({
	...{
		product: "every-column",
		category: n === 2 ? "ipe-beams" : "hea-beams",
		unit: n === 2 ? "pack" : "set",
		norm: `EN ${n}`,
		shape: n === 2 ? "ipe" : "box",
	},
	...{
		dimensions: `h=${n} b=${n}`,
		popular: n,
		cut_fee: 1 + n,
		cut_min_mm: 10 * n,
		cut_kerf_mm: n,
		cut_tolerance_mm: n,
		plate_cut_fee: 2 + n,
		plate_cut_min_mm: 50 * n,
		plate_cut_gap_mm: n,
		certificate: 20 + n,
	},
	hidden: "no",
	...texts(`Ware ${n}`),
	...(n === 2 ? described : { ...described, description_de: "Vorher" }),
});

// Shows R42.7
it("an import changes every column of a product that is there, and an export has them all", async () => {
	await opened.db.batch(plateMeasures.map((sql) => opened.db.prepare(sql)));
	const plate = { t: 10, length: 3000, b: 1500 };
	// An export leaves out "no".
	const supplies = (n: number) => [n === 2 ? { ...supply(n), delivery_about: undefined } : supply(n)];
	const file = (n: number) => ({
		...product(n),
		pictures: [],
		documents: [],
		articles: [{ ...article(n), attributes: plate, supplies: supplies(n) }],
	});
	for (const n of [2, 3]) {
		const { refused } = await importProducts(opened.db, { run: `run-${n}`, products: [file(n)], dry_run: false });
		expect(refused).toEqual([]);
		const { products } = await exportProducts(opened.db, { after: 0 });
		const found = products.find((one) => "product" in one && one.product === "every-column");
		expect(productDocument.parse({ ...found, position: 1 })).toEqual(productDocument.parse(file(n)));
	}
});
