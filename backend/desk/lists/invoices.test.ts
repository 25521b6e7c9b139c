import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { companyDay } from "../../../contract/company";
import { deskInvoices } from "../../../contract/desk/invoices";
import { dayAfter } from "../../../contract/values/days";
import { type Backend, startBackend } from "../../../tests/support/backend";
import { billing } from "../../../tests/support/buyer";
import { deskCall } from "../../../tests/support/desk";
import { deskDone, orderInReview } from "../../../tests/support/desk-orders";

let backend: Backend;
const today = companyDay(new Date());
const numbered = z.object({ number: z.string() });
/** An overdue invoice of which a part was paid and a part credited, the credit note, one that is not due yet, a paid one, and a credited one. */
const numbers = { overdue: "", note: "", due: "", paid: "", credited: "" };
let order: string;

const key = () => crypto.randomUUID();

async function invoiced(form: object): Promise<{ order: string; invoice: string }> {
	const { number } = await orderInReview(backend.caller(), { form });
	await deskDone(backend, `orders/${number}/review`, {});
	return { order: number, invoice: numbered.parse(await deskDone(backend, `orders/${number}/invoices`, { all: true, key: key() })).number };
}

beforeAll(async () => {
	backend = await startBackend();
	const overdue = await invoiced(billing.DE);
	numbers.overdue = overdue.invoice;
	order = overdue.order;
	await deskDone(backend, `invoices/${overdue.invoice}/payment`, { paid_on: today, amount: 100, key: key() });
	const credit = { reason: "Bent", lines: [{ position: 1, quantity: 1 }], key: key() };
	numbers.note = numbered.parse(await deskDone(backend, `invoices/${overdue.invoice}/credits`, credit)).number;
	numbers.due = (await invoiced(billing.FI)).invoice;
	numbers.paid = (await invoiced(billing.FI)).invoice;
	await deskDone(backend, `invoices/${numbers.paid}/payment`, { paid_on: today });
	numbers.credited = (await invoiced(billing.FI)).invoice;
	await deskDone(backend, `invoices/${numbers.credited}/credits`, { reason: "All of it", key: key() });
	const age = backend.db.prepare("UPDATE invoices SET due_on = ? WHERE number = ?");
	await backend.db.batch([age.bind(dayAfter(today, -4), overdue.invoice), age.bind(dayAfter(today, -9), numbers.credited)]);
});
afterAll(() => backend.dispose());

const listed = async (query: Record<string, string> = {}) =>
	deskInvoices.list.answer.parse((await deskCall(backend, `invoices/list?${new URLSearchParams(query)}`)).body);
const found = async (query: Record<string, string>) => (await listed(query)).rows.map(({ number }) => number);

// Shows R60.21
describe("staff's list of invoices", () => {
	it("has invoices and credit notes, newest first", async () => {
		const { rows, count } = await listed();
		expect(count).toBe(6);
		expect(rows.at(-1)?.number).toBe(numbers.overdue);
		expect(rows.filter(({ kind }) => kind === "credit_note")).toHaveLength(2);
	});

	it("says what is left of an overdue one, and since when", async () => {
		const [row] = (await listed({ state: "overdue" })).rows;
		expect(row).toMatchObject({
			number: numbers.overdue,
			order: { number: order },
			company: "Stahlbau Meyer GmbH",
			due_on: dayAfter(today, -4),
			paid_on: null,
			days_overdue: 4,
		});
		const all = (await listed()).rows;
		const note = all.find(({ number }) => number === numbers.note);
		expect(row?.open).toBe((row?.gross ?? 0) - 10_000 - (note?.gross ?? 0));
		expect([note?.open, note?.days_overdue]).toEqual([0, 0]);
	});

	it("sums up what is open and overdue, whatever is looked for", async () => {
		const { rows } = await listed({ state: "open" });
		const [overdue] = rows;
		for (const query of ["", "state=paid", "search=nothing"])
			expect(await listed(Object.fromEntries(new URLSearchParams(query)))).toMatchObject({
				open: { count: 2, amount: rows.reduce((sum, { open }) => sum + open, 0) },
				due_soon: { count: 0, amount: 0 },
				overdue: { count: 1, amount: overdue?.open },
				overdue_14: { count: 1, amount: overdue?.open },
				overdue_30: { count: 0, amount: 0 },
				overdue_long: { count: 0, amount: 0 },
			});
	});

	it("is filtered and summed up by age: due within a week, up to 14 days late, up to 30, and longer", async () => {
		const set = async (number: string, days: number) =>
			backend.db.prepare("UPDATE invoices SET due_on = ? WHERE number = ?").bind(dayAfter(today, -days), number).run();
		const ages = ["due_soon", "overdue_14", "overdue_30", "overdue_long"] as const;
		for (const [days, state] of [
			[-8, null],
			[-7, "due_soon"],
			[0, "due_soon"],
			[1, "overdue_14"],
			[14, "overdue_14"],
			[15, "overdue_30"],
			[30, "overdue_30"],
			[31, "overdue_long"],
			[400, "overdue_long"],
		] as const) {
			await set(numbers.due, days);
			for (const age of ages) {
				const { rows, [age]: sum } = await listed({ state: age });
				const isHere = rows.some(({ number }) => number === numbers.due);
				expect([days, age, isHere]).toEqual([days, age, age === state]);
				expect([sum.count, sum.amount]).toEqual([rows.length, rows.reduce((all, { open }) => all + open, 0)]);
			}
		}
		await set(numbers.due, -30);
	});

	it("is sorted by what is open, and by company", async () => {
		const { rows } = await listed({ state: "open", sort: "amount" });
		expect(rows.map(({ open }) => open)).toEqual(rows.map(({ open }) => open).toSorted((a, b) => b - a));
		expect((await listed({ state: "open", sort: "company" })).rows.map(({ company }) => company)).toEqual(
			rows.map(({ company }) => company).toSorted((a, b) => a.localeCompare(b)),
		);
	});

	it("is filtered by state: open ones by their due day, without those that are fully credited", async () => {
		expect(await found({ state: "open" })).toEqual([numbers.overdue, numbers.due]);
		expect(await found({ state: "overdue" })).toEqual([numbers.overdue]);
		expect(await found({ state: "paid" })).toEqual([numbers.paid]);
	});

	it("is searched by numbers, its order's too, and by company", async () => {
		expect(await found({ search: numbers.due.toLowerCase() })).toEqual([numbers.due]);
		expect(await found({ search: numbers.note.slice(4) })).toContain(numbers.note);
		expect(await found({ search: order })).toEqual([numbers.note, numbers.overdue]);
		expect(await found({ search: "stahlbau", state: "open" })).toEqual([numbers.overdue]);
		expect((await listed({ search: "stahlbau" })).count).toBe(2);
	});
});
