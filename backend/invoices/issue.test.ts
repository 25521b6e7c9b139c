import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { euros } from "../../contract/fields";
import { orders } from "../../contract/orders";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { type CardBuyer, cardBuyer, payAt } from "../../tests/support/card-buyer";
import { deskCall } from "../../tests/support/desk";
import { readPdf } from "../../tests/support/pdf-text";
import { outboxMails } from "../mail/outbox";
import { mailData } from "../mail-data";
import { unpacked } from "../orders/snapshot";
import { creditInvoice, issueInvoice, noteInvoicePayment } from "./issue";
import { storedPaper } from "./stored-invoices";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const now = new Date("2026-11-26T10:00:00Z");
const key = () => crypto.randomUUID();
const issue = (order: string, more: Partial<Parameters<typeof issueInvoice>[1]> = {}) =>
	issueInvoice(backend.db, { order, all: true, key: key(), now, ...more });
const credit = (invoice: string, more: Partial<Parameters<typeof creditInvoice>[1]> = {}) =>
	creditInvoice(backend.db, { invoice, reason: "Transport damage", key: key(), now, ...more });

async function sentOrder(form: object = {}, buyer?: Account) {
	const caller = buyer ?? (await accountOf(backend));
	const { uuid } = await newCart(caller, supplies.beam, 12);
	await caller.call("POST", "/orders/add", added(supplies.packed, 10, { uuid, comment: "Axis 4" }));
	await caller.call("POST", "/orders/addSet", { uuid, setId: sets.frame, amount: 2, idem: key(), isProduction: true });
	const cart = await checkOut(caller, uuid, { ...billing.FI, ...form });
	const answer = orders.complete.answer.parse((await caller.call("POST", "/orders/complete", completion(cart))).body);
	await backend.db
		.prepare("UPDATE orders SET state = 'confirmed', reviewed_at = processed_at WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
		.bind(uuid)
		.run();
	return { caller, uuid, number: answer.order_number ?? "", order: cartOf(await caller.call("GET", `/orders/by-id/${uuid}`)) };
}

const numberOf = (text: string) => Number(text.slice(4));

// Shows R31.1
describe("an invoice", () => {
	it("is of the whole order, due by the terms, with the next number", async () => {
		const { number, order } = await sentOrder();
		const invoice = await issue(number);
		expect(invoice).toMatchObject({
			...{ kind: "invoice", issued_on: "2026-11-26", due_on: "2026-12-26", paid_on: null, credits: null },
			order: { order_number: number },
		});
		expect([invoice.net, invoice.vat, invoice.gross, invoice.open]).toEqual([
			order.total_price,
			order.total_vat_price,
			order.total_price_with_vat,
			order.total_price_with_vat,
		]);
		expect(numberOf((await issue((await sentOrder()).number)).number)).toBe(numberOf(invoice.number) + 1);
		await expect(issue(number)).rejects.toMatchObject({ code: "invalid" });
	});

	it("says nothing of what was in stock when it was ordered", async () => {
		await backend.db.prepare("UPDATE supplied_variants SET stock = 20 WHERE id = ?").bind(supplies.beam).run();
		const { number, order } = await sentOrder();
		await backend.db.prepare("UPDATE supplied_variants SET stock = NULL WHERE id = ?").bind(supplies.beam).run();
		expect(order.items[0]?.at_once).toEqual({ quantity: 12, rest_from: null });
		const { number: invoice } = await issue(number);
		const { number: note } = await credit(invoice);
		for (const paper of [invoice, note]) {
			const stored = await storedPaper(backend.db, paper, null);
			expect(stored?.paper.order.items.map(({ at_once: there }) => there)).toEqual([null, null]);
		}
	});

	it("may be one of several, which add up to the order", async () => {
		const { number, order } = await sentOrder();
		const parts = [
			await issue(number, { lines: [{ position: 1, quantity: 5 }] }),
			await issue(number, {
				lines: [
					{ position: 1, quantity: 2 },
					{ position: 3, quantity: 1 },
				],
			}),
			await issue(number),
		];
		const sum = (figure: "net" | "vat" | "gross") => parts.reduce((total, part) => total + part[figure], 0);
		expect([sum("net"), sum("vat"), sum("gross")]).toEqual([order.total_price, order.total_vat_price, order.total_price_with_vat]);
	});

	it("is of what was shipped and is not invoiced yet, unless lines or all are asked for", async () => {
		const { number, order } = await sentOrder();
		const shipped = (invoice = {}) => issue(number, { all: undefined, ...invoice });
		const ship = (lines?: object[]) => deskCall(backend, `orders/${number}/deliveries`, { idem: key(), lines });
		const positions = async (invoice: { number: string }) => {
			const part = await backend.db.prepare("SELECT part, positions FROM invoices WHERE number = ?").bind(invoice.number).first();
			const { part: packed, positions: places } = z.object({ part: z.string(), positions: z.string() }).parse(part);
			const { items, orders_to_sets: found } = unpacked(packed);
			return [places, ...[...items, ...found].map(({ quantity }) => quantity)];
		};
		await expect(shipped()).rejects.toMatchObject({ code: "invalid", message: expect.stringContaining("Nothing was shipped") });
		await ship([{ line: 1, quantity: 4 }]);
		await shipped({ lines: [{ position: 1, quantity: 1 }] });
		await ship([{ line: 3, quantity: 1 }]);
		const some = await shipped();
		expect(await positions(some)).toEqual(["[1,3]", 3, 1]);
		await expect(shipped()).rejects.toMatchObject({ code: "invalid" });
		await ship();
		expect(await positions(await shipped())).toEqual(["[1,2,3]", 8, 10, 1]);
		const sum = await backend.db
			.prepare("SELECT sum(gross_cents) AS sum FROM invoices WHERE order_id = (SELECT id FROM orders WHERE order_number = ?)")
			.bind(number)
			.first("sum");
		expect(sum).toBe(order.total_price_with_vat);
	});

	it("is issued once for a key, however often and at once it is asked for", async () => {
		const { number } = await sentOrder();
		const once = { key: key(), lines: [{ position: 1, quantity: 1 }] };
		const all = await Promise.all([issue(number, once), issue(number, once), issue(number, once)]);
		expect(new Set(all.map((invoice) => invoice.number)).size).toBe(1);
		expect((await issue(number, once)).number).toBe(all[0]?.number);
		await expect(issue(number, { ...once, lines: [{ position: 1, quantity: 2 }] })).rejects.toMatchObject({ code: "idem_conflict" });
	});

	it("never bills a line twice, though two are asked for at once", async () => {
		const { number } = await sentOrder();
		const results = await Promise.allSettled([issue(number), issue(number), issue(number)]);
		expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	});

	it.each([
		["in review", "state = 'in_review'"],
		["refused", "state = 'cancelled'"],
	])("is not issued for an order that is %s, which leaves no gap in the numbers", async (_name, state) => {
		const { number, uuid } = await sentOrder();
		const last = () => backend.db.prepare("SELECT value FROM counters WHERE name = 'invoice'").first("value");
		const before = await last();
		await backend.db.prepare(`UPDATE orders SET ${state} WHERE id = (SELECT id FROM carts WHERE uuid = ?)`).bind(uuid).run();
		await expect(issue(number)).rejects.toMatchObject({ code: "conflict" });
		await expect(issue("CB-99999")).rejects.toMatchObject({ code: "not_found" });
		expect(await last()).toBe(before);
	});

	it("stays as it was issued, whatever becomes of the order's forms", async () => {
		const { caller, number, uuid } = await sentOrder();
		const invoice = await issue(number);
		const read = async () =>
			(await backend.request(`/invoices/ubl/${invoice.number}`, { headers: { "Session-Id": caller.session } })).text();
		const before = await read();
		await backend.db
			.prepare("UPDATE cart_forms SET company = 'Other', street_address = 'Other 1' WHERE cart_id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(uuid)
			.run();
		expect(await read()).toBe(before);
	});

	it("is paid where the order was paid by card, and asks for nothing", async () => {
		const buyer: CardBuyer = await cardBuyer(backend);
		await payAt(backend, await buyer.order());
		const { order_number: number } = await buyer.comeBack();
		const invoice = await issue(number ?? "");
		expect(invoice).toMatchObject({ due_on: null, paid_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), open: 0 });
	});

	it("is noted as paid by staff", async () => {
		const invoice = await issue((await sentOrder()).number);
		const paid = { invoice: invoice.number, paid_on: "2026-12-20", now: new Date("2026-12-20T22:30:00Z") };
		expect(await noteInvoicePayment(backend.db, paid)).toMatchObject({ paid_on: "2026-12-20", open: 0, due_on: "2026-12-26" });
		// The day in Finland counts, where it is already the 21st.
		expect(await noteInvoicePayment(backend.db, { ...paid, paid_on: "2026-12-21" })).toMatchObject({ paid_on: "2026-12-21" });
		const refused = (day: string, reason: string) =>
			expect(noteInvoicePayment(backend.db, { ...paid, paid_on: day })).rejects.toMatchObject({ code: "invalid", message: reason });
		await refused("2026-12-22", "2026-12-22 is to come: today is 2026-12-21.");
		await refused("2026-11-25", "2026-11-25 is before the invoice, which is of 2026-11-26.");
		const note = await credit(invoice.number);
		await expect(noteInvoicePayment(backend.db, { ...paid, invoice: note.number })).rejects.toMatchObject({ code: "not_found" });
	});
});

// Shows R49.6
describe("an invoice that is paid in parts", () => {
	const part = (invoice: string, amount: number, key: string = crypto.randomUUID(), paid_on = "2026-12-01") =>
		noteInvoicePayment(backend.db, { invoice, paid_on, amount, key, now: new Date("2026-12-20T12:00:00Z") });
	const events = async (number: string) =>
		(await backend.db.prepare("SELECT type FROM events WHERE subject = ? ORDER BY id").bind(number).all()).results.map(({ type }) => type);

	it("is open for the rest, each part once, and paid with the last", async () => {
		const sent = await sentOrder();
		const { number, gross } = await issue(sent.number);
		const key = crypto.randomUUID();
		for (const _ of [1, 2])
			expect(await part(number, 100, key)).toMatchObject({ paid_on: null, paid_in_parts: 10_000, open: gross - 10_000 });
		await expect(part(number, 101, key)).rejects.toMatchObject({ code: "idem_conflict" });
		await expect(part(number, euros(gross))).rejects.toMatchObject({
			code: "invalid",
			message: expect.stringContaining(euros(gross - 10_000).toFixed(2)),
		});
		await expect(
			noteInvoicePayment(backend.db, { invoice: number, paid_on: "2026-12-01", amount: 1, now: new Date() }),
		).rejects.toMatchObject({
			code: "invalid",
		});
		const { body } = await sent.caller.call("GET", `/invoices/of-order/${sent.uuid}`);
		expect(body).toMatchObject([{ paid_on: null, paid_in_parts: 100 }]);
		const rest = euros(gross - 10_000);
		const [one, other] = await Promise.allSettled([
			part(number, rest, undefined, "2026-12-03"),
			part(number, rest, undefined, "2026-12-03"),
		]);
		expect([one.status, other.status].sort()).toEqual(["fulfilled", "rejected"]);
		expect((await sent.caller.call("GET", `/invoices/of-order/${sent.uuid}`)).body).toMatchObject([{ paid_on: "2026-12-03", open: 0 }]);
		expect(await events(number)).toEqual(["invoice.issued", "invoice.part_paid", "invoice.paid"]);
	});

	it("is not paid by what was credited, and not open beyond it", async () => {
		const sent = await sentOrder();
		const { number, gross } = await issue(sent.number);
		await part(number, 100);
		await credit(number);
		const { body } = await sent.caller.call("GET", `/invoices/of-order/${sent.uuid}`);
		expect(body).toMatchObject([{ paid_on: null, open: 0, gross: euros(gross), paid_in_parts: 100 }, {}]);
		await expect(part(number, 1)).rejects.toMatchObject({ code: "invalid" });
	});
});

// Shows R31.2
describe("a credit note", () => {
	it("refers to its invoice, whole, and leaves nothing open", async () => {
		const { number, caller, uuid } = await sentOrder();
		const invoice = await issue(number);
		const note = await credit(invoice.number);
		expect(note).toMatchObject({ kind: "credit_note", credits: invoice.number, gross: invoice.gross, due_on: null, open: 0 });
		const { body } = await caller.call("GET", `/invoices/of-order/${uuid}`);
		expect(body).toMatchObject([{ number: invoice.number, open: 0 }, { number: note.number }]);
		await expect(credit(invoice.number)).rejects.toMatchObject({ code: "invalid" });
	});

	it("is by lines, never of more than was invoiced, and all of them are the invoice", async () => {
		const { number } = await sentOrder();
		const invoice = await issue(number, { lines: [{ position: 1, quantity: 7 }] });
		await expect(credit(invoice.number, { lines: [{ position: 1, quantity: 8 }] })).rejects.toMatchObject({ code: "invalid" });
		await expect(credit(invoice.number, { lines: [{ position: 2, quantity: 1 }] })).rejects.toMatchObject({ code: "invalid" });
		const some = await credit(invoice.number, { lines: [{ position: 1, quantity: 3 }] });
		const rest = await credit(invoice.number);
		expect(some.gross + rest.gross).toBe(invoice.gross);
		await expect(credit(some.number)).rejects.toMatchObject({ code: "not_found" });
	});

	it("is issued once for a key, also of an order that was given up", async () => {
		const { number, uuid } = await sentOrder();
		const invoice = await issue(number);
		await backend.db.prepare("UPDATE orders SET state = 'cancelled' WHERE id = (SELECT id FROM carts WHERE uuid = ?)").bind(uuid).run();
		const once = { key: key() };
		const all = await Promise.all([credit(invoice.number, once), credit(invoice.number, once)]);
		expect(new Set(all.map((note) => note.number)).size).toBe(1);
	});
});

// Shows R31.3
describe("the mail of an invoice", () => {
	it("goes once to the buyer and to the address for invoices, each apart, with PDF and XML", async () => {
		const { number } = await sentOrder({ invoiceEmail: "ostolaskut@teras.example" });
		const invoice = await issue(number, { key: "key-of-one-invoice" });
		await issue(number, { key: "key-of-one-invoice" });
		const mails = (await outboxMails({ DB: backend.db, SHOP_MAIL: "" }, mailData, 100)).filter(
			({ kind, subject }) => kind === "invoice" && subject.includes(invoice.number),
		);
		expect(mails).toHaveLength(1);
		const [mail] = mails;
		expect(mail).toMatchObject({
			to: [billing.FI.email, "ostolaskut@teras.example"],
			isApart: true,
			order_number: number,
			subject: `Lasku ${invoice.number}`,
		});
		expect(mail?.attachments.map(({ filename, type }) => [filename, type])).toEqual([
			[`Lasku-${invoice.number}.pdf`, "application/pdf"],
			[`${invoice.number}.xml`, "application/xml"],
		]);
		const pdf = await readPdf((await mail?.attachments[0]?.content()) ?? new Uint8Array());
		expect(pdf.text).toContain("FI21 1234 5600 0007 85");
		const written = await backend.db
			.prepare("SELECT count(*) AS count FROM outbox WHERE cause = ?")
			.bind(`invoice:${invoice.number}`)
			.first();
		expect(z.object({ count: z.number() }).parse(written).count).toBe(1);
	});
});
