import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { companyDay } from "../../contract/company";
import { deskBank } from "../../contract/desk/bank";
import { deskCompanies } from "../../contract/desk/companies";
import { type Backend, startBackend } from "../../tests/support/backend";
import { billing } from "../../tests/support/buyer";
import { camt, type MadeEntry } from "../../tests/support/camt";
import { verifiedCompany } from "../../tests/support/company-team";
import { deskCall, deskKey } from "../../tests/support/desk";
import { deskDone, orderInReview } from "../../tests/support/desk-orders";

let backend: Backend;
const today = companyDay(new Date());
const numbered = z.object({ number: z.string(), gross: z.number() });
const key = () => crypto.randomUUID();

beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());
beforeEach(async () => {
	await backend.db.prepare("UPDATE bank_entries SET state = 'set_aside' WHERE state = 'open'").run();
});

async function invoiced(form: object = billing.FI): Promise<{ number: string; cents: number }> {
	const { number: order } = await orderInReview(backend.caller(), { form });
	await deskDone(backend, `orders/${order}/review`, {});
	const { number, gross } = numbered.parse(await deskDone(backend, `orders/${order}/invoices`, { all: true, key: key() }));
	return { number, cents: Math.round(gross * 100) };
}

const euros = (cents: number) => (cents / 100).toFixed(2);

async function upload(xml: string) {
	const body = new TextEncoder().encode(xml);
	const headers = { Authorization: `Bearer ${deskKey}`, "Content-Type": "application/octet-stream", "Content-Length": String(body.length) };
	const response = await backend.request("/desk/bank/files", { method: "POST", headers, body }, { DESK_KEY: deskKey });
	return { status: response.status, body: await response.json() };
}

/** Uploads entries in a statement of their own. */
async function received(...entries: MadeEntry[]) {
	const xml = camt({ id: key(), entries: entries.map((entry, index) => ({ reference: `R${index}`, day: today, ...entry })) });
	expect(await upload(xml)).toEqual({ status: 200, body: { stored: entries.length, known: 0, skipped: 0 } });
	return xml;
}

const waiting = async () => deskBank.entries.answer.parse((await deskCall(backend, "bank/entries")).body).rows;
type Waiting = Awaited<ReturnType<typeof waiting>>;

const book = (rows: Waiting) =>
	deskCall(backend, "bank/bookings", {
		entries: rows.map(({ id, shares }) => ({ id, shares: shares.map(({ number, amount }) => ({ number, amount: amount / 100 })) })),
	});

async function invoice(number: string) {
	const found = await backend.db
		.prepare(
			`SELECT i.paid_on, (SELECT coalesce(sum(amount_cents), 0) FROM invoice_payments WHERE invoice_id = i.id) AS paid,
				(SELECT json_group_array(type) FROM (SELECT type FROM events WHERE subject = i.number AND type LIKE 'invoice.%paid' ORDER BY id)) AS events
			FROM invoices i WHERE number = ?`,
		)
		.bind(number)
		.first();
	return z.object({ paid_on: z.string().nullable(), paid: z.number(), events: z.string() }).parse(found);
}

// Shows R60.25
describe("entries of a bank statement", () => {
	it("are proposed by creditor reference, by text, or not at all; nothing is booked before", async () => {
		const one = await invoiced();
		const digits = one.number.slice(4);
		await received(
			{ euros: euros(one.cents), creditorReference: `RF18INV${digits}` },
			{ euros: euros(one.cents), creditorReference: digits },
			{ euros: euros(one.cents), text: `Lasku inv ${digits}, kiitos` },
			{ euros: euros(one.cents - 1), text: `${one.number}/2026` },
			{ euros: euros(one.cents + 250), text: one.number },
			{ euros: "12.34", text: `XINV-${digits} INV-99999999` },
		);
		const rows = await waiting();
		expect(rows.map(({ match, outcome, shares, surplus }) => [match, outcome, shares[0]?.amount ?? null, surplus])).toEqual([
			["reference", "full", one.cents, 0],
			["reference", "full", one.cents, 0],
			["text", "full", one.cents, 0],
			["text", "part", one.cents - 1, 0],
			["text", "too_much", one.cents, 250],
			["none", "none", null, 0],
		]);
		expect(await invoice(one.number)).toEqual({ paid_on: null, paid: 0, events: "[]" });
	});

	it("are booked in part and in full, with the bank's day and reference", async () => {
		const one = await invoiced();
		await received({ euros: "10.00", text: one.number, reference: "BANK-1" });
		expect((await book(await waiting())).body).toEqual({ paid: [one.number] });
		expect(await invoice(one.number)).toEqual({ paid_on: null, paid: 1000, events: '["invoice.part_paid"]' });
		expect(await waiting()).toEqual([]);
		await received({ euros: euros(one.cents - 1000), text: one.number, reference: "BANK-2" });
		expect((await book(await waiting())).status).toBe(200);
		expect(await invoice(one.number)).toEqual({ paid_on: today, paid: one.cents, events: '["invoice.part_paid","invoice.paid"]' });
		const stored = await backend.db
			.prepare("SELECT group_concat(reference) AS said FROM (SELECT reference FROM invoice_payments ORDER BY id DESC LIMIT 2)")
			.first("said");
		expect(stored).toBe("BANK-2,BANK-1");
	});

	it("pay several invoices that they name, and never more than is open", async () => {
		const [one, two] = [await invoiced(), await invoiced()];
		await received({ euros: euros(one.cents + two.cents + 5), text: `${one.number} ${two.number}` });
		const [row] = await waiting();
		expect([row?.outcome, row?.surplus]).toEqual(["too_much", 5]);
		expect((await book(await waiting())).status).toBe(200);
		expect([(await invoice(one.number)).paid, (await invoice(two.number)).paid]).toEqual([one.cents, two.cents]);
	});

	it("are found by the account that has paid before, and the sum, if only one invoice has it", async () => {
		const form = { ...billing.FI, company: `Bau ${key()}` };
		const iban = "FI7944052020036082";
		const first = await invoiced(form);
		await received({ euros: euros(first.cents), text: first.number, iban });
		await book(await waiting());
		const second = await invoiced(form);
		await received({ euros: euros(second.cents), text: "thanks", iban }, { euros: "3.21", text: "thanks", iban });
		expect((await waiting()).map(({ match, shares }) => [match, shares[0]?.number])).toEqual([
			["iban", second.number],
			["none", undefined],
		]);
		await invoiced(form);
		expect((await waiting()).map(({ match }) => match)).toEqual(["none", "none"]);
	});

	it("are never booked twice: neither by a repeated call nor by a repeated file", async () => {
		const one = await invoiced();
		const xml = await received({ euros: "10.00", text: one.number });
		const rows = await waiting();
		expect((await book(rows)).status).toBe(200);
		expect((await book(rows)).status).toBe(409);
		expect((await upload(xml)).body).toEqual({ stored: 0, known: 1, skipped: 0 });
		expect(await waiting()).toEqual([]);
		expect((await invoice(one.number)).paid).toBe(1000);
	});

	it("are booked as they were shown, or none of them", async () => {
		const [one, two] = [await invoiced(), await invoiced()];
		await received({ euros: euros(one.cents), text: one.number }, { euros: euros(two.cents), text: two.number });
		const rows = await waiting();
		await deskDone(backend, `invoices/${one.number}/payment`, { paid_on: today, amount: 1, key: key() });
		expect((await book(rows)).body).toMatchObject({ code: "conflict" });
		expect((await invoice(two.number)).paid).toBe(0);
		const now = await waiting();
		expect(now.map(({ outcome }) => outcome)).toEqual(["too_much", "full"]);
		expect((await book(now)).status).toBe(200);
		expect((await invoice(one.number)).paid).toBe(one.cents);
	});

	it("are not booked together beyond what is open", async () => {
		const one = await invoiced();
		await received({ euros: euros(one.cents), text: one.number }, { euros: "1.00", text: one.number });
		expect((await book(await waiting())).status).toBe(409);
		expect((await invoice(one.number)).paid).toBe(0);
		const [first, second] = await waiting();
		expect((await book(second ? [second] : [])).status).toBe(200);
		expect((await book(first ? [first] : [])).status).toBe(409);
		expect((await invoice(one.number)).paid).toBe(100);
	});

	it("say that nothing is open any more, and are set aside", async () => {
		const one = await invoiced();
		await deskDone(backend, `invoices/${one.number}/payment`, { paid_on: today, key: key() });
		await received({ euros: euros(one.cents), text: one.number });
		const [row] = await waiting();
		expect([row?.outcome, row?.shares]).toEqual(["settled", []]);
		expect((await deskCall(backend, "bank/set-aside", { entries: [row?.id] })).body).toEqual({ count: 1 });
		expect(await waiting()).toEqual([]);
		expect((await deskCall(backend, "bank/set-aside", { entries: [row?.id] })).body).toEqual({ count: 0 });
	});

	// Shows R60.97
	it("that pay too much leave a credit balance, which pays another invoice of the company, once, or is paid back", async () => {
		const form = { ...billing.FI, company: "Teräsrakenne Oy" };
		await verifiedCompany(backend, "FI20774740");
		const creditOf = async () => deskCompanies.byVat.answer.parse((await deskCall(backend, "companies/FI20774740")).body).credit;
		const kept = async () => deskBank.kept.answer.parse((await deskCall(backend, "bank/kept")).body).rows.filter(({ vat }) => vat !== "");
		const assign = (body: object) => deskCall(backend, "bank/assignments", body);
		const before = await creditOf();
		const [one, two, foreign] = [await invoiced(form), await invoiced(form), await invoiced(billing.DE)];
		await received({ euros: euros(one.cents + 700), text: one.number, reference: "TOO-MUCH" });
		await book(await waiting());
		expect(await creditOf()).toBe(before + 700);
		const [row] = (await kept()).filter(({ reference }) => reference === "TOO-MUCH");
		expect(row).toMatchObject({ company: "Teräsrakenne Oy", vat: "FI20774740", amount: one.cents + 700, left: 700 });
		const id = row?.id;
		expect(await assign({ id, number: foreign.number, left: 7, key: key() })).toMatchObject({
			body: { fields: { number: ["invoice.otherCompany"] } },
		});
		expect(await assign({ id, number: one.number, left: 7, key: key() })).toMatchObject({
			body: { fields: { number: ["invoice.settled"] } },
		});
		expect(await assign({ id, number: "INV-1", left: 7, key: key() })).toMatchObject({ body: { fields: { number: ["invoice.unknown"] } } });
		expect((await assign({ id, number: two.number, left: 6, key: key() })).status).toBe(409);
		await deskDone(backend, `invoices/${two.number}/payment`, { paid_on: today, amount: (two.cents - 500) / 100, key: key() });
		const body = { id, number: two.number, left: 7, key: key() };
		const answers = await Promise.all([assign(body), assign(body)]);
		expect(answers.map(({ body: done }) => done)).toEqual([
			{ number: two.number, amount: 5, left: 2 },
			{ number: two.number, amount: 5, left: 2 },
		]);
		expect(await invoice(two.number)).toMatchObject({ paid_on: today, paid: two.cents, events: '["invoice.part_paid","invoice.paid"]' });
		expect(await creditOf()).toBe(before + 200);
		expect((await deskCall(backend, "bank/paid-back", { id, left: 7 })).status).toBe(409);
		for (const _ of ["press", "double press"])
			expect(await deskCall(backend, "bank/paid-back", { id, left: 2 })).toMatchObject({
				status: 200,
				body: { reference: "TOO-MUCH", amount: 2 },
			});
		expect([await creditOf(), (await kept()).filter(({ reference }) => reference === "TOO-MUCH")]).toEqual([before, []]);
	});

	// Shows R60.97
	it("that were set aside are kept as a whole, and pay any invoice", async () => {
		const one = await invoiced();
		await received({ euros: "5.00", text: "unknown", reference: "ASIDE" });
		await deskDone(backend, "bank/set-aside", { entries: (await waiting()).map(({ id }) => id) });
		const kept = async () =>
			deskBank.kept.answer.parse((await deskCall(backend, "bank/kept")).body).rows.filter(({ reference }) => reference === "ASIDE");
		const [row] = await kept();
		expect(row).toMatchObject({ company: "", vat: "", left: 500 });
		await deskDone(backend, "bank/assignments", { id: row?.id, number: one.number.toLowerCase(), left: 5, key: key() });
		expect([await kept(), (await invoice(one.number)).paid]).toEqual([[], 500]);
	});

	it("of a refused file are not stored", async () => {
		const { status, body } = await upload("<html/>");
		expect([status, body]).toEqual([422, expect.objectContaining({ code: "invalid", fields: { file: ["bank.notCamt"] } })]);
		expect(await waiting()).toEqual([]);
	});
});
