import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { languages } from "../../contract/locale";
import { faults } from "../support/billing/check";
import { failingShop } from "../support/failing-shop";
import { plainSpaces } from "../support/pdf-text";
import { shared } from "../support/shared-shop";
import { knownAccount, newAccount } from "../support/visiting-account";
import { type Page, Visitor } from "../support/visitor";
import { parsed, said } from "../support/xml-rules";

const where = { shop: shared.address, backend: shared.backend };
type Locale = (typeof languages)[number];

/** purchaser owns the team, and approver and buyer are members. einkauf and ostja belong to other companies. */
const demo = (name: string, locale: Locale = "de") =>
	knownAccount({ ...where, locale }, `${name}@demo.example`, "Crossbar1").then(({ visitor }) => visitor);

const rows = (page: Page) => page.root.querySelectorAll("main table tbody tr");
const numbers = (page: Page) => page.root.querySelectorAll("main table tbody th > span:first-child").map(({ text }) => text);
const main = (page: Page) => plainSpaces(page.root.querySelector("main")?.text ?? "");
const count = (page: Page) => page.root.querySelector('main [role="status"]')?.text ?? "";
const files = (page: Page) =>
	page.root.querySelectorAll('main tbody a[href^="/users/invoices/"]').map((link) => link.getAttribute("href") ?? "");
const money = (euros: string) => plainSpaces(new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" }).format(Number(euros)));

let owner: Visitor;
beforeAll(async () => {
	owner = await demo("purchaser");
});

// Shows R31.4, R31.5
describe("the invoices of an account", () => {
	it("are a part of the account, ten a page, newest first, and link to the others", async () => {
		// The browser's first page finds out that it is signed in; later pages know.
		await owner.get("/users/profile");
		const profile = await owner.get("/users/profile");
		expect(profile.root.querySelector('main nav a[href="/users/invoices"]')?.text).toBe("Rechnungen");
		const first = await owner.get("/users/invoices");
		expect(first.status).toBe(200);
		expect(numbers(first)).toHaveLength(10);
		expect(numbers(first)).toEqual(numbers(first).toSorted().toReversed());
		expect(count(first)).toMatch(/^1–10 von \d{3} Rechnungen/);
		const next = first.root.querySelector('main nav a[rel="next"]')?.getAttribute("href") ?? "";
		expect(next).toBe("/users/invoices?page=2#list");
		expect(numbers(await owner.get("/users/invoices?page=2")).filter((number) => numbers(first).includes(number))).toEqual([]);
		expect((await owner.send("GET", "/users/invoices?page=9999")).headers.location).toMatch(/^\/users\/invoices\?page=\d\d$/);
		expect((await owner.send("GET", "/users/invoices?of=&page=1")).headers.location).toBe("/users/invoices");
	});

	it("show what is paid and when the rest is due, with a link to the order", async () => {
		const page = await owner.get("/users/invoices");
		expect(main(page)).toMatch(/Offen fällig am \d+\.\d+\.\d{4}/);
		expect(main(page)).toContain("Bezahlt");
		const order = rows(page)[0]?.querySelector('td a[href^="/users/orders/"]');
		expect((await owner.get(order?.getAttribute("href") ?? "")).root.querySelector("h1")?.text).toContain(order?.text);
	});

	it("can be filtered by state without scripts, below the open amount", async () => {
		const page = await owner.get("/users/invoices?search=inv&state=open");
		expect(page.root.querySelector("#invoices-state option[selected]")?.getAttribute("value")).toBe("open");
		const states = page.root.querySelectorAll("main tbody tr td:nth-child(2)").map(({ text }) => text.trim());
		expect(states.length).toBeGreaterThan(0);
		for (const state of states) expect(state).toMatch(/^Offen/);
		expect(page.root.querySelector('main a[href="/users/invoices?state=open"]')?.parentNode?.text).toMatch(/^Offen [\d.]+,\d\d/);
		expect(page.root.querySelector('main a[href="/users/invoices"]:not(nav a)')?.text).toBe("Alle zeigen");
	});

	it("include credit notes, negative and with their invoice", async () => {
		const pages = [];
		for (let page = 1; page <= 8; page++) pages.push(await owner.get(`/users/invoices?page=${page}`));
		const note = pages.flatMap(rows).find(({ text }) => text.includes("Rechnungskorrektur"));
		expect(plainSpaces(note?.text ?? "")).toMatch(/INV-\d+ .*Rechnungskorrektur zu INV-\d+.*[−-][\d.]+,\d\d €/);
	});

	it.each(languages)("are in each language, and never cached (%s)", async (locale) => {
		const page = await (await demo("purchaser", locale)).get("/users/invoices");
		expect(page.root.querySelector("html")?.getAttribute("lang")).toBe(locale);
		expect(page.headers["cache-control"]).toBe("private, no-store");
		expect(numbers(page)).toHaveLength(10);
	});

	it("have their place in a new account, which says when they come", async () => {
		const { visitor } = await newAccount({ ...where, locale: "en" });
		const page = await visitor.get("/users/invoices");
		expect(main(page)).toContain("No invoices yet");
		const menu = (await visitor.get("/users/profile")).root.querySelectorAll("main nav a").map((link) => link.getAttribute("href"));
		expect(menu).toEqual(expect.arrayContaining(["/users/invoices", "/users/papers", "/users/claims"]));
	});
});

// Shows R31.7, R31.8
describe("the files of an invoice", () => {
	it("are a PDF and an e-invoice that passes the rules, with the sums of the list", async () => {
		const page = await owner.get("/users/invoices");
		for (const [index, row] of rows(page).entries()) {
			const [pdf = "", xml = ""] = files(page).slice(index * 2, index * 2 + 2);
			const file = await owner.get(pdf);
			expect([file.status, file.headers["content-type"], file.headers["cache-control"]]).toEqual([
				200,
				"application/pdf",
				"private, no-store",
			]);
			expect(file.headers["content-disposition"]).toMatch(/filename="(?:Hyvitysl|L)asku-INV-\d+\.pdf"/);
			const data = await owner.get(xml);
			expect([data.status, data.headers["content-type"]]).toEqual([200, "application/xml"]);
			const document = parsed(data.text);
			expect(faults(document)).toEqual([]);
			const gross = said(document, "/*/cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount");
			expect(plainSpaces(row.text)).toContain(money(gross));
		}
	});

	it("are also on the order's page", async () => {
		const page = await owner.get("/users/invoices");
		const order = await owner.get(rows(page)[0]?.querySelector('td a[href^="/users/orders/"]')?.getAttribute("href") ?? "");
		expect(order.root.querySelector('section[aria-labelledby="invoices"] h2')?.text).toBe("Rechnungen");
		expect(files(order)).toEqual(files(page).slice(0, 2));
	});
});

// Shows R31.9
describe("who reads an invoice", () => {
	const statuses = (visitor: Visitor, paths: readonly string[]) =>
		Promise.all(paths.map(async (path) => (await visitor.send("GET", path)).status));

	it("is the buyer, the company's owner or approver, and nobody else", async () => {
		const buyer = await demo("buyer");
		const [pdf = "", xml = ""] = files(await buyer.get("/users/invoices"));
		const [foreignPdf = "", foreignXml = ""] = files(await owner.get("/users/invoices"));
		for (const reader of [buyer, owner, await demo("approver")]) expect(await statuses(reader, [pdf, xml])).toEqual([200, 200]);
		expect(await statuses(buyer, [foreignPdf, foreignXml])).toEqual([404, 404]);
		expect(await statuses(await demo("einkauf"), [pdf, xml, foreignPdf])).toEqual([404, 404, 404]);
		expect(await statuses(new Visitor(where.shop, "de"), [pdf, xml, "/users/invoices"])).toEqual([303, 303, 303]);
		expect(await statuses(owner, ["/users/invoices/inv-99999999/invoice.pdf", "/users/invoices/x/invoice.xml"])).toEqual([404, 404]);
	});

	it("gets the company's invoices by a link, with buyers; a buyer is redirected to their own", async () => {
		const company = await owner.get("/users/invoices?of=company");
		expect(company.root.querySelectorAll('main header nav a[aria-current="page"]').map(({ text }) => text)).toEqual(["Unternehmen"]);
		expect(main(company)).toContain("Mikko Lehtinen");
		expect(count(company)).not.toBe(count(await owner.get("/users/invoices")));
		const buyer = await demo("buyer");
		expect((await buyer.get("/users/invoices?of=company")).path).toBe("/users/invoices");
		expect((await buyer.get("/users/invoices")).root.querySelector("main header nav")).toBeNull();
	});
});

describe("a backend without invoices", () => {
	it("hides them in the account and on orders", async () => {
		const { backend, shop, fail } = await failingShop(where.backend);
		backend.rewrite = (path, answer) => {
			if (path.startsWith("/users/current")) return { ...z.object({}).loose().parse(answer), has_invoices: undefined };
			return answer;
		};
		await fail("missing", "/invoices");
		const { visitor } = await knownAccount({ ...where, shop: shop.address, locale: "de" }, "purchaser@demo.example", "Crossbar1");
		const list = await visitor.get("/users/orders?state=done");
		const order = await visitor.get(rows(list)[0]?.querySelector("th a")?.getAttribute("href") ?? "");
		expect(order.status).toBe(200);
		expect(main(order)).toContain("Rechnungsadresse");
		expect(order.root.querySelector('section[aria-labelledby="invoices"]')).toBeNull();
		expect(order.root.querySelector('main nav a[href="/users/invoices"]')).toBeNull();
		expect((await visitor.get("/users/invoices")).status).toBe(404);
		expect(backend.seen.some((line) => line.includes("/invoices/of-order/"))).toBe(true);
	});
});
