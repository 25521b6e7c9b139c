import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { companyDay } from "../../../contract/company";
import { deskGoods } from "../../../contract/desk/catalogue";
import { deskPromotions } from "../../../contract/desk/content";
import { deskLog, logEntryHeader, type UndoProblem } from "../../../contract/desk/staff";
import type { StaffRole } from "../../../contract/desk/staff-roles";
import { languages } from "../../../contract/locale";
import { type Backend, cartOf, startBackend } from "../../../tests/support/backend";
import { supplies } from "../../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../../tests/support/buyer";
import { written } from "../../mail/mails";
import { mailData } from "../../mail-data";
import { tokenHash } from "../../platform/token";
import { deleteOldRows } from "../../retention/old-rows";
import { sessionPrefix } from "../../staff/member";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

interface Done {
	status: number;
	body: unknown;
	/** The entry of the log that can be taken back; 0 for none. */
	entry: number;
}

interface Person {
	id: number;
	call: (path: string, body?: object, headers?: Record<string, string>) => Promise<Done>;
	undo: (entry: number) => Promise<Done>;
}

async function person(...roles: StaffRole[]): Promise<Person> {
	const token = crypto.randomUUID();
	const { db } = backend;
	const id = z
		.number()
		.parse(
			await db
				.prepare("INSERT INTO staff (email, name, roles, password_hash) VALUES (?, 'Anna', ?, 'x') RETURNING id")
				.bind(`${token}@desk.example`, JSON.stringify(roles))
				.first("id"),
		);
	await db.prepare("INSERT INTO staff_sessions (digest, staff_id) VALUES (?, ?)").bind(tokenHash(token), id).run();
	const call = async (path: string, body?: object, headers: Record<string, string> = {}): Promise<Done> => {
		const response = await backend.request(
			`/desk/${path}`,
			{
				method: body ? "POST" : "GET",
				headers: { Authorization: `Bearer ${sessionPrefix}${token}`, "Content-Type": "application/json", ...headers },
				...(body && { body: JSON.stringify(body) }),
			},
			{ DESK_KEY: "a key of the desk for tests" },
		);
		await backend.settled();
		return { status: response.status, body: await response.json(), entry: Number(response.headers.get(logEntryHeader)) };
	};
	return { id, call, undo: (entry) => call(`log/${entry}/undo`, {}) };
}

/** Does something that has to succeed. @returns its entry of the log */
async function did(by: Person, path: string, body: object): Promise<number> {
	const { status, body: answer, entry } = await by.call(path, body);
	expect([path, status, answer]).toEqual([path, 200, answer]);
	return entry;
}

const refusal = (problem: UndoProblem) => ({
	status: 409,
	body: expect.objectContaining({ code: "conflict", fields: { entry: [problem] } }),
});
const logOf = async (by: Person) => deskLog.list.answer.parse((await by.call("log")).body).entries;
const undoneBy = async (entry: number) =>
	(await backend.db.prepare("SELECT count(*) AS n FROM staff_log WHERE undoes = ?").bind(entry).first("n")) ?? 0;

const beam = { article: "CR-000001", supplier: "NORD" };
const offer = async (by: Person) =>
	deskGoods.product.answer.parse((await by.call("catalogue/goods/ipe-200")).body).rows.find(({ article }) => article === beam.article);
const goods = "catalogue/goods/ipe-200/supplies";

// Shows R60.61
describe("an entry of the log", () => {
	const priced = async (by: Person, to: number) =>
		did(by, goods, { supplies: [{ article: "CR-000004", supplier: "NORD", price: { shown: await priceNow(), to } }] });
	const priceNow = async () =>
		Number(
			await backend.db.prepare("SELECT price_cents FROM supplied_variants WHERE id = ?").bind(supplies.expensive).first("price_cents"),
		) / 100;

	it("is taken back once, however often and at once it is asked for, and the undo is an entry itself", async () => {
		const anna = await person("catalogue");
		const [before, entry] = [await priceNow(), await priced(anna, 4000)];
		expect((await logOf(anna))[0]).toMatchObject({ id: entry, undo: "restore", is_undone: false, undoes: null });
		const answers = await Promise.all([anna.undo(entry), anna.undo(entry), anna.undo(entry)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
		expect(answers.find(({ status }) => status === 200)?.body).toEqual({ did: "restored" });
		expect(await anna.undo(entry)).toMatchObject(refusal("undone"));
		expect([await priceNow(), await undoneBy(entry)]).toEqual([before, 1]);
		const [undo, undone] = await logOf(anna);
		expect(undo).toMatchObject({ call: "log/{number}/undo", subject: "IPE-200", undo: null, undoes: "catalogue/goods/{number}/supplies" });
		expect(undone).toMatchObject({ id: entry, undo: null, is_undone: true });
		expect(await anna.undo(undo?.id ?? 0)).toMatchObject(refusal("never"));
	});

	it("is taken back for ten minutes, and what that needs is deleted after an hour", async () => {
		const anna = await person("catalogue");
		const entry = await priced(anna, 4001);
		const age = (modifier: string) =>
			backend.db.prepare(`UPDATE staff_log SET at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '${modifier}') WHERE id = ?`).bind(entry).run();
		const stored = async () => backend.db.prepare("SELECT undo FROM staff_log WHERE id = ?").bind(entry).first("undo");
		await age("-590 seconds");
		expect((await logOf(anna))[0]).toMatchObject({ id: entry, undo: "restore" });
		await age("-601 seconds");
		expect((await logOf(anna))[0]).toMatchObject({ id: entry, undo: null });
		expect(await anna.undo(entry)).toMatchObject(refusal("late"));
		await deleteOldRows(backend.db);
		expect(await stored()).not.toBeNull();
		await age("-61 minutes");
		await deleteOldRows(backend.db);
		expect([await stored(), await priceNow()]).toEqual([null, 4001]);
		expect(await anna.undo(entry)).toMatchObject(refusal("late"));
	});

	it("is its person's, and every owner's, as long as a role allows its call", async () => {
		const [anna, other, owner] = [await person("catalogue"), await person("catalogue"), await person("owner")];
		const before = await priceNow();
		const [first, second] = [await priced(anna, 4002), await priced(anna, 4003)];
		expect(await logOf(other)).toEqual([]);
		for (const entry of [second, 999_999]) expect((await other.undo(entry)).status).toBe(404);
		expect((await logOf(owner)).map(({ id }) => id)).toContain(second);
		await backend.db.prepare("UPDATE staff SET roles = '[\"orders\"]' WHERE id = ?").bind(anna.id).run();
		expect((await logOf(anna))[0]).toMatchObject({ id: second, undo: null });
		expect(await anna.undo(second)).toMatchObject({ status: 403, body: { code: "not_allowed" } });
		expect(await owner.undo(second)).toMatchObject({ status: 200 });
		expect([await priceNow(), (await owner.undo(first)).status, await priceNow()]).toEqual([4002, 200, before]);
	});

	it("is nobody's who has a key only", async () => {
		const entry = await priced(await person("catalogue"), 4004);
		const response = await backend.request(
			`/desk/log/${entry}/undo`,
			{ method: "POST", headers: { Authorization: "Bearer a key of the desk for tests" }, body: "{}" },
			{ DESK_KEY: "a key of the desk for tests" },
		);
		expect([response.status, await undoneBy(entry)]).toEqual([401, 0]);
	});
});

// Shows R60.62
describe("goods", () => {
	it("have prices, tiers, stock and visibility of before again", async () => {
		const anna = await person("catalogue");
		await backend.db.prepare("UPDATE supplied_variants SET availability = 'low' WHERE id = ?").bind(supplies.beam).run();
		const before = await offer(anna);
		const tiers = [
			{ from: 10, price: 105 },
			{ from: 50, price: 99 },
		];
		const entry = await did(anna, goods, {
			supplies: [{ ...beam, price: { shown: 112.5, to: 200 }, tiers: { shown: tiers, to: [] }, stock: { shown: null, to: 5 } }],
			articles: [{ article: beam.article, hidden: true }],
		});
		expect(await offer(anna)).toMatchObject({ price: 20_000, tiers: [], stock: 5, hidden: true });
		expect((await anna.undo(entry)).body).toEqual({ did: "restored" });
		expect(await offer(anna)).toEqual(before);
		expect(before).toMatchObject({ availability: "low", stock: null, hidden: false });
		const nothing = await anna.call(goods, { supplies: [], articles: [] });
		expect(nothing).toMatchObject({ status: 200, entry: 0 });
	});

	it.each([
		["the price", "UPDATE supplied_variants SET price_cents = 19000 WHERE id = 1"],
		["its tiers", "INSERT INTO volume_prices VALUES (1, 5, 11000)"],
		["an order that takes stock", "UPDATE supplied_variants SET stock = stock - 1 WHERE id = 1"],
	])("stay as they are after another change: %s", async (_name, sql) => {
		const anna = await person("catalogue");
		const now = await offer(anna);
		const entry = await did(anna, goods, {
			supplies: [{ ...beam, price: { shown: (now?.price ?? 0) / 100, to: 200 }, stock: { shown: now?.stock ?? null, to: 5 } }],
		});
		await backend.db.prepare(sql).run();
		const changed = await offer(anna);
		expect(await anna.undo(entry)).toMatchObject(refusal("changed"));
		expect([await offer(anna), await undoneBy(entry)]).toEqual([changed, 0]);
		await backend.db.batch(
			[
				"UPDATE supplied_variants SET price_cents = 11250, stock = NULL WHERE variant_id = 1",
				"DELETE FROM volume_prices WHERE threshold = 5",
			].map((one) => backend.db.prepare(one)),
		);
	});

	it("stay as they are if an import has taken an offer away", async () => {
		const anna = await person("catalogue");
		const entry = await did(anna, goods, {
			supplies: [
				{ ...beam, stock: { shown: null, to: 5 } },
				{ article: "CR-000003", supplier: "NORD", stock: { shown: null, to: 6 } },
			],
		});
		await backend.db.batch(
			["DELETE FROM set_items WHERE supplied_variant_id = 3", "DELETE FROM supplied_variants WHERE id = 3"].map((sql) =>
				backend.db.prepare(sql),
			),
		);
		expect(await anna.undo(entry)).toMatchObject(refusal("changed"));
		expect(await offer(anna)).toMatchObject({ stock: 5 });
		await backend.db.prepare("UPDATE supplied_variants SET stock = NULL WHERE id = 1").run();
	});

	it("have the texts of before again, unless somebody has changed them", async () => {
		const anna = await person("catalogue");
		const texts = async () =>
			deskGoods.product.answer.parse((await anna.call("catalogue/goods/ipe-200")).body).texts.find(({ language }) => language === "fi");
		const before = await texts();
		const shown = { title: before?.title ?? "", description: before?.description ?? "" };
		const set = (title: string, was = shown) =>
			did(anna, "catalogue/goods/ipe-200/texts", { language: "fi", title, description: "Uusi.\r\n\r\nToinen.", shown: was });
		const entry = await set("IPE 200 uusi");
		expect((await anna.undo(entry)).body).toEqual({ did: "restored" });
		expect(await texts()).toEqual(before);
		const second = await set("IPE 200 toinen");
		await set("IPE 200 kolmas", { title: "IPE 200 toinen", description: "Uusi.\n\nToinen." });
		expect(await anna.undo(second)).toMatchObject(refusal("changed"));
		expect(await texts()).toMatchObject({ title: "IPE 200 kolmas" });
	});
});

const promotion = (title: string) => ({
	...{ is_shown: true, start: "", end: "" },
	texts: Object.fromEntries(languages.map((language) => [language, { title, text: "Text", link: "/contact" }])),
});

// Shows R60.62
describe("a text", () => {
	const newOne = async (by: Person) => {
		const path = `content/promotions/${crypto.randomUUID()}`;
		const read = async () => deskPromotions.byName.answer.parse((await by.call(path)).body);
		const shown = async () =>
			(await backend.db
				.prepare("SELECT title FROM promotions WHERE name = ? AND locale = 'en'")
				.bind(path.split("/")[2] ?? "")
				.first("title")) ?? null;
		const save = (version: number, title: string) => did(by, path, { version, data: promotion(title) });
		return { path, read, shown, save };
	};

	it("has the version of before again, and is deleted if it was new", async () => {
		const ida = await person("content");
		const { path, read, shown, save } = await newOne(ida);
		const first = await save(0, "One");
		const second = await save(1, "Two");
		expect(await ida.undo(first)).toMatchObject(refusal("changed"));
		expect((await ida.undo(second)).body).toEqual({ did: "restored" });
		expect([(await read()).version, await shown()]).toEqual([3, "One"]);
		expect((await read()).versions.map(({ by }) => by)).toEqual(["Anna", "Anna", "Anna"]);
		const restored = await did(ida, `${path}/restoration`, { version: 3, of: 2 });
		expect([await shown(), (await ida.undo(restored)).status, await shown()]).toEqual(["Two", 200, "One"]);
		await did(ida, `${path}/removal`, { version: 5 });
		const other = await newOne(ida);
		const entry = await other.save(0, "New");
		expect((await ida.undo(entry)).body).toEqual({ did: "deleted" });
		expect([(await ida.call(other.path)).status, await other.shown()]).toEqual([404, null]);
	});

	it("is there again with all its versions after a removal, unless there is another one", async () => {
		const ida = await person("content");
		const { path, read, shown, save } = await newOne(ida);
		await save(0, "One");
		await save(1, "Two");
		const before = await read();
		const removal = await did(ida, `${path}/removal`, { version: 2 });
		expect([(await ida.call(path)).status, await shown()]).toEqual([404, null]);
		expect((await ida.undo(removal)).body).toEqual({ did: "restored" });
		expect([await read(), await shown()]).toEqual([before, "Two"]);
		const again = await did(ida, `${path}/removal`, { version: 2 });
		await save(0, "Other");
		expect(await ida.undo(again)).toMatchObject(refusal("changed"));
		expect([(await read()).versions.length, await shown()]).toEqual([1, "Other"]);
		await backend.db.prepare("UPDATE removed_versions SET removed_at = '2020-01-01T00:00:00Z'").run();
		await deleteOldRows(backend.db);
		expect(await backend.db.prepare("SELECT count(*) AS n FROM removed_versions").first("n")).toBe(0);
		await did(ida, `${path}/removal`, { version: 1 });
	});

	it.each([
		["a removal", "INSERT INTO removed_versions", (path: string) => [`${path}/removal`, { version: 1 }] as const],
		["a removal's undo", "DELETE FROM removed_versions", (path: string) => [`${path}/removal`, { version: 1 }] as const],
	])("survives somebody who saves it at the same moment as %s", async (name, text, removal) => {
		const ida = await person("content");
		const { path, shown, save } = await newOne(ida);
		await save(0, "One");
		const slug = path.split("/")[2] ?? "";
		const other = () =>
			backend.db
				.prepare("INSERT INTO content_versions (kind, name, version, data) VALUES ('promotion', ?, 9, ?)")
				.bind(slug, JSON.stringify(promotion("Other")))
				.run();
		const count = () => backend.db.prepare("SELECT count(*) AS n FROM content_versions WHERE name = ?").bind(slug).first("n");
		if (name === "a removal") {
			backend.runBefore(text, other);
			expect((await ida.call(...removal(path))).status).toBe(409);
			expect([await count(), await shown()]).toEqual([2, "One"]);
		} else {
			const entry = await did(ida, ...removal(path));
			backend.runBefore(text, other);
			expect(await ida.undo(entry)).toMatchObject(refusal("changed"));
			expect([await count(), await undoneBy(entry)]).toEqual([1, 0]);
		}
		await backend.db.prepare("DELETE FROM content_versions WHERE name = ?").bind(slug).run();
		await backend.db.prepare("DELETE FROM promotions WHERE name = ?").bind(slug).run();
	});
});

/** A confirmed order of twelve beams. */
async function confirmedOrder(by: Person) {
	const buyer = backend.caller("fi");
	const cart = await checkOut(buyer, (await newCart(buyer, supplies.beam, 12)).uuid, billing.FI);
	expect((await buyer.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
	const read = async () => cartOf(await buyer.call("GET", `/orders/by-id/${cart.uuid}`));
	const number = (await read()).order_number ?? "";
	await did(by, `orders/${number}/review`, {});
	const ship = (body: object = {}) => did(by, `orders/${number}/deliveries`, { idem: crypto.randomUUID(), ...body });
	const mails = async (kind: string) =>
		(
			await backend.db
				.prepare("SELECT m.* FROM outbox m JOIN carts c ON c.id = m.cart_id WHERE c.uuid = ? AND m.kind = ?")
				.bind(cart.uuid, kind)
				.all()
		).results;
	const events = async () =>
		(
			await backend.db
				.prepare("SELECT e.type, e.subject FROM events e JOIN orders o ON o.id = e.order_id WHERE o.order_number = ? ORDER BY e.id")
				.bind(number)
				.raw()
		).map(([type, subject]) => `${type} ${subject}`);
	return { uuid: cart.uuid, number, read, ship, mails, events };
}

// Shows R60.63
describe("a delivery", () => {
	it("is withdrawn: its order is as before, its number stays used, and its buyer is told", async () => {
		const otto = await person("orders");
		const { number, read, ship, mails, events } = await confirmedOrder(otto);
		await ship({ lines: [{ line: 1, quantity: 2 }], carrier: "Rahti", trackingNumber: "R1", trackingUrl: "https://rahti.example/R1" });
		const before = await read();
		const entry = await ship({ carrier: "Other" });
		await backend.db.prepare("UPDATE outbox SET sent_at = '2026-11-01T00:00:00Z' WHERE cause = ?").bind(`order-shipped:${number}-2`).run();
		expect((await otto.undo(entry)).body).toEqual({ did: "restored" });
		const { version, ...after } = await read();
		const { version: former, ...expected } = before;
		expect(after).toEqual(expected);
		expect(version).toBeGreaterThan(former);
		expect((await events()).slice(-2)).toEqual([`delivery.shipped ${number}-2`, `delivery.withdrawn ${number}-2`]);
		const [told, ...more] = await mails("order_not_shipped");
		expect(more).toEqual([]);
		for (const [locale, words] of [
			["de", "Berichtigung"],
			["en", "Correction"],
			["ee", "Parandus"],
			["fi", "Korjaus"],
		] as const) {
			const { letter } = await written(backend.db, mailData, { ...told, kind: "order_not_shipped", locale });
			expect(letter.subject).toContain(words);
			expect(letter.paragraphs.join(" ")).toContain(`${number}-2`);
		}
		expect((await otto.call(`orders/${number}/deliveries`, { idem: crypto.randomUUID() })).body).toEqual({ number: `${number}-3` });
	});

	it("that is the first leaves a confirmed order, and a mail that has not left never leaves", async () => {
		const otto = await person("orders");
		const { number, read, ship, mails } = await confirmedOrder(otto);
		const { order_status: before } = await read();
		const entry = await ship();
		await backend.db
			.prepare("UPDATE outbox SET attempts = 0, sent_at = NULL, claimed_until = '' WHERE cause = ?")
			.bind(`order-shipped:${number}-1`)
			.run();
		expect((await otto.undo(entry)).status).toBe(200);
		expect(await read()).toMatchObject({ order_status: before, deliveries: [], tracking: null });
		expect([await mails("order_shipped"), await mails("order_not_shipped")]).toEqual([[], []]);
		expect((await otto.call(`orders/${number}/cancellation`, { reason: "Wrong." })).status).toBe(200);
	});

	it.each([
		["another delivery", "deliveries", { idem: crypto.randomUUID(), lines: [{ line: 1, quantity: 1 }] }],
		["an invoice", "invoices", { key: crypto.randomUUID() }],
		["another day", "dates", { date: "2026-12-14" }],
	])("stays after %s", async (_name, next, body) => {
		const otto = await person("orders");
		const { number, read, ship } = await confirmedOrder(otto);
		const entry = await ship({ lines: [{ line: 1, quantity: 3 }] });
		await did(otto, `orders/${number}/${next}`, body);
		const before = await read();
		expect(await otto.undo(entry)).toMatchObject(refusal("changed"));
		expect([await read(), await undoneBy(entry)]).toEqual([before, 0]);
	});

	it("stays after a claim", async () => {
		const otto = await person("orders");
		const { number, read, ship } = await confirmedOrder(otto);
		const entry = await ship();
		await backend.db.batch(
			[
				"INSERT INTO users (id, email) VALUES (4711, 'claims@b.example') ON CONFLICT DO NOTHING",
				`INSERT INTO claims (number, order_id, user_id, line, title, kind, quantity, text, locale, origin, key, body_hash)
					SELECT 'CL-1', id, 4711, 1, '', 'missing', 1, '', 'fi', '', 'k', '' FROM orders WHERE order_number = '${number}'`,
			].map((sql) => backend.db.prepare(sql)),
		);
		expect(await otto.undo(entry)).toMatchObject(refusal("changed"));
		expect((await read()).deliveries).toHaveLength(1);
	});

	it("that a repeated call has not stored is not taken back by it", async () => {
		const otto = await person("orders");
		const { number } = await confirmedOrder(otto);
		const body = { idem: crypto.randomUUID() };
		const [first, second] = [await did(otto, `orders/${number}/deliveries`, body), await did(otto, `orders/${number}/deliveries`, body)];
		expect([first > 0, second]).toEqual([true, 0]);
	});
});

// Shows R60.63
describe("an invoice", () => {
	const creditsOf = async (order: string) =>
		(
			await backend.db
				.prepare(
					"SELECT i.reason, i.gross_cents FROM invoices i JOIN orders o ON o.id = i.order_id WHERE o.order_number = ? AND i.kind = 'credit_note'",
				)
				.bind(order)
				.all()
		).results;

	it("is credited as a whole, once", async () => {
		const otto = await person("orders");
		const { number, read } = await confirmedOrder(otto);
		const entry = await did(otto, `orders/${number}/invoices`, { key: crypto.randomUUID(), all: true });
		expect((await logOf(otto))[0]).toMatchObject({ id: entry, undo: "credit" });
		const answers = await Promise.all([otto.undo(entry), otto.undo(entry)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect(answers.find(({ status }) => status === 200)?.body).toEqual({ did: "credited" });
		expect(await otto.undo(entry)).toMatchObject(refusal("undone"));
		expect(await creditsOf(number)).toEqual([{ reason: "Laadittu vahingossa", gross_cents: (await read()).total_price_with_vat }]);
	});

	it.each([
		["paid in part", "payment", { paid_on: companyDay(new Date()), amount: 1, key: crypto.randomUUID() }],
		["credited in part", "credits", { reason: "Bent", lines: [{ position: 1, quantity: 1 }], key: crypto.randomUUID() }],
	])("that is %s stays", async (_name, next, said) => {
		const owner = await person("owner");
		const { number } = await confirmedOrder(owner);
		const { body, entry } = await owner.call(`orders/${number}/invoices`, { key: crypto.randomUUID(), all: true });
		await did(owner, `invoices/${z.object({ number: z.string() }).parse(body).number}/${next}`, said);
		const before = await creditsOf(number);
		expect(await owner.undo(entry)).toMatchObject(refusal("changed"));
		expect([await creditsOf(number), await undoneBy(entry)]).toEqual([before, 0]);
	});
});

// Shows R60.62
it("a company has the limit of before again, unless somebody has set another one", async () => {
	const vat = "FI20774740";
	await backend.db
		.prepare(
			"INSERT INTO companies (vat, name, street, postcode, city, country, domain) VALUES (?, 'Teräs Oy', '', '', '', 'FI', '') ON CONFLICT DO NOTHING",
		)
		.bind(vat)
		.run();
	const clerk = await person("accounts");
	const limitOf = () => backend.db.prepare("SELECT limit_cents FROM companies WHERE vat = ?").bind(vat).first("limit_cents");
	const first = await did(clerk, `companies/${vat}/limit`, { limit: 100.5 });
	const second = await did(clerk, `companies/${vat}/limit`, { limit: null });
	expect(await clerk.undo(first)).toMatchObject(refusal("changed"));
	expect([(await clerk.undo(second)).body, await limitOf()]).toEqual([{ did: "restored" }, 10_050]);
	expect([(await clerk.undo(first)).status, await limitOf()]).toEqual([200, null]);
});

// Shows R60.3
it("a repeated press is one entry of the log, under which the first can be taken back", async () => {
	const owner = await person("owner");
	const { number } = await confirmedOrder(owner);
	const [before] = await logOf(owner);
	const path = `orders/${number}/invoices`;
	const body = { key: crypto.randomUUID(), all: true };
	const [first, second] = [await did(owner, path, body), await did(owner, path, body)];
	expect(second).toBe(first);
	expect((await logOf(owner)).filter(({ id }) => id > (before?.id ?? 0)).map(({ call, subject }) => [call, subject])).toEqual([
		["orders/{number}/invoices", number],
	]);
	// A header's key too, and another key is another entry.
	const asked = { email: "a@log.example", message: "Beams", locale: "en" };
	const header = { "Idempotency-Key": crypto.randomUUID() };
	for (const _ of ["press", "double press"]) expect((await owner.call("requests", asked, header)).status).toBe(200);
	expect((await owner.call("requests", { ...asked, key: crypto.randomUUID() })).status).toBe(200);
	expect((await logOf(owner)).filter(({ call }) => call === "requests")).toHaveLength(2);
});

// Shows R60.62
it("payments that were set aside wait again", async () => {
	const clerk = await person("accounts");
	const id = await backend.db
		.prepare(
			`INSERT INTO bank_entries (account, statement, reference, booked_on, amount_cents, payer, payer_iban, creditor_reference, text)
			VALUES ('FI1', 'S', 'R', '2026-11-20', 100, '', '', '', '') RETURNING id`,
		)
		.first("id");
	const stateOf = () => backend.db.prepare("SELECT state FROM bank_entries WHERE id = ?").bind(id).first("state");
	const entry = await did(clerk, "bank/set-aside", { entries: [id] });
	expect(await stateOf()).toBe("set_aside");
	expect((await did(clerk, "bank/set-aside", { entries: [id] })) > 0).toBe(false);
	expect([(await clerk.undo(entry)).body, await stateOf()]).toEqual([{ did: "restored" }, "open"]);
});

it("what is neither restored nor credited has no undo", async () => {
	const otto = await person("orders");
	const { number } = await confirmedOrder(otto);
	const [review] = await logOf(otto);
	expect(review).toMatchObject({ call: "orders/{number}/review", undo: null });
	const cancelled = await otto.call(`orders/${number}/cancellation`, { reason: "Wrong." });
	expect([cancelled.status, cancelled.entry]).toEqual([200, 0]);
	expect(await otto.undo(review?.id ?? 0)).toMatchObject(refusal("never"));
});
