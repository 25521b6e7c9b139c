import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const fill = (buyer: Caller, uuid: string, form: object, more: object = {}) =>
	buyer.call("PATCH", `/orders/set-form/${uuid}`, { ...form, type: "billing", isSeparateShipping: false, ...more });

describe("VAT and delivery of the form's country", () => {
	it.each([
		["FI", billing.FI, { rate: 25.5, reason: "domestic", country: "FI" }, 1, 8_900],
		["DE, valid id", billing.DE, { rate: 0, reason: "intra_community", country: "DE" }, 3, 49_000],
		["DE, wrong check digit", { ...billing.DE, vat: "DE136695975" }, { rate: 25.5, reason: "no_valid_id", country: "DE" }, 3, 49_000],
		["EE", billing.EE, { rate: 0, reason: "intra_community", country: "EE" }, 2, 12_900],
	])("%s", async (_, form, vat, method, freight) => {
		const buyer = backend.caller("en");
		const { uuid } = await newCart(buyer, supplies.beam, 12);
		const cart = cartOf(await fill(buyer, uuid, form));
		expect(cart).toMatchObject({ vat, delivery_methodid: method, total_delivery_price: freight });
		expect(cart.total_price_with_vat).toBe(126_000 + freight + Math.round(((126_000 + freight) * vat.rate) / 100));
	});

	// Shows R9.4, R22.19
	it("delivers to the separate address while there is one", async () => {
		const buyer = backend.caller("fi");
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		await fill(buyer, uuid, billing.DE, { isSeparateShipping: true });
		const { vat: _vat, email: _email, additionalEmails: _more, ...address } = billing.FI;
		const shipped = await buyer.call("PATCH", `/orders/set-form/${uuid}`, { ...address, type: "shipping", isSeparateShipping: true });
		expect(cartOf(shipped)).toMatchObject({ vat: { reason: "domestic", country: "FI" }, forms: { shipping: { city: "Tampere" } } });
		const back = cartOf(await fill(buyer, uuid, billing.DE));
		expect(back).toMatchObject({ vat: { reason: "intra_community", country: "DE" }, forms: { shipping: null } });
	});

	it("is not saved over a version that its sender has not seen", async () => {
		const buyer = backend.caller("fi");
		const { uuid, version } = await newCart(buyer, supplies.beam, 1);
		const first = cartOf(await fill(buyer, uuid, billing.FI, { version }));
		const stale = await fill(buyer, uuid, billing.DE, { version });
		expect(stale).toMatchObject({ status: 409, body: { code: "conflict", details: { version: first.version } } });
		const { vat: _vat, email: _email, additionalEmails: _more, ...address } = billing.FI;
		const shipping = { ...address, type: "shipping", isSeparateShipping: true, version };
		expect(await buyer.call("PATCH", `/orders/set-form/${uuid}`, shipping)).toMatchObject({ status: 409 });
		const stored = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		expect(stored.forms).toMatchObject({ billing: { country: "FI" }, shipping: null });
		expect((await fill(buyer, uuid, billing.DE, { version: stored.version })).status).toBe(200);
	});

	it("stores what was understood, and says whether the id could be verified", async () => {
		const buyer = backend.caller("fi");
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		const { forms } = cartOf(await fill(buyer, uuid, billing.FI));
		expect(forms?.billing).toMatchObject({
			vat: "2077474-0",
			vat_check: "valid",
			phone: "+358401234567",
			additionalEmails: ["lasku@teras.example"],
			isSeparateShipping: false,
		});
		expect(cartOf(await fill(buyer, uuid, { ...billing.FI, vat: "1234567-8" })).forms?.billing?.vat_check).toBe("unverified");
		const wrong = await fill(buyer, uuid, { ...billing.FI, vat: "123", postCode: "1", company: "" });
		expect(wrong).toMatchObject({ status: 422, body: { code: "invalid" } });
	});
});

describe("setState", () => {
	const state = (deliveryMethodType: string, more: object = {}) => ({
		state: "created",
		deliveryMethodType,
		freightTotal: 0.01,
		cartTotal: 0.01,
		...more,
	});

	// Shows R11.1, R22.20, H1.20
	it("takes the method and works the totals out anew", async () => {
		const buyer = backend.caller("fi");
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		const cart = cartOf(await buyer.call("PATCH", `/orders/set-state/${uuid}`, state("construction_site")));
		expect(cart).toMatchObject({ delivery_methodid: 4, total_delivery_price: 24_000, total_price: 35_250 });
		// The crane truck does not go to Tampere.
		const elsewhere = cartOf(await fill(buyer, uuid, billing.FI));
		expect(elsewhere.delivery_methodid).toBe(1);
		expect(elsewhere.replaced_delivery).toEqual({ type: "construction_site", title: "Työmaatoimitus nosturiautolla" });
		expect(cartOf(await buyer.call("PATCH", `/orders/set-state/${uuid}`, state("flat_fi"))).replaced_delivery).toBeNull();
		const refused = await buyer.call("PATCH", `/orders/set-state/${uuid}`, state("weight_de"));
		expect(refused).toMatchObject({ status: 422, body: { fields: { deliveryMethodType: ["deliveryMethod.notServed"] } } });
	});

	// Shows R11.5
	it("takes unloading by crane as an addition where it is offered", async () => {
		const buyer = backend.caller("fi");
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		const path = `/orders/set-state/${uuid}`;
		const cart = cartOf(await buyer.call("PATCH", path, state("flat_fi", { craneUnloading: true })));
		const parts = { total_freight_price: 7_700, total_packaging_price: 1_200, total_crane_price: 14_000, total_delivery_price: 22_900 };
		expect(cart).toMatchObject({ crane_unloading: true, ...parts, total_price: 11_250 + 22_900 });
		expect(cart.delivery_methods[0]).toMatchObject({ type: "flat_fi", term: "DPU toimitusosoite, Incoterms®\u00a02020" });
		const offered = cart.delivery_methods.map(({ type, price, packaging_price, crane_price }) => [
			type,
			price,
			packaging_price,
			crane_price,
		]);
		expect(offered).toEqual([
			["flat_fi", 8_900, 1_200, 14_000],
			["construction_site", 24_000, 1_200, null],
			["own_freight", 0, 0, null],
		]);
		const terms = cart.delivery_methods.map(({ term }) => term);
		expect(terms.slice(1)).toEqual(["DPU työmaa, Incoterms®\u00a02020", "FCA Satamakaari 20, 00980 Helsinki, Suomi, Incoterms®\u00a02020"]);
		for (const [type, more] of [
			["construction_site", {}],
			["own_freight", { ownFreightContract: "K-77", ownFreightCarrier: "Schenker" }],
		] as const) {
			const refused = await buyer.call("PATCH", path, state(type, { craneUnloading: true, ...more }));
			expect(refused, type).toMatchObject({ status: 422, body: { code: "invalid", fields: { craneUnloading: ["crane.notOffered"] } } });
		}
		// Estonia has no crane: it is not charged, and returns with the old address.
		expect(cartOf(await fill(buyer, uuid, billing.EE))).toMatchObject({ crane_unloading: false, total_crane_price: 0 });
		expect(cartOf(await fill(buyer, uuid, billing.FI))).toMatchObject({ crane_unloading: true, total_crane_price: 14_000 });
		const without = cartOf(await buyer.call("PATCH", path, state("flat_fi")));
		expect(without.delivery_methods[0]?.term).toBe("DAP toimitusosoite, Incoterms®\u00a02020");
		expect(without).toMatchObject({
			crane_unloading: false,
			total_delivery_price: 8_900,
		});
	});

	// Shows R22.18, R22.20, R22.22
	it("takes the payment method and the note for the carrier along, all or none of it", async () => {
		const buyer = backend.caller("fi");
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		const path = `/orders/set-state/${uuid}`;
		const refused = await buyer.call("PATCH", path, state("construction_site", { paymentMethod: "barter", shippingComment: "Portti 2" }));
		expect(refused).toMatchObject({ status: 422, body: { fields: { method: ["required"] } } });
		const unchanged = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		expect(unchanged).toMatchObject({ delivery_methodid: 1, paymentmethod: null, shipping_comment: "" });
		const given = state("construction_site", { paymentMethod: "invoice", shippingComment: "Portti 2" });
		const chosen = { delivery_methodid: 4, paymentmethod: { name: "invoice" }, shipping_comment: "Portti 2" };
		expect(cartOf(await buyer.call("PATCH", path, given))).toMatchObject(chosen);
		expect(cartOf(await buyer.call("PATCH", path, state("construction_site")))).toMatchObject(chosen);
	});

	it("charges nothing for an empty cart", async () => {
		const buyer = backend.caller("fi");
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		await buyer.call("PATCH", `/orders/set-state/${uuid}`, state("flat_fi", { craneUnloading: true }));
		const empty = cartOf(await buyer.call("DELETE", `/orders/item/${uuid}/${supplies.beam}/0`));
		const none = { total_freight_price: 0, total_packaging_price: 0, total_crane_price: 0, total_delivery_price: 0 };
		expect(empty).toMatchObject({ ...none, total_price: 0, total_vat_price: 0 });
	});

	// Shows R11.3
	it("asks for contract and carrier of own freight, where it is allowed", async () => {
		const buyer = backend.caller("de");
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		const missing = await buyer.call("PATCH", `/orders/set-state/${uuid}`, state("own_freight", { ownFreightContract: "  " }));
		const fields = { ownFreightContract: ["required"], ownFreightCarrier: ["required"] };
		expect(missing).toMatchObject({ status: 422, body: { code: "invalid", fields } });
		const preview = cartOf(await buyer.call("PATCH", `/orders/set-state/${uuid}`, state("own_freight", { isPreview: true })));
		expect(preview).toMatchObject({ delivery_methodid: 5, total_delivery_price: 0, own_freight_contract: "" });
		const given = { ownFreightContract: "K-77", ownFreightCarrier: "Schenker" };
		const cart = cartOf(await buyer.call("PATCH", `/orders/set-state/${uuid}`, state("own_freight", given)));
		expect(cart).toMatchObject({
			delivery_methodid: 5,
			total_delivery_price: 0,
			own_freight_contract: "K-77",
			own_freight_carrier: "Schenker",
		});
		await backend.db.prepare("UPDATE carts SET is_own_freight_allowed = 0 WHERE uuid = ?").bind(uuid).run();
		const refused = await buyer.call("PATCH", `/orders/set-state/${uuid}`, state("own_freight", given));
		expect(refused).toMatchObject({ status: 409, body: { code: "freight_not_allowed" } });
		expect(cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`)).delivery_methodid).toBe(3);
	});
});

describe("payment methods", () => {
	// Shows R10.3, R22.21, R22.22
	it("lists them and takes one of them", async () => {
		const buyer = backend.caller();
		expect(await buyer.call("GET", "/orders/payment-methods")).toEqual({
			status: 200,
			body: [
				{ id: 1, name: "invoice" },
				{ id: 2, name: "card" },
			],
		});
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		const chosen = await buyer.call("PATCH", `/orders/set-payment-method/${uuid}/invoice`);
		expect(cartOf(chosen).paymentmethod).toEqual({ id: 1, name: "invoice" });
		expect(await buyer.call("PATCH", `/orders/set-payment-method/${uuid}/barter`)).toMatchObject({ status: 422 });
	});
});
