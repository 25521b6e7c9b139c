import { Buyer } from "./buyer.mjs";
import { Visitor } from "./load.mjs";
import { weigh } from "./page-weight.mjs";
import { rate } from "./rate.mjs";

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
 * How fast pages are made and what they cost, one after the other.
 * @param shop a ServedShop that nobody has asked yet
 * @param fixed the fixed page, asked before, between and after
 * @param options seconds for each figure; `isWeighed`, whether the shop is this build, whose files are known
 * @returns rows of name, visitor, one and many (of rate() at 1 and 32 connections), weight (of weigh(), once a page); and what the machine
 * does at most, pages that nobody has asked for, an order, memory, the weight of a category to who saves data
 */
export async function measurePages(shop, fixed, { seconds, isWeighed }) {
	const limits = [await both(fixed, { paths: ["/"] }, seconds)];
	const first = await firstOf(shop);
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
	const orders = await ordersOf(shop);
	const savesData = isWeighed && weigh(await textOf(shop, { paths: ["/categories/ipe-beams"], headers: { "Save-Data": "on" } }));
	return {
		rows,
		savesData,
		first,
		misses,
		orders,
		memory,
		fixedMemory: fixed.memory,
		limit: middleOf(limits),
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

/** The first page after a start in ms: modules are loaded, nothing is cached. */
async function firstOf(shop) {
	const { p50 } = await rate(shop, { paths: ["/categories/hea-beams"], connections: 1, isOnce: true });
	return p50;
}

/** Product pages that were not requested since the start: each is rendered. @returns rate() of one and eight connections */
export async function newPages(shop) {
	const visitor = new Visitor(shop.shopPort);
	const { text } = await visitor.send("/sitemaps/en-1.xml");
	visitor.close();
	const found = [...text.matchAll(/<loc>https?:\/\/[^/<]+(\/products\/[a-z0-9-]+)<\/loc>/g)].map(([, path]) => path);
	const paths = [...new Set(found)].filter((path) => path !== "/products/ipe-200");
	if (paths.length < 200) throw new Error(`The map of products names ${paths.length} of them.`);
	return {
		one: await rate(shop, { paths: paths.slice(0, 80), connections: 1, isOnce: true }),
		many: await rate(shop, { paths: paths.slice(80, 240), connections: 8, isOnce: true }),
	};
}

const orderCount = 20;

/** Complete orders of one line, from the product page to the confirmation, four buyers in parallel. */
async function ordersOf(shop) {
	const before = shop.cpu;
	const since = performance.now();
	let [left, requests] = [orderCount, 0];
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
	return { cpu: (shop.cpu - before) / orderCount, perSecond: orderCount / seconds, requests: requests / orderCount };
}
