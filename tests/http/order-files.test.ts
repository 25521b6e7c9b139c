import { request } from "node:http";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders } from "../../contract/orders";
import { signedInAtDesk } from "../support/desk-visitor";
import { cancellation } from "../support/peppol-order/cancellation";
import { type PeppolLine, type PeppolOrder, peppolOrder } from "../support/peppol-order/order";
import { brokenInRefusal, brokenInResponse, parsed, said } from "../support/peppol-order/rules";
import { shared } from "../support/shared-shop";
import { knownAccount, newAccount } from "../support/visiting-account";
import { fieldsOf, type Page, unescaped, Visitor } from "../support/visitor";

const where = (locale: "de" | "en" | "fi" | "et") => ({ shop: shared.address, backend: shared.backend, locale });

/** purchaser owns the team, and buyer is a member. */
const demo = (name: string, locale: "de" | "en" | "fi" | "et" = "de") =>
	knownAccount(where(locale), `${name}@demo.example`, "Crossbar1").then(({ visitor }) => visitor);

const path = "/users/order-files";
const main = (page: Page) => (page.root.querySelector("main")?.text ?? "").replace(/\s+/g, " ");
const errors = (page: Page) => page.root.querySelectorAll("main [role=alert] a").map(({ text }) => text.replace(/\s+/g, " ").trim());
const rows = (page: Page) =>
	page.root
		.querySelectorAll("main table tbody tr")
		.map((row) => row.querySelectorAll("th, td").map(({ text }) => text.replace(/\s+/g, " ").trim()));

/** Sends a form of parts as a browser does, and follows. */
async function post(
	visitor: Visitor,
	to: string,
	fields: Record<string, string | [string, string, Uint8Array<ArrayBuffer> | string]> | [string, string][],
): Promise<Page> {
	const form = new FormData();
	for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields))
		if (typeof value === "string") form.append(name, value);
		else form.append(name, new Blob([value[2]], { type: value[1] }), value[0]);
	const encoded = new Response(form);
	const answer = await visitor.send("POST", to, Buffer.from(await encoded.arrayBuffer()), {
		"Content-Type": encoded.headers.get("Content-Type") ?? "",
		Origin: `http://${visitor.host}`,
	});
	const { location } = answer.headers;
	return location && answer.status < 400 ? visitor.get(new URL(location, `http://${visitor.host}`).pathname) : answer;
}

const upload = (visitor: Visitor, name: string, content: string | Uint8Array<ArrayBuffer>) =>
	post(visitor, path, { idem: crypto.randomUUID(), intent: "upload", file: [name, "application/octet-stream", content] });

/** An article that is sold by the piece, with its price for ten. */
let article: { code: string; price: number; title: string };
let owner: Visitor;
let buyer: Visitor;
beforeAll(async () => {
	[owner, buyer] = await Promise.all([demo("purchaser"), demo("buyer")]);
	const lines = Array.from({ length: 300 }, (_, index) => ({ code: `CR-${String(1_000 + index).padStart(6, "0")}`, amount: 10 }));
	const answer = await fetch(`${shared.backend}/orders/check-items`, {
		method: "POST",
		headers: { Locale: "de", "Content-Type": "application/json" },
		body: JSON.stringify({ lines }),
	});
	const checked = orders.checkItems.answer.parse(await answer.json());
	const found = checked.find((line) => line.problem === null && line.found?.unit === "piece" && (line.found.weight ?? 0) > 0)?.found;
	if (!found) throw new Error("Nothing is sold by the piece.");
	article = { code: found.code, price: found.line_price / 1_000, title: found.fullTitle };
});

const line = (more: Partial<PeppolLine> = {}): PeppolLine => ({
	id: "10",
	sellerCode: article.code,
	name: article.title,
	quantity: 10,
	...more,
});
const order = (more: Partial<PeppolOrder> = {}): PeppolOrder => ({
	number: `H-${crypto.randomUUID().slice(0, 8)}`,
	lines: [line()],
	...more,
});

// Shows R73.9
describe("the page of order files", () => {
	it("reads a Peppol order, shows its lines, and puts them into a cart of its own with number and references", async () => {
		const { number, lines } = order({ note: "Bitte avisieren", lines: [line({ note: "Halle 3" }), line({ id: "20", quantity: 5 })] });
		const page = await upload(buyer, "order.xml", peppolOrder({ number, lines }));
		expect([page.status, page.path]).toEqual([200, expect.stringMatching(/^\/users\/order-files\/[0-9a-f-]{36}$/)]);
		expect(main(page)).toContain("Die Bestellung ist gelesen.");
		expect(
			rows(page)
				.slice(0, 2)
				.map(([id, , meant, state]) => [id, meant?.includes(article.code), state]),
		).toEqual([
			["10", true, "Klar"],
			["20", true, "Klar"],
		]);
		const form = page.root.querySelector('main form:has(textarea[name="list"])');
		if (!form) throw new Error(page.text);
		const cart = await post(buyer, page.path, { ...fieldsOf(form), intent: "add" });
		expect([cart.status, cart.path]).toEqual([200, expect.stringMatching(/^\/cart\//)]);
		expect(main(cart)).toContain("10, Halle 3");
		expect(cart.text).toContain(number);
		// The same form from another window adds nothing.
		const again = await post(buyer, page.path, { ...fieldsOf(form), intent: "add" });
		expect(
			rows(again)
				.slice(0, 2)
				.map((cells) => cells.at(-1)),
		).toEqual(["Im Warenkorb", "Im Warenkorb"]);
		expect(rows(await buyer.get(cart.path)).length).toBe(rows(cart).length);
		// The same order again is known, and listed once.
		const known = await upload(buyer, "order.xml", peppolOrder({ number, lines }));
		expect([known.path, main(known).includes("Diese Bestellung kam schon.")]).toEqual([page.path, true]);
		expect(rows(await buyer.get(path)).filter(([first]) => first?.startsWith(number))).toHaveLength(1);
	});

	it("asks what is unclear: words, masses that are no whole pieces, prices that have gone up", async () => {
		const xml = peppolOrder(
			order({
				on: "2020-01-01",
				lines: [
					line({ price: 0.01 }),
					line({ id: "20", sellerCode: "XY-1", name: "HEA 160 S235", quantity: 4 }),
					line({ id: "30", quantity: 7.5 }),
					line({ id: "40", unit: "LTR", quantity: 3 }),
				],
			}),
		);
		const page = await upload(buyer, "order.xml", xml);
		const states = rows(page)
			.slice(0, 4)
			.map((cells) => cells.at(-1));
		expect(states).toEqual([
			expect.stringContaining("Die Bestellung erwartet 0,01"),
			"Unbekannte Artikelnummer",
			expect.stringContaining("Keine ganze Zahl"),
			"Nicht in dieser Einheit erhältlich",
		]);
		expect(main(page)).toContain("Ein gewünschter Liefertag ist vorbei.");
		// The quick order asks for the goods of the words, and offers the whole numbers beside 7.5.
		expect(page.root.querySelectorAll('main input[type="radio"][name^="pick."]').length).toBeGreaterThan(0);
		const offers = page.root.querySelectorAll('main button[name="take"]').map((button) => button.getAttribute("value") ?? "");
		expect(offers.some((value) => value.includes(` 8 ${article.code}`))).toBe(true);
		const form = page.root.querySelector('main form:has(textarea[name="list"])');
		if (!form) throw new Error(page.text);
		const taken = await post(buyer, page.path, {
			...fieldsOf(form),
			take: offers.find((value) => value.includes(` 8 ${article.code}`)) ?? "",
		});
		expect([taken.status, taken.root.querySelector("main #list")?.text]).toEqual([422, expect.stringContaining(`${article.code};8;30`)]);
		// The clear lines go into the cart; the rest stays on the page, which says what was not taken over.
		const form2 = taken.root.querySelector('main form:has(textarea[name="list"])');
		if (!form2) throw new Error(taken.text);
		const rest = await post(buyer, page.path, { ...fieldsOf(form2), intent: "add" });
		expect(
			rows(rest)
				.slice(0, 4)
				.map((cells) => cells.at(-1)),
		).toEqual(["Im Warenkorb", "Unbekannte Artikelnummer", "Im Warenkorb", "Nicht in dieser Einheit erhältlich"]);
	});

	it.each([
		["de", "Das XML ist unvollständig", "aber keine Bestellung nach Peppol", "PEPPOL-T01-R034"],
		["en", "The XML is not complete", "but no order of Peppol", "PEPPOL-T01-R034"],
		["fi", "XML on puutteellinen", "ei Peppol BIS Order 3", "PEPPOL-T01-R034"],
		["et", "XML on poolik", "mitte Peppol BIS Order 3", "PEPPOL-T01-R034"],
	] as const)("refuses what it cannot read by its name, in %s", async (locale, half, other, rule) => {
		const visitor = await demo("buyer", locale);
		const xml = peppolOrder(order());
		for (const [content, text] of [
			[xml.slice(0, 800), half],
			['<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>', other],
			[xml.replace("trns:order:3", "trns:order:2"), rule],
			["#begin[GAEB]\n#begin[GAEBInfo]", "GAEB"],
			["V 050321Stahl GmbH", "DATANORM"],
		] as const) {
			const page = await upload(visitor, "order.xml", content);
			expect([page.status, errors(page)]).toEqual([422, [expect.stringContaining(text)]]);
		}
		expect((await upload(visitor, "order.xml", xml.replace("<Order", '<!DOCTYPE o [<!ENTITY a "a">]><Order'))).status).toBe(422);
	});

	it("is for accounts, and shows nobody another's file", async () => {
		const page = await upload(owner, "order.xml", peppolOrder(order()));
		expect((await buyer.get(page.path)).status).toBe(404);
		const { visitor: stranger } = await newAccount(where("de"));
		expect((await stranger.get(page.path)).status).toBe(404);
		expect((await post(stranger, page.path, { idem: crypto.randomUUID(), intent: "remove" })).status).toBe(404);
		expect((await new Visitor(shared.address, "de").send("GET", path)).status).toBe(303);
		expect(main(await owner.get("/users/orders"))).toContain("Bestellungen als Datei aus Ihrem System");
		const removed = await post(owner, page.path, { intent: "remove" });
		expect([removed.path, main(removed).includes("Die Datei ist entfernt.")]).toEqual([path, true]);
	});
});

// Shows R73.10
describe("tables of a buyer's system", () => {
	const heads = `Bestellbeleg ${crypto.randomUUID().slice(0, 8)}`;
	const csv = (number: string) =>
		`Bestellung Nord;;;;;;\r\n${heads};Pos;Material;Suppliermaterial;Bestellmenge;BME;Liefertermin\r\n${number};00010;4711;${article.code};10;ST;01.03.2027\r\n;00020;4712;${article.code};1.000;ST;\r\n;;;;;;\r\n;;Summe;;1.010;;\r\n`;
	const columnsForm = (page: Page) => {
		const form = page.root.querySelector('main form:has(select[name="kind"])');
		if (!form) throw new Error(page.text);
		const hidden = form
			.querySelectorAll('input[type="hidden"]')
			.map((field): [string, string] => [field.getAttribute("name") ?? "", unescaped(field.getAttribute("value")) ?? ""]);
		const kinds = form
			.querySelectorAll('select[name="kind"]')
			.map((select) => select.querySelector("option[selected]")?.getAttribute("value") ?? "ignore");
		return { hidden, kinds };
	};

	it("are named once by the company, column by column, and recognised by their heads the next time", async () => {
		const number = `T-${crypto.randomUUID().slice(0, 8)}`;
		const asked = await upload(buyer, "bestellung.csv", csv(number));
		expect([asked.status, main(asked).includes("Was steht in den Spalten?")]).toEqual([422, true]);
		const { hidden, kinds } = columnsForm(asked);
		expect(kinds).toEqual(["ignore", "position", "ownNumber", "article", "quantity", "unit", "day"]);
		const none = await post(buyer, path, [...hidden, ...kinds.map((): [string, string] => ["kind", "ignore"])]);
		expect([none.status, errors(none)]).toEqual([422, [expect.stringContaining("Benennen Sie die Spalte mit Artikelnummer")]]);
		const page = await post(buyer, path, [
			...hidden,
			["kind", "orderNumber"],
			...kinds.slice(1).map((kind): [string, string] => ["kind", kind]),
		]);
		expect([page.status, page.path]).toEqual([200, expect.stringMatching(/^\/users\/order-files\/[0-9a-f-]{36}$/)]);
		expect(
			rows(page)
				.slice(0, 3)
				.map(([id, ordered]) => [id, ordered?.includes("1.000") || ordered?.includes("10 ")]),
		).toEqual([["00010", true], ["00020", true], expect.anything()]);
		expect(page.text).toContain(number);
		// A colleague's next file is read at once.
		const next = await upload(owner, "bestellung.csv", csv(`${number}-2`));
		expect([next.status, main(next).includes("Die Bestellung ist gelesen.")]).toEqual([200, true]);
		const list = await owner.get(path);
		expect(main(list)).toContain(`${heads} = Bestellnummer`);
		const forget = list.root
			.querySelectorAll("main form")
			.find((form) => form.querySelector('[value="forget"]') && form.closest("li")?.text.includes(heads));
		if (!forget) throw new Error(list.text);
		const forgotten = await post(owner, path, fieldsOf(forget));
		expect(main(forgotten)).toContain("Die Spalten sind vergessen.");
		expect((await upload(buyer, "bestellung.csv", csv(`${number}-3`))).status).toBe(422);
	});

	it("are read from Excel, and each order number of a file is an order", async () => {
		const one = `X-${crypto.randomUUID().slice(0, 8)}`;
		const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
		const row = (...cells: string[]) => `<row>${cells.map(cell).join("")}</row>`;
		const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${row("PO number", "Vendor material", "Order quantity")}${row(one, article.code, "3")}${row(`${one}-B`, article.code, "4")}</sheetData></worksheet>`;
		const bytes = (text: string) => new TextEncoder().encode(text);
		const xlsx = zipSync({
			"xl/workbook.xml": bytes(
				'<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="PO" sheetId="1" r:id="rId1"/></sheets></workbook>',
			),
			"xl/_rels/workbook.xml.rels": bytes(
				'<Relationships><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
			),
			"xl/worksheets/sheet1.xml": bytes(sheet),
		});
		const asked = await upload(owner, "po.xlsx", new Uint8Array(xlsx));
		const { hidden, kinds } = columnsForm(asked);
		expect(kinds).toEqual(["orderNumber", "article", "quantity"]);
		const page = await post(owner, path, [...hidden, ...kinds.map((kind): [string, string] => ["kind", kind])]);
		expect([page.path, main(page).includes("Die Datei enthält mehrere Bestellungen.")]).toEqual([path, true]);
		expect(rows(page).filter(([first]) => first?.startsWith(one))).toHaveLength(2);
	});
});

interface Sent {
	key?: string;
	type?: string;
	host?: string;
	path?: string;
	method?: string;
}

/** A call of a system without browser, cookies or origin. */
function call(body: string, { key = "", type = "application/xml", host = "de", path: to = "/order-messages", method = "POST" }: Sent = {}) {
	const { hostname, port } = new URL(shared.address);
	return new Promise<{ status: number; xml: string; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
		const sent = request(
			{
				...{ hostname, port, method, path: to, agent: false },
				headers: {
					Host: `${host}.localhost:${port}`,
					...(key && { Authorization: `Bearer ${key}` }),
					...(method === "POST" && { "Content-Type": type, "Content-Length": String(Buffer.byteLength(body)) }),
				},
			},
			(response) => {
				let xml = "";
				response.setEncoding("utf8");
				response.on("data", (part) => {
					xml += part;
				});
				response.on("end", () => resolve({ status: response.statusCode ?? 0, xml, headers: response.headers }));
			},
		);
		sent.on("error", reject);
		sent.end(method === "POST" ? body : undefined);
	});
}

// Shows R73.4, R73.7
describe("orders of a system with a key", () => {
	const keysPath = `${path}/keys`;
	const names: string[] = [];
	async function makeKey(fields: Record<string, string>): Promise<{ page: Page; key: string }> {
		const name = `SAP ${crypto.randomUUID().slice(0, 8)}`;
		names.push(name);
		const page = await owner.post(keysPath, { intent: "make", name, ...fields });
		return { page, key: /order_[\w-]{43}/.exec(page.text)?.[0] ?? "" };
	}
	afterAll(async () => {
		const page = await owner.get(keysPath);
		for (const form of page.root.querySelectorAll("main form").filter((one) => one.querySelector('[value="revoke"]')))
			await owner.post(keysPath, fieldsOf(form));
	});

	it("a key is made and shown once by owners and approvers, and revoked", async () => {
		expect((await buyer.get(keysPath)).status).toBe(403);
		expect((await buyer.post(keysPath, { intent: "make", name: "x" })).status).toBe(403);
		const empty = await owner.post(keysPath, { intent: "make", name: " " });
		expect([empty.status, errors(empty)]).toEqual([422, ["Geben Sie einen Namen ein."]]);
		const { page, key } = await makeKey({});
		expect([page.status, key]).toEqual([200, expect.stringMatching(/^order_/)]);
		const later = await owner.get(keysPath);
		expect([later.text.includes(key), main(later).includes(names.at(-1) ?? "-")]).toEqual([false, true]);
		const taken = await owner.post(keysPath, { intent: "make", name: names.at(-1) ?? "" });
		expect([taken.status, errors(taken)]).toEqual([409, ["Ein gültiger Schlüssel heißt schon so."]]);
		const form = later.root.querySelectorAll("main form").find((one) => one.querySelector('[value="revoke"]'));
		if (!form) throw new Error(later.text);
		const revoked = await owner.post(keysPath, fieldsOf(form));
		expect(main(revoked)).toContain("Der Schlüssel ist widerrufen.");
		const refused = await call(peppolOrder(order()), { key });
		expect([refused.status, brokenInRefusal(parsed(refused.xml)), refused.headers["www-authenticate"]]).toEqual([
			401,
			[],
			expect.stringContaining("Bearer"),
		]);
	});

	// Shows R83.5
	it("a key is seen at the desk, where accounts revoke it", async () => {
		const { key } = await makeKey({});
		const name = names.at(-1) ?? "";
		const [accounts, orders] = await Promise.all([
			signedInAtDesk(shared, "accounts@desk.example"),
			signedInAtDesk(shared, "orders@desk.example"),
		]);
		const list = await accounts.get("/desk/companies?search=Uudenmaan");
		const company = list.root.querySelector("main tbody th a")?.getAttribute("href") ?? "";
		const rowOf = (page: Page) => page.root.querySelectorAll("main tbody tr").find((row) => row.querySelector("th")?.text.includes(name));
		expect(rowOf(await orders.get(company))?.querySelector("button")).toBeNull();
		const form = rowOf(await accounts.get(company))?.querySelector("form");
		if (!form) throw new Error(company);
		expect((await orders.post(company, { ...fieldsOf(form), intent: "revoke" })).status).toBe(403);
		expect((await accounts.post(company, { intent: "revoke", key: "x" })).status).toBe(400);
		const revoked = await accounts.post(company, { ...fieldsOf(form), intent: "revoke" });
		expect([revoked.status, rowOf(revoked)?.text]).toEqual([200, expect.stringContaining("revoked")]);
		expect((await call(peppolOrder(order()), { key })).status).toBe(401);
	});

	it("an order is sent, answered again and at its address, and is in the account with its response", async () => {
		const { key } = await makeKey({ placesOrders: "on" });
		const sent = order({ lines: [line({ price: article.price })] });
		const [first, other] = await Promise.all([call(peppolOrder(sent), { key }), call(peppolOrder(sent), { key })]);
		expect([first.status, other.status].sort()).toEqual([200, 201]);
		for (const { xml } of [first, other]) expect(brokenInResponse(parsed(xml))).toEqual([]);
		const again = await call(peppolOrder(sent), { key, type: "text/xml; charset=utf-8" });
		const present = await call("", { key, method: "GET", path: `/order-messages/${sent.number}` });
		expect([again.status, present.status, present.xml]).toEqual([200, 200, again.xml]);
		const agreement = await call("", { key, method: "GET", path: `/order-messages/${sent.number}/agreement` });
		expect([agreement.status, said(parsed(agreement.xml), "/*/cbc:CustomerReference")]).toEqual([200, sent.number]);
		const document = parsed(again.xml);
		expect(said(document, "/*/cac:OrderReference/cbc:ID")).toBe(sent.number);
		const list = await owner.get(path);
		const mine = rows(list).filter(([first]) => first?.startsWith(sent.number));
		expect(mine).toHaveLength(1);
		expect([mine[0]?.[1], said(document, "/*/cbc:SalesOrderID")]).toEqual([
			expect.stringContaining("Bestellung CB-"),
			expect.stringMatching(/^CB-/),
		]);
		const href =
			list.root
				.querySelectorAll("main table a")
				.find(({ text }) => text.includes(sent.number))
				?.getAttribute("href") ?? "";
		const page = await owner.get(href);
		const file = page.root
			.querySelectorAll("main a")
			.map((a) => a.getAttribute("href") ?? "")
			.find((to) => to.endsWith("/response.xml"));
		const response = await owner.send("GET", file ?? "");
		expect([response.status, brokenInResponse(parsed(response.text))]).toEqual([200, []]);
		expect((await buyer.send("GET", file ?? "")).status).toBe(404);
		// Shows R83.4
		const ordered = await owner.get((file ?? "").replace("/response.xml", ""));
		expect(ordered.root.querySelector(`main a[href="${file}"]`)?.text).toContain("Bestellantwort (UBL)");
	});

	// Shows R83.3
	it("an order that was not sent is cancelled, which its address and its page say", async () => {
		const { key } = await makeKey({});
		const number = `${crypto.randomUUID().slice(0, 8)}${"ä".repeat(112)}`;
		expect((await call(peppolOrder(order({ number })), { key })).status).toBe(201);
		const address = `/order-messages/${encodeURIComponent(number)}`;
		const open = await call("", { key, method: "GET", path: address });
		expect([open.status, said(parsed(open.xml), "/*/cbc:OrderResponseCode")]).toEqual([200, "AB"]);
		const done = await call(cancellation(number), { key });
		const present = await call("", { key, method: "GET", path: address });
		for (const { status, xml } of [done, present]) expect([status, said(parsed(xml), "//cbc:ResponseCode")]).toEqual([200, "AP"]);
		const list = await owner.get(path);
		expect(rows(list).find(([first]) => first?.startsWith(number))?.[1]).toBe("Storniert");
		const link = list.root.querySelectorAll("main table a").find(({ text }) => text.includes(number));
		const page = await owner.get(link?.getAttribute("href") ?? "");
		expect(main(page)).toContain("Ihr System hat diese Bestellung storniert");
		expect([rows(page)[0]?.at(-1), page.root.querySelector('main textarea[name="list"]')]).toEqual(["Nicht bestellt", null]);
		const kept = await post(owner, page.path, { intent: "add", idem: crypto.randomUUID(), list: `${article.code};10;10` });
		expect([kept.path, main(kept).includes("Ihr System hat diese Bestellung storniert")]).toEqual([page.path, true]);
	});

	it("what is no order for the shop is refused before the backend, or by its rule", async () => {
		const { key } = await makeKey({});
		const xml = peppolOrder(order());
		expect((await call(xml, { key, type: "application/json" })).status).toBe(415);
		expect((await call(xml, { key, host: "evil" })).status).toBe(421);
		expect((await call("", { key, method: "GET" })).status).toBe(404);
		const half = await call(xml.slice(0, 700), { key });
		expect([half.status, brokenInRefusal(parsed(half.xml)), said(parsed(half.xml), "//cbc:StatusReasonCode")]).toEqual([422, [], "SV"]);
		expect(main(await owner.get(keysPath))).toContain("[xml]");
		const unknown = await call("", { key, method: "GET", path: "/order-messages/NOPE" });
		expect([unknown.status, brokenInRefusal(parsed(unknown.xml))]).toEqual([422, []]);
	});
});
