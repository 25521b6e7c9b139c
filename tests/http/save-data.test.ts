import { describe, expect, it } from "vitest";
import { germanBuyer, order, orderNumberOf } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { type Page, Visitor } from "../support/visitor";

const shop = shared.address;

/** A visitor whose browser sends Save-Data. */
class SavingVisitor extends Visitor {
	override send(method: string, path: string, body?: string | Uint8Array, headers: Record<string, string> = {}): Promise<Page> {
		return super.send(method, path, body, { "Save-Data": "on", ...headers });
	}
}

const paths = [
	"/",
	"/shop",
	"/categories/beams",
	"/products/ipe-200",
	"/new_search?search=IPE+200",
	"/cart",
	"/contact",
	"/cookies",
	"/no-such-page",
];
const runs = (page: Page) => page.root.querySelectorAll('script:not([type="application/ld+json"])');

describe("with Save-Data: on", () => {
	it.each(paths)("%s comes without scripts and font", async (path) => {
		const page = await new SavingVisitor(shop, "en").get(path);
		expect(runs(page).map(String)).toEqual([]);
		expect(page.root.querySelectorAll("link[rel=modulepreload], link[rel=preload]").map(String)).toEqual([]);
		expect(page.text).not.toMatch(/\.js"/);
		expect(page.headers["content-security-policy"]).toContain("script-src 'none'");
		expect(page.headers["content-security-policy"]).toContain("font-src 'none'");
	});

	it.each([
		["/", "main img"],
		["/shop", "main img"],
		["/categories/floor-gratings?view=group", "main li img"],
	])("%s comes without drawings", async (path, drawings) => {
		const saving = await new SavingVisitor(shop, "en").get(path);
		const usual = await new Visitor(shop, "en").get(path);
		expect(usual.root.querySelectorAll(drawings).length).toBeGreaterThan(0);
		expect(saving.root.querySelectorAll(drawings).map(String)).toEqual([]);
		expect(saving.root.querySelectorAll("main a").length).toBeGreaterThanOrEqual(usual.root.querySelectorAll("main a").length - 1);
	});

	it("a product keeps its drawing", async () => {
		const page = await new SavingVisitor(shop, "en").get("/products/ipe-200");
		expect(page.root.querySelectorAll("main img").length).toBeGreaterThan(0);
	});

	it("an order can be sent", async () => {
		const page = await order(new SavingVisitor(shop, "en"), germanBuyer);
		expect(orderNumberOf(page)).toMatch(/^CB-\d+$/);
	});
});

it.each(["on", "off"])("says that it depends on that: %s", async (saves) => {
	const page = await new Visitor(shop, "en").get("/", { "Save-Data": saves });
	expect(page.headers.vary).toContain("Save-Data");
	expect(runs(page).length > 0).toBe(saves === "off");
});
