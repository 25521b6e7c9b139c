import { describe, expect, it } from "vitest";
import { addBeam, cartPath, finnishBuyer, order, orderNumberOf } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;

const again = 'main form[action$="/again"]';

async function ordered(amount = "12") {
	const visitor = new Visitor(shop, "fi");
	const thanks = await order(visitor, finnishBuyer, amount);
	return { visitor, number: orderNumberOf(thanks), path: thanks.path.replace("/confirmation", "") };
}

const quantities = (page: Page) => page.root.querySelectorAll('main input[name="amount"]').map((field) => field.getAttribute("value"));

describe("buying again", () => {
	it("copies an order into a new cart and reports changes; sent twice it is one cart", async () => {
		const { visitor, number, path } = await ordered();
		const form = formOf(await visitor.get(path), again);
		const answers = await Promise.all([visitor.postOnce(form.path, form.fields), visitor.postOnce(form.path, form.fields)]);
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
		const cart = await visitor.get(answers[0]?.headers.location ?? "");
		expect(cart.path).toMatch(/^\/cart\/[0-9a-f-]{36}\?again=/);
		expect(cart.path).not.toContain(`${path}?`);
		expect(cart.root.querySelector("main")?.text).toContain(`Lisätty tilauksesta ${number}`);
		expect(quantities(cart)).toEqual(["12"]);
	});

	it("adds to the current cart", async () => {
		const { visitor, path } = await ordered();
		await addBeam(visitor, "3");
		const before = await cartPath(visitor);
		const form = formOf(await visitor.get(path), again);
		const cart = await visitor.post(form.path, form.fields);
		expect(cart.path.split("?")[0]).toBe(before);
		expect(quantities(cart)).toEqual(["15"]);
		const news = cart.root
			.querySelectorAll("main [role=status]")
			.map(({ text }) => text)
			.join();
		expect(news).toMatch(/Oli jo ostoskorissa, määrä on nyt[^:]+: 15/);
		expect(news).not.toContain("samaan hintaan");
	});

	it("adds nothing if a line would exceed the limit, with a message", async () => {
		const { visitor, path } = await ordered();
		await addBeam(visitor, "99990");
		const before = await cartPath(visitor);
		const form = formOf(await visitor.get(path), again);
		const refused = await visitor.postOnce(form.path, form.fields);
		expect(refused.status).toBe(422);
		expect(refused.root.querySelector("h1")?.text).toBe("Näin paljon ei mahdu ostoskoriin");
		expect(refused.root.querySelector('main a[href="/cart"]')?.text).toBe("Siirry ostoskoriin");
		expect(quantities(await visitor.get(before))).toEqual(["99990"]);
	});

	it("is offered below the empty cart, only for this visitor's orders", async () => {
		const { visitor, number } = await ordered("2");
		const empty = await visitor.get("/cart");
		expect(empty.root.querySelector('section[aria-labelledby="orders"]')?.text).toContain(number);
		expect(formOf(empty, again).path).toMatch(/^\/orders\/[0-9a-f-]{36}\/again$/);
		expect((await new Visitor(shop, "fi").get("/cart")).root.querySelector('section[aria-labelledby="orders"]')).toBeNull();
	});

	it("is offered to buyers, requires a form key, and shows the order on a visit", async () => {
		const { visitor, number, path } = await ordered("1");
		const { path: target, fields } = formOf(await visitor.get(path), again);
		expect((await new Visitor(shop, "fi").get(path)).root.querySelector(again)).toBeNull();
		expect((await visitor.post(target, {})).status).toBe(400);
		expect((await visitor.post("/orders/1/again", fields)).status).toBe(404);
		expect((await visitor.post(`/orders/${crypto.randomUUID()}/again`, fields)).status).toBe(404);
		expect((await visitor.get(target)).root.querySelector("h1")?.text).toContain(number);
	});

	it("starts with the billing data of the previous order", async () => {
		const { visitor } = await ordered("1");
		await addBeam(visitor, "1");
		const form = formOf(await visitor.get(`${await cartPath(visitor)}/payment-info`), 'main form:has(input[name="vat"])');
		expect(form.fields).toMatchObject({ company: finnishBuyer.company, email: finnishBuyer.email });
	});

	it("copies a shared cart into the visitor's own; their own open cart is not doubled", async () => {
		const owner = new Visitor(shop, "fi");
		await addBeam(owner, "7");
		const shared = await cartPath(owner);
		const reader = new Visitor(shop, "fi");
		const form = formOf(await reader.get(shared), again);
		const cart = await reader.post(form.path, form.fields);
		expect(cart.path.split("?")[0]).not.toBe(shared);
		expect(quantities(cart)).toEqual(["7"]);
		expect(cart.root.querySelector("main")?.text).toContain("Lisätty jaetusta ostoskorista");
		expect((await owner.post(form.path, form.fields)).status).toBe(404);
	});
});
