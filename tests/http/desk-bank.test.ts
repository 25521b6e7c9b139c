import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { camt, type MadeEntry } from "../support/camt";
import { signedInAtDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";
import type { Page, Visitor } from "../support/visitor";

let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "accounts@desk.example");
});

const rowsOf = (page: Page): HTMLElement[] => page.root.querySelectorAll("main tbody tr");
const cell = (row: HTMLElement | undefined, label: string): string =>
	row?.querySelector(`td[data-label="${label}"]`)?.text.replace(/\s+/g, " ").trim() ?? "";
const alertOf = (page: Page): string => page.root.querySelector("main [role=alert], main [role=status]")?.text.trim() ?? "";
const planOf = (row: HTMLElement | undefined): string => row?.querySelector("input[name=entry]")?.getAttribute("value") ?? "";

/** Sends a file as the page's form does, and follows its redirect. */
async function upload(content: string, name = "statement.xml", by = visitor): Promise<Page> {
	const part = (head: string, body: string) => `--limit\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
	const body = Buffer.from(`${part(`name="file"; filename="${name}"`, content)}${part('name="intent"', "upload")}--limit--\r\n`);
	const page = await by.send("POST", "/desk/bank", body, {
		"Content-Type": "multipart/form-data; boundary=limit",
		"Content-Length": String(body.length),
		Origin: `http://${by.host}`,
	});
	return page.status === 303 ? by.get(page.headers.location ?? "") : page;
}

const statement = (...entries: MadeEntry[]) =>
	camt({ version: "08", id: crypto.randomUUID(), entries: entries.map((entry, index) => ({ reference: `R${index}`, ...entry })) });

/** Open invoices with their open amounts, as they are written in a bank statement. */
async function openInvoices(): Promise<{ number: string; open: string }[]> {
	const page = await visitor.get("/desk/invoices?sort=amount");
	return rowsOf(page).map((row) => ({
		number: row.querySelector("th")?.text.trim() ?? "",
		open: cell(row, "Open").replace(/[^\d.]/g, ""),
	}));
}

const rowWith = async (text: string) => rowsOf(await visitor.get("/desk/bank")).find((row) => cell(row, "Remittance text").includes(text));
const book = (values: string[], intent = "book") =>
	visitor.post("/desk/bank", [...values.map((value): [string, string] => ["entry", value]), ["intent", intent]]);

// Shows R60.25
describe("bank statements at the desk", () => {
	it("show what each entry pays, and book what was chosen, once", async () => {
		const [one, two] = await openInvoices();
		if (!one || !two) throw new Error("No invoices are open.");
		const xml = statement(
			{ euros: one.open, text: `Invoice ${one.number}`, payer: "Stahlbau Meyer", iban: "DE89370400440532013000" },
			{ euros: "1.50", text: `Part of ${two.number}` },
			{ euros: "77.77", text: "Nobody knows" },
		);
		const page = await upload(xml);
		expect([page.status, page.path, alertOf(page)]).toEqual([200, "/desk/bank", "The file is read. Nothing is booked yet."]);
		const [whole, part, unknown] = [await rowWith(one.number), await rowWith(two.number), await rowWith("Nobody knows")];
		expect([cell(whole, "Result"), cell(part, "Result"), cell(unknown, "Result")]).toEqual([
			"paid in full",
			"paid in part",
			"will not be booked",
		]);
		expect(cell(whole, "Will be booked to")).toContain(one.number);
		expect((await openInvoices()).find(({ number }) => number === one.number)).toEqual(one);
		const unmatched = await book([planOf(whole), planOf(unknown)]);
		expect([unmatched.status, alertOf(unmatched)]).toEqual([422, expect.stringContaining("belongs to no open invoice")]);
		const booked = await book([planOf(whole), planOf(part)]);
		expect([booked.status, alertOf(booked)]).toEqual([200, "The payments are booked."]);
		const open = await openInvoices();
		expect(open.find(({ number }) => number === one.number)).toBeUndefined();
		expect(Number(open.find(({ number }) => number === two.number)?.open)).toBeCloseTo(Number(two.open) - 1.5);
		const again = await book([planOf(whole)]);
		expect([again.status, alertOf(again)]).toEqual([409, expect.stringContaining("Nothing was booked")]);
		expect(alertOf(await upload(xml))).toBe("All payments of this file had been read before.");
		expect(await rowWith(one.number)).toBeUndefined();
		expect(alertOf(await book([planOf(unknown)], "setAside"))).toBe("The rows are set aside.");
		expect(await rowWith("Nobody knows")).toBeUndefined();
		const owner = await signedInAtDesk(shared, "owner@desk.example");
		const did = rowsOf(await owner.get("/desk/log")).map((row) => cell(row, "What"));
		for (const words of ["read a bank statement", "booked payments of a bank statement", "set payments received aside"])
			expect(did).toContain(words);
	});

	it("book nothing that has changed since it was shown", async () => {
		const [one] = await openInvoices();
		if (!one) throw new Error("No invoice is open.");
		await upload(statement({ euros: one.open, text: one.number }));
		const shown = planOf(await rowWith(one.number));
		const list = await visitor.get(`/desk/invoices?search=${one.number}`);
		const key = list.root.querySelector("details input[name=key]")?.getAttribute("value") ?? "";
		const paid_on = list.root.querySelector("details input[name=paid_on]")?.getAttribute("value") ?? "";
		await visitor.post("/desk/invoices", { number: one.number, key, paid_on, amount: "1.00" });
		const page = await book([shown]);
		expect([page.status, alertOf(page)]).toEqual([409, expect.stringContaining("something has changed")]);
		const row = rowsOf(page).find((each) => cell(each, "Remittance text").includes(one.number));
		expect(cell(row, "Result")).toBe("€1.00 too much, which is kept as credit");
		expect(alertOf(await book([planOf(row)]))).toBe("The payments are booked.");
	});

	// Shows R60.97
	it("list what was set aside, to assign it to an invoice or to mark it as paid back", async () => {
		const [one] = await openInvoices();
		if (!one) throw new Error("No invoice is open.");
		const references = [`K${crypto.randomUUID().slice(0, 8)}`, `K${crypto.randomUUID().slice(0, 8)}`];
		await upload(statement(...references.map((reference) => ({ euros: "2.50", text: `Aside ${reference}`, reference }))));
		const [first, second] = await Promise.all(references.map(rowWith));
		await book([planOf(first), planOf(second)], "setAside");
		const kept = async (reference = "") => {
			const page = await visitor.get("/desk/bank");
			return { page, row: rowsOf(page).find((row) => cell(row, "Reference").includes(reference)) };
		};
		const fieldsOf = (row: HTMLElement | undefined, intent: string): Record<string, string> => ({
			...Object.fromEntries(
				(row?.querySelector(`form:has([value=${intent}])`)?.querySelectorAll("input") ?? []).map((input) => [
					input.getAttribute("name") ?? "",
					input.getAttribute("value") ?? "",
				]),
			),
			intent,
		});
		const { row } = await kept(references[0]);
		expect([cell(row, "Received"), cell(row, "Left")]).toEqual(["€2.50", "€2.50"]);
		const fields = fieldsOf(row, "assign");
		const wrong = await visitor.post("/desk/bank", { ...fields, number: "INV-99999999" });
		expect([wrong.status, wrong.root.querySelector(`#number-${fields.id}-error`)?.text]).toEqual([
			422,
			"There is no invoice with this number.",
		]);
		expect(wrong.root.querySelector(`#number-${fields.id}`)?.getAttribute("value")).toBe("INV-99999999");
		for (const _ of ["press", "double press"])
			expect(alertOf(await visitor.post("/desk/bank", { ...fields, number: one.number }))).toContain("The invoice is paid with it");
		expect((await kept(references[0])).row).toBeUndefined();
		const back = fieldsOf((await kept(references[1])).row, "payBack");
		const stale = await visitor.post("/desk/bank", { ...back, left: "2.00" });
		expect([stale.status, alertOf(stale)]).toEqual([409, expect.stringContaining("another amount is left")]);
		expect(alertOf(await visitor.post("/desk/bank", back))).toBe("The payment is marked as paid back.");
		expect((await kept(references[1])).row).toBeUndefined();
	});

	it("refuse other files, with a message beside the field", async () => {
		const dtd = statement({ euros: "1.00" }).replace("?>", '?><!DOCTYPE Document [<!ENTITY a "b">]>');
		for (const [content, message] of [
			["", "Choose a file."],
			["<html/>", "The file is not a bank statement camt.053 of version 001.02 or 001.08."],
			["%PDF-1.7", "The file is not readable XML, or it contains entities of its own. Nothing was read."],
			[dtd, "The file contains a DTD. Such files are not read."],
			[statement({ euros: "1.00" }).padEnd(2_100_000), "The file is larger than 2 MB. Ask your bank for shorter periods."],
			[" ".repeat(21_000_000), "The file is larger than 2 MB. Ask your bank for shorter periods."],
		] as const) {
			const page = await upload(content);
			expect([page.status, page.root.querySelector("#file-error")?.text]).toEqual([422, message]);
		}
		expect(alertOf(await upload(statement({ euros: "1.00", direction: "DBIT" })))).toBe(
			"The file has no booked payments received in euros.",
		);
	});

	it("need a choice, and are for the accounts alone", async () => {
		const none = await book([]);
		expect([none.status, alertOf(none)]).toEqual([422, "Choose rows first. Nothing was booked."]);
		expect((await book(["x"])).status).toBe(422);
		expect((await book(["x INV-10001=1.00"])).status).toBe(400);
		const seller = await signedInAtDesk(shared, "orders@desk.example");
		expect((await seller.get("/desk/bank")).status).toBe(403);
		expect((await upload(statement({ euros: "1.00" }), "statement.xml", seller)).status).toBe(403);
		expect((await seller.get("/desk/invoices")).root.querySelector("main a[href='/desk/bank']")).toBeNull();
	});
});
