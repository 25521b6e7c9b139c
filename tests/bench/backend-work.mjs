import { setTimeout as wait } from "node:timers/promises";
import { Buyer } from "./buyer.mjs";
import { Visitor } from "./visitor.mjs";

/**
 * Backend calls and database load of pages and changes.
 * @param shop a ServedShop with a counting backend that has had no requests yet
 * @returns by kind: backend calls, round trips to the database, statements (queries), rows read and written
 */
export async function backendWork(shop) {
	const visitor = new Visitor(shop.shopPort);
	const get = async (path) => {
		const { status } = await visitor.send(path);
		if (status !== 200) throw new Error(`${path} is answered ${status}.`);
	};
	const work = {};
	const count = async (kind, act) => {
		await shop.counts();
		await act();
		// Includes the work after the responses.
		await wait(500);
		work[kind] = await shop.counts();
	};
	// Warms the data that all pages share, and all searches, before counting.
	await get("/cookies");
	await get("/new_search?search=hea+200");
	await count("home, new", () => get("/"));
	await count("category, new", () => get("/categories/ipe-beams"));
	await count("category, seen before", () => get("/categories/ipe-beams"));
	await count("product, new", () => get("/products/ipe-200"));
	await count("search, new words", () => get("/new_search?search=ipe+200"));
	visitor.close();
	const buyer = new Buyer(shop.shopPort);
	await count("first goods into a cart", () => buyer.fill());
	await count("cart", () => buyer.get(buyer.cart));
	await count("cart again, unchanged", () => buyer.get(buyer.cart));
	await count("category with a cart", () => buyer.get("/categories/ipe-beams"));
	await count("order, from the cart to the thanks", () => buyer.order());
	buyer.close();
	return work;
}
