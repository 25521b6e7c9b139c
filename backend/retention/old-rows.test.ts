import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orders } from "../../contract/orders";
import { accountOf } from "../../tests/support/account";
import { type Backend, type Caller, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { markSent } from "../../tests/support/mark-sent";
import { connectionOf, startedVisit, visitCaller } from "../../tests/support/punchout";
import { creditInvoice, issueInvoice } from "../invoices/issue";
import { maxSearches, retentionDays } from "./carts";
import { deleteOldRows } from "./old-rows";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const run = (sql: string, ...values: (string | number)[]) =>
	backend.db
		.prepare(sql)
		.bind(...values)
		.run();
const count = async (sql: string, ...values: (string | number)[]) =>
	Number(
		await backend.db
			.prepare(`SELECT COUNT(*) AS n FROM ${sql}`)
			.bind(...values)
			.first("n"),
	);
const isThere = async (uuid: string) => (await count("carts WHERE uuid = ?", uuid)) === 1;
const ago = (days: number) => `strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-${days} days')`;

const leave = (uuid: string, days: number) => run(`UPDATE carts SET updated_at = ${ago(days)} WHERE uuid = ?`, uuid);

const guestCart = async (buyer: Caller = backend.caller()) => (await newCart(buyer, supplies.beam, 2)).uuid;

async function offerOf(buyer: Caller, uuid: string): Promise<string> {
	const idem = crypto.randomUUID();
	await buyer.call("PATCH", "/orders/send-offer", { uuid, emails: ["chef@bau.example"], idem, host: shopHost });
	return String(
		await backend.db
			.prepare(
				"SELECT o.uuid FROM offers q JOIN carts o ON o.id = q.id WHERE q.made_of = (SELECT id FROM carts WHERE uuid = ?) ORDER BY q.id DESC LIMIT 1",
			)
			.bind(uuid)
			.first("uuid"),
	);
}

describe("carts", () => {
	it("that were never sent are deleted after half a year without a change, of guests and of accounts, with all their data", async () => {
		const [guest, account] = [backend.caller(), await accountOf(backend)];
		const carts = [await guestCart(guest), await guestCart(account)];
		const form = { ...billing.FI, email: "poistuva@rakennus.example" };
		await checkOut(guest, carts[0] ?? "", form);
		for (const uuid of carts) await leave(uuid, retentionDays.carts + 1);
		const younger = await guestCart(account);
		await leave(younger, retentionDays.carts - 1);
		await deleteOldRows(backend.db);
		expect(await Promise.all([...carts, younger].map(isThere))).toEqual([false, false, true]);
		expect(await count("cart_forms WHERE email = ?", form.email)).toBe(0);
		expect(await count("cart_items WHERE cart_id NOT IN (SELECT id FROM carts)")).toBe(0);
	});

	it("of guests without personal data are deleted after a week; a form or a mail extends that", async () => {
		const guest = backend.caller();
		const [plain, filled, mailed, young] = [await guestCart(), await guestCart(guest), await guestCart(), await guestCart()];
		const ofAccount = await guestCart(await accountOf(backend));
		await checkOut(guest, filled, billing.FI);
		await run(
			"INSERT INTO outbox (kind, locale, recipients, cart_id, cause) SELECT 'share', 'de', '[]', id, 'test ' || uuid FROM carts WHERE uuid = ?",
			mailed,
		);
		for (const uuid of [plain, filled, mailed, ofAccount]) await leave(uuid, retentionDays.namelessCarts + 1);
		await leave(young, retentionDays.namelessCarts - 1);
		await deleteOldRows(backend.db);
		expect(await Promise.all([plain, filled, mailed, ofAccount, young].map(isThere))).toEqual([false, true, true, true, true]);
	});

	it("that were sent are retained as orders for six years after the end of their year", async () => {
		const buyer = backend.caller();
		const uuid = await guestCart(buyer);
		const cart = await checkOut(buyer, uuid, billing.FI);
		expect((await buyer.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
		await leave(uuid, 4000);
		const year = new Date().getUTCFullYear();
		const sentAt = (at: string) => run("UPDATE orders SET processed_at = ? WHERE id = (SELECT id FROM carts WHERE uuid = ?)", at, uuid);
		await sentAt(`${year - 6}-01-01T00:00:00Z`);
		await deleteOldRows(backend.db);
		expect(await isThere(uuid)).toBe(true);
		await run(
			"INSERT INTO reviews (order_id, rating, language, written_on) SELECT id, 5, 'fi', '2020-01-01' FROM carts WHERE uuid = ?",
			uuid,
		);
		await run(paid("paid"), uuid);
		await sentAt(`${year - 7}-12-31T23:59:59Z`);
		await deleteOldRows(backend.db);
		expect(await isThere(uuid)).toBe(false);
		for (const table of ["cart_forms", "cart_items", "payments"])
			expect(await count(`${table} WHERE cart_id NOT IN (SELECT id FROM carts)`), table).toBe(0);
		for (const table of ["order_texts", "reviews"])
			expect(await count(`${table} WHERE order_id NOT IN (SELECT id FROM orders)`), table).toBe(0);
	});

	it("that were invoiced later are retained as long as their last invoice, and go with all of them", async () => {
		const buyer = backend.caller();
		const uuid = await guestCart(buyer);
		const sent = await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
		const order = orders.complete.answer.parse(sent.body).order_number ?? "";
		const year = new Date().getUTCFullYear();
		await run(
			"UPDATE orders SET state = 'done', processed_at = ? WHERE id = (SELECT id FROM carts WHERE uuid = ?)",
			`${year - 7}-12-31T10:00:00Z`,
			uuid,
		);
		const now = new Date(`${year - 6}-01-02T10:00:00Z`);
		const { number: invoice } = await issueInvoice(backend.db, { order, all: true, key: crypto.randomUUID(), now });
		await creditInvoice(backend.db, { invoice, reason: "Returned", key: crypto.randomUUID(), now });
		await deleteOldRows(backend.db);
		expect(await isThere(uuid)).toBe(true);
		await run(`UPDATE invoices SET issued_on = '${year - 7}-12-31' WHERE order_id = (SELECT id FROM carts WHERE uuid = ?)`, uuid);
		await deleteOldRows(backend.db);
		expect([await isThere(uuid), await count("invoices")]).toEqual([false, 0]);
	});

	it.each([
		["wait for approval", "INSERT INTO approvals (cart_id, state) SELECT id, 'waiting' FROM carts WHERE uuid = ?"],
		["have a held payment", paid("held")],
		["may still be paid for", paid("open", "+0 days")],
	])("are retained while they %s", async (_, sql) => {
		const uuid = await guestCart();
		await run(sql, uuid);
		await leave(uuid, 400);
		await deleteOldRows(backend.db);
		expect(await isThere(uuid)).toBe(true);
	});

	it.each([
		["the payment has expired", paid("expired")],
		["the provider has never reported a result", paid("open")],
	])("are deleted if %s", async (_, sql) => {
		const uuid = await guestCart();
		await run(sql, uuid);
		await leave(uuid, 400);
		await deleteOldRows(backend.db);
		expect(await isThere(uuid)).toBe(false);
	});

	it("are deleted as fast as ten networks create them at their limit of 120 a minute, with their form keys", async () => {
		const made = 10 * 120;
		const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${made})`;
		await run(`${numbers} INSERT INTO carts (uuid, session_id, locale, updated_at) SELECT 'many-' || i, 'many', 'de', ${ago(15)} FROM n`);
		await run(
			`${numbers} INSERT INTO idempotency_keys (session_id, key, body_hash, answer, created_at) SELECT 'many', 'key ' || i, '', '', ${ago(31)} FROM n`,
		);
		await deleteOldRows(backend.db);
		expect([await count("carts WHERE session_id = 'many'"), await count("idempotency_keys WHERE session_id = 'many'")]).toEqual([0, 0]);
	}, 60_000);
});

/** @param expires when the payment expires, as an SQLite modifier; long ago by default */
const paid = (state: string, expires = "-200 days") =>
	`INSERT INTO payments (cart_id, method, provider_session_id, url, amount_cents, currency, cart_version, snapshot, forms, locale, origin, state, expires_at)
	SELECT id, 'card', 'cs_' || uuid, '', 100, 'eur', 1, '{}', '[{}]', 'de', '', '${state}', strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '${expires}') FROM carts WHERE uuid = ?`;

it("a payment retains its billing form for a month after its end", async () => {
	const [old, young] = [await guestCart(), await guestCart()];
	await run(paid("held", "-31 days"), old);
	await run(paid("open", "-29 days"), young);
	await deleteOldRows(backend.db);
	const forms = "SELECT forms FROM payments WHERE cart_id = (SELECT id FROM carts WHERE uuid = ?)";
	expect(await Promise.all([old, young].map((uuid) => backend.db.prepare(forms).bind(uuid).first("forms")))).toEqual(["[]", "[{}]"]);
});

describe("offers", () => {
	it("are deleted half a year after their last day, and outlive the cart from which they were made", async () => {
		const buyer = backend.caller();
		const cart = await guestCart(buyer);
		const offer = await offerOf(buyer, cart);
		for (const uuid of [cart, offer]) await leave(uuid, retentionDays.carts + 1);
		await deleteOldRows(backend.db);
		expect([await isThere(cart), await isThere(offer)]).toEqual([false, true]);
		expect((await buyer.call("GET", `/orders/by-id/${offer}`)).status).toBe(200);
		await run(
			`UPDATE offers SET valid_until = date('now', '-${retentionDays.carts + 1} days') WHERE id = (SELECT id FROM carts WHERE uuid = ?)`,
			offer,
		);
		await deleteOldRows(backend.db);
		expect(await isThere(offer)).toBe(false);
	});

	it("are retained while an order refers to them", async () => {
		const buyer = backend.caller();
		const offer = await offerOf(buyer, await guestCart(buyer));
		const order = await guestCart();
		await run("UPDATE carts SET from_offer_id = (SELECT id FROM carts WHERE uuid = ?) WHERE uuid = ?", offer, order);
		await backend.db.batch(markSent(backend.db, order));
		await run("UPDATE offers SET valid_until = '2020-01-01' WHERE id = (SELECT id FROM carts WHERE uuid = ?)", offer);
		await leave(offer, 4000);
		await deleteOldRows(backend.db);
		expect(await isThere(offer)).toBe(true);
	});
});

describe("messages and mails", () => {
	const write = async (email: string, idem = crypto.randomUUID()) =>
		backend.caller().call("POST", "/contact/submit", { email, message: "Hei", idem });

	beforeEach(() => run("DELETE FROM attempts"));

	it("a mail that was sent or given up loses its addresses after a month, a waiting one does not", async () => {
		for (const name of ["sent", "given", "waits", "young"]) await write(`${name}@osoite.example`);
		const of = "contact_message_id IN (SELECT id FROM contact_messages WHERE email = ?)";
		const old = ago(retentionDays.mailAddresses + 1);
		await run(
			`UPDATE outbox SET created_at = ${old}, sent_at = ${old}, comment = 'Hei Liisa', snapshot = '{"buyer":"Liisa"}' WHERE ${of}`,
			"sent@osoite.example",
		);
		await run(`UPDATE outbox SET created_at = ${old}, given_up_at = ${old} WHERE ${of}`, "given@osoite.example");
		await run(`UPDATE outbox SET created_at = ${old} WHERE ${of}`, "waits@osoite.example");
		await run(`UPDATE outbox SET sent_at = ${ago(1)} WHERE ${of}`, "young@osoite.example");
		await deleteOldRows(backend.db);
		const addressed = (name: string) => count("outbox WHERE recipients LIKE ?", `%${name}@osoite.example%`);
		expect(await Promise.all(["sent", "given", "waits", "young"].map(addressed))).toEqual([0, 0, 1, 1]);
		expect(await count("outbox WHERE comment = 'Hei Liisa' OR instr(snapshot, 'Liisa')")).toBe(0);
		// The page of sent mail must not fail on such rows.
		expect((await backend.fetch("/_dev/outbox")).status).toBe(200);
	});

	it("a mail held for the review of its order is deleted after a month", async () => {
		const held = "INSERT INTO outbox (kind, locale, recipients, cause, is_held, created_at) VALUES ('order_copy', 'fi', '[]', ?, 1, ";
		await run(`${held} ${ago(retentionDays.mailAddresses + 1)})`, "held long");
		await run(`${held} ${ago(retentionDays.mailAddresses - 1)})`, "held");
		await deleteOldRows(backend.db);
		expect([await count("outbox WHERE cause = 'held long'"), await count("outbox WHERE cause = 'held'")]).toEqual([0, 1]);
		await run("DELETE FROM outbox WHERE cause = 'held'");
	});

	it("a message is deleted after a year, with its mails; the same form is then stored again", async () => {
		const key = crypto.randomUUID();
		await write("vanha@osoite.example", key);
		await write("uusi@osoite.example");
		await run(`UPDATE contact_messages SET created_at = ${ago(retentionDays.messages + 1)} WHERE email = ?`, "vanha@osoite.example");
		await deleteOldRows(backend.db);
		expect(await count("contact_messages WHERE email = ?", "vanha@osoite.example")).toBe(0);
		expect(await count("outbox WHERE recipients LIKE '%vanha@%'")).toBe(0);
		expect(await count("contact_messages WHERE email = ?", "uusi@osoite.example")).toBe(1);
	});
});

it("searches and form keys are deleted after their retention, recent ones are not", async () => {
	await run(
		`INSERT INTO search_queries (id, session, locale, query, hits, searched_at) VALUES (9001, 's', 'de', 'ipe', 1, ${ago(181)}), (9002, 's', 'de', 'hea', 1, ${ago(179)})`,
	);
	await run("INSERT INTO search_clicks (query_id, variant_id, result_pos, add_to_cart) SELECT 9001, min(id), 1, 0 FROM variants");
	await run(
		`INSERT INTO idempotency_keys (session_id, key, body_hash, answer, created_at) VALUES ('s', 'old', '', '', ${ago(31)}), ('s', 'young', '', '', ${ago(29)})`,
	);
	await run(
		`INSERT INTO desk_submissions (caller, key, body_hash, claimed_until, created_at) VALUES (0, 'old', '', '', ${ago(31)}), (0, 'young', '', '', ${ago(29)})`,
	);
	await deleteOldRows(backend.db);
	expect(await count("desk_submissions WHERE caller = 0")).toBe(1);
	expect(await count("search_queries WHERE id IN (9001, 9002)")).toBe(1);
	expect(await count("search_clicks WHERE query_id = 9001")).toBe(0);
	expect(await count("search_queries WHERE id = 9002 AND session = ''")).toBe(1);
	expect(await count("idempotency_keys WHERE session_id = 's'")).toBe(1);
});

// Shows R58.6
it("searches beyond the most that are kept are deleted however young they are, the oldest first", async () => {
	const id = Number(await backend.db.prepare("SELECT coalesce(max(id), 0) + 1 AS id FROM search_queries").first("id"));
	const insert = "INSERT INTO search_queries (id, session, locale, query, hits) VALUES (?, '', 'de', 'of a million', 1)";
	for (const next of [id, id + 1, id + maxSearches]) await run(insert, next);
	await deleteOldRows(backend.db);
	const left = await backend.db.prepare("SELECT id FROM search_queries WHERE query = 'of a million' ORDER BY id").all();
	expect(left.results).toEqual([{ id: id + 1 }, { id: id + maxSearches }]);
	await run("DELETE FROM search_queries WHERE query = 'of a million'");
});

// Shows R71.7
it("messages and visits of procurement systems are deleted after their retention, and a visit's cart stays with it", async () => {
	const { id } = await connectionOf(backend);
	const visit = await visitCaller(backend, { id });
	await leave(visit.cart, retentionDays.namelessCarts + 1);
	const messages = "INSERT INTO procurement_messages (connection_id, direction, kind, state, text, at) VALUES";
	await run(`${messages} (?1, 'in', 'old', 'done', '', ${ago(91)}), (?1, 'in', 'young', 'done', '', ${ago(89)})`, id);
	const waiting = await startedVisit(backend, { id });
	await run(`UPDATE punchouts SET created_at = ${ago(2)} WHERE connection_id = ?`, id);
	await deleteOldRows(backend.db);
	expect(await count("procurement_messages WHERE connection_id = ?", id)).toBe(1);
	expect([await count("punchouts WHERE connection_id = ?", id), await isThere(visit.cart)]).toEqual([1, true]);
	expect((await backend.caller().call("GET", `/procurement/start/${waiting}`)).body).toMatchObject({ state: "unknown" });
	await run(`UPDATE punchouts SET created_at = ${ago(401)} WHERE connection_id = ?`, id);
	await deleteOldRows(backend.db);
	await deleteOldRows(backend.db);
	expect([await count("punchouts WHERE connection_id = ?", id), await isThere(visit.cart)]).toEqual([0, false]);
});

it("uses an index for every query", async () => {
	const queries: string[] = [];
	const watched = new Proxy(backend.db, {
		get: (db, name) =>
			name === "prepare"
				? (sql: string) => {
						queries.push(sql);
						return db.prepare(sql);
					}
				: db.batch.bind(db),
	});
	await deleteOldRows(watched);
	expect(queries.length).toBeGreaterThan(10);
	for (const sql of queries) {
		const { results } = await backend.db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
		expect(JSON.stringify(results), sql).not.toContain("SCAN");
	}
});
