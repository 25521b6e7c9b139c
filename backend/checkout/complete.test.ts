import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders } from "../../contract/orders";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const readyCart = async (caller: Caller, form: object = billing.FI, supply: number = supplies.beam, amount = 12) =>
	checkOut(caller, (await newCart(caller, supply, amount)).uuid, form);

const count = async (table: "carts" | "outbox", where: string, ...values: string[]) =>
	(await backend.db
		.prepare(`SELECT count(*) AS count FROM ${table} WHERE ${where}`)
		.bind(...values)
		.first("count")) ?? -1;

describe("complete", () => {
	// Shows R9.7
	it("makes one order with a number, a state and a mail", async () => {
		const buyer = backend.caller("fi");
		const cart = await readyCart(buyer);
		const { status, body } = await buyer.call("POST", "/orders/complete", completion(cart));
		expect(status).toBe(200);
		const done = orders.complete.answer.parse(body);
		expect(done).toMatchObject({ uuid: cart.uuid, total_price: 134_900, total_delivery_price: 8_900, payment_url: null });
		expect(done.paymentmethod.name).toBe("invoice");
		expect(done.order_number).toMatch(/^CB-\d{5}$/);
		const order = cartOf(await buyer.call("GET", `/orders/processed-by-id/${cart.uuid}`));
		expect(order).toMatchObject({ order_number: done.order_number, order_status: "confirmed", isProcessed: true, needs_review: true });
		expect(order.total_price_with_vat).toBe(169_300);
		expect(order.forms?.billing?.company).toBe("Teräsrakenne Oy");
		expect(order.processed_at).toMatch(/^\d{4}-\d\d-\d\dT/);
		expect(await count("outbox", "cause = ?", `order-confirmation:${cart.uuid}`)).toBe(1);
	});

	// Shows R22.23
	it("makes one order of twenty submissions at the same time", async () => {
		const buyer = backend.caller("de");
		const cart = await readyCart(buyer, billing.DE);
		const before = await backend.db.prepare("SELECT value FROM counters WHERE name = 'order'").first("value");
		const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.call("POST", "/orders/complete", completion(cart))));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(new Set(answers.map(({ body }) => orders.complete.answer.parse(body).order_number)).size).toBe(1);
		expect(await count("outbox", "cause = ?", `order-confirmation:${cart.uuid}`)).toBe(1);
		expect(await backend.db.prepare("SELECT value FROM counters WHERE name = 'order'").first("value")).toBe(Number(before) + 1);
	});

	it("answers a later repetition as the first time, and refuses changes", async () => {
		const buyer = backend.caller();
		const cart = await readyCart(buyer);
		const first = await buyer.call("POST", "/orders/complete", completion(cart));
		expect(await buyer.call("POST", "/orders/complete", completion(cart))).toEqual(first);
		const change = await buyer.call("PATCH", `/orders/set-comment/${cart.uuid}`, { comment: "too late" });
		expect(change).toMatchObject({ status: 409, body: { code: "processed" } });
	});

	it("keeps figures as they were sent when prices change", async () => {
		const buyer = backend.caller();
		const cart = await readyCart(buyer, billing.FI, supplies.packed, 10);
		await buyer.call("POST", "/orders/complete", completion(cart));
		await backend.db.prepare("UPDATE supplied_variants SET price_cents = 99999 WHERE id = ?").bind(supplies.packed).run();
		const order = cartOf(await buyer.call("GET", `/orders/by-id/${cart.uuid}`));
		await backend.db.prepare("UPDATE supplied_variants SET price_cents = 735 WHERE id = ?").bind(supplies.packed).run();
		expect(order.total_goods_price).toBe(7_350);
	});

	// Shows H5.1
	it("takes a key once: with the same body it is the same order, with another it is refused", async () => {
		const buyer = backend.caller();
		const body = completion(await readyCart(buyer));
		const first = await buyer.call("POST", "/orders/complete", body);
		expect(await buyer.call("POST", "/orders/complete", body)).toEqual(first);
		const other = { ...completion(await readyCart(buyer)), idem: body.idem };
		expect(await buyer.call("POST", "/orders/complete", other)).toMatchObject({ status: 409, body: { code: "idem_conflict" } });
		expect(await count("carts", "uuid = ? AND is_ordered = 0", other.uuid)).toBe(1);
	});

	it("sends no offer, which is frozen, and takes no host that is not the shop's", async () => {
		const buyer = backend.caller();
		const cart = await readyCart(buyer);
		const foreign = await buyer.call("POST", "/orders/complete", { ...completion(cart), host: "https://evil.example" });
		expect(foreign).toMatchObject({ status: 422, body: { code: "invalid" } });
		const { uuid, idem, host } = completion(cart);
		const offer = cartOf(await buyer.call("PATCH", "/orders/send-offer", { uuid, emails: [], idem, host }));
		expect(await buyer.call("POST", "/orders/complete", completion(offer))).toMatchObject({ status: 409, body: { code: "processed" } });
	});

	// Shows R7.10
	it("says what is missing, in the order of the checkout", async () => {
		const buyer = backend.caller();
		const uuid = (await newCart(buyer, supplies.beam, 1)).uuid;
		const attempt = async (authority = true) => {
			const cart = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
			return buyer.call("POST", "/orders/complete", completion(cart, authority));
		};
		expect(await attempt()).toMatchObject({ status: 422, body: { code: "form_missing" } });
		await buyer.call("PATCH", `/orders/set-form/${uuid}`, { ...billing.FI, type: "billing", isSeparateShipping: true });
		expect(await attempt()).toMatchObject({ status: 422, body: { code: "form_missing" } });
		await buyer.call("PATCH", `/orders/set-form/${uuid}`, { ...billing.FI, type: "billing", isSeparateShipping: false });
		expect(await attempt()).toMatchObject({ status: 422, body: { code: "payment_method_missing" } });
		await buyer.call("PATCH", `/orders/set-payment-method/${uuid}/invoice`);
		expect(await attempt(false)).toMatchObject({
			status: 422,
			body: { code: "authority_missing", fields: { authorityConfirmed: ["authority.required"] } },
		});
		await backend.db.prepare("UPDATE supplied_variants SET availability = 'out' WHERE id = 1").run();
		expect(await attempt()).toMatchObject({ status: 409, body: { code: "unavailable_goods" } });
		await backend.db.prepare("UPDATE supplied_variants SET availability = 'available' WHERE id = 1").run();
		await buyer.call("DELETE", `/orders/item/${uuid}/${supplies.beam}/0`);
		expect(await attempt()).toMatchObject({ status: 409, body: { code: "empty_cart" } });
	});

	// Shows H5.2
	it("refuses a stale version and a foreign session", async () => {
		const buyer = backend.caller();
		const cart = await readyCart(buyer);
		const stale = { ...completion(cart), version: cart.version - 1 };
		expect(await buyer.call("POST", "/orders/complete", stale)).toMatchObject({ status: 409, body: { code: "conflict" } });
		const stranger = await backend.caller().call("POST", "/orders/complete", completion(cart));
		expect(stranger).toMatchObject({ status: 404, body: { code: "not_found" } });
	});
});
