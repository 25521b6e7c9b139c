import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { companyDay } from "../../../contract/company";
import { deskStatements } from "../../../contract/desk/statements";
import { dayAfter } from "../../../contract/values/days";
import { type Backend, startBackend } from "../../../tests/support/backend";
import { billing } from "../../../tests/support/buyer";
import { deskCall } from "../../../tests/support/desk";
import { deskDone, orderInReview } from "../../../tests/support/desk-orders";

let backend: Backend;
const today = companyDay(new Date());
const numbered = z.object({ number: z.string(), gross: z.number() });
const vat = "FI20774740";
const key = () => crypto.randomUUID();

/** An invoice in the company's name, issued some days ago. */
async function invoiced(days: number): Promise<{ number: string; gross: number }> {
	const { number: order } = await orderInReview(backend.caller(), { form: { ...billing.FI, vat } });
	await deskDone(backend, `orders/${order}/review`, {});
	const invoice = numbered.parse(await deskDone(backend, `orders/${order}/invoices`, { all: true, key: key() }));
	await backend.db
		.prepare("UPDATE invoices SET issued_on = ?, due_on = ? WHERE number = ?")
		.bind(dayAfter(today, -days), dayAfter(today, 30 - days), invoice.number)
		.run();
	return invoice;
}

const numbers = { parts: "", whole: "", credit: "" };
const gross = { parts: 0, whole: 0, credit: 0 };

beforeAll(async () => {
	backend = await startBackend();
	const [parts, whole] = [await invoiced(20), await invoiced(10)];
	const day = (days: number) => dayAfter(today, -days);
	await deskDone(backend, `invoices/${parts.number}/payment`, { paid_on: day(15), amount: 100, key: key(), reference: "Bank 17" });
	const credit = { reason: "Bent", lines: [{ position: 1, quantity: 1 }], key: key() };
	const note = numbered.parse(await deskDone(backend, `invoices/${parts.number}/credits`, credit));
	await deskDone(backend, `invoices/${whole.number}/payment`, { paid_on: day(5) });
	Object.assign(numbers, { parts: parts.number, whole: whole.number, credit: note.number });
	Object.assign(gross, { parts: cents(parts.gross), whole: cents(whole.gross), credit: cents(note.gross) });
});
afterAll(() => backend.dispose());

const cents = (euros: number) => Math.round(euros * 100);
const statement = async (query: Record<string, string> = {}) =>
	deskStatements.ofCompany.answer.parse((await deskCall(backend, `statements/${vat}?${new URLSearchParams(query)}`)).body);

// Shows R60.24
describe("a company's statement", () => {
	it("has invoices, payments and credit notes by day, with the balance after each", async () => {
		const { entries, opening, closing, vat: of } = await statement();
		expect([of, opening]).toEqual([vat, 0]);
		const left = gross.parts - 10_000;
		expect(entries.map(({ day, kind, number, amount, balance, reference }) => [day, kind, number, amount, balance, reference])).toEqual([
			[dayAfter(today, -20), "invoice", numbers.parts, gross.parts, gross.parts, ""],
			[dayAfter(today, -15), "payment", numbers.parts, -10_000, left, "Bank 17"],
			[dayAfter(today, -10), "invoice", numbers.whole, gross.whole, left + gross.whole, ""],
			[dayAfter(today, -5), "payment", numbers.whole, -gross.whole, left, ""],
			[today, "credit_note", numbers.credit, -gross.credit, left - gross.credit, ""],
		]);
		expect(closing).toBe(left - gross.credit);
		expect(entries.at(-1)?.credits).toBe(numbers.parts);
	});

	it("begins with what was owed before its first day, and ends with its last", async () => {
		const { entries, opening, closing } = await statement({ from: dayAfter(today, -10), to: dayAfter(today, -5) });
		expect(entries.map(({ number, kind }) => [number, kind])).toEqual([
			[numbers.whole, "invoice"],
			[numbers.whole, "payment"],
		]);
		expect([opening, closing]).toEqual([gross.parts - 10_000, gross.parts - 10_000]);
	});

	it("has nothing of other companies, and is none of an unknown one", async () => {
		const other = deskStatements.ofCompany.answer.parse((await deskCall(backend, "statements/DE136695976")).body);
		expect(other.entries).toEqual([]);
		expect((await deskCall(backend, "statements/FI00000000")).status).toBe(404);
		expect((await deskCall(backend, `statements/${vat}?from=yesterday`)).status).toBe(422);
	});
});
