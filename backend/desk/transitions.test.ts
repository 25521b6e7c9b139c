import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { companyDay } from "../../contract/company";
import { eventTypes } from "../../contract/values/event-types";
import { accountOf } from "../../tests/support/account";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { cardBuyer, cards, payAt } from "../../tests/support/card-buyer";
import { deskCall } from "../../tests/support/desk";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const key = () => crypto.randomUUID();
const numbered = z.object({ number: z.string() });

/**
 * Makes a call twice and expects the same answer.
 * @returns the number in its answer, "" for none
 */
async function twice(path: string, body: object): Promise<string> {
	const first = await deskCall(backend, path, body);
	expect([path, first]).toMatchObject([path, { status: 200 }]);
	expect(await deskCall(backend, path, body)).toEqual(first);
	return numbered.safeParse(first.body).data?.number ?? "";
}

const eventsOf = async (number: string) =>
	(
		await backend.db
			.prepare("SELECT e.type, e.subject FROM events e JOIN orders o ON o.id = e.order_id WHERE o.order_number = ? ORDER BY e.id")
			.bind(number)
			.raw()
	).map(([type, subject]) => `${type} ${subject}`);

async function sentOrder(buyer: Caller) {
	const cart = await checkOut(buyer, (await newCart(buyer, supplies.beam, 12)).uuid, billing.FI);
	const body = completion(cart);
	for (const _ of [1, 2]) expect((await buyer.call("POST", "/orders/complete", body)).status).toBe(200);
	const order = cartOf(await buyer.call("GET", `/orders/by-id/${cart.uuid}`));
	return { uuid: cart.uuid, number: order.order_number ?? "" };
}

async function paidOrder() {
	const buyer = await cardBuyer(backend);
	await payAt(backend, await buyer.order(), cards.good, "now");
	const { order_number: number } = await buyer.comeBack();
	return { number: number ?? "", buyer };
}

// Shows R43.1, R43.2
describe("an order", () => {
	it("goes through its states, each call answered the same twice, with one event for each transition", async () => {
		const buyer = await accountOf(backend);
		const { uuid, number } = await sentOrder(buyer);
		await twice(`orders/${number}/review`, { date: "2026-12-14" });
		await twice(`orders/${number}/dates`, { date: "2026-12-15" });
		const part = await twice(`orders/${number}/deliveries`, { idem: key(), lines: [{ line: 1, quantity: 5 }] });
		const rest = await twice(`orders/${number}/deliveries`, { idem: key() });
		await twice(`orders/${number}/done`, {});
		const invoice = await twice(`orders/${number}/invoices`, { key: key() });
		await twice(`invoices/${invoice}/payment`, { paid_on: companyDay(new Date()), amount: 100, key: key() });
		await twice(`invoices/${invoice}/payment`, { paid_on: companyDay(new Date()) });
		const claim = {
			order: uuid,
			line: 1,
			kind: "damaged",
			quantity: 1,
			text: "Bent.",
			files: [],
			host: "https://shop.example",
			idem: key(),
		};
		const { number: reported } = numbered.parse((await buyer.call("POST", "/claims/create", claim)).body);
		await buyer.call("POST", "/claims/create", claim);
		for (const state of ["answered", "settled"]) await twice(`claims/${reported}/answers`, { state, text: "Yes.", key: key() });
		const credit = await twice(`invoices/${invoice}/credits`, { reason: "Bent", lines: [{ position: 1, quantity: 1 }], key: key() });
		expect(await eventsOf(number)).toEqual([
			`order.created ${number}`,
			`order.confirmed ${number}`,
			`order.dates_confirmed ${number}`,
			`order.dates_confirmed ${number}`,
			`delivery.shipped ${part}`,
			`delivery.shipped ${rest}`,
			`order.done ${number}`,
			`invoice.issued ${invoice}`,
			`invoice.part_paid ${invoice}`,
			`invoice.paid ${invoice}`,
			`claim.opened ${reported}`,
			`claim.answered ${reported}`,
			`claim.settled ${reported}`,
			`credit.issued ${credit}`,
		]);
	});

	it("that is paid by card is confirmed at once, cancelled with a reason and refunded, never more than was paid", async () => {
		const { number, buyer } = await paidOrder();
		expect((await deskCall(backend, `orders/${number}/cancellation`, {})).status).toBe(422);
		await twice(`orders/${number}/cancellation`, { reason: "Out of stock until March." });
		expect(await deskCall(backend, `orders/${number}/cancellation`, { reason: "Another" })).toMatchObject({ status: 409 });
		expect(await buyer.cart()).toMatchObject({ order_status: "other" });
		const mail = z.array(z.object({ kind: z.string(), subject: z.string(), text: z.string() }));
		const [told] = mail.parse(await (await backend.fetch("/_dev/outbox.json")).json()).filter(({ kind }) => kind === "order_refused");
		expect(told).toMatchObject({ subject: `Tilaus ${number} peruttu`, text: expect.stringContaining("Out of stock until March.") });
		const path = `orders/${number}/refunds`;
		const calls = await Promise.all([1, 2, 3, 4].map(() => deskCall(backend, path, { amount: 500, key: key() })));
		expect(calls.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
		await twice(path, { key: key() });
		expect(await deskCall(backend, path, { amount: 0.01, key: key() })).toMatchObject({ status: 409 });
		expect(await deskCall(backend, `orders/${number}`)).toMatchObject({
			body: { desk: { refunded: 1693, cancel_reason: "Out of stock until March." } },
		});
		expect(await eventsOf(number)).toEqual([
			...[`order.created ${number}`, `order.confirmed ${number}`, `order.cancelled ${number}`],
			...Array.from({ length: 4 }, () => `payment.refunded ${number}`),
		]);
	});

	it("is refunded once where the provider does not answer at first", async () => {
		const { number } = await paidOrder();
		const body = { key: key() };
		await backend.db.prepare("ALTER TABLE sandbox_sessions RENAME TO away").run();
		const failed = await deskCall(backend, `orders/${number}/refunds`, body);
		await backend.db.prepare("ALTER TABLE away RENAME TO sandbox_sessions").run();
		expect(failed).toMatchObject({ status: 503, body: { error: expect.stringContaining(body.key) } });
		expect(await deskCall(backend, `orders/${number}/refunds`, { key: key() })).toMatchObject({ status: 409 });
		await twice(`orders/${number}/refunds`, body);
		expect((await eventsOf(number)).filter((event) => event.startsWith("payment"))).toHaveLength(1);
	});
});

// Shows R43.1
it("a refund that is sent again after the provider has forgotten its key is made once", async () => {
	const { number } = await paidOrder();
	const [body, path] = [{ amount: 500, key: key() }, `orders/${number}/refunds`];
	expect((await deskCall(backend, path, body)).status).toBe(200);
	// A day ago, and its answer was lost.
	const session = "id = (SELECT p.provider_session_id FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.key = ?)";
	await backend.db.batch([
		backend.db.prepare("UPDATE refunds SET state = 'pending' WHERE key = ?").bind(body.key),
		backend.db
			.prepare(`UPDATE sandbox_sessions SET session = json_set(session, '$.refunds[0].created', 0) WHERE ${session}`)
			.bind(body.key),
	]);
	// A provider that does not find the payment proves nothing: another refund of the amount must wait.
	const renamed = (from: string, to: string) =>
		backend.db.prepare("UPDATE sandbox_sessions SET id = replace(id, ?, ?)").bind(from, to).run();
	await renamed("cs_", "gone_");
	expect((await deskCall(backend, path, body)).status).toBe(503);
	await renamed("gone_", "cs_");
	expect(await backend.db.prepare("SELECT state FROM refunds WHERE key = ?").bind(body.key).first("state")).toBe("pending");
	expect((await deskCall(backend, path, body)).status).toBe(200);
	const made = `SELECT json_array_length(session, '$.refunds') AS made FROM sandbox_sessions WHERE ${session}`;
	expect(await backend.db.prepare(made).bind(body.key).first("made")).toBe(1);
});

it("a review that comes again undoes no days that were confirmed since, and is refused for others", async () => {
	const number = await inReview();
	const review = (date: string) => deskCall(backend, `orders/${number}/review`, { date });
	expect([(await review("2026-12-14")).status, (await review("2026-12-14")).status]).toEqual([200, 200]);
	expect(await review("2026-12-15")).toMatchObject({ status: 409, body: { error: expect.stringContaining("desk -- confirm") } });
	await twice(`orders/${number}/dates`, { date: "2026-12-15" });
	expect((await review("2026-12-14")).status).toBe(409);
	expect((await eventsOf(number)).slice(2)).toEqual(Array.from({ length: 2 }, () => `order.dates_confirmed ${number}`));
});

const inReview = async () => (await sentOrder(backend.caller())).number;

async function confirmed(...calls: [path: string, body: object][]): Promise<string> {
	const number = await inReview();
	for (const [path, body] of [["review", {}], ...calls] as const) await twice(`orders/${number}/${path}`, body);
	return number;
}

const states = {
	"in review": inReview,
	confirmed: () => confirmed(),
	invoiced: () => confirmed(["invoices", { all: true, key: key() }]),
	"in delivery": () => confirmed(["deliveries", { idem: key(), lines: [{ line: 1, quantity: 5 }] }]),
	done: () => confirmed(["deliveries", { idem: key() }], ["done", {}]),
	cancelled: () => confirmed(["cancellation", { reason: "Twice." }]),
};

const bodies = {
	review: () => ({}),
	dates: () => ({ date: "2026-12-14" }),
	deliveries: () => ({ idem: key() }),
	done: () => ({}),
	invoices: () => ({ all: true, key: key() }),
	cancellation: () => ({ reason: "No longer made." }),
	refunds: () => ({ key: key() }),
};

// Shows R43.1: what docs/orders.md forbids.
describe.each<[keyof typeof states, (keyof typeof bodies)[]]>([
	["in review", ["dates", "deliveries", "done", "invoices", "refunds"]],
	["confirmed", ["done", "refunds"]],
	["invoiced", ["cancellation", "invoices"]],
	["in delivery", ["done", "cancellation"]],
	["done", ["dates", "deliveries", "cancellation"]],
	["cancelled", ["review", "dates", "deliveries", "done", "invoices", "cancellation"]],
])("an order %s", (state, forbidden) => {
	it(`is refused by name: ${forbidden.join(", ")}`, async () => {
		const number = await states[state]();
		const before = await eventsOf(number);
		for (const call of forbidden) {
			const { status, body } = await deskCall(backend, `orders/${number}/${call}`, bodies[call]());
			expect([call, [409, 422].includes(status), body]).toEqual([
				call,
				true,
				{ error: expect.stringMatching(/\w{3}.*\.$/), code: expect.any(String) },
			]);
		}
		expect(await eventsOf(number)).toEqual(before);
	});
});

/** Other tests show these. */
const shownElsewhere: readonly string[] = ["claim.refused", "order.changed", "delivery.withdrawn"];

it("every event is one of those that docs/orders.md names", async () => {
	const { results } = await backend.db.prepare("SELECT DISTINCT type FROM events").all();
	const found = z
		.array(z.object({ type: z.string() }))
		.parse(results)
		.map(({ type }) => type);
	expect(found.toSorted()).toEqual(eventTypes.filter((type) => !shownElsewhere.includes(type)).toSorted());
});
