import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

describe("add", () => {
	// Shows R7.1, R7.2, R7.3
	it("makes a cart and adds the same item to its line", async () => {
		const buyer = backend.caller("fi");
		const cart = await newCart(buyer, supplies.beam, 9);
		expect(cart).toMatchObject({ length: 1, order_status: "created", is_owner: true, delivery_methodid: 1, total_goods_price: 101_250 });
		const more = cartOf(await buyer.call("POST", "/orders/add", added(supplies.beam, 3, { uuid: cart.uuid, comment: "Achse B" })));
		expect(more.uuid).toBe(cart.uuid);
		expect(more.version).toBeGreaterThan(cart.version);
		expect(more.items).toHaveLength(1);
		expect(more.items[0]).toMatchObject({ quantity: 12, price: 10_500, line_price: 126_000, weight: 1_612_800, comment: "Achse B" });
		expect(more).toMatchObject({
			total_delivery_price: 8_900,
			total_price: 134_900,
			total_vat_price: 34_400,
			total_price_with_vat: 169_300,
			total_weight: 1_612_800,
			delivery: { min: 3, max: 5, approx: false },
			vat: { rate: 25.5, reason: "not_known_yet", country: "FI" },
		});
	});

	// Shows R22.8, H5.1
	it("does a repeated submission once, also at the same time", async () => {
		const buyer = backend.caller();
		const body = added(supplies.beam, 2);
		const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.call("POST", "/orders/add", body)));
		expect(new Set(answers.map((answer) => cartOf(answer).uuid)).size).toBe(1);
		expect(cartOf(await buyer.call("POST", "/orders/add", body)).items[0]?.quantity).toBe(2);
		const other = await buyer.call("POST", "/orders/add", { ...body, amount: 3 });
		expect(other).toMatchObject({ status: 409, body: { code: "idem_conflict" } });
	});

	it("makes a new cart where the given one is foreign, unknown or sent", async () => {
		const buyer = backend.caller();
		const foreign = await newCart(backend.caller(), supplies.beam, 1);
		const sent = await newCart(buyer, supplies.beam, 1);
		await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, sent.uuid, billing.FI)));
		for (const uuid of [foreign.uuid, sent.uuid, crypto.randomUUID()]) {
			const cart = cartOf(await buyer.call("POST", "/orders/add", added(supplies.beam, 1, { uuid })));
			expect(cart.uuid).not.toBe(uuid);
			expect(cart.items[0]?.quantity).toBe(1);
		}
	});

	// Shows R4.4, R4.7, R7.7
	it("keeps minimum and pack size, and what is sold out", async () => {
		const buyer = backend.caller();
		const attempt = (supply: number, amount: number) => buyer.call("POST", "/orders/add", added(supply, amount));
		const details = { minimum: 10, pack_size: 5 };
		expect(await attempt(supplies.packed, 5)).toMatchObject({ status: 422, body: { code: "amount_below_minimum", details } });
		expect(await attempt(supplies.packed, 12)).toMatchObject({ status: 422, body: { code: "amount_not_a_multiple", details } });
		expect(await attempt(supplies.soldOut, 1)).toMatchObject({ status: 409, body: { code: "unavailable_goods" } });
		expect(await attempt(987_654, 1)).toMatchObject({ status: 409, body: { code: "unavailable_goods" } });
		for (const amount of [0, -1, 1.5, 1e9])
			expect(await attempt(supplies.beam, amount)).toMatchObject({ status: 422, body: { code: "invalid" } });
		expect((await newCart(buyer, supplies.packed, 15)).total_goods_price).toBe(11_025);
	});

	it("needs a session", async () => {
		const answer = await backend.caller("de", "").call("POST", "/orders/add", added(supplies.beam, 1));
		expect(answer).toMatchObject({ status: 422, body: { code: "invalid" } });
	});
});

describe("lines", () => {
	// Shows R7.6, R22.11, R22.14, R22.15, H1.20
	it("changes, names and removes a line", async () => {
		const buyer = backend.caller();
		const cart = await newCart(buyer, supplies.packed, 10);
		const item = `${cart.uuid}/${cart.items[0]?.id}`;
		const changed = cartOf(await buyer.call("PATCH", `/orders/set-quantity/${item}`, { amount: 20, price: 0.01, version: cart.version }));
		expect(changed.total_goods_price).toBe(14_700);
		const low = await buyer.call("PATCH", `/orders/set-quantity/${item}`, { amount: 5 });
		expect(low).toMatchObject({ status: 422, body: { code: "amount_below_minimum" } });
		const stale = await buyer.call("PATCH", `/orders/set-quantity/${item}`, { amount: 25, version: cart.version });
		expect(stale).toMatchObject({ status: 409, body: { code: "conflict" } });
		const named = cartOf(await buyer.call("PATCH", `/orders/set-reference/${item}`, { comment: "Halle 2" }));
		expect(named.items[0]?.comment).toBe("Halle 2");
		const gone = cartOf(await buyer.call("DELETE", `/orders/item/${cart.uuid}/${supplies.packed}/0`));
		expect(gone).toMatchObject({ length: 0, total_price: 0, total_price_with_vat: 0 });
		expect(await buyer.call("PATCH", `/orders/set-quantity/${item}`, { amount: 10 })).toMatchObject({ status: 404 });
	});

	// Shows R22.36
	it("orders the certificate of a line and does without, unless another line has that choice", async () => {
		const buyer = backend.caller();
		const { uuid, items } = await newCart(buyer, supplies.expensive, 2);
		const path = `/orders/set-certificate/${uuid}/${items[0]?.id}`;
		const priceOf = (answer: Parameters<typeof cartOf>[0]) => cartOf(answer).items.map((item) => item.certificate_price);
		expect(priceOf(await buyer.call("PATCH", path, { certificate: true }))).toEqual([2_800]);
		expect(priceOf(await buyer.call("PATCH", path, { certificate: false }))).toEqual([null]);
		await buyer.call("POST", "/orders/add", { ...added(supplies.expensive, 1, { uuid }), certificate: true });
		const refused = await buyer.call("PATCH", path, { certificate: true });
		expect(refused).toMatchObject({ status: 422, body: { code: "invalid", fields: { certificate: ["certificate.otherLine"] } } });
		expect(priceOf(await buyer.call("PATCH", path, { certificate: false }))).toEqual([null, 2_800]);
		expect(await backend.caller().call("PATCH", path, { certificate: true })).toMatchObject({ status: 404 });
	});

	it("counts the transport to the country of delivery", async () => {
		const buyer = backend.caller("de");
		const { uuid, delivery } = await newCart(buyer, supplies.beam, 1);
		expect(delivery).toEqual({ min: 6, max: 9, approx: false });
		const days = async (form: object) =>
			cartOf(await buyer.call("PATCH", `/orders/set-form/${uuid}`, { ...form, type: "billing", isSeparateShipping: false })).delivery;
		expect(await days(billing.EE)).toEqual({ min: 4, max: 6, approx: false });
		expect(await days(billing.FI)).toEqual({ min: 3, max: 5, approx: false });
		expect(await days(billing.DE)).toEqual({ min: 6, max: 9, approx: false });
	});

	it("counts the dearest delivery time and tells lines that are gone", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.expensive, 1);
		const cart = cartOf(await buyer.call("POST", "/orders/add", added(supplies.beam, 1, { uuid })));
		expect(cart.delivery).toEqual({ min: 10, max: null, approx: false });
		await backend.db.prepare("UPDATE supplied_variants SET availability = 'out' WHERE id = ?").bind(supplies.expensive).run();
		const later = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		await backend.db.prepare("UPDATE supplied_variants SET availability = 'available' WHERE id = ?").bind(supplies.expensive).run();
		expect(later.items.map((item) => item.is_available)).toEqual([false, true]);
	});
});

describe("notes of the order", () => {
	// Shows R22.35
	it("are stored together, those that are given, or not at all", async () => {
		const buyer = backend.caller();
		const { uuid, version } = await newCart(buyer, supplies.beam, 1);
		const set = (notes: object, caller = buyer) => caller.call("PATCH", `/orders/set-notes/${uuid}`, notes);
		const noted = cartOf(await set({ reference: "PO 4711", comment: "Tor 3", shippingComment: "Anrufen" }));
		expect(noted).toMatchObject({ reference: "PO 4711", comment: "Tor 3", shipping_comment: "Anrufen", version: version + 1 });
		expect(await set({ reference: "PO 4712", comment: "x".repeat(2_001) })).toMatchObject({ status: 422, body: { code: "invalid" } });
		expect(await set({ reference: "PO 4713" }, backend.caller())).toMatchObject({ status: 404 });
		expect(cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`))).toEqual(noted);
		expect(cartOf(await set({ comment: "" }))).toMatchObject({ reference: "PO 4711", comment: "", shipping_comment: "Anrufen" });
	});
});

describe("ownership", () => {
	// Shows R7.6, R22.1, R22.16, R22.17, R22.18, H1.22
	it("shows others the cart without personal data and refuses their changes", async () => {
		const buyer = backend.caller("fi");
		const stranger = backend.caller("de");
		const { uuid, items } = await newCart(buyer, supplies.beam, 1);
		await checkOut(buyer, uuid, billing.FI);
		await buyer.call("PATCH", `/orders/set-comment/${uuid}`, { comment: "Tor 3" });
		await buyer.call("PATCH", `/orders/set-order-reference/${uuid}`, { reference: "PO 4711" });
		await buyer.call("PATCH", `/orders/set-shipping-comment/${uuid}`, { comment: "Anrufen" });
		await buyer.call("PATCH", `/orders/set-reference/${uuid}/${items[0]?.id}`, { comment: "Frau Meyer" });
		const own = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		expect(own).toMatchObject({ comment: "Tor 3", reference: "PO 4711", shipping_comment: "Anrufen", is_owner: true });
		const answer = await stranger.call("GET", `/orders/by-id/${uuid}`);
		expect(cartOf(answer)).toMatchObject({ is_owner: false, forms: null, comment: "", reference: "", shipping_comment: "", length: 1 });
		expect(JSON.stringify(answer.body)).not.toMatch(/Aino|Virtanen|teras\.example|Teräsrakenne|Rautatie|PO 4711|Tor 3|Meyer|2077474/);
		for (const [method, path, body] of [
			["POST", "/orders/complete", completion(own)],
			["PATCH", `/orders/set-comment/${uuid}`, { comment: "x" }],
			["PATCH", `/orders/set-order-reference/${uuid}`, { reference: "x" }],
			["PATCH", `/orders/set-shipping-comment/${uuid}`, { comment: "x" }],
			["PATCH", `/orders/set-reference/${uuid}/${items[0]?.id}`, { comment: "x" }],
			["PATCH", `/orders/set-quantity/${uuid}/${items[0]?.id}`, { amount: 5 }],
			["PATCH", `/orders/set-form/${uuid}`, { ...billing.DE, type: "billing", isSeparateShipping: false }],
			["PATCH", `/orders/set-state/${uuid}`, { state: "created", deliveryMethodType: "flat_fi", freightTotal: 0, cartTotal: 0 }],
			["PATCH", `/orders/set-payment-method/${uuid}/invoice`, undefined],
			["DELETE", `/orders/item/${uuid}/${supplies.beam}/0`, undefined],
		] as const) {
			expect(await stranger.call(method, path, body), path).toMatchObject({ status: 404, body: { code: "not_found" } });
			const missing = path.replace(uuid, crypto.randomUUID());
			if (missing !== path) expect(await buyer.call(method, missing, body), missing).toMatchObject({ status: 404 });
		}
		expect(cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`))).toEqual(own);
	});

	// Shows R7.15, R22.2
	it("knows a sent order from a cart", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		expect(await buyer.call("GET", `/orders/processed-by-id/${uuid}`)).toMatchObject({ status: 404 });
		await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
		const seen = cartOf(await backend.caller().call("GET", `/orders/processed-by-id/${uuid}`));
		expect(seen).toMatchObject({ isProcessed: true, forms: null, is_owner: false });
	});
});
