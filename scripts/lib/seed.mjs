import { load } from "./load.mjs";
import { productsOfCalls, readTables } from "./tables.mjs";

/** Sources of a new shop's rows. The demo's accounts and orders use much of the backend besides. */
export const seedSources = [
	...["seed", "db", "imports", "catalogue", "platform", "pricing", "search", "payment-methods", "texts", "content"].map(
		(path) => `backend/${path}`,
	),
	...["de", "en", "et", "fi"].map((language) => `locales/${language}/provider.json`),
	"contract",
	"scripts/lib/seed.mjs",
];

/** The example catalogue, in the format that `npm run import` takes (docs/catalogue.md). */
export const catalogueFolder = "backend/seed/catalogue";

/** Imports the example catalogue through the calls of `npm run import`. */
async function importCatalogue(db, scale) {
	const [{ importBase, importProducts }, { readSheets }] = await Promise.all([
		load("backend/imports/import-catalogue.ts"),
		load("backend/imports/read-sheets.ts"),
	]);
	const { base, documents, problems } = readSheets(await readTables(catalogueFolder));
	if (problems.length > 0) throw new Error(`${catalogueFolder}: ${JSON.stringify(problems.slice(0, 5))}`);
	await importBase(db, base);
	for (const products of productsOfCalls(inSeries(documents, scale))) {
		const { refused } = await importProducts(db, { run: "example catalogue", products });
		if (refused.length > 0) throw new Error(`${catalogueFolder}: ${JSON.stringify(refused.slice(0, 5))}`);
	}
	// A category's drawing is that of one of its products, which exist now.
	await importBase(db, base);
}

/** Products with further series of each: copies with other numbers and titles, sorted after all originals. */
function inSeries(documents, count) {
	return Array.from({ length: count }, (_, series) =>
		documents.map((document) => {
			const position = (document.position - 1) * count + series + 1;
			if (series === 0) return { ...document, position };
			const titles = Object.keys(document).filter((field) => field.startsWith("title_"));
			return {
				...document,
				product: `${document.product}-${series + 1}`,
				position,
				popular: undefined,
				...Object.fromEntries(titles.map((field) => [field, `${document[field]}, ${series + 1}`])),
				articles: document.articles.map((article) => ({ ...article, article: `${article.article}-${series + 1}` })),
			};
		}),
	).flat();
}

/**
 * Adds test accounts and their orders, for local databases only. Dates are relative to today.
 * @param putFile puts a file into the bucket
 */
export async function seedDemo(db, putFile) {
	const [
		{ accountRows, demoPassword },
		{ addressRows },
		{ demoNumbers },
		{ demoOrders },
		{ demoLists },
		{ demoReviews },
		{ demoClaims },
		{ demoRequests },
		{ passwordHash },
	] = await Promise.all([
		load("backend/seed/demo/accounts.ts"),
		load("backend/seed/demo/demo-addresses.ts"),
		load("backend/seed/demo/demo-numbers.ts"),
		load("backend/seed/demo/demo-orders.ts"),
		load("backend/seed/demo/demo-lists.ts"),
		load("backend/seed/demo/demo-reviews.ts"),
		load("backend/seed/demo/demo-claims.ts"),
		load("backend/seed/demo/demo-requests.ts"),
		load("backend/platform/password-hash.ts"),
	]);
	const now = new Date();
	const made = { on: now.toISOString().slice(0, 10), passwordHash: await passwordHash(demoPassword) };
	for (const table of accountRows(made)) await insert(db, table);
	await demoNumbers(db);
	await insert(db, addressRows());
	await demoOrders(db, (table) => insert(db, table), now);
	await demoLists(db);
	await demoReviews(db, (table) => insert(db, table), now);
	for (const demo of [demoClaims, demoRequests])
		for (const { id, content } of await demo(db, (table) => insert(db, table), now)) await putFile(id, content);
}

/**
 * Fills an empty, migrated local database with the data of a new shop: the example catalogue, content and the index.
 * @param scale multiplies the catalogue, for measurements
 */
export async function seed(db, scale = 1) {
	const { rowsBesideCatalogue, rowsOnCatalogue } = await load("backend/seed/seed.ts");
	for (const table of rowsBesideCatalogue()) await insert(db, table);
	await importCatalogue(db, scale);
	for (const table of await rowsOnCatalogue(db)) await insert(db, table);
	const { rebuildIndex } = await load("backend/search/rebuild-index.ts");
	await rebuildIndex({ ...process.env, DB: db });
	await db.prepare("PRAGMA optimize").run();
}

async function insert(db, table) {
	const { insertsOf } = await load("backend/db/lists-in.ts");
	for (const statement of insertsOf(db, table)) await statement.run();
}
