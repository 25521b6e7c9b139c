import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { finnishBuyer, order, orderNumberOf } from "../support/guest-order";
import { brokenRules, parsed, said } from "../support/order-agreement/check";
import { plainSpaces } from "../support/pdf-text";
import { shared } from "../support/shared-shop";
import { knownAccount, newAccount, type SignedIn } from "../support/visiting-account";
import { formOf, type Page, Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend };

/** An account with several hundred orders. */
const purchaser = (locale: "de" | "en" | "et" | "fi" = "de") => knownAccount({ ...where, locale }, "purchaser@demo.example", "Crossbar1");

const rows = (page: Page) => page.root.querySelectorAll("main table tbody tr");
const numbers = (page: Page) => rows(page).map((row) => row.querySelector("th a")?.text ?? "");
const pathOf = (page: Page, index = 0) => rows(page)[index]?.querySelector("th a")?.getAttribute("href") ?? "";
const count = (page: Page) => page.root.querySelector('main [role="status"]')?.text ?? "";
const main = (page: Page) => page.root.querySelector("main")?.text ?? "";

let visitor: Visitor;
beforeAll(async () => {
	({ visitor } = await purchaser());
});

describe("the list of an account's orders", () => {
	// Shows R14.3, R22.5, R22.6
	it("has ten a page, the newest first, and links to the others", async () => {
		const first = await visitor.get("/users/orders");
		expect(first.status).toBe(200);
		expect(numbers(first)).toHaveLength(10);
		expect(numbers(first)).toEqual(numbers(first).toSorted().toReversed());
		expect(count(first)).toMatch(/^1–10 von \d{3} Bestellungen/);
		const next = first.root.querySelector('main nav a[rel="next"]')?.getAttribute("href") ?? "";
		expect(next).toBe("/users/orders?page=2#list");
		const second = await visitor.get("/users/orders?page=2");
		expect(count(second)).toMatch(/^11–20 von/);
		expect(numbers(second).filter((number) => numbers(first).includes(number))).toEqual([]);
		expect(second.root.querySelector("title")?.text).toContain("Seite 2");
	});

	it("redirects beyond the last page, and drops meaningless parameters", async () => {
		expect((await visitor.send("GET", "/users/orders?page=9999")).headers.location).toMatch(/^\/users\/orders\?page=\d\d$/);
		expect((await visitor.send("GET", "/users/orders?search=&state=done&page=1")).headers.location).toBe("/users/orders?state=done");
		expect(numbers(await visitor.get("/users/orders?search=&state="))).toHaveLength(10);
		expect((await visitor.get("/users/orders?state=lost&page=x")).status).toBe(200);
	});

	it.each([
		["IPE 200", /IPE 200/],
		["ipe200 s355", /IPE\s200,\s\d+\sm,\sS355/],
		["kalasatama", /Kalasatama/],
	])("is searched for %s, with what was typed kept in its form", async (search, found) => {
		const page = await visitor.get(`/users/orders?${new URLSearchParams({ search })}`);
		expect(rows(page).length).toBeGreaterThan(0);
		for (const row of rows(page)) expect(row.text).toMatch(found);
		expect(page.root.querySelector('main input[name="search"]')?.getAttribute("value")).toBe(search);
	});

	// Shows R9.10
	it("can be searched by number and filtered by state", async () => {
		const [number = ""] = numbers(await visitor.get("/users/orders?page=5"));
		expect(numbers(await visitor.get(`/users/orders?search=${number}`))).toEqual([number]);
		const inDelivery = await visitor.get("/users/orders?state=in_delivery");
		expect(rows(inDelivery).length).toBeGreaterThan(0);
		for (const row of rows(inDelivery)) expect(row.text).toMatch(/In Lieferung|von \d+ Positionen versandt|Zum Teil versandt/);
		expect(inDelivery.root.querySelector('main option[value="in_delivery"]')?.hasAttribute("selected")).toBe(true);
	});

	it("separates orders under review from confirmed ones", async () => {
		const confirmed = await visitor.get("/users/orders?state=confirmed");
		expect(rows(confirmed).length).toBeGreaterThan(0);
		for (const row of rows(confirmed)) expect(row.text).toContain("Bestätigt");
		const page = await visitor.get("/users/orders?state=in_review");
		expect(page.root.querySelector('main option[value="in_review"]')?.text).toBe("Eingegangen, wird geprüft");
		for (const row of rows(page)) expect(row.text).toContain("Eingegangen, wird geprüft");
	});

	it("labels totals as including VAT, and explains the search", async () => {
		const page = await visitor.get("/users/orders");
		expect(rows(page).length).toBeGreaterThan(0);
		for (const row of rows(page)) expect(row.text).toContain("inkl. MwSt.");
		expect(page.root.querySelector("#order-search-rule")?.text).toContain("Zahlen vollständig");
		expect(page.root.querySelector("#order-search")?.getAttribute("aria-describedby")).toBe("order-search-rule");
	});

	it("names the language of the order if it is not the reader's", async () => {
		const page = await visitor.get("/users/orders");
		const own = await visitor.get(
			pathOf(
				page,
				rows(page).findIndex((row) => row.querySelector('p > [lang="fi"]') !== null),
			),
		);
		expect(own.root.querySelector('main a[href^="/products/"]')?.getAttribute("lang")).toBe("fi");
	});

	it("explains an empty result, and links back to all orders", async () => {
		const page = await visitor.get("/users/orders?search=%25%27+OR+1%3D1+--+%3Cscript%3E");
		expect(page.status).toBe(200);
		expect(rows(page)).toEqual([]);
		expect(main(page)).toContain("Keine passende Bestellung");
		expect(page.root.querySelector('main section a[href="/users/orders"]')).not.toBeNull();
	});

	it("has an empty state for a new account", async () => {
		const { visitor: fresh } = await newAccount({ ...where, locale: "en" });
		const page = await fresh.get("/users/orders");
		expect(main(page)).toContain("No orders yet");
		expect(page.root.querySelector('main a[href="/shop"]')).not.toBeNull();
		expect((await fresh.get("/users/profile")).root.querySelector("#latest-orders")).toBeNull();
	});

	// Shows R14.3, R22.5
	it("is summarised on the profile", async () => {
		const profile = await visitor.get("/users/profile");
		expect(numbers(profile)).toEqual(numbers(await visitor.get("/users/orders")).slice(0, 3));
		expect(profile.root.querySelector('section[aria-labelledby="latest-orders"] a[href="/users/orders"]')?.text).toMatch(/\(\d{3}\)/);
	});
});

// Shows R14.8
describe("the orders of a company", () => {
	const demo = (name: string, locale: "de" | "en" | "et" | "fi" = "de") =>
		knownAccount({ ...where, locale }, `${name}@demo.example`, "Crossbar1").then(({ visitor }) => visitor);
	const buyers = (page: Page) => page.root.querySelectorAll("main #order-buyer option").map(({ text }) => text);
	const option = (page: Page, name: string) =>
		page.root
			.querySelectorAll("main #order-buyer option")
			.find(({ text }) => text === name)
			?.getAttribute("value") ?? "";

	it.each([
		["de", "Unternehmen"],
		["en", "Company"],
		["et", "Ettevõtte"],
		["fi", "Yrityksen"],
	] as const)("are a link away from the own ones, in %s", async (locale, name) => {
		const owner = await demo("purchaser", locale);
		const link = (await owner.get("/users/orders")).root.querySelectorAll("main header nav a").find(({ text }) => text === name);
		const page = await owner.get(link?.getAttribute("href") ?? "");
		expect(page.path).toBe("/users/orders?of=company");
		expect(page.root.querySelectorAll('main header nav a[aria-current="page"]').map(({ text }) => text)).toEqual([name]);
		expect(buyers(page).slice(1)).toEqual(expect.arrayContaining(["Aino Korhonen", "Mikko Lehtinen", "Sari Nieminen"]));
	});

	it("name their buyers, and can be filtered by them", async () => {
		const { path, fields } = formOf(await visitor.get("/users/orders?of=company"), "main search form");
		const all = await visitor.get("/users/orders?of=company");
		const buyer = option(all, "Mikko Lehtinen");
		const page = await visitor.get(`${path}?${new URLSearchParams({ ...fields, buyer })}`);
		expect(page.path).toBe(`/users/orders?of=company&buyer=${buyer}`);
		expect(rows(page).length).toBeGreaterThan(0);
		for (const row of rows(page)) expect(row.text).toContain("Mikko Lehtinen");
		const order = await visitor.get(pathOf(page));
		expect(order.status).toBe(200);
		for (const said of ["Bestellt von", "Mikko Lehtinen", "Rechnungsadresse"]) expect(main(order)).toContain(said);
		expect((await visitor.get(`${pathOf(page)}/confirmation.pdf`)).headers["content-type"]).toBe("application/pdf");
	});

	it("can be filtered by days", async () => {
		const day = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
		const page = await visitor.get(`/users/orders?of=company&until=${day}`);
		expect(page.root.querySelector("#order-until")?.getAttribute("value")).toBe(day);
		expect(count(page)).not.toBe(count(await visitor.get("/users/orders?of=company")));
	});

	it("redirect a buyer to their own orders", async () => {
		const buyer = await demo("buyer");
		const page = await buyer.get("/users/orders?of=company&buyer=2&state=done");
		expect(page.path).toBe("/users/orders?state=done");
		expect(page.root.querySelector("#order-buyer")).toBeNull();
		expect(page.root.querySelector("main header nav")).toBeNull();
		const [foreign = ""] = rows(await visitor.get("/users/orders")).map((row) => row.querySelector("th a")?.getAttribute("href") ?? "");
		expect((await buyer.get(foreign)).status).toBe(404);
	});

	it("are available as spreadsheets: one row per order or line", async () => {
		const page = await visitor.get("/users/orders?of=company&state=in_delivery");
		const [ofOrders = "", ofLines = ""] = page.root
			.querySelectorAll('main a[download][href*=".csv"]')
			.map((link) => link.getAttribute("href") ?? "");
		const workbook = await visitor.get(ofLines.replace(".csv", ".xlsx"));
		expect([workbook.status, workbook.headers["content-disposition"]]).toEqual([200, 'attachment; filename="order-lines.xlsx"']);
		const file = await visitor.get(ofOrders);
		expect(file.headers).toMatchObject({ "content-type": "text/csv; charset=utf-8", "cache-control": "private, no-store" });
		const [head, ...listed] = file.text.trim().split("\r\n");
		expect(head).toBe(
			"Bestellung;Datum;Bestellt von;Ihre Bestellnummer;Kostenstelle;Projekt;Status;Gewicht [kg];Netto [EUR];MwSt. [EUR];Brutto [EUR]",
		);
		expect(listed).toHaveLength(Number(/\d+(?= Bestellung)/.exec(count(page))?.[0]));
		expect(listed.map((row) => row.split(";")[0]).slice(0, 10)).toEqual(numbers(page));
		for (const row of listed) {
			const [net = 0, vat = 0, gross = 0] = row
				.split(";")
				.slice(-3)
				.map((amount) => Math.round(Number(amount.replace(",", ".")) * 100));
			expect(net + vat).toBe(gross);
		}
		const lines = (await visitor.get(ofLines)).text.trim().split("\r\n").slice(1);
		expect(lines.length).toBeGreaterThan(listed.length);
		expect(new Set(lines.map((row) => row.split(";")[0]))).toEqual(new Set(listed.map((row) => row.split(";")[0])));
		expect((await (await newAccount({ ...where, locale: "de" })).visitor.get(ofLines)).text.trim().split("\r\n")).toHaveLength(1);
	});
});

describe("one order of an account", () => {
	// Shows R14.6
	it("shows its state, goods, addresses, totals and files", async () => {
		const list = await visitor.get("/users/orders?state=in_delivery");
		const path = pathOf(list);
		const page = await visitor.get(path);
		expect(page.root.querySelector("h1")?.text).toContain(numbers(list)[0]);
		const state = page.root.querySelector('main ol [aria-current="step"]')?.text ?? "";
		expect(state).toMatch(/In Lieferung|von \d+ Positionen versandt|Zum Teil versandt/);
		for (const said of ["Rechnungsadresse", "Uudenmaan Pihakivi ja Aita Oy", "zzgl. MwSt.", "inkl. MwSt."])
			expect(main(page)).toContain(said);
		expect(page.root.querySelector(`main a[href="${path}/confirmation.pdf"]`)).not.toBeNull();
		const pdf = await visitor.get(`${path}/confirmation.pdf`);
		expect(pdf.status).toBe(200);
		expect(pdf.headers).toMatchObject({
			"content-type": "application/pdf",
			"cache-control": "private, no-store",
			"x-robots-tag": "noindex",
		});
		const ubl = await visitor.get(`${path}/order.xml`);
		expect(ubl.status).toBe(200);
		expect(ubl.headers["content-type"]).toBe("application/xml");
		const agreed = parsed(ubl.text);
		expect(brokenRules(agreed)).toEqual([]);
		const gross = said(agreed, "/*/cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount");
		expect(plainSpaces(main(page))).toContain(
			plainSpaces(new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" }).format(Number(gross))),
		);
	});

	// Shows R30.1, R30.2, R30.3
	it("shows deliveries with documents, and confirmed days of the rest", async () => {
		const page = await visitor.get(pathOf(await visitor.get("/users/orders?state=in_delivery")));
		const section = page.root.querySelector('main section[aria-labelledby="deliveries"]');
		expect(section?.text).toMatch(/CB-\d+-1 *Versandt am/);
		const note = await visitor.get(section?.querySelector('a[href$=".pdf"]')?.getAttribute("href") ?? "");
		expect([note.status, note.headers["content-type"]]).toEqual([200, "application/pdf"]);
		const { visitor: other } = await newAccount({ ...where, locale: "de" });
		expect((await other.get(note.path)).status).toBe(404);
		const confirmed = await visitor.get("/users/orders?state=confirmed");
		const orders = confirmed.root.querySelectorAll("main tbody th a").map((link) => link.getAttribute("href") ?? "");
		const pages = await Promise.all(orders.map((path) => visitor.get(path)));
		expect(pages.some((one) => main(one).includes("Bestätigte Termine"))).toBe(true);
	});

	// Shows R14.5
	it("links to the carrier's page, in the list and on its page", async () => {
		const list = await visitor.get("/users/orders?state=in_delivery");
		const link = list.root.querySelector('main tbody a[rel="noreferrer"]');
		expect(link?.getAttribute("href")).toMatch(/^https:\/\/seuranta\.pohjolanrahti\.example\/FI\d{9}$/);
		const own = await visitor.get(link?.closest("tr")?.querySelector("th a")?.getAttribute("href") ?? "");
		expect(own.root.querySelector('main a[rel="noreferrer"]')?.getAttribute("href")).toBe(link?.getAttribute("href"));
		expect(main(own)).toContain("Pohjolan Rahti");
	});

	it("does not exist for others, under invalid names, or for a cart", async () => {
		const path = pathOf(await visitor.get("/users/orders"));
		const { visitor: other } = await newAccount({ ...where, locale: "de" });
		for (const some of [path, `${path}/confirmation.pdf`, `${path}/order.xml`]) expect((await other.get(some)).status).toBe(404);
		for (const id of ["1", "..%2f..%2f", crypto.randomUUID()]) expect((await visitor.get(`/users/orders/${id}`)).status).toBe(404);
	});

	it("belongs to the signed-in account, even if the cart is older", async () => {
		const { visitor: buyer } = await newAccount({ ...where, locale: "fi" });
		const thanks = await order(buyer, finnishBuyer, "2");
		const list = await buyer.get("/users/orders");
		expect(numbers(list)).toEqual([orderNumberOf(thanks)]);
		expect(main(await buyer.get(pathOf(list)))).toContain(finnishBuyer.company);
	});
});

describe("buying an order of an account again", () => {
	const again = 'main form[action$="/again"]';

	it("restores a recent order with the same prices", async () => {
		const { visitor: buyer } = await knownAccount({ ...where, locale: "de" }, "einkauf@demo.example", "Crossbar1");
		const { path, fields } = formOf(await buyer.get("/users/orders"), again);
		const cart = await buyer.post(path, fields);
		expect(cart.path).toMatch(/^\/cart\/[0-9a-f-]{36}\?again=/);
		expect(main(cart)).toContain("Aus Bestellung CB-");
		for (const told of ["Anderer Nettopreis", "MwSt.-Satz"]) expect(main(cart)).not.toContain(told);
	});

	// Shows R48.5
	it("keeps orders abroad without VAT", async () => {
		for (const name of ["einkauf", "ostja"]) {
			const { visitor: buyer } = await knownAccount({ ...where, locale: "de" }, `${name}@demo.example`, "Crossbar1");
			const page = await buyer.get(pathOf(await buyer.get("/users/orders")));
			expect(main(page)).toContain("Steuerfreie innergemeinschaftliche Lieferung");
			expect(main(page)).not.toContain("inkl. MwSt.");
		}
	});

	// Shows R14.4, R22.7
	it("reports missing goods and new prices of an old order", async () => {
		const { visitor: buyer } = await knownAccount({ ...where, locale: "de" }, "ostja@demo.example", "Crossbar1");
		const { path, fields } = formOf(await buyer.get("/users/orders?page=3"), again);
		const cart = await buyer.post(path, fields);
		expect(main(cart)).toMatch(/Anderer Nettopreis|Nicht mehr lieferbar/);
	});
});

describe("who is not signed in", () => {
	it.each(["/users/orders", "/users/orders?search=ipe", `/users/orders/${crypto.randomUUID()}`])(
		"signs in before %s, and is led back",
		async (path) => {
			const answer = await new Visitor(where.shop, "de").send("GET", path);
			expect(answer.status).toBe(303);
			expect(answer.headers.location).toBe(`/users/login?${new URLSearchParams({ returnTo: path })}`);
		},
	);

	it("gets neither page data nor files", async () => {
		const path = pathOf(await visitor.get("/users/orders"));
		const guest = new Visitor(where.shop, "de");
		const data = [
			"/users/orders.data",
			"/users/orders.data?_routes=account%2Forders%2Forders",
			`${path}.data?_routes=account%2Forders%2Forder`,
			`${path}/confirmation.pdf`,
			`${path}/order.xml`,
		];
		for (const some of data) {
			const answer = await guest.send("GET", some);
			expect(answer.text, some).not.toMatch(/CB-\d|Pihakivi|%PDF|<Invoice/);
			expect(answer.headers["cache-control"], some).toContain("no-store");
		}
	});
});

it.each(languages)("gets private pages in their language (%s)", async (locale) => {
	const { visitor: reader }: SignedIn = await purchaser(locale);
	const list = await reader.get("/users/orders");
	for (const page of [list, await reader.get(pathOf(list))]) {
		expect(page.root.querySelector("html")?.getAttribute("lang")).toBe(locale);
		expect(page.headers["cache-control"]).toBe("private, no-store");
		expect(page.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
	}
});
