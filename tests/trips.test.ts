import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { catalogueDatabase } from "./support/catalogue-database";
import { TripClock } from "./support/trip-clock";

let clock: TripClock | null = null;
const { db, dispose } = await catalogueDatabase((send) => (clock ? clock.trip(send) : send()));
afterAll(dispose);

/** An isolate that has just started. */
async function isolate(): Promise<(path: string) => Promise<number>> {
	vi.resetModules();
	const { default: app } = await import("../backend/index");
	return async (path) => {
		clock = new TripClock();
		const answer = await app.request(path, { headers: { Locale: "de" } }, { DB: db, DEV_PAGES: "1", SHOP_HOSTS: "" });
		expect(answer.status, path).toBe(200);
		return clock.steps;
	};
}

const f = `f=${encodeURIComponent('{"finish":["raw"]}')}`;
const calls = {
	product: "/productVariant/by-product/ipe-200",
	"product, narrowed": `/productVariant/by-product/ipe-200?${f}&sort=length_desc`,
	"product, by price": `/productVariant/by-product/ipe-200?sort=price_asc`,
	"its filters": "/productVariant/values-by-products/?ids=3",
	"its neighbours": "/product/neighbours/3",
	"its sets": "/product/parent-sets/3",
	category: "/productVariant/by-category/profiles",
	"category, narrowed": `/productVariant/by-category/profiles?${f}&sort=length_desc`,
	"category, by name": "/productVariant/by-category/profiles?sort=name_asc",
	"category, products": "/product/by-category/profiles",
	"its filters, too": "/productVariant/values/1",
	"search": "/search/new/ipe_200",
	"search, filters": `/search/new/ipe_200?${f}&values=true&sizes=true`,
	"search, code": "/search/new/CR-000010",
};

it.each(Object.entries(calls))("%s", async (name, path) => {
	const ask = await isolate();
	console.log(name, await ask(path), await ask(path));
});
