import { afterAll, expect, it } from "vitest";
import { catalogueDatabase } from "../../tests/support/catalogue-database";
import { claimQueries } from "../claims/stored-claims";
import { requestsOfAccount } from "../content/quote-requests";
import { invoiceQueries } from "../invoices/stored-invoices";
import { offerQueries } from "../offers/offers-by-user";
import { cartLines, cartState } from "../orders/cart-tag";
import { historyQueries } from "../orders/history/by-user";
import { paperQueries } from "../orders/history/papers-by-user";
import { variantsByOwnNumber } from "../own-numbers/own-articles";
import { numberQueries } from "../own-numbers/stored-numbers";
import { outsideRead } from "../platform/goods-outside";
import { discountsForAll, discountsOfCart, discountsOfSession } from "../pricing/discount-rows";
import { variantsByIds, variantsBySuppliers } from "../search/built-in/lines/codes";
import { byArticleStart, bySupplierCode, bySupplierCodeStart, byVariantCode, byVariantCodes } from "../search/built-in/query/code-hits";
import { allCategoryRuns, searchReads } from "../search/built-in/query/search-index";
import { registerQueries } from "../search/register";
import { noticeQueries } from "../stock-notices/tell";
import { columnReads } from "./calls/filter-values";
import { besideProduct } from "./calls/neighbours";
import { runReads } from "./calls/runs";
import { substituteCandidates } from "./calls/substitutes";
import { textsVersionRead } from "./catalogue-texts";
import { supplierNames } from "./facet-values";
import { listedProducts, productsInOrder, theProduct } from "./products";
import { accountOfSession } from "./routes";
import { parentSetReads, theseSets } from "./sets";
import { productSizes } from "./sizes";
import { listedInTime, listedVariants, theseVariants } from "./supplied-variants";
import { supplyReads } from "./supplies-by-code";
import { popularPage, variantSupplies } from "./variant";
import { indexReads, listReads } from "./variant-index";

const opened = await catalogueDatabase();
afterAll(opened.dispose);

const list = (page: string): string => listedVariants("de", page);

/** Each read of a list or a variant, with the number of values that it binds. */
const reads: [name: string, sql: string, values: (string | number)[]][] = [
	["orders of a session", historyQueries.self.page, ["x", '[" cb "]', "", "", "", "", "", 0, 10]],
	["how many orders a session has", historyQueries.self.count, ["x", '[" cb "]', "", "", "", "", ""]],
	["offers of an account", offerQueries.self.page, ["x", '["a"]', "ordered", "", "", "", "", "2026-01-01", 0, 10]],
	["offers of a company", offerQueries.company.page, ["x", '["a"]', "ordered", "", "", "", "", "2026-01-01", 0, 10]],
	["orders of a company", historyQueries.company.page, ["x", '[" cb "]', "", "", "", "", "", 0, 10]],
	["how many orders a company has", historyQueries.company.count, ["x", '[" cb "]', "", "", "", "", ""]],
	["papers of a session", paperQueries.self.page, ["x", '["a"]', "", "", "", "", "", 0, 10]],
	["papers of a company", paperQueries.company.page, ["x", '["a"]', "", "", "", "", "", 0, 10]],
	["how many papers a company has", paperQueries.company.count, ["x", '["a"]', "", "", "", "", ""]],
	["invoices of a session", invoiceQueries.self.page, ["x", '["a"]', "open", "", "", "", "", "2026-01-01", 0, 10]],
	["how many invoices a session has", invoiceQueries.self.count, ["x", '["a"]', "open", "", "", "", "", "2026-01-01"]],
	["invoices of a company", invoiceQueries.company.page, ["x", '["a"]', "open", "", "", "", "", "2026-01-01", 0, 10]],
	["how many invoices a company has", invoiceQueries.company.count, ["x", '["a"]', "open", "", "", "", "", "2026-01-01"]],
	["what is left to pay of a session", invoiceQueries.self.open, ["x", "[]", "", "", "", "", "", "2026-01-01"]],
	["what is left to pay of a company", invoiceQueries.company.open, ["x", "[]", "", "", "", "", "", "2026-01-01"]],
	["own numbers of a company", numberQueries.page, [1, "x", 1, 0, 10]],
	["variants by own numbers", variantsByOwnNumber, [1, '["x"]']],
	["claims of an account", claimQueries.self.page, ["x", '["a"]', "", "", "", "", "", 0, 10]],
	["requests of an account", requestsOfAccount, ["x"]],
	["claims of a company", claimQueries.company.page, ["x", '["a"]', "", "", "", "", "", 0, 10]],
	["by ids", list(theseVariants), ["[1]"]],
	["by ids, in time", listedInTime("de"), ["[1]", 3]],
	["popular", list(popularPage), [10]],
	["one variant", variantSupplies("de"), [1]],
	["supplies by numbers of sellers", supplyReads.article, ['["T42"]']],
	["search, the beginning of a seller's number", byArticleStart, ["T4", "T4"]],
	["supplies by numbers of variants", supplyReads.variant, ["[1,2]"]],
	["supplies by suppliers' codes", supplyReads.supplier, ['["TTK874666"]']],
	["products by ids", listedProducts("de", productsInOrder), ["[1]"]],
	["sizes of products", productSizes, ["[1]", 0]],
	["run of a category", runReads.category, ["x"]],
	["run of a category by id", runReads.categoryById, [1]],
	["run of a product", runReads.product, ["x"]],
	["runs of products", runReads.products, ["[1]"]],
	["runs of categories", runReads.categories, ["[1]"]],
	["goods that are not a connection's", outsideRead, ['["beams"]', "[1]", "[1]"]],
	["version of the index", indexReads.version, []],
	["version of the texts", textsVersionRead, []],
	...Object.entries(runReads).flatMap(([name, runs]): [string, string, (string | number)[]][] => {
		const { facets, orders } = listReads(runs);
		const held = ["[1]", "v", "[0]"];
		return [
			[`bitmaps of a ${name}`, facets, [...held, '["visible"]']],
			[`orders of a ${name}`, orders, [...held, '["variant"]']],
		];
	}),
	["bitmaps", indexReads.facets, ['["h"]', "[0,1]"]],
	["orders", indexReads.orders, ["name_de", "[0,1]"]],
	["names of suppliers", supplierNames, ["[1]"]],
	["columns of a category", columnReads.category, [1]],
	["columns of products", columnReads.products, ["[1]"]],
	["sets", theseSets("de"), ["[1]"]],
	["product with sets", parentSetReads.product, [1]],
	["sets of a product", parentSetReads.sets, [1]],
	["discounts for all", discountsForAll, ["2026-11-20"]],
	["discounts of a cart", discountsOfCart, ["2026-11-20", "x"]],
	["discounts of a session", discountsOfSession, ["2026-11-20", "x"]],
	["what a cart's answer rests on", cartState, ["2026-11-20", "x", "y", 0, ""]],
	...cartLines("de").map((sql): [string, string, string[]] => ["the lines of a cart", sql, ["x"]]),
	["account of a session", accountOfSession, ["x"]],
	["products beside one", listedProducts("de", besideProduct), [1]],
	["what might stand in for variants", substituteCandidates, ["[1]"]],
	["one product", listedProducts("de", theProduct), ["x"]],
	["search, the dictionary", searchReads.dictionary, []],
	["search, version", searchReads.version, []],
	["search, terms", searchReads.terms, ['["ipe","#200"]']],
	["search, a variant's code", byVariantCode, [1]],
	["search, a supplier's code", bySupplierCode, ["TTK874666"]],
	["search, the beginning of a variant's code", byVariantCodes, [1100, 1199]],
	["search, the beginning of a supplier's code", bySupplierCodeStart, ["TTK87", "TTK87"]],
	["lines of a bill, variants' codes", variantsByIds, ["[1]"]],
	["lines of a bill, suppliers' codes", variantsBySuppliers, ['["TTK874666"]']],
	["search, runs of categories", allCategoryRuns, []],
	["notices about stock that cannot be had yet", noticeQueries.checked, []],
	["notices about stock that are due", noticeQueries.due, []],
	["a session's search", registerQueries.asked, [1]],
	["a clicked variant", registerQueries.variant, [1]],
];

it.each(reads)("reads %s by index, never a whole table", async (_name, sql, values) => {
	const plan = await opened.db
		.prepare(`EXPLAIN QUERY PLAN ${sql}`)
		.bind(...values)
		.all<{ detail: string }>();
	const scans = plan.results.map(({ detail }) => detail).filter((detail) => detail.startsWith("SCAN"));
	// Scans that are acceptable: the page itself and its parts, JSON input, results below a category, delivery methods (a handful of rows),
	// the latest twenty orders of an account, and a cost centre's spending in a month.
	expect(
		scans.filter(
			(scan) =>
				!/^SCAN (\(subquery-\d+\)|CONSTANT ROW|(b|below|page|json_each|codes|names|chunks|terms|wanted|latest|spent|share|delivery_methods|delivery_bands)\b)/.test(
					scan,
				),
		),
	).toEqual([]);
});
