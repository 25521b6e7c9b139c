import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { knownCookies } from "../../app/shell/known-cookies";
import { finnishBuyer, order } from "../support/guest-order";
import { type RunningShop, startShop } from "../support/server";
import { Visitor } from "../support/visitor";

/** A shop of its own: its sink must not receive events that other visitors allow. */
let shop: RunningShop;
beforeAll(async () => {
	shop = await startShop();
});
afterAll(() => shop.stop());

const necessary: ReadonlySet<string> = new Set(knownCookies.necessary.map(({ name }) => name));

/** Skips addresses that readers compose: filtered, sorted, compared, and most variants. */
const isFollowed = (path: string): boolean =>
	path.startsWith("/") && !/^\/(?:_dev|drawings|share|assets|users\/logout)|[?#]|\.(?:csv|pdf|xml)$/.test(path);

class WatchedVisitor extends Visitor {
	/** All cookies that were ever set, including deleted ones. */
	readonly seen = new Set<string>();

	override async send(...asked: Parameters<Visitor["send"]>) {
		const page = await super.send(...asked);
		for (const line of page.headers["set-cookie"] ?? []) this.seen.add(line.split("=")[0] ?? "");
		return page;
	}
}

/** Every page that links reach, with some product and article pages of each kind. */
async function crawl(visitor: Visitor): Promise<string[]> {
	const perKind = new Map<string, number>();
	const seen = new Set(["/"]);
	for (const path of seen) {
		const page = await visitor.get(path);
		for (const link of page.root.querySelectorAll("a[href]")) {
			const target = link.getAttribute("href") ?? "";
			const kind = target.split("/").slice(0, -1).join("/");
			if (!isFollowed(target) || seen.has(target) || (perKind.get(kind) ?? 0) >= 12) continue;
			perKind.set(kind, (perKind.get(kind) ?? 0) + 1);
			seen.add(target);
		}
	}
	return [...seen];
}

const sink = async (visitor: Visitor): Promise<unknown[]> =>
	z.array(z.unknown()).parse(JSON.parse((await visitor.get("/_dev/sink.json")).text));

describe.each([
	["has not said anything", null],
	["has rejected everything", "none"],
])("who %s", (_, choice) => {
	// Shows R16.2
	it("gets no cookie beyond the necessary on any page, and nothing is told of them", async () => {
		const visitor = new WatchedVisitor(shop.address, "fi");
		if (choice) await visitor.post("/cookies", { choice });
		const paths = await crawl(visitor);
		expect(paths.length).toBeGreaterThan(40);
		for (const path of [
			"/new_search?search=HEA+100",
			"/new_search?search=zzzz",
			"/shop?login=true",
			"/compare",
			"/quick-order",
			"/supplierInfo",
		])
			await visitor.get(path);
		await order(visitor, finnishBuyer);
		await visitor.postOnce("/events?name=CTA+Element+Viewed", {});
		expect([...visitor.seen].filter((name) => !necessary.has(name))).toEqual([]);
		// Events are sent after the response.
		await new Promise((resolve) => setTimeout(resolve, 500));
		expect(await sink(visitor)).toEqual([]);
	});
});

it("what is allowed does arrive there", async () => {
	const visitor = new Visitor(shop.address, "fi");
	await visitor.post("/cookies", { choice: "all" });
	await visitor.get("/shop");
	await visitor.get("/products/ipe-200");
	await expect.poll(async () => (await sink(visitor)).length).toBeGreaterThan(0);
});
