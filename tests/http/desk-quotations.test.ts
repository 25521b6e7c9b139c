import { beforeAll, describe, expect, it } from "vitest";
import { companyDay } from "../../contract/company";
import { dayAfter } from "../../contract/values/days";
import { aged } from "../support/aged-form";
import { lastMail, signedInAtDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const code = "CR-001127";
const other = "CR-001237";
let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "orders@desk.example");
});

const main = (page: Page): string => (page.root.querySelector("main")?.text ?? "").replace(/\u00a0/g, " ");
const alertOf = (page: Page): string => page.root.querySelector("main [role=alert]")?.text ?? "";
const value = (page: Page, id: string): string => page.root.querySelector(`#${id}`)?.getAttribute("value") ?? "";
const codesIn = (page: Page) =>
	page.root.querySelectorAll("main input[name=code]:not([type=hidden])").map((field) => field.getAttribute("value") ?? "");
const messages = (page: Page) => Object.fromEntries(page.root.querySelectorAll("main form [id$=-error]").map(({ id, text }) => [id, text]));
/** The figure in a row of the totals. */
const total = (page: Page, name: string): string => {
	const row = page.root
		.querySelectorAll("main [role=status] tbody tr")
		.find((one) => one.querySelector("th")?.text.trim().startsWith(name));
	return (row?.querySelector("td")?.text ?? "").replace(/\u00a0/g, " ").trim();
};
const anybody = () => `${crypto.randomUUID().slice(0, 8)}@meyer.example`;

/** Asks for a quotation in the shop. @returns the address of the request at the desk */
async function requested(email = anybody()): Promise<string> {
	const buyer = new Visitor(shared.address, "de");
	const { path, fields } = aged(formOf(await buyer.get(`/contact?variant=${code}`), "main form#write"));
	expect((await buyer.postOnce(path, { ...fields, email, company: "Meyer GmbH", quantity: "20 Stück" })).status).toBe(303);
	const link = (await visitor.get(`/desk/requests?search=${email}`)).root.querySelector("main tbody th a")?.getAttribute("href");
	if (!link) throw new Error(`No request of ${email} is in the list.`);
	return link;
}

type Line = Partial<Record<"code" | "quantity" | "cut" | "price" | "percent", string>>;

/** The fields of the form. */
const typed = (intent: string, lines: readonly Line[], more: Record<string, string> = {}): [string, string][] => [
	...Object.entries({
		intent,
		key: crypto.randomUUID(),
		text: "Gern.",
		days: "30",
		until: "",
		discount: "",
		freight: "",
		find: "",
		...more,
	}),
	...lines.flatMap(({ code: item = "", quantity = "", cut = "", price = "", percent = "" }): [string, string][] => [
		["code", item],
		["quantity", quantity],
		["cut", cut],
		["price", price],
		["percent", percent],
	]),
];

// Shows R60.71
describe("a quotation at the desk", () => {
	it("is calculated before it is sent: per cents, freight, net, VAT, gross and its last day", async () => {
		const path = await requested();
		const line = { code, quantity: "10", price: "100.00", percent: "10" };
		const page = await visitor.post(path, typed("calculate", [line], { discount: "5", freight: "42" }));
		expect(page.status).toBe(200);
		// 1,000.00 less 10 % and 5 % is 855.00; with 42.00 for delivery 897.00.
		expect([total(page, "Goods"), total(page, "Discount"), total(page, "Net total")]).toEqual(["€1,000.00", "−€145.00", "€897.00"]);
		expect(main(page)).toContain("€42.00");
		expect([value(page, "line-0-percent"), value(page, "discount"), value(page, "freight"), value(page, "days")]).toEqual([
			"10",
			"5",
			"42",
			"30",
		]);
		expect(page.root.querySelector("textarea#text")?.text.trim()).toBe("Gern.");
		expect(main(page)).toMatch(/Valid until \d/);
		expect(main(await visitor.get(path))).toContain("Send the quotation");
	});

	it("finds articles by words and by code, adds them at the buyer's price, and removes lines; all that is typed stays", async () => {
		const path = await requested();
		const line = { code, quantity: "x", price: "100" };
		const found = await visitor.post(path, typed("find", [line, {}], { find: "IPE 200" }));
		expect(found.status).toBe(200);
		expect(found.root.querySelectorAll('main button[value^="add:"]').length).toBeGreaterThan(1);
		expect([value(found, "find"), value(found, "line-0-quantity")]).toEqual(["IPE 200", "x"]);
		const byCode = await visitor.post(path, typed("find", [line], { find: other }));
		const add = byCode.root.querySelector(`main button[value$=" ${other}"]`)?.getAttribute("value") ?? "";
		expect(add).toMatch(/^add:\d+ CR-\d+$/);
		const nothing = await visitor.post(path, typed("find", [line], { find: "qqqqzzzz" }));
		expect(main(nothing)).toContain("No item found.");
		// The first empty row takes the article.
		const added = await visitor.post(path, typed(add, [{ ...line, quantity: "10" }, {}]));
		expect(codesIn(added)).toEqual([code, other]);
		expect(value(added, "line-1-price")).toMatch(/^[\d,]+\.\d{2}$/);
		expect(total(added, "Net total")).not.toBe("");
		const removed = await visitor.post(path, typed("remove:0", [line, { code: other, quantity: "y", price: "3" }]));
		expect([codesIn(removed), value(removed, "line-0-quantity"), removed.status]).toEqual([[other], "y", 200]);
		expect(messages(removed)).toEqual({});
	});

	it("is refused with wrong per cents, freight, days and prices, each beside its field", async () => {
		const path = await requested();
		const good = { code, quantity: "10", price: "10" };
		const lines = [
			{ ...good, percent: "-5" },
			{ ...good, percent: "100" },
			{ ...good, price: "0" },
			{ ...good, code: "" },
		];
		for (const intent of ["calculate", "quote"]) {
			const page = await visitor.post(path, typed(intent, lines, { discount: "99.5", freight: "-1", days: "0" }));
			expect(page.status).toBe(422);
			expect(messages(page)).toEqual({
				"line-0-percent-error": "Enter a discount from 0 to 99 per cent, e.g. 2.5.",
				"line-1-percent-error": "Enter a discount from 0 to 99 per cent, e.g. 2.5.",
				"line-2-price-error": "Enter the price in euros, e.g. 12.50.",
				"line-3-code-error": "Enter our item code.",
				"discount-error": "Enter a discount from 0 to 99 per cent, e.g. 2.5.",
				"freight-error": expect.stringContaining("Enter an amount in euros"),
				"days-error": "Enter 1 to 365 days.",
			});
			expect([value(page, "discount"), value(page, "freight"), value(page, "line-1-percent")]).toEqual(["99.5", "-1", "100"]);
		}
		const today = companyDay(new Date());
		const untilOf = async (until: string) => messages(await visitor.post(path, typed("quote", [good], { until, days: "" })))["until-error"];
		expect(await untilOf("soon")).toBe("Enter a date, e.g. 18/12/2026.");
		expect(await untilOf(dayAfter(today, -1))).toBe("The last day can be today at the earliest.");
		expect(await untilOf(dayAfter(today, 366))).toBe("The last day can be 365 days ahead at most.");
		const unknown = await visitor.post(path, typed("calculate", [good, { ...good, code: "CR-999999999" }]));
		expect([unknown.status, messages(unknown)["line-1-code-error"]]).toEqual([422, expect.stringContaining("no such item code")]);
	});

	it("takes free lines with words of their own", async () => {
		const email = anybody();
		const path = await requested(email);
		const free = (title: string, quantity: string, price: string): [string, string][] => [
			["free.title", title],
			["free.unit", "set"],
			["free.quantity", quantity],
			["free.price", price],
			["free.percent", ""],
			["free.weight", "2.5"],
		];
		const more = await visitor.post(path, [...typed("freeRow", []), ...free("Rahmen 12", "x", "")]);
		expect([value(more, "free-0-title"), value(more, "free-0-quantity"), value(more, "free-1-title"), more.status]).toEqual([
			"Rahmen 12",
			"x",
			"",
			200,
		]);
		expect(more.root.querySelector("#free-0-unit option[selected]")?.getAttribute("value")).toBe("set");
		const wrong = await visitor.post(path, [...typed("calculate", []), ...free("", "3", "0")]);
		expect([wrong.status, messages(wrong)]).toEqual([
			422,
			{ "free-0-title-error": "Enter the text of the line.", "free-0-price-error": "Enter the price in euros, e.g. 12.50." },
		]);
		const page = await visitor.post(path, [...typed("calculate", []), ...free("Rahmen 12", "3", "500")]);
		expect(total(page, "Goods")).toBe("€1,500.00");
		const sent = await visitor.post(path, [...typed("quote", []), ...free("Rahmen 12", "3", "500")]);
		expect([sent.status, alertOf(sent)]).toEqual([200, "The quotation is on its way."]);
		const mail = await lastMail(shared, email);
		expect(mail).toContain("Sonderposition, Rahmen 12");
		// The goods of the catalogue have a page each, a special item has none.
		const offer = await new Visitor(shared.address, "de").get(/\/cart\/[\da-f-]{36}/.exec(mail)?.[0] ?? "");
		expect([offer.status, main(offer).includes("Sonderposition, Rahmen 12")]).toEqual([200, true]);
		expect(offer.root.querySelector('main a[href^="/products/"]')).toBeNull();
	});

	it("reaches its receiver with these terms, and is answered once", async () => {
		const email = anybody();
		const path = await requested(email);
		const until = dayAfter(companyDay(new Date()), 5);
		const sent = typed("quote", [{ code, quantity: "10", price: "100", percent: "2.5" }], { discount: "10", freight: "17", until });
		for (const page of [await visitor.post(path, sent), await visitor.post(path, sent)]) {
			expect([page.status, alertOf(page)]).toEqual([200, "The quotation is on its way."]);
			expect(main(page)).toContain("valid until");
			expect(page.root.querySelector('main td[data-label="Left"]')?.text).toBe("10");
		}
		// 975.00 less 10 % is 877.50, and 17.00 for delivery.
		const text = (await lastMail(shared, email)).replace(/\u00a0/g, " ");
		for (const words of ["Gern.", "17,00 €", "894,50 €"]) expect(text).toContain(words);
		const stale = await visitor.post(path, typed("calculate", [{ code, quantity: "11", price: "2", percent: "3" }]));
		expect([stale.status, alertOf(stale)]).toEqual([409, expect.stringContaining("answered or closed in the meantime")]);
		expect(alertOf(stale)).toContain(`${code} · 11 · 2 · 3`);
	});
});

// Shows R60.72
describe("the preview of a quotation", () => {
	it("is the PDF of what was calculated", async () => {
		const path = await requested();
		const page = await visitor.post(path, typed("calculate", [{ code, quantity: "10", price: "100" }], { freight: "17" }));
		const form = page.root.querySelector("main form[target=_blank]");
		expect(form?.getAttribute("action")).toBe(`${path}/quotation.pdf`);
		const fields = form
			?.querySelectorAll("input[type=hidden]")
			.map((field): [string, string] => [field.getAttribute("name") ?? "", field.getAttribute("value") ?? ""]);
		const pdf = await visitor.postOnce(`${path}/quotation.pdf`, fields ?? []);
		expect([pdf.status, pdf.headers["content-type"], pdf.text.slice(0, 5)]).toEqual([200, "application/pdf", "%PDF-"]);
		expect((await visitor.postOnce(`${path}/quotation.pdf`, typed("", [{ code, quantity: "x" }]))).status).toBe(422);
		await visitor.post(path, { intent: "close" });
		const late = await visitor.postOnce(`${path}/quotation.pdf`, fields ?? []);
		expect([late.status, late.headers.location]).toEqual([303, expect.stringContaining(path)]);
		expect((await visitor.get(`${path}/quotation.pdf`)).path).toBe(path);
	});
});

// Shows R60.73
describe("margins of a quotation", () => {
	it("stand beside each line for who may see costs, and in no page of others", async () => {
		const path = await requested();
		const asked = typed("calculate", [{ code, quantity: "10", price: "100" }]);
		const owner = await signedInAtDesk(shared, "owner@desk.example");
		const page = await owner.post(path, asked);
		const margin =
			page.root
				.querySelector('main td[data-label="Margin"]')
				?.text.replace(/\u00a0/g, " ")
				.trim() ?? "";
		expect(margin).toMatch(/^−?€[\d,.]+ \(−?[\d.]+%\)$/);
		expect(total(page, "Margin")).toBe(margin);
		const own = await visitor.post(path, asked);
		expect(total(own, "Net total")).toBe(total(page, "Net total"));
		expect([main(own).includes("Margin"), main(own).includes(margin)]).toEqual([false, false]);
	});
});

// Shows R60.74
describe("a quotation without a request of the buyer", () => {
	it("begins with a request that is written down, for a company or any address", async () => {
		const company = (await visitor.get("/desk/companies")).root.querySelector("main tbody th a")?.getAttribute("href") ?? "";
		const link = (await visitor.get(company)).root.querySelector('main a[href^="/desk/requests/new"]')?.getAttribute("href") ?? "";
		const form = formOf(await visitor.get(link), "main form#note");
		expect(form.fields.company).not.toBe("");
		expect(company).toContain(form.fields.vat?.toLowerCase() ?? "none");
		const email = anybody();
		const fields = { ...form.fields, email, locale: "fi", message: "Puhelimitse: 20 palkkia.", place: "Satamakatu 5, 33200 Tampere" };
		const page = await visitor.post(form.path, fields);
		expect([page.status, alertOf(page)]).toEqual([200, "The request has been saved. Nothing has been sent yet."]);
		for (const words of ["Suomi", "Puhelimitse: 20 palkkia.", "Tampere", email]) expect(main(page)).toContain(words);
		// A second press leads to the same request.
		expect((await visitor.post(form.path, fields)).path).toBe(page.path);
		expect(await lastMail(shared, email)).toBe("");
		await visitor.post(page.path, typed("quote", [{ code, quantity: "10", price: "100" }]));
		const mail = await lastMail(shared, email);
		expect(mail).toMatch(/http:\/\/fi\.localhost:\d+\/cart\/[\da-f-]{36}/);
	});

	it("needs an address and words, and the role", async () => {
		const form = formOf(await visitor.get("/desk/requests/new"), "main form#note");
		const page = await visitor.post(form.path, { ...form.fields, email: "nobody", message: " ", name: "Jens" });
		expect(page.status).toBe(422);
		expect(page.root.querySelectorAll("main form [id$=-error]").map(({ id }) => id)).toEqual(["note-email-error", "note-message-error"]);
		expect(value(page, "note-name")).toBe("Jens");
		expect((await visitor.post(form.path, { ...form.fields, key: "" })).status).toBe(400);
		const accounts = await signedInAtDesk(shared, "accounts@desk.example");
		const path = await requested();
		for (const refused of ["/desk/requests/new", path]) expect((await accounts.get(refused)).status).toBe(403);
		for (const [to, body] of [
			[path, typed("quote", [{ code, quantity: "10", price: "100" }])],
			[`${path}/quotation.pdf`, typed("", [{ code, quantity: "10", price: "100" }])],
			["/desk/requests/new", Object.entries({ ...form.fields, email: anybody(), message: "x" })],
		] as const)
			expect((await accounts.postOnce(to, [...body])).status).toBe(403);
	});
});
