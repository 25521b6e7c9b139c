import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { lastMail, signedInAtDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";
import { fieldsOf, formOf, type Page, type Visitor } from "../support/visitor";

let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "accounts@desk.example");
});

const rowsOf = (page: Page): HTMLElement[] => page.root.querySelectorAll("main tbody tr");
const numberOf = (row: HTMLElement | undefined): string => row?.querySelector("th")?.text.trim() ?? "";
const cell = (row: HTMLElement | undefined, label: string): string => row?.querySelector(`td[data-label="${label}"]`)?.text.trim() ?? "";
const alertOf = (page: Page): string => page.root.querySelector("main [role=alert]")?.text ?? "";

/** Rows of overdue invoices that may be reminded. */
const remindable = async () =>
	rowsOf(await visitor.get("/desk/invoices?state=overdue")).filter((row) => row.querySelector("input[name=invoice]"));

async function rowOf(number: string): Promise<HTMLElement | undefined> {
	return rowsOf(await visitor.get(`/desk/invoices?state=all&search=${number}`)).find((row) => numberOf(row) === number);
}

const previewOf = (...numbers: string[]) =>
	visitor.get(`/desk/invoices/reminders?${numbers.map((number) => `invoice=${number}`).join("&")}`);

/** The fields of the form that sends the reminders of a preview. */
function sendingOf(page: Page): [string, string][] {
	const form = page.root.querySelector("main form[method=post]");
	return (form?.querySelectorAll("input[name]") ?? []).map((field) => [
		field.getAttribute("name") ?? "",
		field.getAttribute("value") ?? "",
	]);
}

// Shows R60.22
describe("reminders at the desk", () => {
	it("are read before they are sent, once, in the language of the order", async () => {
		const row = (await remindable())[0];
		const number = numberOf(row);
		const preview = await visitor.get(row?.querySelector("a[href*=reminders]")?.getAttribute("href") ?? "");
		expect(preview.root.querySelector("main h2")?.text).toBe(`Reminder 1 of ${number}`);
		const text = preview.root.querySelector("main pre")?.text ?? "";
		expect(text).toContain(number);
		expect(text).toMatch(/FI\d\d [\d ]+/);
		const subject = preview.root.querySelector("main p[lang]")?.text ?? "";
		expect(
			["Maksumuistutus", "Zahlungserinnerung", "Payment reminder", "Maksemeeldetuletus"].map((word) => subject.startsWith(word)),
		).toContain(true);
		const to = /To (\S+@[^,\s]+)/.exec(preview.root.querySelector("main")?.text ?? "")?.[1] ?? "";
		for (const _ of ["press", "double press"]) {
			const sent = await visitor.post("/desk/invoices/reminders", sendingOf(preview));
			expect([sent.status, sent.path, alertOf(sent)]).toEqual([200, "/desk/invoices?state=overdue", "The reminders are on their way."]);
		}
		expect((await lastMail(shared, to)).replace(/\s+/g, " ").trim()).toBe(text.replaceAll("&amp;", "&").replace(/\s+/g, " ").trim());
		const after = await rowOf(number);
		expect(cell(after, "Reminder")).toMatch(/^No\. 1, /);
		expect(after?.querySelector("input[name=invoice]")).toBeNull();
		const order = await visitor.get(after?.querySelector("a[href^='/desk/orders/']")?.getAttribute("href") ?? "");
		expect(order.root.querySelector("section[aria-labelledby=invoices] td[data-label=Reminder] div")?.text).toMatch(/^No\. 1, /);
		const again = await previewOf(number);
		expect(again.root.querySelector("main")?.text).toContain("one was sent in the last 7 days");
		expect(again.root.querySelector("main form[method=post]")).toBeNull();
		const owner = await signedInAtDesk(shared, "owner@desk.example");
		const entry = rowsOf(await owner.get("/desk/log")).find((one) => cell(one, "What") === "sent a reminder");
		expect(entry?.text).toContain(number);
	});

	it("are sent for several invoices in one step; if one was paid in between, none is", async () => {
		const [first, second] = (await remindable()).map(numberOf);
		const preview = await previewOf(first ?? "", second ?? "");
		expect(preview.root.querySelector("main form[method=post] button")?.text).toBe("Send 2 reminders");
		const payment = (await rowOf(first ?? ""))?.querySelector("details form");
		if (!payment) throw new Error("The invoice cannot be paid.");
		await visitor.post("/desk/invoices", fieldsOf(payment));
		const refused = await visitor.post(`${preview.path}`, sendingOf(preview));
		expect([refused.status, alertOf(refused)]).toEqual([409, expect.stringContaining("Nothing was sent")]);
		expect(refused.root.querySelector("main")?.text).toContain("No reminder: the invoice is paid.");
		expect(cell(await rowOf(second ?? ""), "Reminder")).toBe("Send reminder 1");
		const sent = await visitor.post("/desk/invoices/reminders", sendingOf(refused));
		expect(alertOf(sent)).toBe("The reminders are on their way.");
		expect(cell(await rowOf(second ?? ""), "Reminder")).toMatch(/^No\. 1, /);
	});

	it("are refused before the due day, for another amount, and for a skipped stage", async () => {
		const due = rowsOf(await visitor.get("/desk/invoices")).findLast((row) => cell(row, "Days overdue") === "–");
		expect((await previewOf(numberOf(due))).root.querySelector("main")?.text).toContain("the invoice is not overdue yet");
		const number = numberOf((await remindable())[0]);
		const fields = sendingOf(await previewOf(number));
		const [, , open = ""] = (fields.find(([name]) => name === "reminder")?.[1] ?? "").split(" ");
		for (const value of [`${number} 2 ${open}`, `${number} 1 ${(Number(open) + 1).toFixed(2)}`, `${numberOf(due)} 1 1.00`]) {
			const page = await visitor.post("/desk/invoices/reminders", [
				["key", crypto.randomUUID()],
				["reminder", value],
			]);
			expect([value, page.status]).toEqual([value, 409]);
		}
		expect(cell(await rowOf(number), "Reminder")).toBe("Send reminder 1");
	});

	it("are for the accounts alone", async () => {
		const number = numberOf((await remindable())[0]);
		const seller = await signedInAtDesk(shared, "orders@desk.example");
		expect((await seller.get(`/desk/invoices/reminders?invoice=${number}`)).status).toBe(403);
		expect((await seller.post("/desk/invoices/reminders", sendingOf(await previewOf(number)))).status).toBe(403);
		expect((await seller.get("/desk/invoices?state=overdue")).root.querySelector("input[name=invoice]")).toBeNull();
		expect((await seller.get("/desk/invoices?state=overdue")).root.querySelectorAll("a[href*=reminders]")).toEqual([]);
	});

	it("need invoices that exist, and a key", async () => {
		expect((await previewOf("INV-99999999")).status).toBe(404);
		expect((await previewOf("x")).status).toBe(404);
		expect((await visitor.get("/desk/invoices/reminders")).root.querySelector("main")?.text).toContain("No invoice is chosen.");
		expect((await visitor.post("/desk/invoices/reminders", { reminder: "INV-10001 1 1.00" })).status).toBe(400);
		expect(formOf(await visitor.get("/desk/invoices?state=overdue"), "main form#remind").path).toBe("/desk/invoices/reminders");
	});
});
