import { expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { shared } from "../support/shared-shop";
import { knownAccount } from "../support/visiting-account";
import { Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend };
const lists = ["/categories/ipe-beams", "/products/ipe-200", "/new_search?search=ipe+200"];
const own = (path: string) => `${path}${path.includes("?") ? "&" : "?"}prices=own`;

// Shows R39.2
it.each(languages)("shows an account its prices in %s, and everybody else theirs", async (locale) => {
	const { visitor } = await knownAccount({ ...where, locale }, "einkauf@demo.example", "Crossbar1");
	const stranger = new Visitor(where.shop, locale);
	// The account's discount starts at 2,000 € of goods.
	await visitor.get("/users/profile");
	const rows = await visitor.get("/categories/heb-beams");
	const id = /amount\.(\d+)/.exec(rows.text)?.[1] ?? "";
	await visitor.post("/cart/items", { suppliedVariantId: id, amount: "20", idem: crypto.randomUUID(), returnTo: "/" });
	for (const path of lists) {
		const mine = await visitor.get(own(path));
		expect(mine.root.querySelectorAll("table s").length, path).toBeGreaterThan(5);
		expect(mine.root.querySelector('a[href="/users/profile#discounts"]'), path).not.toBeNull();
		// From the cache.
		expect((await visitor.get(path)).root.querySelectorAll("table s").length, path).toBeGreaterThan(5);
		const others = await stranger.get(own(path));
		expect(others.root.querySelectorAll("table s"), path).toHaveLength(0);
	}
});
