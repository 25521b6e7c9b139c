import { setTimeout as wait } from "node:timers/promises";
import { parse } from "node-html-parser";
import { Buyer } from "./buyer.mjs";
import { standInTimes } from "./fixed-page.mjs";
import { weigh } from "./page-weight.mjs";
import { rate } from "./rate.mjs";
import { Visitor } from "./visitor.mjs";

/** Repeatedly requested pages. `visitor` names the kind of reader, "" is a new visitor. */
export const pageList = [
	{ name: "home", path: "/" },
	{ name: "category", path: "/categories/ipe-beams", isCatalogue: true },
	{ name: "product", path: "/products/ipe-200", isCatalogue: true },
	{ name: "search", path: "/new_search?search=ipe+200", isPrivate: true },
	{ name: "category", path: "/categories/ipe-beams", isCatalogue: true, visitor: "second page" },
	{ name: "category", path: "/categories/ipe-beams", isCatalogue: true, visitor: "cart" },
	{ name: "product", path: "/products/ipe-200", isCatalogue: true, visitor: "cart" },
	{ name: "cart", path: null, isPrivate: true, visitor: "cart" },
];

/** Headers and cookies of a returning browser: its scripts have run, its styles are cached. */
const again = (port) => ({
	cookie: "js=1",
	headers: { "Sec-Fetch-Site": "same-origin", Referer: `http://en.localhost:${port}/` },
});

/**
 * Response times and costs of pages, measured in turn.
 * @param shop a ServedShop without earlier requests
 * @param fixed the fixed page, measured before, between and after
 * @param options seconds for each figure; `isWeighed`, whether the shop is this build, whose files are known
 * @returns rows of name, visitor, one and many (from rate() at 1 and 32 connections), weight (from weigh(), once per page); the machine's
 * maximum, uncached pages, carts, an order, memory, a category's document, and the weight of a category with Save-Data
 */
export async function measurePages(shop, fixed, { seconds, isWeighed }) {
	const limits = [await both(fixed, { paths: ["/"] }, seconds)];
	const misses = await newPages(shop);
	const buyer = new Buyer(shop.shopPort);
	await buyer.fill();
	const rows = [];
	for (const page of pageList) {
		const asked = {
			paths: [page.path ?? buyer.cart],
			...(page.visitor === "cart" && { ...again(shop.port), cookie: `${buyer.cookie}; js=1` }),
			...(page.visitor === "second page" && again(shop.port)),
		};
		const weight = isWeighed && !(page.visitor && page.path) ? weigh(await textOf(shop, asked)) : undefined;
		rows.push({ ...page, path: asked.paths[0], weight, ...(await both(shop, asked, seconds)) });
		if (rows.length === Math.ceil(pageList.length / 2)) limits.push(await both(fixed, { paths: ["/"] }, seconds));
	}
	limits.push(await both(fixed, { paths: ["/"] }, seconds));
	const memory = shop.memory;
	const category = await textOf(shop, { paths: ["/categories/ipe-beams"] });
	return {
		rows,
		savesData: isWeighed && weigh(await textOf(shop, { paths: ["/categories/ipe-beams"], headers: { "Save-Data": "on" } })),
		document: { nodes: parse(category).querySelectorAll("*").length, bytes: Buffer.byteLength(category) },
		misses,
		carts: await cartsOf(shop),
		orders: await ordersOf(shop),
		memory,
		fixedMemory: fixed.memory,
		limit: middleOf(limits),
		standIns: await standInsOf(fixed),
		cart: { path: buyer.cart, cookie: buyer.cookie },
	};
}

async function both(shop, asked, seconds) {
	await rate(shop, { ...asked, connections: 4, seconds: 0.5, atLeast: 30 });
	return {
		one: await rate(shop, { ...asked, connections: 1, seconds, atLeast: 50 }),
		many: await rate(shop, { ...asked, connections: 32, seconds, atLeast: 100 }),
	};
}

/** Other load on the machine affects the fixed page as well: the median of its three runs is used. */
function middleOf(limits) {
	return limits.sort((a, b) => a.many.perSecond - b.many.perSecond)[Math.floor(limits.length / 2)];
}

async function textOf(shop, { paths: [path], cookie, headers }) {
	const visitor = new Visitor(shop.shopPort, { cookie });
	const { status, text } = await visitor.send(path, { headers });
	visitor.close();
	if (status !== 200) throw new Error(`${path} is answered ${status}.`);
	return text;
}

/** Pages of each kind that are requested one at a time, and 32 at a time, after the warm-up. */
const counts = { warm: 15, one: 60, many: 400 };

/**
 * Pages that were not requested since the start, so that each is rendered: further pages of categories, and new search words.
 * @param kinds the kinds to measure
 * @returns by kind, rate() of one and 32 connections
 */
export async function newPages(shop, kinds = ["product", "category", "search"]) {
	const products = await named(shop, "/sitemaps/en-1.xml", "products");
	const categories = await named(shop, "/sitemaps/en.xml", "categories");
	const lengths = kinds.includes("category") ? await Promise.all(categories.map((slug) => pagesOf(shop, slug))) : [];
	const offered = {
		product: products.map((slug) => `/products/${slug}`),
		// Alternates between categories, so that the backend has not just read the same one.
		category: Array.from({ length: Math.max(0, ...lengths) }, (_, index) => index + 1).flatMap((page) =>
			categories.filter((_, index) => page <= lengths[index]).map((slug) => `/categories/${slug}${page > 1 ? `?page=${page}` : ""}`),
		),
		search: products.map((slug) => `/new_search?search=${slug.replaceAll("-", "+")}`),
	};
	const found = {};
	for (const kind of kinds) {
		const paths = offered[kind];
		if (paths.length < counts.warm + counts.one + counts.many) throw new Error(`There are ${paths.length} pages of the kind ${kind}.`);
		await rate(shop, { paths: paths.splice(0, counts.warm), connections: 1, isOnce: true });
		found[kind] = {
			one: await rate(shop, { paths: paths.splice(0, counts.one), connections: 1, isOnce: true }),
			many: await rate(shop, { paths: paths.splice(0, counts.many), connections: 32, isOnce: true }),
		};
	}
	return found;
}

/** The slugs in a sitemap of the pages below a path. */
async function named(shop, map, below) {
	const text = await textOf(shop, { paths: [map] });
	return [...new Set(Array.from(text.matchAll(new RegExp(`<loc>https?://[^/<]+/${below}/([a-z0-9-]+)</loc>`, "g")), ([, slug]) => slug))];
}

/** Number of pages of a category. */
async function pagesOf(shop, slug) {
	const address = `http://127.0.0.1:${shop.backendPort}/productVariant/by-category/${slug}?range=[0,1]`;
	const { count } = await (await fetch(address, { headers: { Locale: "en" } })).json();
	return Math.ceil(count / 10);
}

/** Number of buyers over which the cost of a cart and of an order is averaged. */
const buyerCount = 20;

/** The first goods of new buyers: CPU in ms for the form that adds them, and for the first rendering of the cart. */
async function cartsOf(shop) {
	const buyers = Array.from({ length: buyerCount }, () => new Buyer(shop.shopPort));
	const costOf = async (act) => {
		const before = shop.cpu;
		for (const buyer of buyers) await act(buyer);
		// Includes the work after the responses.
		await wait(500);
		return ((shop.cpu - before) / buyerCount) * 1000;
	};
	const pages = new Map();
	for (const buyer of buyers) pages.set(buyer, await buyer.get("/products/ipe-200"));
	const add = await costOf((buyer) => buyer.send(pages.get(buyer), "only"));
	for (const buyer of buyers) buyer.cart = (await buyer.get("/cart")).headers.location;
	const anew = await costOf((buyer) => buyer.get(buyer.cart));
	for (const buyer of buyers) buyer.close();
	return { add, anew };
}

/** Complete orders of one line, from the product page to the confirmation, four buyers in parallel. */
async function ordersOf(shop) {
	const before = shop.cpu;
	const since = performance.now();
	let [left, requests] = [buyerCount, 0];
	await Promise.all(
		Array.from({ length: 4 }, async () => {
			while (left-- > 0) {
				const buyer = new Buyer(shop.shopPort);
				await buyer.fill();
				await buyer.order();
				requests += buyer.requests;
				buyer.close();
			}
		}),
	);
	const seconds = (performance.now() - since) / 1000;
	return { cpu: ((shop.cpu - before) / buyerCount) * 1000, perSecond: buyerCount / seconds, requests: requests / buyerCount };
}

/** The cost of the runtime's in-process stand-ins for the platform: CPU in ms for a cache lookup, a round trip to D1, and a statement. */
async function standInsOf(fixed) {
	const cost = async (path) => (await rate(fixed, { paths: [path], connections: 1, atLeast: 100, seconds: 0.5 })).cpu / standInTimes;
	const [nothing, cache, one, more] = [await cost("/"), await cost("/cache"), await cost("/d1"), await cost("/d1/batch")];
	const statement = (more - one) / (standInTimes - 1);
	return { cache: cache - nothing, trip: one - nothing - statement, statement };
}
