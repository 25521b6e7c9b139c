import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { failingShop } from "../support/failing-shop";
import { addBeam, cartPath } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const { backend, shop, well } = await failingShop(shared.backend);
afterEach(well);

const main = (page: Page): string => page.root.querySelector("main")?.text.replace(/\s+/g, " ") ?? "";
const links = (page: Page) => page.root.querySelectorAll("main a").map((link) => link.getAttribute("href"));

const cartShape = z.looseObject({ uuid: z.string(), items: z.array(z.looseObject({ id: z.number(), fullTitle: z.string() })) });

/** Puts the backend's cart into a state that otherwise takes days or a payment provider. */
function tell(change: (cart: z.output<typeof cartShape>) => object): void {
	backend.rewrite = (path, answer) => {
		const cart = path.startsWith("/orders/by-id/") ? cartShape.safeParse(answer).data : undefined;
		return cart ? { ...cart, ...change(cart) } : answer;
	};
}

async function cartWithBeam(locale: "de" | "en" = "de") {
	const visitor = new Visitor(shop.address, locale);
	await addBeam(visitor, "12");
	return { visitor, path: await cartPath(visitor) };
}

describe("a cart with goods that can no longer be had", () => {
	const soldOut = () =>
		tell((cart) => ({
			items: cart.items.map((item) => ({ ...item, is_available: false })),
			unavailable: cart.items.map(({ id, fullTitle }, place) => ({ item_id: id, set_id: null, title: fullTitle, place })),
		}));

	// Shows R7.10
	it("names them, and removes them all at once", async () => {
		const { visitor, path } = await cartWithBeam("en");
		soldOut();
		const page = await visitor.get(path);
		expect(main(page)).toMatch(/One product is no longer available.*IPE 200/);
		const form = formOf(page, 'main form:has(input[value="removeUnavailable"])');
		backend.seen = [];
		const answer = await visitor.postOnce(form.path, form.fields);
		expect(answer.status).toBe(303);
		expect(backend.seen.filter((line) => line.startsWith("DELETE /orders/item/"))).toHaveLength(1);
		backend.rewrite = null;
		expect((await visitor.get(path)).root.querySelector("h1")?.text).toBe("Your cart is empty");
	});

	it("removes no available goods", async () => {
		const { visitor, path } = await cartWithBeam();
		await visitor.post(path, { intent: "removeUnavailable" });
		expect(main(await visitor.get(path))).toContain("IPE 200");
	});
});

describe("a cart with a card payment", () => {
	it("that is open links to it", async () => {
		const { visitor, path } = await cartWithBeam();
		tell(() => ({ payment: { state: "open", url: "https://pay.example/1" } }));
		const page = await visitor.get(path);
		expect(main(page)).toContain("Die Kartenzahlung ist nicht abgeschlossen");
		expect(links(page)).toContain(`${path}/pay`);
	});

	it("that is held shows a message, and requests no second one", async () => {
		const { visitor, path } = await cartWithBeam();
		tell(() => ({ payment: { state: "held", url: null } }));
		const page = await visitor.get(path);
		expect(main(page)).toContain("Ihre Zahlung wird geprüft");
		expect(links(page)).not.toContain(`${path}/pay`);
	});
});

describe("a cart that was made from an offer", () => {
	const offered = { valid_until: "2026-12-05", quantity: 12 };

	it("names the offer and its last day", async () => {
		const { visitor, path } = await cartWithBeam();
		tell((cart) => ({ from_offer: "AN-20001", holds_offer: true, items: cart.items.map((item) => ({ ...item, offered })) }));
		const text = main(await visitor.get(path)).replaceAll("\u00a0", " ");
		expect(text).toContain("Aus Angebot AN-20001");
		expect(text).toContain("Angebotspreis bis 5. Dezember 2026, für höchstens 12 Stück");
		expect(text).not.toContain("ab 25 Stück:");
	});

	it("says that the prices have expired", async () => {
		const { visitor, path } = await cartWithBeam();
		tell(() => ({ from_offer: "AN-20001", holds_offer: false }));
		expect(main(await visitor.get(path))).toContain("Die Angebotspreise gelten nicht mehr");
	});
});

describe("a cart that the backend has lost or replaced", () => {
	// Shows R7.14
	it("is forgotten if the answer has no order id", async () => {
		const { visitor, path } = await cartWithBeam();
		tell(() => ({ id: null }));
		expect(visitor.cookies.has("cart")).toBe(true);
		const page = await visitor.get(path);
		expect(page.status).toBe(404);
		expect(page.root.querySelector("h1")?.text).toBe("Diesen Warenkorb gibt es nicht mehr");
		expect(visitor.cookies.has("cart")).toBe(false);
		expect((await visitor.get("/cart")).root.querySelector("h1")?.text).toBe("Ihr Warenkorb ist leer");
	});

	// Shows R7.13
	it("redirects to the cart named in the answer", async () => {
		const { visitor, path } = await cartWithBeam();
		const other = randomUUID();
		tell(({ uuid }) => (path.endsWith(uuid) ? { goto: other } : {}));
		const answer = await visitor.send("GET", path);
		expect(answer.status).toBe(303);
		expect(answer.headers.location).toBe(`/cart/${other}`);
	});

	// Shows H2.6
	it.each(["//evil.example", "https://evil.example/", "../users/logout", "x"])(
		"redirects nowhere if that is not a cart: %s",
		async (goto) => {
			const { visitor, path } = await cartWithBeam();
			tell(({ uuid }) => (path.endsWith(uuid) ? { goto } : {}));
			const answer = await visitor.send("GET", path);
			expect(answer.status).toBe(502);
			expect(answer.headers.location).toBeUndefined();
		},
	);
});

describe("a set while the backend fails", () => {
	it("is reported as not added if there is no cart yet, and can be sent again", async () => {
		const visitor = new Visitor(shop.address, "en");
		const form = formOf(await visitor.get("/products/fence-clip-60"), 'main form[action="/cart/items"]:has([name="setId"])');
		backend.mode = "error";
		const page = await visitor.post(form.path, form.fields);
		expect(page.status).toBe(502);
		expect(page.root.querySelector("h1")?.text).toBe("Failed to create a new order");
		backend.mode = "well";
		await visitor.post(form.path, form.fields);
		expect(main(await visitor.get("/cart"))).toContain("Fence kit 25 m");
	});
});
