import { afterAll, expect, it } from "vitest";
import { catalogueDatabase } from "../../tests/support/catalogue-database";
import { searchQueries } from "../search/search";
import { categoryPages } from "./by-category";
import { productPages } from "./by-product";
import { listedVariants, theseVariants } from "./listed-variants";
import { productNames, variantNames } from "./name-order";
import { listedProducts, productsBelow, theProduct } from "./products";
import { popularPage, variantSupplies } from "./variant";

const opened = await catalogueDatabase();
afterAll(opened.dispose);

const list = (page: string): string => listedVariants("de", page);

/** Every read of a list or a variant, with as many values as it takes. */
const reads: [name: string, sql: string, values: (string | number)[]][] = [
	...Object.entries(categoryPages).map(([sort, page]): [string, string, (string | number)[]] => [
		`by category, ${sort}`,
		list(page),
		["x", 10, 0],
	]),
	...Object.entries(productPages).map(([sort, page]): [string, string, (string | number)[]] => [
		`by product, ${sort}`,
		list(page),
		["x", 10, 0],
	]),
	["by ids", list(theseVariants), ["[1]"]],
	["popular", list(popularPage), [10]],
	["one variant", variantSupplies("de"), [1]],
	["products of a category", listedProducts("de", productsBelow), ["x", 10, 0]],
	["product names of a category", productNames("de"), ["x"]],
	["variant names", variantNames("de"), ["[1]"]],
	["one product", listedProducts("de", theProduct), ["x"]],
	["search", list(searchQueries.page), ['"ipe"', 10, 0]],
	["search, count", searchQueries.count, ['"ipe"']],
];

it.each(reads)("reads %s by index, never a whole table", async (_name, sql, values) => {
	const plan = await opened.db
		.prepare(`EXPLAIN QUERY PLAN ${sql}`)
		.bind(...values)
		.all<{ detail: string }>();
	const scans = plan.results.map(({ detail }) => detail).filter((detail) => detail.startsWith("SCAN"));
	// What may be gone through: the page itself, ids given as JSON, the categories below one, and what the word index found.
	expect(scans.filter((scan) => !/^SCAN (page|below|matches|json_each)\b|VIRTUAL TABLE INDEX/.test(scan))).toEqual([]);
});

it("cuts a category's list out of the index without sorting it", async () => {
	for (const page of Object.values(categoryPages)) {
		const plan = await opened.db.prepare(`EXPLAIN QUERY PLAN ${page}`).bind("x", 10, 0).all<{ detail: string }>();
		expect(plan.results.map(({ detail }) => detail).join()).not.toContain("TEMP B-TREE");
	}
});
