import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Backend, cartOf, startBackend } from "./support/backend";
import { supplies } from "./support/backend-rows";
import { billing, checkOut, completion, newCart } from "./support/buyer";
import { catalogueDatabase } from "./support/catalogue-database";
import { latencyTable, pages } from "./support/latency";
import { TripClock } from "./support/trip-clock";

let clock: TripClock | null = null;
/** Number of chunks of the catalogue's index that were read. */
let chunks = 0;
const { db, dispose } = await catalogueDatabase(async (send) => {
	const answer = await (clock ? clock.trip(send) : send());
	chunks += JSON.stringify(answer).match(/"chunk":/g)?.length ?? 0;
	return answer;
});
afterAll(dispose);

/** A new Worker in front of the same database. */
async function isolate(): Promise<(path: string, init?: RequestInit) => Promise<number>> {
	vi.resetModules();
	const { default: app } = await import("../backend/index");
	const begun: Promise<unknown>[] = [];
	const afterwards = { waitUntil: (work: Promise<unknown>) => void begun.push(work), passThroughOnException: () => undefined, props: {} };
	return async (path, init = {}) => {
		const { steps } = await counted(async () => {
			const headers = { Locale: "de", "Content-Type": "application/json" };
			const answer = await app.request(path, { ...init, headers }, { DB: db, DEV_PAGES: "1", SHOP_HOSTS: "" }, afterwards);
			expect(answer.status, path).toBe(200);
			await Promise.all(begun.splice(0));
		});
		return steps;
	};
}

async function counted(work: () => Promise<unknown>): Promise<TripClock> {
	const counting = new TripClock();
	clock = counting;
	chunks = 0;
	await work();
	clock = null;
	return counting;
}

const narrowed = `f=${encodeURIComponent('{"finish":["raw"]}')}`;

describe("trips to the database in sequence", () => {
	// Shows R59.3
	it.each([
		["a product", "/productVariant/by-product/ipe-200", pages.product.trips],
		["a product, narrowed and sorted", `/productVariant/by-product/ipe-200?${narrowed}&sort=length_desc`, 2],
		["a product by price", "/productVariant/by-product/ipe-200?sort=price_asc", 2],
		["what a product can be narrowed by", "/productVariant/values-by-products/?ids=3", 2],
		["sizes beside a product", "/product/neighbours/3", 1],
		["sets of a product", "/product/parent-sets/3", 1],
		["a variant", "/productVariant/10", 1],
		["a category", "/productVariant/by-category/profiles", pages.category.trips],
		["a category, narrowed and sorted", `/productVariant/by-category/profiles?${narrowed}&sort=length_desc`, 2],
		["a category by name", "/productVariant/by-category/profiles?sort=name_asc", 2],
		["products of a category", "/product/by-category/profiles", 2],
		["what a category can be narrowed by", "/productVariant/values/1", 2],
		["all categories", "/category/rootCategories", 1],
	])("%s: at most two, also in a Worker that has just started, which then has the index in memory", async (_, path, most) => {
		const ask = await isolate();
		expect(await ask(path)).toBe(most);
		expect(await ask(path)).toBeLessThanOrEqual(most);
		expect(chunks).toBe(0);
	});

	// Shows R59.3
	it("a search: one for words that the Worker knows, two for others, two more for filters that it has not read; five in one that has just started", async () => {
		const ask = await isolate();
		expect(await ask("/search/new/ipe_200")).toBe(5);
		expect(await ask("/search/new/ipe_200")).toBe(1);
		expect(await ask("/search/new/hea_100")).toBe(pages.search.trips);
		expect(await ask(`/search/new/ipe_200?${narrowed}&values=true&sizes=true`)).toBe(4);
		expect(await ask(`/search/new/ipe_200?${narrowed}&values=true&sizes=true`)).toBe(1);
		expect(await ask("/search/new/CR-000010")).toBe(2);
		expect(await ask("/search/register_query", { method: "POST", body: JSON.stringify({ query: "ipe 200" }) })).toBe(1);
	});
});

describe("trips in sequence of an order", () => {
	let backend: Backend;
	beforeAll(async () => {
		backend = await startBackend();
	});
	afterAll(() => backend.dispose());

	// Shows R59.3
	it("are one for the cart, three to send it, one for the thanks", async () => {
		const buyer = backend.caller("fi");
		const { uuid } = await newCart(buyer, supplies.beam, 4);
		const cart = await checkOut(buyer, uuid, billing.FI);
		const steps = async (...call: Parameters<typeof buyer.call>) => {
			const counting = new TripClock();
			backend.around = (send) => counting.trip(send);
			expect((await buyer.call(...call)).status).toBe(200);
			return counting.steps;
		};
		expect(await steps("GET", `/orders/by-id/${uuid}`)).toBe(pages.cart.trips);
		expect(await steps("POST", "/orders/complete", completion(cart))).toBe(pages.order.trips);
		expect(await steps("GET", `/orders/confirmed-by-id/${uuid}`)).toBe(1);
		expect(cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`)).isProcessed).toBe(true);
	});
});

it("docs/performance.md has the times that follow from them", () => {
	expect(readFileSync(new URL("../docs/performance.md", import.meta.url), "utf8")).toContain(latencyTable());
});
