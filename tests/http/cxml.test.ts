import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { elementsAt, type XmlElement } from "../../backend/platform/xml-elements";
import { readMessage } from "../../backend/procurement/cxml/read-message";
import { deskConnections } from "../../contract/desk/procurement/connections";
import { itemsOf, startPathOf, statusOf, type TakenItem } from "../support/cxml-answers";
import { itemOut, plainVendor, type Sent, shipTo, vendors } from "../support/cxml-messages";
import { askDesk, signedInAtDesk } from "../support/desk-visitor";
import { shared as shop } from "../support/shared-shop";
import { fieldsOf, formOf, type Page, rowForm, Visitor } from "../support/visitor";

const deskCall = (path: string, body?: object) => askDesk(shop.backend, path, body);

/** The buyer's system takes notices here, and answers each in its own form. */
const notices: string[] = [];
const taker = createServer(async (request, response) => {
	let body = "";
	for await (const chunk of request) body += String(chunk);
	notices.push(body);
	response.writeHead(200, { "Content-Type": "text/xml" }).end('<cXML><Response><Status code="200" text="OK"/></Response></cXML>');
});

const returnUrl = "https://buyer.example/cxml?session=7&user=a";
interface Connected {
	id: number;
	login: string;
	secret: string;
}

async function connected(): Promise<Connected> {
	const { body: companies } = await deskCall("companies/list");
	const list = z.object({ rows: z.array(z.object({ vat: z.string(), members: z.number() })) }).parse(companies);
	const vat = list.rows.find(({ members }) => members > 0)?.vat ?? "";
	const of = deskConnections.ofCompany.answer.parse((await deskCall(`connections/of/${vat}`)).body);
	const { port } = z.object({ port: z.number() }).parse(taker.address());
	const settings = {
		name: "Coupa of Meyer",
		login: `coupa-${crypto.randomUUID().slice(0, 8)}`,
		member: of.members[0]?.email ?? "",
		returnUrls: ["https://buyer.example/"],
		frameOrigins: ["https://buyer.example"],
		units: {},
		rules: {},
		isActive: true,
	};
	const added = await deskCall(`connections/of/${vat}`, { ...settings, kind: "cxml", key: crypto.randomUUID() });
	expect(added).toMatchObject({ status: 200 });
	const { id, secret } = deskConnections.add.answer.parse(added.body);
	expect(
		await deskCall(`connections/${id}/notices`, { url: `http://127.0.0.1:${port}/cxml`, network: "", cart_field: "urlencoded" }),
	).toMatchObject({ status: 200 });
	return { id, secret, login: settings.login };
}

let connection: Connected;
beforeAll(async () => {
	taker.listen(0, "127.0.0.1");
	await once(taker, "listening");
	connection = await connected();
});
afterAll(() => {
	taker.closeAllConnections();
	taker.close();
});

/** A system sends from its server, without cookies and without an origin. */
const send = (text: string, headers: Record<string, string> = {}): Promise<Page> =>
	new Visitor(shop.address, "en").send("POST", "/punchout/cxml", text, {
		"Content-Type": "text/xml; charset=UTF-8",
		"Content-Length": String(Buffer.byteLength(text)),
		...headers,
	});

const as = (sent: Sent = {}): Sent => ({ login: connection.login, secret: connection.secret, returnUrl, ...sent });

async function begun(text: string): Promise<{ visitor: Visitor; page: Page }> {
	const answered = await send(text);
	expect(statusOf(answered.text)).toEqual({ code: 200, said: "" });
	const visitor = new Visitor(shop.address, "en");
	return { visitor, page: await visitor.get(startPathOf(answered.text)) };
}

const cartPathOf = (page: Page) => page.root.querySelector('header a[href^="/cart/"]')?.getAttribute("href") ?? "";

/** Presses the button that ends the visit. @returns the page with the form for the buyer's system */
async function returned(visitor: Visitor, path: string): Promise<Page> {
	const cart = await visitor.get(path);
	const form = cart.root.querySelector("#cart");
	if (!form) throw new Error(`There is no cart on ${cart.path} (${cart.status}).`);
	return visitor.post(cart.path, { ...fieldsOf(form), next: "return" });
}

const messageIn = (page: Page): string => {
	const form = page.root.querySelector("#return");
	if (!form) throw new Error(`There is no form on ${page.path} (${page.status}).`);
	return fieldsOf(form)["cxml-urlencoded"] ?? "";
};

/** The value of an attribute, as a browser reads it. */
const unescaped = (text: string): string =>
	text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");

const orderOf = (items: readonly TakenItem[], sent: Sent = {}): string =>
	plainVendor.order(
		as({
			orderId: `PO-${crypto.randomUUID().slice(0, 8)}`,
			items: items
				.map(({ quantity, code, auxiliary, price, unit }, at) => itemOut({ line: at + 1, quantity, code, auxiliary, price, unit }))
				.join(""),
			shipTo: shipTo("FI", "00150", "Helsinki"),
			...sent,
		}),
	);

/** A whole visit: the first row of a search, ten of it, and back. */
async function shopped(): Promise<TakenItem[]> {
	const { visitor } = await begun(plainVendor.setup(as()));
	const { path, fields } = rowForm(await visitor.get("/new_search?search=IPE+200"), "10");
	return itemsOf(messageIn(await returned(visitor, cartPathOf(await visitor.post(path, fields)))));
}

/** The notice of a kind about an order of the buyer's. */
async function noticed(kind: string, orderId: string): Promise<XmlElement> {
	const ofOrder = () =>
		notices
			.map((text) => readMessage(new TextEncoder().encode(text)).request)
			.find((request) => {
				const [reference] = [...elementsAt(request, "OrderReference"), ...elementsAt(request, "ShipNoticePortion/OrderReference")];
				return request.name === kind && reference?.attributes.orderID === orderId;
			});
	await expect.poll(ofOrder, { timeout: 20_000, interval: 250 }).toBeDefined();
	const found = ofOrder();
	if (!found) throw new Error("The notice is gone.");
	return found;
}

// Shows R72.5, R72.9
describe("a purchase by cXML, without scripts", () => {
	it("leads from set-up through the catalogue and back, to an order, its confirmation and a ship notice", async () => {
		const { visitor, page } = await begun(plainVendor.setup(as({ cookie: "a&amp;b" })));
		expect([page.status, page.path]).toEqual([200, "/shop"]);
		const { path, fields } = rowForm(await visitor.get("/new_search?search=IPE+200"), "10");
		const back = await returned(visitor, cartPathOf(await visitor.post(path, fields)));
		expect(unescaped(back.root.querySelector("#return")?.getAttribute("action") ?? "")).toBe(returnUrl);
		const message = messageIn(back);
		expect(message).toContain("<BuyerCookie>a&amp;b</BuyerCookie>");
		const items = itemsOf(message);
		expect(items).toMatchObject([{ quantity: "10", unit: "EA" }]);
		// The visit is over.
		expect((await visitor.get("/users/orders")).path).toMatch(/^\/users\/login/);

		const orderId = `PO-${crypto.randomUUID().slice(0, 8)}`;
		const placed = statusOf((await send(orderOf(items, { orderId }))).text);
		expect(placed).toEqual({ code: 200, said: expect.stringMatching(/^The order is received as CB-\d+\.$/) });
		const number = /CB-\d+/.exec(placed.said)?.[0] ?? "";
		const seen = z
			.object({ state: z.string(), reference: z.string() })
			.loose()
			.parse((await deskCall(`orders/${number}`)).body);
		expect(seen).toMatchObject({ state: "in_review", reference: orderId });
		expect(await deskCall(`orders/${number}/review`, {})).toMatchObject({ status: 200 });
		const confirmation = await noticed("ConfirmationRequest", orderId);
		expect(elementsAt(confirmation, "ConfirmationHeader")[0]?.attributes).toMatchObject({ type: "accept", confirmID: number });
		expect(
			await deskCall(`orders/${number}/deliveries`, { idem: crypto.randomUUID(), carrier: "DHL", trackingNumber: "JJD1" }),
		).toMatchObject({ status: 200 });
		const left = await noticed("ShipNoticeRequest", orderId);
		expect(elementsAt(left, "ShipNoticePortion/ShipNoticeItem").map(({ attributes }) => attributes)).toEqual([
			{ quantity: "10", lineNumber: "1" },
		]);
	});
});

// Shows R72.1
describe.each(vendors)("$name", ({ setup }) => {
	it("gets a start page that works once", async () => {
		const answered = await send(setup(as()));
		const path = startPathOf(answered.text);
		const [first, second] = [new Visitor(shop.address, "en"), new Visitor(shop.address, "en")];
		expect((await first.get(path)).status).toBe(200);
		expect((await second.get(path)).status).toBe(410);
	});
});

// Shows R72.2, R72.5
describe("the shop", () => {
	it("answers messages alone, whoever sends them, and no page", async () => {
		expect((await new Visitor(shop.address, "en").get("/punchout/cxml")).status).toBe(404);
		expect((await send("a=b", { "Content-Type": "application/x-www-form-urlencoded" })).status).toBe(415);
		const cross = await send(plainVendor.setup(as()), { Origin: "https://buyer.example", "Sec-Fetch-Site": "cross-site" });
		expect(cross.headers["content-type"]).toBe("text/xml; charset=UTF-8");
		expect(statusOf(cross.text).code).toBe(200);
		expect(cross.headers["set-cookie"]).toBeUndefined();
		expect(
			(
				await new Visitor(shop.address, "desk").send("POST", "/punchout/cxml", "<cXML/>", {
					"Content-Type": "text/xml",
					"Content-Length": "7",
				})
			).status,
		).toBe(404);
	});

	it.each([
		["a wrong secret", () => plainVendor.setup(as({ secret: "wrong" })), 401],
		[
			"a bomb",
			() => plainVendor.setup(as()).replace(/<!DOCTYPE[^>]*>/, '<!DOCTYPE cXML [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'),
			406,
		],
		["half a message", () => plainVendor.setup(as()).slice(0, 600), 406],
		["an address that is not listed", () => plainVendor.setup(as({ returnUrl: "https://evil.example/" })), 400],
		["an unknown request", () => plainVendor.setup(as()).replaceAll("PunchOutSetupRequest", "InvoiceDetailRequest"), 450],
	])("answers %s in the language of the protocol, and tells staff", async (_, text, code) => {
		const answered = await send(text());
		expect([answered.status, statusOf(answered.text).code]).toEqual([200, code]);
		const { messages } = deskConnections.byId.answer.parse((await deskCall(`connections/${connection.id}`)).body);
		expect(messages[0]).toMatchObject({ direction: "in", state: "refused", problem: statusOf(answered.text).said });
		const kept = deskConnections.message.answer.parse((await deskCall(`connections/${connection.id}/message?id=${messages[0]?.id}`)).body);
		expect(kept.text).not.toContain(connection.secret);
	});
});

// Shows R72.6, R72.7
describe("an order", () => {
	it("is one, however often and however much at once it comes", async () => {
		const items = await shopped();
		const text = orderOf(items, { payloadId: `${crypto.randomUUID()}@buyer`, orderId: `PO-${crypto.randomUUID().slice(0, 8)}` });
		const answers = await Promise.all([text, text, text].map((message) => send(message)));
		const numbers = answers.map((answered) => /CB-\d+/.exec(statusOf(answered.text).said)?.[0]);
		expect(new Set(numbers).size).toBe(1);
		expect(numbers[0]).toBeDefined();
	});

	it("at a lower price than is true, or of goods that are not known, is refused with the reason", async () => {
		const [item] = await shopped();
		if (!item) throw new Error("Nothing was taken back.");
		const cheap = statusOf((await send(orderOf([{ ...item, price: "1.00" }]))).text);
		expect(cheap).toEqual({ code: 409, said: expect.stringContaining("has changed") });
		const unknown = statusOf((await send(orderOf([{ ...item, code: "XY-1", auxiliary: "" }]))).text);
		expect(unknown).toEqual({ code: 417, said: "Line 1: XY-1 is not known here." });
	});
});

// Shows R72.4
describe("a cart that comes back", () => {
	it("is changed, and returns with what was added", async () => {
		const [item] = await shopped();
		const items = itemOut({ line: 1, quantity: "20", code: item?.code ?? "", auxiliary: item?.auxiliary });
		const { visitor, page } = await begun(plainVendor.setup(as({ operation: "edit", items })));
		expect(page.path).toMatch(/^\/cart\//);
		expect(itemsOf(messageIn(await returned(visitor, page.path))).map(({ quantity, code }) => [quantity, code])).toEqual([
			["20", item?.code],
		]);
	});

	it("is looked at, and goes back unchanged", async () => {
		const [item] = await shopped();
		const items = itemOut({ line: 1, quantity: "20", code: item?.code ?? "", auxiliary: item?.auxiliary });
		const { visitor, page } = await begun(plainVendor.setup(as({ operation: "inspect", items })));
		expect(page.root.querySelector("#cart")).toBeNull();
		const { path, fields } = formOf(page, 'form[action="/punchout/leave"]');
		expect(messageIn(await visitor.post(path, fields))).toContain('<Status code="204"');
	});
});

// Shows R72.10
describe("a connection by cXML at the desk", () => {
	it("has the address for its notices, the network and the shop's own secret", async () => {
		const accounts = await signedInAtDesk(shop, "accounts@desk.example");
		const path = `/desk/connections/${connection.id}/cxml`;
		expect((await accounts.get(`/desk/connections/${connection.id}`)).root.querySelector(`a[href="${path}"]`)).not.toBeNull();
		const page = await accounts.get(path);
		const own = page.root.querySelector("main code")?.text ?? "";
		expect(own).toMatch(/^[\da-f]{40}$/);
		const form = formOf(page, "main form:has([name=network])");
		const wrong = await accounts.post(path, { ...form.fields, url: "buyer.example", network: "a b" });
		expect([wrong.status, ...["url", "network"].map((name) => wrong.root.querySelector(`#cxml-${name}-error`)?.text)]).toEqual([
			422,
			expect.stringContaining("https://"),
			expect.stringContaining("20"),
		]);
		expect(wrong.root.querySelector("[name=url]")?.getAttribute("value")).toBe("buyer.example");
		const saved = await accounts.post(path, { ...form.fields, network: "ariba" });
		expect([saved.status, saved.path]).toEqual([200, path]);
		expect(saved.root.querySelector("main code")?.text).not.toBe(own);
		const shownSecret = saved.root.querySelector("main code")?.text ?? "";
		expect(statusOf((await send(plainVendor.setup(as({ secret: shownSecret })))).text).code).toBe(200);
		await accounts.post(path, form.fields);
	});

	it("is for accounts alone, and only by cXML", async () => {
		const orders = await signedInAtDesk(shop, "orders@desk.example");
		expect((await orders.get(`/desk/connections/${connection.id}/cxml`)).status).toBe(403);
		const accounts = await signedInAtDesk(shop, "accounts@desk.example");
		expect((await accounts.get("/desk/connections/999999/cxml")).status).toBe(404);
	});
});
