import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Cart } from "../../contract/cart";
import { approvalRequest, approve, approving, readyCart, waitingOrder } from "../../tests/support/approval-requests";
import { type Backend, type Caller, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { payAt } from "../../tests/support/card-buyer";
import { companyTeam } from "../../tests/support/company-team";
import { insert } from "../../tests/support/fixture-sql";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
beforeEach(async () => {
	await run(
		"UPDATE volume_prices SET price_cents = 10500 WHERE threshold = 10",
		"UPDATE sets SET price_cents = 25000 WHERE id = 1",
		"UPDATE delivery_methods SET price_cents = 8900 WHERE id = 1",
		"DELETE FROM vat_rates WHERE valid_from > '2024-09-01'",
		"DELETE FROM discounts",
	);
});
afterAll(() => backend.dispose());

const run = (...statements: string[]) => backend.db.batch(statements.map((statement) => backend.db.prepare(statement)));
const seen = async (buyer: Caller, uuid: string) => cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
const complete = (buyer: Caller, cart: Cart) => buyer.call("POST", "/orders/complete", completion(cart));
const conflict = { status: 409, body: { code: "conflict" } };
const dearer = "UPDATE volume_prices SET price_cents = 20000 WHERE threshold = 10";
const count = async (table: "outbox" | "payments", uuid: string) =>
	backend.db.prepare(`SELECT count(*) AS n FROM ${table} WHERE cart_id = (SELECT id FROM carts WHERE uuid = ?)`).bind(uuid).first("n");

describe("an order whose price or VAT is another than its page showed", () => {
	// Shows R47.1
	it.each([
		["a price, by an import", billing.FI, dearer],
		["the price of a set", billing.FI, "UPDATE sets SET price_cents = 26000 WHERE id = 1"],
		["a discount that begins", billing.FI, insert("discounts", { kind: "order", percent_bp: 100, threshold: 0 })],
		["freight", billing.FI, "UPDATE delivery_methods SET price_cents = 9900 WHERE id = 1"],
		["the rate of VAT", billing.FI, insert("vat_rates", { country: "FI", valid_from: "2025-01-01", rate_bp: 2600 })],
		[
			"whose the VAT id is, by its check",
			{ ...billing.DE, company: "Briefkasten GmbH" },
			"UPDATE cart_forms SET vat_name = 'Briefkasten GmbH' WHERE company = 'Briefkasten GmbH'",
		],
	])("is not sent, and is as it is shown then: %s", async (_, form, change) => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 12);
		await buyer.call("POST", "/orders/addSet", { uuid, setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true });
		const cart = await checkOut(buyer, uuid, form);
		await run(change);
		expect(await complete(buyer, cart)).toMatchObject(conflict);
		const now = await seen(buyer, uuid);
		expect(now.isProcessed).toBe(false);
		expect(now.total_price_with_vat).not.toBe(cart.total_price_with_vat);
		expect(await count("outbox", uuid)).toBe(0);
		expect((await complete(buyer, now)).status).toBe(200);
		expect((await seen(buyer, uuid)).total_price_with_vat).toBe(now.total_price_with_vat);
	});

	// Shows R47.1
	it("is not sent after the midnight at which its discount ends", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T21:00:00Z") });
		await run(insert("discounts", { kind: "order", percent_bp: 500, threshold: 0, end_date: "2027-03-01" }));
		const buyer = backend.caller();
		const cart = await readyCart(buyer);
		expect(cart.order_discount?.percent).toBe(5);
		vi.setSystemTime(new Date("2027-03-01T22:30:00Z"));
		expect(await complete(buyer, cart)).toMatchObject(conflict);
	});

	// Shows R47.1
	it("is not sent where the VAT alone is said otherwise, and is sent where neither is said, as by a caller that does not know of it", async () => {
		const buyer = backend.caller();
		const cart = await readyCart(buyer);
		const body = completion(cart);
		for (const vat of [
			{ rate: 25.5, reason: "no_valid_id" },
			{ rate: 24, reason: "domestic" },
		])
			expect(await buyer.call("POST", "/orders/complete", { ...body, vat })).toMatchObject(conflict);
		await run(dearer);
		const { total: _total, vat: _vat, ...unsaid } = body;
		expect((await buyer.call("POST", "/orders/complete", unsaid)).status).toBe(200);
	});

	// Shows R47.1
	it("is told of before a tick that is missing, whose page would show the new price without a word", async () => {
		const buyer = backend.caller();
		const cart = await readyCart(buyer);
		await run(dearer);
		expect(await buyer.call("POST", "/orders/complete", completion(cart, false))).toMatchObject(conflict);
	});

	// Shows R47.1
	it("begins no payment; one that was begun is paid at what it asks for", async () => {
		const buyer = backend.caller();
		const cart = await readyCart(buyer, "card");
		await run(dearer);
		expect(await complete(buyer, cart)).toMatchObject(conflict);
		expect(await count("payments", cart.uuid)).toBe(0);
		const now = await seen(buyer, cart.uuid);
		const { body } = await complete(buyer, now);
		await run("UPDATE volume_prices SET price_cents = 30000 WHERE threshold = 10");
		await payAt(backend, String(Object(body).payment_url));
		const order = cartOf(await buyer.call("GET", `/orders/confirmed-by-id/${cart.uuid}?markPaid=true`));
		expect(order).toMatchObject({ isProcessed: true, total_price_with_vat: now.total_price_with_vat });
	});

	// Shows R47.1
	it("is neither asked about nor approved", async () => {
		const { buyer, approver } = await companyTeam(backend);
		const cart = await readyCart(buyer);
		await run(dearer);
		const asked = { ...approvalRequest(cart), ...{ total: completion(cart).total, vat: completion(cart).vat } };
		expect(await buyer.call("POST", "/orders/ask-approval", asked)).toMatchObject(conflict);
		const waiting = await waitingOrder(buyer);
		await run("UPDATE volume_prices SET price_cents = 21000 WHERE threshold = 10");
		expect(await approve(approver, waiting)).toMatchObject(conflict);
		const now = await seen(buyer, waiting.uuid);
		const otherVat = { ...approving(now), vat: { rate: 0, reason: "intra_community" } };
		expect(await approver.call("POST", `/orders/approve/${now.uuid}`, otherVat)).toMatchObject(conflict);
		expect((await approve(approver, now)).status).toBe(200);
	});
});

describe("a price that changes while an order is being sent", () => {
	function changedAfterLook(statement: string): D1Database {
		let batches = 0;
		const { db } = backend;
		return {
			prepare: (sql) => db.prepare(sql),
			async batch<T>(statements: D1PreparedStatement[]) {
				const results = await db.batch<T>(statements);
				if (++batches === 1) await db.prepare(statement).run();
				return results;
			},
			exec: (sql) => db.exec(sql),
			withSession: () => db.withSession(),
			dump: () => db.dump(),
		};
	}

	// Shows R47.3
	it("does not reach it: what is sent is what was compared", async () => {
		const buyer = backend.caller();
		const cart = await readyCart(buyer);
		const headers = { Locale: "fi", "Session-Id": buyer.session, "Content-Type": "application/json" };
		const init = { method: "POST", headers, body: JSON.stringify(completion(cart)) };
		const response = await backend.request("/orders/complete", init, { DB: changedAfterLook(dearer) });
		expect(response.status).toBe(200);
		const order = await seen(buyer, cart.uuid);
		expect(order).toMatchObject({ isProcessed: true, total_price_with_vat: cart.total_price_with_vat });
		expect((await seen(buyer, (await readyCart(buyer)).uuid)).total_price_with_vat).not.toBe(cart.total_price_with_vat);
	});
});

describe("an offer that is accepted", () => {
	const offerOf = async (buyer: Caller) => {
		const { uuid } = await readyCart(buyer);
		return cartOf(await buyer.call("PATCH", "/orders/send-offer", { uuid, emails: [], idem: crypto.randomUUID(), host: shopHost }));
	};
	const accepted = (buyer: Caller, offer: Cart, more: object) => {
		const items = offer.items.map(({ id, quantity: amount }) => ({ id, amount }));
		return buyer.call("POST", `/orders/accept-offer/${offer.uuid}`, { items, sets: [], idem: crypto.randomUUID(), ...more });
	};

	// Shows R47.4
	it("is the one that its page showed", async () => {
		const buyer = backend.caller();
		const offer = await offerOf(buyer);
		const { total, vat } = completion(offer);
		expect(await accepted(buyer, offer, { total: total + 0.01, vat })).toMatchObject(conflict);
		expect(await accepted(buyer, offer, { total, vat: { ...vat, rate: 0 } })).toMatchObject(conflict);
		expect((await accepted(buyer, offer, { total, vat })).status).toBe(200);
		expect((await accepted(buyer, offer, {})).status).toBe(200);
	});

	// Shows R47.4
	it("holds its prices through an import, and after its last day is not sent at those of today without a word", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
		const buyer = backend.caller();
		const offer = await offerOf(buyer);
		await run(dearer);
		const { uuid } = cartOf(await accepted(buyer, offer, {}));
		const cart = await checkOut(buyer, uuid, billing.FI);
		expect(cart.total_price_with_vat).toBe(offer.total_price_with_vat);
		await run("UPDATE volume_prices SET price_cents = 21000 WHERE threshold = 10");
		expect((await seen(buyer, uuid)).total_price_with_vat).toBe(offer.total_price_with_vat);
		vi.setSystemTime(Date.now() + 15 * 24 * 60 * 60 * 1000);
		expect(await complete(buyer, cart)).toMatchObject(conflict);
		expect((await seen(buyer, uuid)).total_price_with_vat).toBeGreaterThan(cart.total_price_with_vat);
	});
});
