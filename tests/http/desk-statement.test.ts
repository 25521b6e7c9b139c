import { beforeAll, describe, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";
import type { Page, Visitor } from "../support/visitor";

let visitor: Visitor;
/** The page of the company with the most entries. */
let address: string;
const rowsOf = (page: Page) => page.root.querySelectorAll("main tbody tr");

beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "accounts@desk.example");
	const companies = await visitor.get("/desk/companies");
	const links = companies.root.querySelectorAll("main tbody th a").map((link) => link.getAttribute("href") ?? "");
	const pages = await Promise.all(
		links.map(async (link) => ({ link, count: rowsOf(await visitor.get(`${link}/statement?from=`)).length })),
	);
	const [most] = pages.toSorted((a, b) => b.count - a.count);
	address = `${most?.link}/statement`;
});

const cents = (text: string): number => Number(text.replace(/[^\d]/g, "")) * (/[−-]/.test(text) ? -1 : 1);
const figure = (row: ReturnType<typeof rowsOf>[number] | undefined, label: string) =>
	cents(row?.querySelector(`td[data-label="${label}"]`)?.text ?? "");

// Shows R60.24
describe("a company's statement at the desk", () => {
	it("has a balance after each entry, from the one before to the one after", async () => {
		const page = await visitor.get(`${address}?from=`);
		const rows = rowsOf(page);
		expect(rows.length).toBeGreaterThan(5);
		let balance = 0;
		for (const row of rows) {
			balance += figure(row, "Charged") - figure(row, "Paid or credited");
			expect(figure(row, "Balance")).toBe(balance);
		}
		const [before, after] = page.root.querySelectorAll("main p b").map((one) => cents(one.text));
		expect([before, after]).toEqual([0, balance]);
	});

	it("is narrowed to some days, with the same balances", async () => {
		const all = rowsOf(await visitor.get(`${address}?from=`));
		const csv = (await visitor.get(`${address}.csv?from=`)).text.split("\r\n").slice(2, -2);
		const middle = Math.floor(csv.length / 2);
		const day = csv[middle]?.split(";")[0] ?? "";
		const first = csv.findIndex((line) => line.startsWith(day));
		const page = await visitor.get(`${address}?from=${day}&to=${day}`);
		expect(rowsOf(page)).toHaveLength(csv.filter((line) => line.startsWith(day)).length);
		expect(figure(rowsOf(page)[0], "Balance")).toBe(figure(all[first], "Balance"));
		expect(page.root.querySelector("#from")?.getAttribute("value")).toBe(day);
		expect(rowsOf(await visitor.get(`${address}?from=2001-01-01&to=2001-01-02`))).toEqual([]);
	});

	it("is a file for spreadsheets, with the rows of the page", async () => {
		const page = await visitor.get(`${address}?from=`);
		const link = page.root.querySelector("main form a")?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
		const file = await visitor.get(link);
		expect([file.status, file.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
		expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="statement-\w+\.csv"$/);
		// Its head, the balances before and after, and the last line's end.
		expect(file.text.split("\r\n")).toHaveLength(rowsOf(page).length + 4);
	});

	it("is reached from the company, by the accounts alone", async () => {
		const company = address.replace("/statement", "");
		expect((await visitor.get(company)).root.querySelector(`main a[href="${address}"]`)).not.toBeNull();
		const seller = await signedInAtDesk(shared, "orders@desk.example");
		expect((await seller.get(company)).root.querySelector(`main a[href="${address}"]`)).toBeNull();
		expect([(await seller.get(address)).status, (await seller.get(`${address}.csv`)).status]).toEqual([403, 403]);
		expect((await visitor.get("/desk/companies/fi00000000/statement")).status).toBe(404);
	});
});
