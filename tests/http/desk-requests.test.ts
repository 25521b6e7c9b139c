import { beforeAll, describe, expect, it } from "vitest";
import { aged } from "../support/aged-form";
import { signedInAtDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const code = "CR-001127";
let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "orders@desk.example");
});

const alertOf = (page: Page): string => page.root.querySelector("main [role=alert]")?.text ?? "";
const main = (page: Page): string => page.root.querySelector("main")?.text ?? "";
const value = (page: Page, id: string) => page.root.querySelector(`#${id}`)?.getAttribute("value");
const keyIn = (page: Page): string => page.root.querySelector("main input[name=key]")?.getAttribute("value") ?? "";

/** Asks for a quotation in the shop. @returns the address of the request at the desk */
async function requested(): Promise<string> {
	const email = `${crypto.randomUUID().slice(0, 8)}@meyer.example`;
	const buyer = new Visitor(shared.address, "de");
	const { path, fields } = aged(formOf(await buyer.get(`/contact?variant=${code}`), "main form#write"));
	const sent = await buyer.postOnce(path, { ...fields, email, company: "Meyer GmbH", quantity: "20 Stück" });
	expect(sent.status).toBe(303);
	const link = (await visitor.get(`/desk/requests?search=${email}`)).root.querySelector("main tbody th a")?.getAttribute("href");
	if (!link) throw new Error(`No request of ${email} is in the list.`);
	return link;
}

interface Line {
	code?: string;
	quantity?: string;
	cut?: string;
	price?: string;
}

const quotation = (key: string, lines: readonly Line[], more: Record<string, string> = {}): [string, string][] => [
	...Object.entries({ intent: "quote", key, text: "Gern.", days: "30", ...more }),
	...lines.flatMap(({ code: item = "", quantity = "", cut = "", price = "" }): [string, string][] => [
		["code", item],
		["quantity", quantity],
		["cut", cut],
		["price", price],
	]),
];

describe("requests at the desk", () => {
	it("are the open ones first, and filtered by state", async () => {
		const path = await requested();
		const open = await visitor.get("/desk/requests");
		expect(open.root.querySelector(`main tbody a[href="${path}"]`)).not.toBeNull();
		const answered = await visitor.get("/desk/requests?state=answered");
		expect(answered.root.querySelector("main tbody tr")).not.toBeNull();
		expect(answered.root.querySelector(`main tbody a[href="${path}"]`)).toBeNull();
	});

	it("say who asks for what, and begin a quotation with it", async () => {
		const page = await visitor.get(await requested());
		for (const words of ["Meyer GmbH", "20 Stück", "Deutsch", code]) expect(main(page)).toContain(words);
		expect([value(page, "line-0-code"), value(page, "line-0-quantity"), value(page, "days")]).toEqual([code, "", "14"]);
		expect(value(page, "line-0-price")).toMatch(/^[\d,]+\.\d{2}$/);
		expect(main(page)).toContain(`€${value(page, "line-0-price")}`);
		expect(page.root.querySelectorAll("main input[name=code]")).toHaveLength(2);
	});

	it("open their drawings by a key", async () => {
		const list = await visitor.get("/desk/requests?state=all&search=purchaser@demo.example");
		const row = list.root.querySelectorAll("main tbody tr").find((one) => one.querySelector("[data-label=Files]")?.text.trim() === "1");
		const page = await visitor.get(row?.querySelector("a")?.getAttribute("href") ?? "");
		const link = page.root.querySelector("main a[download]")?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
		const file = await visitor.get(link);
		expect([file.status, file.headers["content-type"]]).toEqual([200, "image/vnd.dxf"]);
		expect((await visitor.get(link.replace(/\?.*/, ""))).status).toBe(404);
		expect((await (await signedInAtDesk(shared, "accounts@desk.example")).get(link)).status).toBe(403);
	});

	it.each(["de", "fi", "et"])("take a price as it is written in %s", async (locale) => {
		const path = await requested();
		const reader = await signedInAtDesk(shared, "orders@desk.example");
		await reader.post("/desk/language", { locale });
		const page = await reader.get(path);
		const price = value(page, "line-0-price") ?? "";
		expect(price).toMatch(/,\d{2}$/);
		const line = { code, quantity: "10", price };
		// The days are wrong so that nothing is sent.
		const refused = await reader.post(path, quotation(keyIn(page), [line, { ...line, cut: "1000", price: "1,234.567" }], { days: "0" }));
		expect(refused.root.querySelectorAll("main form [id$=-error]").map(({ id }) => id)).toEqual(["line-1-price-error", "days-error"]);
	});

	it("get more rows and keep what was typed", async () => {
		const path = await requested();
		const key = keyIn(await visitor.get(path));
		const typed = quotation(key, [{ code, quantity: "x", price: "1,5" }, {}], { intent: "rows", text: "Noch nicht fertig", days: "7" });
		const page = await visitor.post(path, typed);
		expect(page.status).toBe(200);
		expect(page.root.querySelectorAll("main input[name=code]")).toHaveLength(5);
		expect([value(page, "line-0-code"), value(page, "line-0-quantity"), value(page, "line-0-price"), value(page, "days")]).toEqual([
			code,
			"x",
			"1,5",
			"7",
		]);
		expect(page.root.querySelector("textarea#text")?.text.trim()).toBe("Noch nicht fertig");
		expect(page.root.querySelectorAll("main [role=alert]")).toEqual([]);
	});

	it("keep bad input, with a message beside each field", async () => {
		const path = await requested();
		const key = keyIn(await visitor.get(path));
		const lines: Line[] = [
			{ code, quantity: "1.5", price: "cheap" },
			{},
			{ quantity: "10", price: "2" },
			{ code, quantity: "10", cut: "long" },
		];
		const page = await visitor.post(path, quotation(key, lines, { days: "999" }));
		expect(page.status).toBe(422);
		const messages = page.root.querySelectorAll("main form [id$=-error]").map(({ id, text }) => [id, text]);
		expect(Object.fromEntries(messages)).toEqual({
			"line-0-quantity-error": "Enter the quantity as a whole number.",
			"line-0-price-error": "Enter the price in euros, e.g. 12.50.",
			"line-2-code-error": "Enter our item code.",
			"line-3-cut-error": expect.stringContaining("Enter the length"),
			"line-3-price-error": "Enter a price.",
			"days-error": "Enter 1 to 365 days.",
		});
		expect([value(page, "line-0-price"), value(page, "line-2-quantity"), value(page, "line-3-cut"), value(page, "days")]).toEqual([
			"cheap",
			"10",
			"long",
			"999",
		]);
		const empty = await visitor.post(path, quotation(key, [{ price: "5" }]));
		expect([empty.status, empty.root.querySelector("#line-0-code-error")?.text]).toEqual([422, "Enter our item code."]);
	});

	it("say beside its row why the backend refuses a line", async () => {
		const path = await requested();
		const key = keyIn(await visitor.get(path));
		const good = { code, quantity: "10", price: "10" };
		const unknown = await visitor.post(path, quotation(key, [good, {}, { ...good, code: "CR-999999999" }]));
		expect([unknown.status, unknown.root.querySelector("#line-2-code-error")?.text]).toEqual([
			422,
			expect.stringContaining("There is no such item code."),
		]);
		expect(value(unknown, "line-2-code")).toBe("CR-999999999");
		const twice = await visitor.post(path, quotation(key, [good, good]));
		expect([twice.status, twice.root.querySelector("#line-1-code-error")?.text]).toEqual([422, "This item is in the list twice."]);
		const long = await visitor.post(path, quotation(key, [{ ...good, cut: "900 m" }]));
		expect([long.status, long.root.querySelector("#line-0-cut-error")?.text]).toEqual([422, expect.stringMatching(/^Pieces can be \d+/)]);
	});

	it("are answered once with a quotation, whose prices are in the reader's notation", async () => {
		const path = await requested();
		const key = keyIn(await visitor.get(path));
		const sent = quotation(key, [{ code, quantity: "10", price: "1,234.50" }, {}]);
		const pages = [await visitor.post(path, sent), await visitor.post(path, sent)];
		for (const page of pages) expect([page.status, page.path, alertOf(page)]).toEqual([200, path, "The quotation is on its way."]);
		const [number, again] = pages.map((page) => /[A-Z]+-\d+, valid until/.exec(main(page))?.[0]);
		expect(number).toBeDefined();
		expect(again).toBe(number);
		expect(pages[0]?.root.querySelector("main form")).toBeNull();
		// Ten at 1,234.50, with the sums below.
		for (const words of ["€1,234.50", "€12,345.00", "Net total", "Gross total"]) expect(main(await visitor.get(path))).toContain(words);
		const stale = await visitor.post(
			path,
			quotation(crypto.randomUUID(), [{ code, quantity: "11", price: "2" }], { text: "Zweites Angebot" }),
		);
		expect(stale.status).toBe(409);
		expect(alertOf(stale)).toContain("has been answered or closed in the meantime");
		for (const kept of [`${code} · 11 · 2`, "Zweites Angebot"]) expect(alertOf(stale)).toContain(kept);
		expect(main(stale)).toContain(number ?? "none");
		expect((await visitor.post(path, { intent: "close" })).status).toBe(409);
	});

	// Shows R60.95
	it("say which VAT holds for the country of delivery, and keep the country", async () => {
		const path = await requested();
		const send = (country: string) =>
			visitor.post(path, quotation(crypto.randomUUID(), [{ code, quantity: "10", price: "10" }], { intent: "calculate", country }));
		const abroad = await send("EE");
		expect(abroad.root.querySelector("#country option[selected]")?.getAttribute("value")).toBe("EE");
		expect(main(abroad)).toContain("there is no valid VAT ID of another EU country");
		expect(main(await send("FI"))).toContain("Delivery in Finland");
		const wrong = await send("SE");
		expect([wrong.status, wrong.root.querySelector("#country-error")?.text]).toEqual([422, "Choose the country."]);
	});

	it("are closed without a quotation, which a second press does not change", async () => {
		const path = await requested();
		for (const _ of ["press", "double press"]) {
			const page = await visitor.post(path, { intent: "close" });
			expect([page.status, alertOf(page)]).toEqual([200, "The request is closed."]);
		}
		const late = await visitor.post(path, quotation(crypto.randomUUID(), [{ code, quantity: "10", price: "2" }]));
		expect([late.status, alertOf(late)]).toEqual([409, expect.stringContaining("Nothing was sent.")]);
	});

	it("are for the role for orders, and exist", async () => {
		const path = await requested();
		const accounts = await signedInAtDesk(shared, "accounts@desk.example");
		for (const refused of ["/desk/requests", path]) expect((await accounts.get(refused)).status).toBe(403);
		expect((await accounts.post(path, { intent: "close" })).status).toBe(403);
		expect(main(await visitor.get(path))).toContain("Send the quotation");
		expect((await visitor.get("/desk/requests/rq-99999999")).status).toBe(404);
		expect((await visitor.post(path, { intent: "burn" })).status).toBe(400);
		expect((await visitor.post(path, quotation("", [{ code, quantity: "1", price: "1" }]))).status).toBe(400);
	});
});
