import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { catalogue } from "../../contract/catalogue";
import { failingShop } from "../support/failing-shop";
import { addBeam, cartPath } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { storedCart } from "../support/stored-cart";
import { cartForm, formOf, type Page, Visitor } from "../support/visitor";

const { backend, shop, fail, well } = await failingShop(shared.backend);
afterEach(well);

const main = ({ root }: Page): string => (root.querySelector("main")?.text ?? "").replace(/\s+/g, " ");
const offered = ({ root }: Page) => root.querySelectorAll('main ul[aria-label="Stattdessen lieferbar"] > li');

const answer = await fetch(`${shared.backend}/productVariant/by-product/ipe-200?range=%5B0,100%5D`, { headers: { Locale: "de" } });
const { variants } = catalogue.variantsByProduct.answer.parse(await answer.json());
const soldOut = variants.find(({ suppliedVariant }) => suppliedVariant.availability === "out");
if (!soldOut) throw new Error("No IPE 200 is sold out.");

describe("an article that nobody has", () => {
	const path = `/products/ipe-200?showVariant=${soldOut.id}`;

	// Shows R66.1, R66.3
	it("shows at most three others with every difference, prices and delivery, and a press puts one into the cart", async () => {
		const visitor = new Visitor(shop.address, "de");
		const page = await visitor.get(path);
		expect(offered(page).length).toBeGreaterThan(0);
		expect(offered(page).length).toBeLessThan(4);
		for (const { text } of offered(page)) {
			expect(text).toMatch(/\S: .+ statt .+/);
			expect(text).toMatch(/€ je Stück \([+−±]/);
			expect(text).toMatch(/auf Lager|geringer Bestand/);
		}
		const { path: to, fields } = formOf(page, 'main ul[aria-label="Stattdessen lieferbar"] form');
		const sent = await visitor.post(to, fields);
		expect([sent.status, sent.path]).toEqual([200, path]);
		const { items } = await storedCart(shared.backend, visitor, (await cartPath(visitor)).split("/")[2] ?? "");
		expect(items).toMatchObject([{ quantity: Number(fields.amount), suppliedVariant: { id: Number(fields.suppliedVariantId) } }]);
	});

	it("is shown without them if the backend does not say them", async () => {
		await fail("error", "/productVariant/substitutes/");
		const page = await new Visitor(shop.address, "de").get(path);
		expect([page.status, offered(page)]).toEqual([200, []]);
		expect(main(page)).toContain(soldOut.code);
	});
});

describe("a line of the cart that is gone", () => {
	const shape = z.looseObject({ items: z.array(z.looseObject({ id: z.number(), fullTitle: z.string() })) });

	/** A cart with one line, which the backend then tells otherwise. */
	async function lineWith(change: object) {
		const visitor = new Visitor(shop.address, "de");
		await addBeam(visitor, "12");
		const path = await cartPath(visitor);
		const { fields: noted } = cartForm(await visitor.get(path), "quantity");
		await visitor.post(path, { ...noted, intent: "cart", comment: "Achse 4" });
		backend.rewrite = (address, cart) => {
			const found = address.startsWith("/orders/by-id/") ? shape.safeParse(cart).data : undefined;
			return found ? { ...found, items: found.items.map((item) => ({ ...item, ...change })) } : cart;
		};
		const page = await visitor.get(path);
		const { fields } = cartForm(page, "quantity");
		const stored = () => storedCart(shared.backend, visitor, path.split("/")[2] ?? "");
		const row: Record<string, string> = { ...fields, intent: "cart" };
		return { visitor, path, page, fields: row, stored };
	}

	const goneLine = () => lineWith({ is_available: false });

	// Shows R66.3
	it("has substitutes also if it is short, of which there is enough; any other has none", async () => {
		const short = await lineWith({ at_once: { quantity: 2, rest_from: null } });
		expect(offered(short.page).length).toBeGreaterThan(0);
		const whole = await lineWith({ at_once: { quantity: 12, rest_from: null } });
		expect(offered(whole.page)).toEqual([]);
	});

	// Shows R66.2, R66.3
	it("is replaced by a substitute, with its quantity and reference", async () => {
		const { visitor, path, page, fields, stored } = await goneLine();
		const button = page.root.querySelector("#cart button[name=replace]");
		expect(button?.text).toContain("Position ersetzen: 12 Stück");
		const value = button?.getAttribute("value") ?? "";
		const sent = await visitor.postOnce(path, { ...fields, replace: value });
		expect([sent.status, sent.headers.location]).toEqual([303, path]);
		expect((await stored()).items).toMatchObject([
			{ id: Number(fields.itemId), quantity: 12, comment: "Achse 4", suppliedVariant: { id: Number(value.split("x")[0]) } },
		]);
	});

	// Shows R66.2
	it("stays as it is for goods that cannot be had, and after another change", async () => {
		const { visitor, path, page, fields, stored } = await goneLine();
		const before = (await stored()).items[0]?.suppliedVariant.id;
		const refused = await visitor.post(path, { ...fields, replace: `${soldOut.suppliedVariant.id}x12` });
		expect([refused.status, main(refused)]).toEqual([422, expect.stringContaining("nicht")]);
		expect((await visitor.post(path, { ...fields, replace: "nothing" })).status).toBe(422);
		const value = page.root.querySelector("#cart button[name=replace]")?.getAttribute("value") ?? "";
		await visitor.post(path, { ...fields, amount: "13" });
		const stale = await visitor.post(path, { ...fields, replace: value });
		expect(stale.status).toBe(409);
		expect((await stored()).items).toMatchObject([{ quantity: 13, suppliedVariant: { id: before } }]);
	});
});

// Shows R66.3
it("a line of the quick order that asks for what nobody has takes a substitute, with its quantity and reference", async () => {
	const visitor = new Visitor(shop.address, "de");
	const fields = { idem: crypto.randomUUID(), intent: "check", list: `${soldOut.code};3;Halle A` };
	const page = await visitor.post("/quick-order", fields);
	expect(page.status).toBe(422);
	const [first] = offered(page);
	const button = first?.querySelector("button[name=take]");
	expect(button?.text).toContain("Stattdessen bestellen: 3 Stück");
	const code = /CR-\d{6}/.exec(first?.text ?? "")?.[0];
	const { intent: _, ...kept } = fields;
	const taken = await visitor.post("/quick-order", { ...kept, take: button?.getAttribute("value") ?? "" });
	expect([taken.status, taken.root.querySelector("textarea#list")?.text.trim()]).toEqual([200, `${code};3;Halle A`]);
	const gone = await visitor.post("/quick-order", { ...kept, take: "instead 1 4000000 3" });
	expect(gone.root.querySelector("textarea#list")?.text.trim()).toBe(fields.list);
});
