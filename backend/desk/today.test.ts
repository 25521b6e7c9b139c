import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { companyDay } from "../../contract/company";
import { deskToday } from "../../contract/desk/today";
import { dayAfter } from "../../contract/values/days";
import { accountOf } from "../../tests/support/account";
import { type Backend, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { deskCall } from "../../tests/support/desk";
import { deskDone, orderInReview } from "../../tests/support/desk-orders";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const key = () => crypto.randomUUID();
const now = new Date();
const today = companyDay(now);
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const run = (sql: string, ...values: (string | number)[]) =>
	backend.db
		.prepare(sql)
		.bind(...values)
		.run();
const seen = async () => deskToday.today.answer.parse((await deskCall(backend, "today")).body);
const nothing = { count: 0, oldest: null };
const numbered = z.object({ number: z.string() });

it("is one round trip, and empty where nothing waits", async () => {
	await seen();
	const before = backend.trips;
	const answer = await seen();
	expect(backend.trips).toBe(before + 1);
	expect(answer).toMatchObject({
		...{ reviews: nothing, changes: nothing, late: nothing, requests: nothing, claims: nothing, certificates: nothing },
		...{ mails: nothing, messages: nothing },
		...{ payments: { ...nothing, amount: 0 }, overdue: { ...nothing, amount: 0 } },
		...{ searches: [], stock: [] },
	});
	expect(answer.sales).toEqual(Array.from({ length: 14 }, (_, at) => ({ day: dayAfter(today, at - 13), orders: 0, total: 0 })));
});

it("counts orders in review, and names the oldest with its age", async () => {
	const buyer = backend.caller();
	const [first, second] = [await orderInReview(buyer), await orderInReview(buyer)];
	await run("UPDATE orders SET processed_at = ? WHERE order_number = ?", ago(49.5), second.number);
	expect((await seen()).reviews).toEqual({ count: 2, oldest: { number: second.number, at: ago(49.5), hours: 49 } });
	for (const { number } of [first, second]) await deskDone(backend, `orders/${number}/cancellation`, {});
	expect((await seen()).reviews).toEqual(nothing);
});

it("counts confirmed orders of which something is left after its day", async () => {
	const { number, uuid } = await orderInReview(backend.caller());
	await deskDone(backend, `orders/${number}/review`, { date: "2026-12-14" });
	const late = dayAfter(today, -3);
	const confirmed = (day: string) => run("UPDATE order_line_dates SET confirmed_on = ?", day);
	await confirmed(today);
	expect((await seen()).late).toEqual(nothing);
	await confirmed(late);
	const waiting = { count: 1, oldest: { number, hours: expect.any(Number) } };
	expect((await seen()).late).toMatchObject(waiting);
	expect((await seen()).late.oldest?.hours).toBeGreaterThanOrEqual(48);
	await deskDone(backend, `orders/${number}/deliveries`, { idem: key(), lines: [{ line: 1, quantity: 11 }] });
	expect((await seen()).late).toMatchObject(waiting);
	await deskDone(backend, `orders/${number}/deliveries`, { idem: key() });
	expect((await seen()).late).toEqual(nothing);
	// A compressed snapshot says no amounts: such an order is late while nothing has left.
	await run("UPDATE orders SET snapshot = json_remove(snapshot, '$.items[0].quantity') WHERE order_number = ?", number);
	expect((await seen()).late).toEqual(nothing);
	await run("DELETE FROM deliveries WHERE order_id = (SELECT id FROM carts WHERE uuid = ?)", uuid);
	expect((await seen()).late).toMatchObject(waiting);
	await run("DELETE FROM order_line_dates");
});

it("counts a set that is late by its own amount", async () => {
	const { number } = await orderInReview(backend.caller());
	await deskDone(backend, `orders/${number}/review`, { date: "2026-12-14" });
	// Line 2 of the order is then a set, of which one of two has left.
	await run(
		"UPDATE orders SET snapshot = json_set(snapshot, '$.orders_to_sets', json('[{\"quantity\":2}]')) WHERE order_number = ?",
		number,
	);
	await run("UPDATE order_line_dates SET line = 2, confirmed_on = ?", dayAfter(today, -1));
	await run(
		"INSERT INTO deliveries (order_id, number, shipped_on, carrier, tracking_number, tracking_url, key, body_hash) SELECT id, 'd', ?, '', '', '', 'd', '' FROM orders WHERE order_number = ?",
		today,
		number,
	);
	await run("INSERT INTO delivery_lines (delivery_id, line, quantity) SELECT id, 2, 1 FROM deliveries WHERE number = 'd'");
	expect((await seen()).late).toMatchObject({ count: 1, oldest: { number } });
	await run("UPDATE delivery_lines SET quantity = 2 WHERE line = 2");
	expect((await seen()).late).toEqual(nothing);
});

it("counts open requests and claims", async () => {
	const buyer = await accountOf(backend);
	await buyer.call("POST", "/contact/submit", { email: "a@b.example", message: "Hei", host: shopHost, idem: key() });
	expect((await seen()).requests).toEqual(nothing);
	await buyer.call("POST", "/contact/submit", { email: "a@b.example", message: "Hei", isQuote: true, host: shopHost, idem: key() });
	const { oldest } = (await seen()).requests;
	expect(oldest?.number).toMatch(/^RQ-\d+$/);
	await deskDone(backend, `requests/${oldest?.number}/closed`, {});
	expect((await seen()).requests).toEqual(nothing);
	const { uuid, number } = await orderInReview(buyer);
	await deskDone(backend, `orders/${number}/review`, {});
	await deskDone(backend, `orders/${number}/deliveries`, { idem: key() });
	const claim = { order: uuid, line: 1, kind: "damaged", quantity: 1, text: "Bent.", files: [], host: shopHost, idem: key() };
	const reported = numbered.parse((await buyer.call("POST", "/claims/create", claim)).body).number;
	expect((await seen()).claims).toMatchObject({ count: 1, oldest: { number: reported, hours: 0 } });
	await deskDone(backend, `claims/${reported}/answers`, { state: "answered", text: "Yes.", key: key() });
	expect((await seen()).claims).toEqual(nothing);
});

it("sums up overdue invoices", async () => {
	const { number } = await orderInReview(backend.caller());
	await deskDone(backend, `orders/${number}/review`, {});
	const invoice = z
		.object({ number: z.string(), gross: z.number() })
		.parse(await deskDone(backend, `orders/${number}/invoices`, { all: true, key: key() }));
	expect((await seen()).overdue).toEqual({ ...nothing, amount: 0 });
	await run("UPDATE invoices SET due_on = ?", dayAfter(today, -1));
	await deskDone(backend, `invoices/${invoice.number}/payment`, { paid_on: today, amount: 50, key: key() });
	expect((await seen()).overdue).toMatchObject({
		count: 1,
		amount: Math.round(invoice.gross * 100) - 5_000,
		oldest: { number: invoice.number },
	});
	await deskDone(backend, `invoices/${invoice.number}/payment`, { paid_on: today });
	expect((await seen()).overdue).toEqual({ ...nothing, amount: 0 });
});

it("names held payments by their order or cart", async () => {
	const { uuid, number } = await orderInReview(backend.caller());
	const held = (session: string, cents: number, cart: string) =>
		run(
			`INSERT INTO payments (cart_id, method, provider_session_id, url, amount_cents, currency, cart_version, snapshot, forms, locale, origin, state, created_at, expires_at)
			SELECT id, 'card', ?, '', ?, 'eur', 1, '{}', '[]', 'fi', '', 'held', ?, '' FROM carts WHERE uuid = ?`,
			session,
			cents,
			ago(5),
			cart,
		);
	await held("one", 10_000, uuid);
	expect((await seen()).payments).toEqual({ count: 1, oldest: { number, at: ago(5), hours: 5 }, amount: 10_000 });
	await run("INSERT INTO carts (uuid, session_id, locale) VALUES ('5a1f2c1e-0c51-4b7e-9a54-3f0d1c5e7b99', '', 'fi')");
	await held("two", 500, "5a1f2c1e-0c51-4b7e-9a54-3f0d1c5e7b99");
	await run("UPDATE payments SET created_at = ? WHERE provider_session_id = 'two'", ago(9));
	expect((await seen()).payments).toMatchObject({
		count: 2,
		oldest: { number: "5a1f2c1e-0c51-4b7e-9a54-3f0d1c5e7b99", hours: 9 },
		amount: 10_500,
	});
});

it("counts mails that failed and messages that were given up", async () => {
	await run(
		"INSERT INTO outbox (id, kind, locale, recipients, cause, created_at, last_error) VALUES (9001, 'magic_link', 'fi', '[]', 'failed', ?, 'refused')",
		ago(3),
	);
	expect((await seen()).mails).toEqual({ count: 1, oldest: { number: "9001", at: ago(3), hours: 3 } });
	await run("UPDATE outbox SET sent_at = created_at WHERE id = 9001");
	expect((await seen()).mails).toEqual(nothing);
	await run("INSERT INTO webhooks (url, types, salt, last_event_id) VALUES ('https://erp.example/', '[]', '', 0)");
	await run(
		"INSERT INTO webhook_deliveries (webhook_id, event_id, given_up_at) SELECT w.id, (SELECT min(id) FROM events), ? FROM webhooks w",
		ago(2),
	);
	const event = await backend.db.prepare("SELECT min(id) AS id FROM events").first("id");
	expect((await seen()).messages).toEqual({ count: 1, oldest: { number: `evt_${event}`, at: ago(2), hours: 2 } });
	await run("UPDATE webhooks SET removed_at = created_at");
	expect((await seen()).messages).toEqual(nothing);
});

it("sums up sales by day, without cancelled orders", async () => {
	const before = (await seen()).sales;
	const [one, other] = [await orderInReview(backend.caller()), await orderInReview(backend.caller(), { amount: 10 })];
	// 22:30 in UTC is the next day in Helsinki.
	await run("UPDATE orders SET processed_at = ? WHERE order_number = ?", `${dayAfter(today, -3)}T22:30:00Z`, other.number);
	const cents = async (number: string) =>
		Number(
			await backend.db
				.prepare("SELECT snapshot ->> '$.total_price' AS cents FROM orders WHERE order_number = ?")
				.bind(number)
				.first("cents"),
		);
	const after = (await seen()).sales;
	const added = after.map(({ day, orders, total }, at) => [day, orders - (before[at]?.orders ?? 0), total - (before[at]?.total ?? 0)]);
	expect(added.filter(([, orders]) => orders !== 0)).toEqual([
		[dayAfter(today, -2), 1, await cents(other.number)],
		[today, 1, await cents(one.number)],
	]);
	for (const { number } of [one, other]) await deskDone(backend, `orders/${number}/cancellation`, {});
	expect((await seen()).sales).toEqual(before);
});

it("names searches of the last week that have found nothing, the most frequent first", async () => {
	const searched = (query: string, hits: number, hours = 1) =>
		run("INSERT INTO search_queries (session, locale, query, hits, searched_at) VALUES ('', 'fi', ?, ?, ?)", query, hits, ago(hours));
	for (const query of ["Titanrohr", "titanrohr", "heb 99"]) await searched(query, 0);
	await searched("ipe 200", 7);
	await searched("old", 0, 8 * 24);
	expect((await seen()).searches).toEqual([
		{ query: "titanrohr", count: 2 },
		{ query: "heb 99", count: 1 },
	]);
});

it("names goods that were sold and run out", async () => {
	await run("UPDATE supplied_variants SET stock = 20 WHERE id = ?", supplies.beam);
	await orderInReview(backend.caller());
	expect((await seen()).stock).toEqual([]);
	await run("UPDATE supplied_variants SET availability = 'low' WHERE id = ?", supplies.beam);
	expect((await seen()).stock).toEqual([
		{ code: "CR-000001", title: "IPE 200, 6 m, S355J2", supplier: "Nordteräs Oy", availability: "low", stock: 8, sold: 12 },
	]);
});
