import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";
import { fieldsOf, formOf, type Page, type Visitor } from "../support/visitor";

let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "accounts@desk.example");
});

const rowsOf = (page: Page): HTMLElement[] => page.root.querySelectorAll("main tbody tr");
const numberOf = (row: HTMLElement | undefined): string => row?.querySelector("th")?.text.trim() ?? "";
const cell = (row: HTMLElement | undefined, label: string): string => row?.querySelector(`td[data-label="${label}"]`)?.text.trim() ?? "";
const cents = (text: string): number => Number(text.replace(/[^\d]/g, ""));
const alertOf = (page: Page): string => page.root.querySelector("main [role=alert]")?.text ?? "";

async function find(number: string, state = "all"): Promise<HTMLElement | undefined> {
	const page = await visitor.get(`/desk/invoices?search=${number}&state=${state}`);
	return rowsOf(page).find((row) => numberOf(row) === number);
}

/** The fields of an open invoice that is due last, which no other test needs. */
async function openInvoice(): Promise<{ number: string; fields: Record<string, string>; open: string }> {
	const row = rowsOf(await visitor.get("/desk/invoices")).findLast((one) => one.querySelector("form"));
	const form = row?.querySelector("form");
	if (!form) throw new Error("No invoice is open.");
	return { number: numberOf(row), fields: fieldsOf(form), open: cell(row, "Open") };
}

describe("invoices at the desk", () => {
	it("are the open ones first, with what is open and overdue", async () => {
		const page = await visitor.get("/desk/invoices");
		expect(page.status).toBe(200);
		const rows = rowsOf(page);
		expect(rows.length).toBeGreaterThan(0);
		for (const row of rows) expect(cell(row, "Open")).toMatch(/^€/);
		const sums = page.root.querySelectorAll("main ul[aria-label='Open invoices by age'] li").map((one) => one.text);
		expect(sums).toHaveLength(6);
		for (const sum of sums) expect(sum).toMatch(/^[\w –]+€[\d,.]+ \(\d+\)$/);
		expect(rows[0]?.querySelector("a[href^='/desk/orders/cb-']")?.text).toMatch(/^CB-\d+$/);
		expect(page.root.querySelector("select[name=state] option[selected]")?.getAttribute("value")).toBe("open");
	});

	it("are found by state and by words", async () => {
		const overdue = rowsOf(await visitor.get("/desk/invoices?state=overdue"));
		expect(overdue.length).toBeGreaterThan(0);
		for (const row of overdue) expect(Number(cell(row, "Days overdue"))).toBeGreaterThan(0);
		for (const [state, from, to] of [
			["overdue_14", 1, 14],
			["overdue_30", 15, 30],
			["overdue_long", 31, 999],
		] as const)
			for (const row of rowsOf(await visitor.get(`/desk/invoices?state=${state}`))) {
				expect(Number(cell(row, "Days overdue"))).toBeGreaterThanOrEqual(from);
				expect(Number(cell(row, "Days overdue"))).toBeLessThanOrEqual(to);
			}
		const paid = rowsOf(await visitor.get("/desk/invoices?state=paid"));
		expect(paid.length).toBeGreaterThan(0);
		expect(paid.filter((row) => row.querySelector("form"))).toEqual([]);
		const number = numberOf(paid[0]);
		expect(rowsOf(await visitor.get(`/desk/invoices?state=all&search=${number}`)).map(numberOf)).toEqual([number]);
		expect(rowsOf(await visitor.get(`/desk/invoices?search=${number}`))).toEqual([]);
		const credits = rowsOf(await visitor.get("/desk/invoices?state=all")).filter((row) => cell(row, "Type") === "Credit note");
		for (const row of credits) expect([cell(row, "Gross").startsWith("−"), row.querySelector("form")]).toEqual([true, null]);
	});

	it("are sorted by what is open", async () => {
		const open = rowsOf(await visitor.get("/desk/invoices?sort=amount")).map((row) => cents(cell(row, "Open")));
		expect(open).toEqual(open.toSorted((a, b) => b - a));
		expect(open[0]).toBeGreaterThan(open.at(-1) ?? 0);
	});

	it("keep bad input beside its row", async () => {
		const { number, fields, open } = await openInvoice();
		const bad = await visitor.post("/desk/invoices", { ...fields, paid_on: "2999-01-01", amount: "ten" });
		expect(bad.status).toBe(422);
		expect(bad.root.querySelector(`#${number}-paid_on-error`)?.text).toBe("This day is in the future.");
		expect(bad.root.querySelector(`#${number}-amount-error`)?.text).toContain("Enter an amount in euros");
		expect(bad.root.querySelector(`#${number}-amount`)?.getAttribute("value")).toBe("ten");
		expect(bad.root.querySelector(`#${number}-paid_on`)?.getAttribute("value")).toBe("2999-01-01");
		expect(bad.root.querySelectorAll("main [role=alert] a").map((link) => link.getAttribute("href"))).toEqual([
			`#${number}-paid_on`,
			`#${number}-amount`,
		]);
		const early = await visitor.post("/desk/invoices", { ...fields, paid_on: "2000-01-01" });
		expect([early.status, early.root.querySelector(`#${number}-paid_on-error`)?.text]).toEqual([
			422,
			"This day is before the date of the invoice.",
		]);
		const much = await visitor.post("/desk/invoices", { ...fields, amount: "9,999,999.00" });
		expect([much.status, much.root.querySelector(`#${number}-amount-error`)?.text]).toEqual([422, `This is more than is open: ${open}.`]);
		expect(much.root.querySelector(`#${number}-amount`)?.closest("details")?.hasAttribute("open")).toBe(true);
		const none = await visitor.post("/desk/invoices", { ...fields, amount: "0" });
		expect(none.status).toBe(422);
		expect(cell(await find(number), "Open")).toBe(open);
	});

	// Shows R60.23
	it("are paid in parts, each once, and then as a whole", async () => {
		const { number, fields, open } = await openInvoice();
		for (const _ of ["press", "double press"]) {
			const page = await visitor.post(`/desk/invoices?state=all&search=${number}`, { ...fields, amount: "1.50", reference: "Bank 17" });
			expect([page.status, page.path, alertOf(page)]).toEqual([
				200,
				`/desk/invoices?search=${number}&state=all`,
				"The payment is recorded.",
			]);
		}
		const row = await find(number);
		expect(cents(cell(row, "Open"))).toBe(cents(open) - 150);
		const other = await visitor.post("/desk/invoices", { ...fields, amount: "2" });
		expect([other.status, alertOf(other)]).toEqual([409, expect.stringContaining("already recorded another payment")]);
		expect(cell(await find(number), "Open")).toBe(cell(row, "Open"));
		const empty = await visitor.post("/desk/invoices", { ...fields, amount: "", key: crypto.randomUUID() });
		expect([empty.status, empty.root.querySelector(`#${number}-amount-error`)?.text]).toEqual([
			422,
			expect.stringContaining("Enter an amount"),
		]);
		const left = formOf(await visitor.get(`/desk/invoices?search=${number}&state=all`), "main tbody form").fields.amount ?? "";
		expect(cents(left)).toBe(cents(open) - 150);
		const stale = { ...fields, amount: left, key: crypto.randomUUID() };
		for (const _ of ["press", "double press"])
			expect(alertOf(await visitor.post("/desk/invoices", stale))).toBe("The payment is recorded.");
		expect(await find(number, "open")).toBeUndefined();
		const order = await visitor.get(row?.querySelector("a[href^='/desk/orders/']")?.getAttribute("href") ?? "");
		expect(order.root.querySelector("section[aria-labelledby=invoices]")?.text).toContain("€1.50, Bank 17");
		const late = await visitor.post("/desk/invoices", { ...stale, amount: "1", key: crypto.randomUUID() });
		expect([late.status, alertOf(late)]).toEqual([409, `This invoice was already recorded as paid: ${number}`]);
	});

	it("keep the day that a colleague has recorded", async () => {
		const { number, fields } = await openInvoice();
		const today = fields.paid_on ?? "";
		expect((await visitor.post("/desk/invoices", fields)).status).toBe(200);
		const before = cell(await find(number), "Payment");
		const day = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
		const page = await visitor.post("/desk/invoices", { ...fields, paid_on: day, key: crypto.randomUUID() });
		expect([page.status, alertOf(page)]).toEqual([409, `This invoice was already recorded as paid: ${number}`]);
		expect(cell(await find(number), "Payment")).toBe(before);
	});

	it("are read with the role for orders, and paid without it", async () => {
		const { number, fields, open } = await openInvoice();
		const seller = await signedInAtDesk(shared, "orders@desk.example");
		const page = await seller.get("/desk/invoices");
		expect([page.status, page.root.querySelectorAll("main tbody form")]).toEqual([200, []]);
		expect((await seller.post("/desk/invoices", fields)).status).toBe(403);
		expect(cell(await find(number), "Open")).toBe(open);
		const owner = await signedInAtDesk(shared, "owner@desk.example");
		expect((await owner.get("/desk/invoices")).root.querySelector("main tbody form")).not.toBeNull();
	});

	// Shows R60.87
	it("are read as the PDF that the buyer has", async () => {
		const { number } = await openInvoice();
		const link = (await find(number))?.querySelector("th a")?.getAttribute("href") ?? "";
		const pdf = await visitor.get(link);
		expect([pdf.status, pdf.headers["content-type"], pdf.text.slice(0, 5)]).toEqual([200, "application/pdf", "%PDF-"]);
		expect((await visitor.get("/desk/invoices/inv-99999999/paper.pdf")).status).toBe(404);
	});

	it("need the form's number and key", async () => {
		expect((await visitor.post("/desk/invoices", { paid_on: "2026-01-01" })).status).toBe(400);
		const unknown = { number: "INV-99999999", key: crypto.randomUUID(), paid_on: "2026-01-01", amount: "1" };
		expect((await visitor.post("/desk/invoices", unknown)).status).toBe(404);
	});
});
