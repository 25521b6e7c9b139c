import { describe, expect, it } from "vitest";
import { z } from "zod";
import { failingShop } from "../support/failing-shop";
import { addBeam, cartPath, germanBuyer } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { newAccount } from "../support/visiting-account";
import { formOf, type Page, type Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend };
const list = "/users/addresses";

const site = {
	label: "Halle 3",
	company: "",
	name: "Polier Krause",
	phone: "0171 1234567",
	streetAddress: "Am Kai 3",
	addressAdditionalLine: "",
	postCode: "18147",
	city: "Rostock",
	country: "DE",
	siteNotes: "Kran an Tor 2",
};

const textOf = (page: Page) => page.root.querySelector("main")?.text.replace(/\s+/g, " ") ?? "";
const labels = (page: Page) => page.root.querySelectorAll("main li h2").map(({ text }) => text);
const add = (visitor: Visitor, changes: Record<string, string> = {}) =>
	visitor.post(`${list}/new`, { ...site, ...changes, intent: "save" });
const pathOf = (page: Page) => page.root.querySelector(`main li a[href^="${list}/"]`)?.getAttribute("href") ?? "";

const step = "main #payment-info";

// Shows R38.7
describe("the addresses of an account", () => {
	it("can be added, changed and deleted; errors are next to fields, and input stays", async () => {
		const { visitor } = await newAccount(where);
		const empty = await visitor.get(list);
		expect([empty.status, textOf(empty)]).toEqual([200, expect.stringContaining("Noch keine Adressen")]);

		const refused = await add(visitor, { postCode: "12", phone: "1" });
		expect(refused.status).toBe(422);
		for (const name of ["postCode", "phone"])
			expect(refused.root.querySelector(`main #address-${name}`)?.getAttribute("aria-invalid"), name).toBe("true");
		expect(formOf(refused, "main #address").fields).toMatchObject({ ...site, postCode: "12", phone: "1" });

		const added = await add(visitor);
		expect([added.path, labels(added)]).toEqual([list, ["Halle 3"]]);
		expect(textOf(added)).toMatch(/hinzugefügt.*Am Kai 3.*18147 Rostock.*Polier Krause, \+49 171 1234567\s?Kran an Tor 2/);

		const one = await visitor.get(pathOf(added));
		const { fields } = formOf(one, "main #address");
		await visitor.post(one.path, { ...fields, city: "Wismar" });
		const late = await visitor.post(one.path, { ...fields, city: "Kiel" });
		expect(late.status).toBe(409);
		expect(textOf(late)).toContain("inzwischen geändert");
		const again = formOf(late, "main #address").fields;
		expect(again.city).toBe("Kiel");
		expect(textOf(await visitor.post(one.path, again))).toMatch(/gespeichert.*Kiel/);

		for (const _ of [1, 2]) {
			const deleted = await visitor.post(one.path, { intent: "delete" });
			expect([deleted.path, textOf(deleted)]).toEqual([list, expect.stringContaining("gelöscht")]);
		}
		expect(labels(await visitor.get(list))).toEqual([]);
		const { visitor: other } = await newAccount(where);
		expect((await other.get(one.path)).status).toBe(404);
	});

	it("can be searched if there are many", async () => {
		const { visitor } = await newAccount(where);
		for (let count = 1; count <= 21; count++) await add(visitor, { label: `Los ${count}` });
		const first = await visitor.get(list);
		expect(labels(first)).toHaveLength(20);
		expect(labels(await visitor.get(`${list}?page=2`))).toHaveLength(1);
		expect((await visitor.get(`${list}?page=3`)).path).toBe(`${list}?page=2`);
		const { path } = formOf(first, "main search form");
		expect(labels(await visitor.get(`${path}?search=${encodeURIComponent("los 21")}`))).toEqual(["Los 21"]);
		expect(textOf(await visitor.get(`${list}?search=Paldiski`))).toContain("Keine Adresse passt");
	});
});

/** Step 2 of a new order, as its fields. */
async function newOrder(visitor: Visitor) {
	await addBeam(visitor, "1");
	const cart = await cartPath(visitor);
	const page = await visitor.get(`${cart}/payment-info`);
	return { cart, page, fields: formOf(page, step).fields };
}

// Shows R38.8
describe("the address book at the checkout", () => {
	it("fills in the delivery address, by default for new orders, without changing orders", async () => {
		const { visitor } = await newAccount(where);
		await add(visitor);
		await add(visitor, { label: "Lager", streetAddress: "Hafenstraße 2", isDefault: "on" });
		const { cart, page, fields } = await newOrder(visitor);
		expect(fields).toMatchObject({ isSeparateShipping: "on", "shipping.streetAddress": "Hafenstraße 2" });

		const nothing = await visitor.post(page.path, { ...fields, ...germanBuyer, book: "", intent: "book" });
		expect([nothing.status, nothing.root.querySelector("main #payment-info-book")?.getAttribute("aria-invalid")]).toEqual([422, "true"]);
		const options = page.root.querySelectorAll("main #payment-info-book option");
		const chosen = options.find(({ text }) => text.startsWith("Halle 3"))?.getAttribute("value") ?? "";
		const filled = await visitor.post(page.path, { ...fields, ...germanBuyer, book: chosen, intent: "book" });
		expect(filled.status).toBe(200);
		const now = formOf(filled, step).fields;
		expect(now).toMatchObject({
			...{ isSeparateShipping: "on", company: germanBuyer.company, email: germanBuyer.email },
			...{ "shipping.streetAddress": "Am Kai 3", "shipping.name": "Polier Krause", "shipping.siteNotes": "Kran an Tor 2" },
		});
		expect((await visitor.post(filled.path, now)).path).toBe(`${cart}/payment-method`);

		const addresses = await visitor.get(list);
		const entry = addresses.root.querySelectorAll(`main li a[href^="${list}/"]`).find(({ text }) => text.includes("Halle 3"));
		await visitor.post(entry?.getAttribute("href") ?? "", { ...site, siteNotes: "Tor 9", version: "1", intent: "save" });
		expect(textOf(await visitor.get(list))).toContain("Tor 9");
		expect(formOf(await visitor.get(`${cart}/payment-info`), step).fields).toMatchObject({ "shipping.siteNotes": "Kran an Tor 2" });
	});

	it("saves a typed address once", async () => {
		const { visitor } = await newAccount(where);
		const { cart, page, fields } = await newOrder(visitor);
		const shipping = Object.fromEntries(Object.entries(site).map(([name, value]) => [`shipping.${name}`, value]));
		const typed = { ...fields, ...germanBuyer, ...shipping, isSeparateShipping: "on", saveToBook: "on" };
		const refused = await visitor.post(page.path, { ...typed, "shipping.postCode": "1" });
		expect([refused.status, formOf(refused, step).fields.saveToBook]).toEqual([422, "on"]);
		expect(labels(await visitor.get(list))).toEqual([]);
		for (const _ of [1, 2]) {
			const { version = "" } = formOf(await visitor.get(page.path), step).fields;
			expect((await visitor.post(page.path, { ...typed, version })).path).toBe(`${cart}/payment-method`);
		}
		expect(labels(await visitor.get(list))).toEqual(["Am Kai 3, Rostock"]);
	});
});

// Shows R47.8
it("whose session ends while an address is saved signs in first, and an order form is kept before its address is", {
	timeout: 120_000,
}, async () => {
	const { shop, fail, well } = await failingShop(where.backend);
	const { visitor } = await newAccount({ ...where, shop: shop.address });
	const kept = await add(visitor);
	const one = pathOf(kept);
	const { page, cart, fields } = await newOrder(visitor);
	const shipping = Object.fromEntries(Object.entries(site).map(([name, value]) => [`shipping.${name}`, value]));
	await fail("signed out", "/addresses");
	const forms = [
		[`${list}/new`, { ...site, intent: "save" }],
		[one, { ...site, version: "1", intent: "save" }],
		[page.path, { ...fields, ...germanBuyer, ...shipping, isSeparateShipping: "on", saveToBook: "on" }],
	] as const;
	for (const [path, form] of forms) {
		const { status, headers } = await visitor.postOnce(path, form);
		expect([status, headers.location]).toEqual([303, `/users/login?returnTo=${encodeURIComponent(path)}`]);
	}
	await well();
	expect(labels(await visitor.get(list))).toEqual(["Halle 3"]);
	expect(formOf(await visitor.get(`${cart}/payment-info`), step).fields).toMatchObject({ "shipping.streetAddress": "Am Kai 3" });
	const { fields: again } = formOf(await visitor.get(`${cart}/payment-info`), step);
	const refused = { ...again, "shipping.streetAddress": "Am Kai 4", saveToBook: "on", version: "1", seen: "another" };
	expect((await visitor.post(`${cart}/payment-info`, refused)).status).toBe(409);
	expect(labels(await visitor.get(list))).toEqual(["Halle 3"]);
});

// Shows R47.8, R53.1
it("that the book cannot keep now is said beside its box: the order has it, and what is corrected then is nobody else's change", {
	timeout: 120_000,
}, async () => {
	const { shop, fail, well } = await failingShop(where.backend);
	const { visitor } = await newAccount({ ...where, shop: shop.address });
	await add(visitor);
	const { page, cart, fields } = await newOrder(visitor);
	const shipping = Object.fromEntries(Object.entries(site).map(([name, value]) => [`shipping.${name}`, value]));
	await fail("error", "/addresses");
	const sent = { ...fields, ...germanBuyer, ...shipping, isSeparateShipping: "on", saveToBook: "on" };
	const failed = await visitor.post(page.path, sent);
	expect([failed.status, textOf(failed)]).toEqual([502, expect.stringContaining("konnte gerade nicht gespeichert werden")]);
	expect(failed.root.querySelector('main [role="alert"] a')?.getAttribute("href")).toContain("saveToBook");
	await well();
	expect(formOf(await visitor.get(`${cart}/payment-info`), step).fields).toMatchObject({ "shipping.streetAddress": "Am Kai 3" });
	const again = { ...formOf(failed, step).fields, "shipping.streetAddress": "Am Kai 4", saveToBook: "on" };
	expect((await visitor.post(page.path, again)).path).toBe(`${cart}/payment-method`);
	expect(labels(await visitor.get(list))).toEqual(["Am Kai 4, Rostock", "Halle 3"]);
});

// Shows R38.9
it("a backend without addresses hides them, and orders work without", async () => {
	const { backend, shop, fail } = await failingShop(where.backend);
	backend.rewrite = (path, answer) => {
		if (path.startsWith("/users/current")) return { ...z.object({}).loose().parse(answer), has_addresses: undefined };
		return answer;
	};
	await fail("missing", "/addresses");
	const { visitor } = await newAccount({ ...where, shop: shop.address });
	await visitor.get("/users/profile");
	expect((await visitor.get("/users/profile")).root.querySelector(`main nav a[href="${list}"]`)).toBeNull();
	expect((await visitor.get(list)).status).toBe(404);
	const { page } = await newOrder(visitor);
	expect(page.status).toBe(200);
	for (const name of ["book", "saveToBook"]) expect(page.root.querySelector(`main [name="${name}"]`), name).toBeNull();
	expect(backend.seen.some((line) => line.includes(" /addresses"))).toBe(true);
});
