import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { companyDay } from "../../contract/company";
import { deskReminders } from "../../contract/desk/reminders";
import { backendLocales } from "../../contract/locale";
import { dayAfter } from "../../contract/values/days";
import { type Backend, startBackend } from "../../tests/support/backend";
import { billing } from "../../tests/support/buyer";
import { deskCall } from "../../tests/support/desk";
import { deskDone, orderInReview } from "../../tests/support/desk-orders";

let backend: Backend;
const today = companyDay(new Date());
const numbered = z.object({ number: z.string() });
const key = () => crypto.randomUUID();

beforeAll(async () => {
	backend = await startBackend();
	await run("INSERT INTO users (id, email) VALUES (91, 'aino@teras.example')");
});
afterAll(() => backend.dispose());

const run = (sql: string, ...values: (string | number)[]) =>
	backend.db
		.prepare(sql)
		.bind(...values)
		.run();

/** An invoice that is overdue for some days. */
async function overdue(days = 3, locale: (typeof backendLocales)[number] = "fi"): Promise<{ invoice: string; order: string }> {
	const { number: order } = await orderInReview(backend.caller(locale), { form: billing.FI });
	await deskDone(backend, `orders/${order}/review`, {});
	const { number: invoice } = numbered.parse(await deskDone(backend, `orders/${order}/invoices`, { all: true, key: key() }));
	await run("UPDATE invoices SET issued_on = ?, due_on = ? WHERE number = ?", dayAfter(today, -days - 30), dayAfter(today, -days), invoice);
	return { invoice, order };
}

const preview = async (...numbers: string[]) =>
	deskReminders.preview.answer.parse((await deskCall(backend, `reminders?numbers=${numbers.join()}`)).body).reminders;

async function send(number: string, stage: number, open?: number) {
	const [{ open: cents } = { open: 0 }] = await preview(number);
	return deskCall(backend, "reminders", { reminders: [{ number, stage, open: open ?? cents / 100 }], key: key() });
}

const mails = async (number: string) =>
	Number(
		await backend.db
			.prepare("SELECT count(*) AS count FROM outbox WHERE kind = 'reminder' AND snapshot ->> 'number' = ?")
			.bind(number)
			.first("count"),
	);

/** Moves the reminders of an invoice into the past. */
const age = (number: string, days: number) =>
	run(
		"UPDATE invoice_reminders SET sent_on = ? WHERE invoice_id = (SELECT id FROM invoices WHERE number = ?)",
		dayAfter(today, -days),
		number,
	);

// Shows R60.22
describe("a reminder", () => {
	let number: string;
	let order: string;
	beforeEach(async () => {
		({ invoice: number, order } = await overdue());
	});

	const refusals = async () => (await preview(number)).map(({ refusal, mail }) => [refusal, mail]);
	const isRefused = async (stage = 1) => {
		const before = await mails(number);
		const { status } = await send(number, stage, 1);
		expect([status, await mails(number)]).toEqual([409, before]);
	};

	it("has three stages, a week apart, and no stage is skipped", async () => {
		for (const stage of [1, 2, 3]) {
			expect((await send(number, stage + 1)).status).not.toBe(200);
			expect((await send(number, stage)).status).toBe(200);
			expect(await mails(number)).toBe(stage);
			expect((await send(number, stage)).status).toBe(409);
			await age(number, 6);
			if (stage < 3) expect((await preview(number))[0]?.refusal).toBe("recent");
			if (stage < 3) expect((await send(number, stage + 1)).status).toBe(409);
			await age(number, 7);
		}
		expect(await refusals()).toEqual([["all_sent", null]]);
		expect(await mails(number)).toBe(3);
	});

	it("is not sent once the invoice is paid, and asks for less after a part", async () => {
		const [whole] = await preview(number);
		await deskDone(backend, `invoices/${number}/payment`, { paid_on: today, amount: 10, key: key() });
		const [part] = await preview(number);
		expect(part?.open).toBe((whole?.open ?? 0) - 1000);
		expect((await send(number, 1, (whole?.open ?? 0) / 100)).status).toBe(409);
		await deskDone(backend, `invoices/${number}/payment`, { paid_on: today, key: key() });
		expect(await refusals()).toEqual([["paid", null]]);
		await isRefused();
	});

	it("is not sent once the invoice is credited", async () => {
		await deskDone(backend, `invoices/${number}/credits`, { reason: "Returned", key: key() });
		expect(await refusals()).toEqual([["credited", null]]);
		await isRefused();
	});

	it("is not sent before the day after the due day", async () => {
		await run("UPDATE invoices SET due_on = ? WHERE number = ?", today, number);
		expect(await refusals()).toEqual([["not_due", null]]);
		await isRefused();
	});

	it("is not sent while a claim about its order is open", async () => {
		await run(
			`INSERT INTO claims (number, order_id, user_id, line, title, kind, quantity, text, locale, origin, key, body_hash)
			SELECT 'CL-' || o.id, o.id, 91, 1, 'IPE', 'damaged', 1, 'Bent', 'fi', '', ?, '' FROM orders o WHERE o.order_number = ?`,
			key(),
			order,
		);
		const set = (state: string) =>
			run("UPDATE claims SET state = ? WHERE number = (SELECT 'CL-' || id FROM orders WHERE order_number = ?)", state, order);
		for (const state of ["open", "answered"]) {
			await set(state);
			expect(await refusals()).toEqual([["claim", null]]);
			await isRefused();
		}
		await set("settled");
		expect((await send(number, 1)).status).toBe(200);
	});

	// Shows R34.11
	it("is sent while the buyer asks to return good goods of its order", async () => {
		await run(
			`INSERT INTO claims (number, order_id, user_id, line, title, kind, is_return, quantity, text, locale, origin, key, body_hash)
			SELECT 'CL-' || o.id, o.id, 91, 1, 'IPE', 'wrong', 1, 1, 'Too many', 'fi', '', ?, '' FROM orders o WHERE o.order_number = ?`,
			key(),
			order,
		);
		expect((await preview(number)).map(({ refusal }) => refusal)).toEqual([null]);
		expect((await send(number, 1)).status).toBe(200);
	});

	it("is not sent without an address", async () => {
		await run("UPDATE cart_forms SET email = '' WHERE cart_id = (SELECT id FROM orders WHERE order_number = ?)", order);
		expect(await refusals()).toEqual([["no_address", null]]);
		await isRefused();
	});

	it("is sent once for its key, together with others or not at all", async () => {
		const other = await overdue();
		const found = await preview(number, other.invoice);
		const reminders = found.map((one) => ({ number: one.number, stage: 1, open: one.open / 100 }));
		const body = { reminders, key: key() };
		await deskDone(backend, `invoices/${other.invoice}/payment`, { paid_on: today });
		expect((await deskCall(backend, "reminders", body)).status).toBe(409);
		expect(await mails(number)).toBe(0);
		const alone = { reminders: reminders.filter((one) => one.number === number), key: body.key };
		expect((await deskCall(backend, "reminders", alone)).status).toBe(200);
		expect((await deskCall(backend, "reminders", alone)).status).toBe(200);
		expect(await mails(number)).toBe(1);
		expect((await deskCall(backend, "reminders", body)).body).toMatchObject({ code: "idem_conflict" });
	});

	it("is for invoices alone", async () => {
		expect((await deskCall(backend, "reminders?numbers=INV-99999999")).status).toBe(404);
		expect((await deskCall(backend, "reminders?numbers=nothing")).status).toBe(422);
	});
});

it.each(backendLocales)("a reminder in %s says number, due day, open amount, account and reference", async (locale) => {
	const { invoice } = await overdue(10, locale);
	const texts = new Set<string>();
	for (const stage of [1, 2, 3]) {
		const [found] = await preview(invoice);
		const { subject = "", text = "", ...mail } = found?.mail ?? {};
		expect(mail).toMatchObject({ stage, locale });
		expect(subject).toContain(invoice);
		for (const part of [invoice, "FI21 1234 5600 0007 85", "NDEAFIHH", ((found?.open ?? 0) / 100).toFixed(2).slice(-2)])
			expect(text).toContain(part);
		expect(text).not.toMatch(/\{\{|reminder\./);
		texts.add(subject);
		expect((await send(invoice, stage)).status).toBe(200);
		await age(invoice, 7);
	}
	expect(texts.size).toBe(3);
});
