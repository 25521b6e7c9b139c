import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notProcessedError } from "../../worker/refusals/data-answers";
import { type RunningShop, startShop } from "../support/server";
import { formOf, type Page, rowForm, Visitor } from "../support/visitor";

/** Limits in wrangler.toml, per network and minute: forms about accounts, new carts, and searches. */
const most = 60;
const mostCarts = 120;
const mostSearches = 600;

let shop: RunningShop;
beforeAll(async () => {
	shop = await startShop();
});
afterAll(() => shop.stop());

/** Sends forms of one network until one is refused. */
async function flood(path: string, network: string) {
	const visitor = new Visitor(shop.address, "fi");
	for (let time = 0; time <= most * 2; time++) {
		const page = await visitor.postOnce(path, { token: "" }, { "CF-Connecting-IP": network });
		if (page.status === 429) return { page, time };
	}
	throw new Error("Nothing was refused.");
}

describe("forms about accounts", () => {
	// Shows H2.2
	it("are refused with a page where too many come from one network, and from no other", async () => {
		const { page, time } = await flood("/users/verify", "203.0.113.9");
		expect(time).toBeGreaterThanOrEqual(most);
		expect(page.root.querySelector("h1")?.text).toBe("Liian monta yritystä");
		expect(page.headers["cache-control"]).toBe("private, no-store");
		// A form that scripts send counts as well.
		const visitor = new Visitor(shop.address, "fi");
		const data = await visitor.postOnce("/users/verify.data", { token: "" }, { "CF-Connecting-IP": "203.0.113.9" });
		expect([data.status, data.headers["content-type"]]).toEqual([429, "text/x-script"]);
		const other = await visitor.postOnce("/users/verify", { token: "" }, { "CF-Connecting-IP": "203.0.113.10" });
		expect(other.status).toBe(303);
	});

	it("are read as before, and the page of the refusal has no address", async () => {
		const { status } = await new Visitor(shop.address).get("/users/too-many");
		expect(status).toBe(404);
	});
});

/** Sends several requests at a time until one is refused. The minute may end meanwhile, and with it the count. */
async function floodWith(ask: (time: number) => Promise<Page>, least: number): Promise<Page> {
	let asked = 0;
	let refused: Page | null = null;
	const worker = async () => {
		while (!refused && asked < least * 3) {
			const page = await ask(asked++);
			if (page.status === 429) refused ??= page;
		}
	};
	await Promise.all(Array.from({ length: 6 }, worker));
	if (!refused) throw new Error("Nothing was refused.");
	expect(asked).toBeGreaterThan(least);
	return refused;
}

describe("carts and searches", () => {
	it("new carts are refused with a page that holds what was sent; who has a cart goes on, and so does another network", async () => {
		const visitor = new Visitor(shop.address, "fi");
		const row = async () => rowForm(await visitor.get("/products/ipe-200"), "2");
		const form = await row();
		const { fields } = form;
		const network = { "CF-Connecting-IP": "203.0.113.11" };
		// Without goods there is no cart, but the form counts.
		const nothing = { idem: crypto.randomUUID() };
		await floodWith(() => new Visitor(shop.address, "fi").postOnce("/cart/items", nothing, network), mostCarts);
		const page = await visitor.postOnce(form.path, fields, network);
		expect([page.status, page.headers["retry-after"], page.headers["content-language"]]).toEqual([429, "60", "fi"]);
		expect(page.root.querySelector("h1")?.text).toBe("Verkostasi tulee liikaa pyyntöjä");
		const again = formOf(page, "form[method=post]");
		expect(again).toEqual({ path: form.path, fields });
		const data = await visitor.postOnce(`${form.path}.data`, fields, network);
		// Scripts keep it in its page (app/platform/forms/keep-on-failure.ts).
		expect([data.status, data.headers["content-type"], data.text]).toEqual([429, "text/plain; charset=utf-8", notProcessedError(429)]);
		// The held form works from another network, and then, with a cart, from this one.
		expect((await visitor.postOnce(again.path, again.fields, { "CF-Connecting-IP": "203.0.113.12" })).status).toBe(303);
		const next = await row();
		expect((await visitor.postOnce(next.path, next.fields, network)).status).toBe(303);
		expect((await visitor.get("/cart", network)).status).toBe(200);
	});

	it("searches are refused with a page, for scripts too; other pages are shown on", async () => {
		const network = { "CF-Connecting-IP": "203.0.113.13" };
		const visitor = new Visitor(shop.address, "de");
		// Too short to search for, but it counts.
		await floodWith(() => visitor.send("GET", "/search/hits?search=x", undefined, network), mostSearches);
		const page = await visitor.get("/new_search?search=rohr&sort=code", network);
		expect([page.status, page.headers["retry-after"]]).toEqual([429, "60"]);
		expect(page.root.querySelector("h1")?.text).toBe("Zu viele Anfragen aus Ihrem Netzwerk");
		expect(page.root.querySelector("a.again")?.getAttribute("href")).toBe("");
		expect(page.headers["cache-control"]).toBe("no-store");
		const data = await visitor.get("/new_search.data?search=rohr&sort=name", network);
		expect(data.status).toBe(429);
		expect((await visitor.get("/products/ipe-200", network)).status).toBe(200);
		expect((await visitor.get("/new_search?search=rohr&sort=code", { "CF-Connecting-IP": "203.0.113.14" })).status).toBe(200);
		expect((await visitor.get("/new_search?search=rohr&sort=code")).status).toBe(200);
	}, 120_000);
});
