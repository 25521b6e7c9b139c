import { beforeAll, describe, expect, it } from "vitest";
import { workingDayAfter } from "../../contract/values/days";
import { lastMail, signedInAtDesk } from "../support/desk-visitor";
import { plainSpaces } from "../support/pdf-text";
import { shared } from "../support/shared-shop";
import { formOf, type Page, type Visitor } from "../support/visitor";

let seller: Visitor;
beforeAll(async () => {
	seller = await signedInAtDesk(shared, "orders@desk.example");
});

const list = "/desk/purchases";
const main = (page: Page) => plainSpaces(page.root.querySelector("main")?.text ?? "");
const alertOf = ({ root }: Page) => root.querySelector("main [role=alert]")?.text ?? "";
const day = workingDayAfter(new Date().toISOString().slice(0, 10), 9, "FI");

/** The form of the first supplier with at least so many lines, as it is shown now. */
async function needed(visitor: Visitor, least = 2) {
	const page = await visitor.get(list);
	const section = page.root.querySelectorAll("main section").find((one) => one.querySelectorAll("[name=line]").length >= least);
	const id = section?.querySelector("[name=supplier]")?.getAttribute("value") ?? "";
	const lines = section?.querySelectorAll("[name=line]").map((box) => box.getAttribute("value") ?? "") ?? [];
	const { fields } = formOf(page, `main form:has([name=line]):has([name=supplier][value="${id}"])`);
	return { id, lines, fields: { ...fields, intent: "order" } };
}

// Shows R60.42, R60.43
describe("purchases at the desk", () => {
	it("are chosen lines of a supplier, which is mailed; the order's page shows the confirmed day", async () => {
		const { id, fields, lines } = await needed(seller);
		const saved = await seller.post(list, { supplier: id, intent: "email", email: "tilaukset@supplier.example" });
		expect(main(saved)).toContain("The supplier’s address is saved.");
		const [line = "", other = ""] = lines;
		const page = await seller.post(list, { ...fields, line, expectedOn: day, tellsBuyers: "1" });
		expect(page.path).toMatch(/^\/desk\/purchases\/po-\d+$/);
		expect(main(page)).toContain("tilaukset@supplier.example");
		const number = page.path.split("/").at(-1)?.toUpperCase() ?? "";
		expect(await lastMail(shared, "tilaukset@supplier.example")).toContain(number);
		const [order = ""] = line.split(" ");
		expect(page.root.querySelectorAll("main tbody tr").map((row) => row.text)).toEqual([expect.stringContaining(order)]);
		const ordered = await seller.get(`/desk/orders/${order.toLowerCase()}`);
		const place = Number(line.split(" ")[1]) - 1;
		const ofLine = ordered.root.querySelectorAll("section[aria-labelledby=lines] tbody tr")[place];
		expect(ofLine?.querySelector('[data-label="Confirmed for"]')?.text).toContain(String(Number(day.slice(8))));
		// The line has left the list, the other one is still there.
		const after = await seller.get(list);
		const left = after.root.querySelectorAll("main [name=line]").map((box) => box.getAttribute("value"));
		expect([left.includes(line), left.includes(other)]).toEqual([false, true]);
		expect(main(after)).toContain(number);
	});

	it("are read as PDF and CSV, and their day can change", async () => {
		const { fields, lines } = await needed(seller, 1);
		const page = await seller.post(list, { ...fields, line: lines[0] ?? "" });
		const pdf = await seller.get(`${page.path}/order.pdf`);
		expect([pdf.status, pdf.headers["content-type"], pdf.text.startsWith("%PDF-")]).toEqual([200, "application/pdf", true]);
		const csv = await seller.get(`${page.path}/order.csv`);
		expect([csv.status, csv.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
		expect(csv.text).toContain(lines[0]?.split(" ")[0]);
		expect((await seller.get(`${page.path}/order.xml`)).status).toBe(404);
		const over = await seller.post(page.path, { intent: "expect", expectedOn: "2020-01-01" });
		expect([over.status, main(over)]).toEqual([422, expect.stringContaining("Choose today or a later day.")]);
		const wrong = await seller.post(page.path, { intent: "expect", expectedOn: "32.1.2027" });
		expect(wrong.status).toBe(422);
		expect(wrong.root.querySelector("#purchase-expected-error")).not.toBeNull();
		expect(main(await seller.post(page.path, { intent: "expect", expectedOn: day }))).toContain("The expected day is saved.");
		expect((await seller.get(page.path)).root.querySelector("#purchase-expected")?.getAttribute("value")).toBe(day);
	});

	// Shows R60.104
	it("are mailed to an address that is typed on their page, and again", async () => {
		const { fields, lines, id } = await needed(seller, 1);
		await seller.post(list, { supplier: id, intent: "email", email: "" });
		const page = await seller.post(list, { ...fields, line: lines[0] ?? "" });
		expect(main(page)).toContain("not mailed");
		const form = formOf(page, "main form:has([name=email])").fields;
		const wrong = await seller.post(page.path, { ...form, intent: "mail", email: "nobody" });
		expect([wrong.status, wrong.root.querySelector("#purchase-email-error") === null]).toEqual([422, false]);
		expect(wrong.root.querySelector("#purchase-email")?.getAttribute("value")).toBe("nobody");
		const email = `${crypto.randomUUID()}@supplier.example`;
		const sent = await seller.post(page.path, { ...form, intent: "mail", email });
		expect([
			main(sent).includes("is being mailed"),
			main(sent).includes("Mail the purchase order again"),
			main(sent).includes(email),
		]).toEqual([true, true, true]);
		expect(await lastMail(shared, email)).toContain(page.path.split("/").at(-1)?.toUpperCase());
	});

	it("are refused without a line, for a line that somebody has bought, and with a wrong address, and keep what was typed", async () => {
		const { id, fields, lines } = await needed(seller);
		const { line: _, ...none } = { line: "", ...fields };
		const refused = await seller.post(list, { ...none, expectedOn: day });
		expect([refused.status, alertOf(refused)]).toEqual([422, expect.stringContaining("Choose at least one line.")]);
		expect(refused.root.querySelector(`#supplier-${id}-expected`)?.getAttribute("value")).toBe(day);
		const [line = ""] = lines;
		const colleague = await signedInAtDesk(shared, "owner@desk.example");
		const theirs = await needed(colleague);
		expect((await colleague.post(list, { ...theirs.fields, line })).status).toBe(200);
		const late = await seller.post(list, { ...fields, line });
		expect([late.status, alertOf(late)]).toEqual([409, expect.stringContaining("Nothing was ordered")]);
		const wrong = await seller.post(list, { supplier: id, intent: "email", email: "nobody" });
		expect([wrong.status, wrong.root.querySelector(`#email-${id}-error`) === null]).toEqual([422, false]);
		expect((await seller.post(list, { ...fields, supplier: "x", line })).status).toBe(400);
	});

	it("are not for accounts", async () => {
		const accountant = await signedInAtDesk(shared, "accounts@desk.example");
		expect((await accountant.get(list)).status).toBe(403);
		expect((await accountant.get("/desk/orders")).root.querySelector(`a[href="${list}"]`)).toBeNull();
	});
});
