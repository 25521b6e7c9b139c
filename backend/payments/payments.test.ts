import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { company } from "../../contract/company";
import { orders } from "../../contract/orders";
import { type Backend, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { type CardBuyer, cardBuyer, cards, deliver, messageAbout, payAt, sessionAt, signed } from "../../tests/support/card-buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const mails = async (uuid: string, kind = "order_confirmation") =>
	backend.db
		.prepare("SELECT count(*) AS count FROM outbox m JOIN carts o ON o.id = m.cart_id WHERE o.uuid = ? AND m.kind = ?")
		.bind(uuid, kind)
		.first("count");

const payments = async (uuid: string) =>
	backend.db
		.prepare("SELECT count(*) AS count FROM payments p JOIN carts o ON o.id = p.cart_id WHERE o.uuid = ?")
		.bind(uuid)
		.first("count");

describe("an order by card", () => {
	// Shows H6.1
	it("begins a payment of its amount, in the buyer's language, and is no order yet", async () => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		expect(url).toMatch(/^https:\/\/shop\.example\/_dev\/pay\/cs_test_\w+$/);
		expect(await sessionAt(backend, url)).toMatchObject({
			amount_total: 169_300,
			currency: "eur",
			client_reference_id: buyer.uuid,
			customer_email: billing.FI.email,
			locale: "fi",
			success_url: `https://shop.example/cart/${buyer.uuid}/confirmation`,
			cancel_url: `https://shop.example/cart/${buyer.uuid}/summary?payment=cancelled`,
			payment_status: "unpaid",
		});
		expect(await buyer.cart()).toMatchObject({ isProcessed: false, order_status: "created", payment: { state: "open", url } });
		expect(await mails(buyer.uuid)).toBe(0);
	});

	it("asks neither for authority nor for credit", async () => {
		const caller = backend.caller();
		const { uuid } = await newCart(caller, supplies.beam, 12);
		const cart = await checkOut(caller, uuid, { ...billing.FI, vat: "0112038-9" }, "card");
		const { status, body } = await caller.call("POST", "/orders/complete", completion(cart, false));
		expect(status).toBe(200);
		expect(orders.complete.answer.parse(body)).toMatchObject({ order_number: null, total_price: 134_900 });
	});

	// Shows R22.23
	it("sent again, at once or later, is one payment", async () => {
		const buyer = await cardBuyer(backend);
		const body = completion(await buyer.cart(), false);
		const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.caller.call("POST", "/orders/complete", body)));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		const urls = new Set(answers.map((answer) => orders.complete.answer.parse(answer.body).payment_url));
		expect(urls.add(await buyer.order()).size).toBe(1);
		expect(await payments(buyer.uuid)).toBe(1);
	});

	it("whose key comes with another body is refused", async () => {
		const buyer = await cardBuyer(backend);
		const body = completion(await buyer.cart(), false);
		await buyer.caller.call("POST", "/orders/complete", body);
		const other = await buyer.caller.call("POST", "/orders/complete", { ...body, authorityConfirmed: true });
		expect(other).toMatchObject({ status: 409, body: { code: "idem_conflict" } });
	});

	it("is shown to nobody else", async () => {
		const buyer = await cardBuyer(backend);
		await buyer.order();
		const stranger = await backend.caller().call("GET", `/orders/by-id/${buyer.uuid}`);
		expect(stranger).toMatchObject({ status: 200, body: { payment: null } });
	});

	it("is refused where the provider does not answer, and can be sent again", async () => {
		const buyer = await cardBuyer(backend);
		const body = completion(await buyer.cart(), false);
		await backend.db.prepare("ALTER TABLE sandbox_sessions RENAME TO away").run();
		const failed = await buyer.caller.call("POST", "/orders/complete", body);
		await backend.db.prepare("ALTER TABLE away RENAME TO sandbox_sessions").run();
		expect(failed).toMatchObject({ status: 503, body: { code: "payment_failed" } });
		expect(await payments(buyer.uuid)).toBe(0);
		expect((await buyer.caller.call("POST", "/orders/complete", body)).status).toBe(200);
	});

	it("is refused where nothing is in it, or less is to be paid than the provider takes", async () => {
		const buyer = await cardBuyer(backend);
		await buyer.caller.call("DELETE", `/orders/item/${buyer.uuid}/${supplies.beam}/0`);
		const empty = await buyer.caller.call("POST", "/orders/complete", completion(await buyer.cart(), false));
		expect(empty).toMatchObject({ status: 409, body: { code: "empty_cart" } });

		const cheap = await cardBuyer(backend, 1);
		await backend.db.prepare("UPDATE supplied_variants SET price_cents = 1 WHERE id = ?").bind(supplies.beam).run();
		await backend.db.prepare("UPDATE delivery_methods SET price_cents = 0 WHERE id = 1").run();
		const answer = await cheap.caller.call("POST", "/orders/complete", completion(await cheap.cart(), false));
		await backend.db.prepare("UPDATE supplied_variants SET price_cents = 11250 WHERE id = ?").bind(supplies.beam).run();
		await backend.db.prepare("UPDATE delivery_methods SET price_cents = 8900 WHERE id = 1").run();
		expect(answer).toMatchObject({ status: 503, body: { code: "payment_failed" } });
	});
});

describe("the provider's message and the buyer's return", () => {
	const paid = { isProcessed: true, order_status: "paid", payment: { state: "paid", url: null } };

	// Shows R10.2, H6.3
	it("message first: the return finds the order", async () => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		expect((await payAt(backend, url, cards.good, "now")).headers.get("Location")).toBe(
			`https://shop.example/cart/${buyer.uuid}/confirmation`,
		);
		const order = await buyer.cart();
		expect(order).toMatchObject({ ...paid, total_price_with_vat: 169_300 });
		expect(order.order_number).toMatch(/^CB-\d{5}$/);
		expect((await buyer.comeBack()).order_number).toBe(order.order_number);
		expect(await mails(buyer.uuid)).toBe(1);
	});

	it("return first: the message changes nothing any more", async () => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		await payAt(backend, url);
		const order = await buyer.comeBack();
		expect(order).toMatchObject(paid);
		expect(await deliver(backend, await messageAbout(backend, url))).toBe(200);
		expect(await buyer.cart()).toEqual({ ...order, payment: order.payment });
		expect(await mails(buyer.uuid)).toBe(1);
	});

	// Shows H6.3
	it("the message twice, and both at the same time, is one order", async () => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		await payAt(backend, url);
		const message = await messageAbout(backend, url);
		const before = await backend.db.prepare("SELECT value FROM counters WHERE name = 'order'").first("value");
		await Promise.all([deliver(backend, message), deliver(backend, message), buyer.comeBack(), buyer.comeBack()]);
		expect(await deliver(backend, message)).toBe(200);
		expect(await buyer.cart()).toMatchObject(paid);
		expect(await mails(buyer.uuid)).toBe(1);
		expect(await backend.db.prepare("SELECT value FROM counters WHERE name = 'order'").first("value")).toBe(Number(before) + 1);
		const { id } = JSON.parse(message.body);
		expect(await backend.db.prepare("SELECT count(*) AS count FROM payment_events WHERE event_id = ?").bind(id).first("count")).toBe(1);
	});

	it("an account that was asked for is made once it is paid", async () => {
		const buyer = await cardBuyer(backend);
		await checkOut(buyer.caller, buyer.uuid, { ...billing.FI, email: "uusi@teras.example", createAccount: true }, "card");
		const url = await buyer.order();
		expect(await mails(buyer.uuid, "account_verification")).toBe(0);
		await payAt(backend, url, cards.good, "now");
		await deliver(backend, await messageAbout(backend, url));
		expect(await mails(buyer.uuid, "account_verification")).toBe(1);
	});

	// Shows R22.3, H6.3
	it("no message at all: the return is enough", async () => {
		const buyer = await cardBuyer(backend);
		await payAt(backend, await buyer.order());
		expect((await buyer.cart()).isProcessed).toBe(false);
		expect(await buyer.comeBack()).toMatchObject(paid);
	});

	// Shows H6.2
	it.each([
		["another secret", (signature: string) => signature.replace(/v1=\w/, (start) => (start === "v1=0" ? "v1=1" : "v1=0"))],
		["none", () => ""],
		["another time", (signature: string) => signature.replace(/t=(\d+)/, (_, at) => `t=${Number(at) + 1}`)],
	])("a message whose signature is of %s is refused", async (_, forged) => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		await payAt(backend, url);
		const { body, signature } = await messageAbout(backend, url);
		expect(await deliver(backend, { body, signature: forged(signature) })).toBe(400);
		expect(await deliver(backend, { body: body.replace("169300", "100"), signature })).toBe(400);
		expect((await buyer.cart()).isProcessed).toBe(false);
	});

	it.each(["{}", "[]", "null", '{"id":"evt_1","type":"checkout.session.completed","data":{"object":{}}}'])(
		"what is signed and no message is refused: %s",
		async (body) => {
			expect(await deliver(backend, await signed(backend, body))).toBe(400);
		},
	);

	// Shows H6.2
	it.each([
		// The test itself takes seconds on a busy machine.
		[-301, 400],
		[330, 400],
		[-240, 200],
		[290, 200],
	])("a message that is %i s away from now: %i", async (away, status) => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		await payAt(backend, url);
		const at = Math.floor(Date.now() / 1000) + away;
		expect(await deliver(backend, await messageAbout(backend, url, "checkout.session.completed", at))).toBe(status);
		expect((await buyer.cart()).isProcessed).toBe(status === 200);
	});

	// Shows H6.4
	it.each(["amount_total", "currency"])("another %s than was asked for is held, and told", async (what) => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		const value = what === "currency" ? "usd" : 100;
		const { id } = await sessionAt(backend, url);
		await backend.db.prepare(`UPDATE sandbox_sessions SET session = json_set(session, '$.${what}', ?) WHERE id = ?`).bind(value, id).run();
		await payAt(backend, url);
		expect(await deliver(backend, await messageAbout(backend, url))).toBe(200);
		expect(await buyer.comeBack()).toMatchObject({
			isProcessed: false,
			order_status: "other",
			order_number: null,
			payment: { state: "held", url: null },
		});
		expect(await mails(buyer.uuid)).toBe(0);
		expect(await mails(buyer.uuid, "payment_held")).toBe(1);
		const again = await buyer.caller.call("POST", "/orders/complete", completion(await buyer.cart(), false));
		expect(again).toMatchObject({ status: 409, body: { code: "processed" } });
		const [mail] = z
			.array(z.object({ kind: z.string(), to: z.array(z.string()), text: z.string() }))
			.parse(await (await backend.fetch("/_dev/outbox.json")).json());
		expect(mail).toMatchObject({ kind: "payment_held", to: [company.email], text: expect.stringContaining(id) });
		expect(mail?.text).toContain(`/cart/${buyer.uuid}`);
		for (const personal of [billing.FI.email, billing.FI.name, billing.FI.company]) expect(mail?.text).not.toContain(personal);
	});

	it("a second payment of the same order is held, and the order stays as it is", async () => {
		const buyer = await cardBuyer(backend);
		const first = await buyer.order();
		await buyer.caller.call("POST", "/orders/add", added(supplies.beam, 1, { uuid: buyer.uuid }));
		const second = await buyer.order();
		// The provider has not ended the first payment in time.
		await backend.db
			.prepare("UPDATE sandbox_sessions SET session = json_set(session, '$.status', 'open') WHERE id = ?")
			.bind(new URL(first).pathname.split("/").at(-1) ?? "")
			.run();
		await payAt(backend, second, cards.good, "now");
		const order = await buyer.cart();
		expect(order).toMatchObject(paid);
		await payAt(backend, first, cards.good, "now");
		expect(await buyer.cart()).toEqual({ ...order, payment: { state: "held", url: null } });
		expect(await mails(buyer.uuid)).toBe(1);
		expect(await mails(buyer.uuid, "payment_held")).toBe(1);
	});

	it("one that comes when what it was for is forgotten is held", async () => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		await backend.db
			.prepare("UPDATE payments SET forms = '[]' WHERE cart_id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(buyer.uuid)
			.run();
		await payAt(backend, url, cards.good, "now");
		expect(await buyer.cart()).toMatchObject({ isProcessed: false, payment: { state: "held" } });
		expect(await mails(buyer.uuid, "payment_held")).toBe(1);
	});

	it("a payment that the bank confirms later is not lost, and one that it refuses is over", async () => {
		const lateBuyer = await cardBuyer(backend);
		const url = await lateBuyer.order();
		const { id } = await sessionAt(backend, url);
		const set = (status: string, payment: string) =>
			backend.db
				.prepare("UPDATE sandbox_sessions SET session = json_set(session, '$.status', ?, '$.payment_status', ?) WHERE id = ?")
				.bind(status, payment, id)
				.run();
		await set("complete", "unpaid");
		await deliver(backend, await messageAbout(backend, url));
		expect(await lateBuyer.comeBack()).toMatchObject({ isProcessed: false, payment: { state: "open", url: null } });
		await set("complete", "paid");
		await deliver(backend, await messageAbout(backend, url, "checkout.session.async_payment_succeeded"));
		expect(await lateBuyer.cart()).toMatchObject(paid);

		const refused = await cardBuyer(backend);
		const other = await refused.order();
		await deliver(backend, await messageAbout(backend, other, "checkout.session.async_payment_failed"));
		expect((await refused.cart()).payment).toBeNull();
	});

	it("a payment of somebody else's shop is left alone", async () => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		await payAt(backend, url);
		await backend.db.prepare("UPDATE payments SET provider_session_id = 'cs_other' WHERE url = ?").bind(url).run();
		expect(await deliver(backend, await messageAbout(backend, url))).toBe(200);
		expect((await buyer.cart()).isProcessed).toBe(false);
	});
});

describe("at the hosted page", () => {
	it("a declined card says so, and another one pays", async () => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		const declined = await payAt(backend, url, cards.declined);
		expect(declined.status).toBe(422);
		expect(await declined.text()).toContain("Korttisi hylättiin");
		expect(await buyer.comeBack()).toMatchObject({ isProcessed: false, payment: { state: "open", url } });
		expect((await payAt(backend, url, cards.good)).status).toBe(303);
		expect((await buyer.comeBack()).order_status).toBe("paid");
	});

	it("what is paid cannot be paid again", async () => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		await payAt(backend, url);
		expect(await (await payAt(backend, url)).text()).toContain("Se on jo maksettu");
	});

	it("shows whom, how much and the way back", async () => {
		const buyer = await cardBuyer(backend);
		const page = await (await backend.fetch(new URL(await buyer.order()).pathname)).text();
		for (const text of [
			"Crossbar Oy",
			"1\u00a0693,00\u00a0€",
			"Tilaus Crossbarilta, 1 rivi",
			billing.FI.email,
			`/cart/${buyer.uuid}/summary?payment=cancelled`,
		])
			expect(page).toContain(text);
	});

	it.each([{ DEV_PAGES: "" }, { STRIPE_SECRET_KEY: "sk_live_x" }])("there is none with %j", async (variables) => {
		const buyer = await cardBuyer(backend);
		const path = new URL(await buyer.order()).pathname;
		for (const method of ["GET", "POST"]) expect((await backend.request(path, { method }, variables)).status).toBe(404);
	});
});

const changes: { name: string; change: (buyer: CardBuyer) => Promise<unknown> }[] = [
	{ name: "adding", change: ({ caller, uuid }) => caller.call("POST", "/orders/add", added(supplies.beam, 30, { uuid })) },
	{ name: "other addresses", change: ({ caller, uuid }) => checkOut(caller, uuid, billing.DE, "card") },
	{ name: "a note", change: ({ caller, uuid }) => caller.call("PATCH", `/orders/set-comment/${uuid}`, { comment: "later" }) },
	{
		name: "removing",
		change: async ({ caller, uuid }) => caller.call("DELETE", `/orders/item/${uuid}/${supplies.beam}/0`),
	},
];

describe("a cart that goes on meanwhile", () => {
	it("abandoned, it can be gone on with", async () => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		expect((await buyer.comeBack()).payment).toEqual({ state: "open", url });
		expect(await buyer.order()).toBe(url);
		await payAt(backend, url);
		expect((await buyer.comeBack()).order_status).toBe("paid");
	});

	it("changed, its payment ends at once and is said to, and a new one asks for the new amount", async () => {
		const buyer = await cardBuyer(backend);
		const first = await buyer.order();
		await buyer.caller.call("POST", "/orders/add", added(supplies.beam, 1, { uuid: buyer.uuid }));
		expect((await buyer.cart()).payment).toEqual({ state: "ended", url: null });
		await payAt(backend, first, cards.good, "now");
		expect(await sessionAt(backend, first)).toMatchObject({ status: "expired", payment_status: "unpaid" });
		const second = await buyer.order();
		expect(second).not.toBe(first);
		expect((await sessionAt(backend, first)).status).toBe("expired");
		expect((await sessionAt(backend, second)).amount_total).toBe((await buyer.cart()).total_price_with_vat);
	});

	// Shows H6.1
	it.each(changes)("$name does not change what is being paid for: the payment ends", async ({ change }) => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		await change(buyer);
		await payAt(backend, url, cards.good, "now");
		expect(await buyer.comeBack()).toMatchObject({ isProcessed: false, payment: { state: "ended" } });
	});

	it("others cannot end its payment", async () => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		await backend.caller().call("PATCH", `/orders/set-comment/${buyer.uuid}`, { comment: "mine" });
		expect(await buyer.cart()).toMatchObject({ payment: { state: "open", url } });
	});

	// Shows H6.1
	it("paid unnoticed, it is the order, and the change is refused", async () => {
		const buyer = await cardBuyer(backend);
		await payAt(backend, await buyer.order());
		const item = (await buyer.cart()).items[0];
		const change = { amount: 50, price: 1, version: (await buyer.cart()).version };
		const refused = await buyer.caller.call("PATCH", `/orders/set-quantity/${buyer.uuid}/${item?.id}`, change);
		expect(refused).toMatchObject({ status: 409, body: { code: "processed" } });
		expect(await buyer.cart()).toMatchObject({ isProcessed: true, order_status: "paid", items: [{ quantity: 12 }] });
		expect(await mails(buyer.uuid)).toBe(1);
	});

	it("changed while the provider was out of reach and paid as it was, the payment is held and neither is ordered", async () => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		await backend.db.prepare("ALTER TABLE sandbox_sessions RENAME TO away").run();
		await buyer.caller.call("POST", "/orders/add", added(supplies.beam, 50, { uuid: buyer.uuid }));
		await backend.db.prepare("ALTER TABLE away RENAME TO sandbox_sessions").run();
		await payAt(backend, url, cards.good, "now");
		const cart = await buyer.cart();
		expect(cart).toMatchObject({ isProcessed: false, payment: { state: "held" }, items: [{ quantity: 62 }] });
		expect(await mails(buyer.uuid, "payment_held")).toBe(1);
		const again = await buyer.caller.call("POST", "/orders/complete", completion(cart, false));
		expect(again.status).not.toBe(200);
	});

	it("sent on invoice instead, its payment ends", async () => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		await buyer.caller.call("PATCH", `/orders/set-payment-method/${buyer.uuid}/invoice`);
		await buyer.caller.call("POST", "/orders/complete", completion(await buyer.cart()));
		expect(await buyer.cart()).toMatchObject({ order_status: "confirmed", payment: null });
		expect((await sessionAt(backend, url)).status).toBe("expired");
	});

	it("after a day its payment is over, and a new one begins", async () => {
		const buyer = await cardBuyer(backend);
		const url = await buyer.order();
		await backend.db.prepare("UPDATE payments SET expires_at = '2020-01-01T00:00:00Z' WHERE url = ?").bind(url).run();
		expect((await buyer.cart()).payment).toBeNull();
		expect(await buyer.order()).not.toBe(url);
	});
});

describe("the provider out of reach", () => {
	it("on return: nothing is said to be unpaid, and the order follows later", async () => {
		const buyer = await cardBuyer(backend);
		await payAt(backend, await buyer.order());
		await backend.db.prepare("ALTER TABLE sandbox_sessions RENAME TO away").run();
		const unclear = await buyer.comeBack();
		await backend.db.prepare("ALTER TABLE away RENAME TO sandbox_sessions").run();
		expect(unclear).toMatchObject({ isProcessed: false, payment: { state: "open", url: null } });
		expect((await buyer.comeBack()).order_status).toBe("paid");
	});
});

describe("without anyone who takes cards", () => {
	// Shows R10.2
	it("they are not offered, cannot be chosen, and messages are not taken", async () => {
		const none = { DEV_PAGES: "" };
		const headers = { Locale: "fi", "Session-Id": crypto.randomUUID(), "Content-Type": "application/json" };
		const methods = await backend.request("/orders/payment-methods", { headers }, none);
		expect(await methods.json()).toEqual([{ id: 1, name: "invoice" }]);
		const caller = backend.caller("fi", headers["Session-Id"]);
		const { uuid } = await newCart(caller, supplies.beam, 1);
		const chosen = await backend.request(`/orders/set-payment-method/${uuid}/card`, { method: "PATCH", headers }, none);
		expect(chosen.status).toBe(422);
		const cart = await checkOut(caller, uuid, billing.FI, "card");
		const sent = await backend.request("/orders/complete", { method: "POST", headers, body: JSON.stringify(completion(cart)) }, none);
		expect(await sent.json()).toMatchObject({ code: "payment_method_missing" });
		const message = await backend.request("/payments/webhook", { method: "POST", body: "{}" }, none);
		expect(message.status).toBe(503);
	});
});
