import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { deskConnections } from "../../contract/desk/procurement/connections";
import { askDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";
import { buyerOfCompany } from "../support/visiting-account";
import { fieldsOf, formOf, type Page, Visitor, wholeCart } from "../support/visitor";

const deskCall = (path: string, body?: object) => askDesk(shared.backend, path, body);

const hookUrl = "https://handwerk.example/ids?sid=1";

interface Connected {
	id: number;
	name: string;
	login: string;
	secret: string;
	vat: string;
}

/** A company of its own with software of trades. */
async function connected(name: string): Promise<Connected> {
	const { visitor, email: member, vat } = await buyerOfCompany({ shop: shared.address, backend: shared.backend });
	const { path, fields } = formOf(await visitor.get("/users/company"), 'main form:has([name="intent"][value="verify"])');
	await visitor.post(path, fields);
	const settings = { name, returnUrls: ["https://handwerk.example/ids"], frameOrigins: [], units: {}, rules: {}, isActive: true };
	const login = `ids-${crypto.randomUUID().slice(0, 8)}`;
	const added = await deskCall(`connections/of/${vat}`, { ...settings, kind: "ids", login, member, key: crypto.randomUUID() });
	expect(added.status).toBe(200);
	return { vat, name, login, ...deskConnections.add.answer.parse(added.body) };
}

let streit: Connected;
let taifun: Connected;
let code: string;
let another: string;
beforeAll(async () => {
	[streit, taifun] = [await connected("Streit of Weber"), await connected("Taifun of Lind")];
	const prices = await deskCall(`companies/${taifun.vat}/prices`, { rows: [{ percent: 20 }] });
	expect(prices.status).toBe(200);
	const popular = await (await fetch(`${shared.backend}/productVariant/popular`, { headers: { Locale: "en" } })).json();
	[code = "", another = ""] = z
		.array(z.object({ code: z.string() }))
		.parse(popular)
		.map((variant) => variant.code);
});

const request = ({ login, secret }: Connected, more: Record<string, string>): Record<string, string> => ({
	...{ kndnr: "10071", name_kunde: login, pw_kunde: secret, version: "2.5", hookurl: hookUrl },
	...more,
});

/** The software sends its user, from a page on the user's own machine. */
const fromMachine = { Origin: "null", "Sec-Fetch-Site": "cross-site" };
const sent = (visitor: Visitor, connection: Connected, more: Record<string, string>): Promise<Page> =>
	visitor.post("/punchout/ids", request(connection, more), fromMachine);

const visitorOf = () => new Visitor(shared.address, "en");

const item = (article: string, quantity: string, position: string, more = "") =>
	`<OrderItem><ItemChara>normal</ItemChara><RefItems><Customer>${position}</Customer><Supplier/></RefItems><ArtNo>${article}</ArtNo><Qty>${quantity}</Qty><QU>PCE</QU>${more}</OrderItem>`;
const cartOf = (items: string) =>
	`<?xml version="1.0" encoding="UTF-8"?><Warenkorb xmlns="http://www.itek.de/Shop-Anbindung/Warenkorb/"><WarenkorbInfo><Version>2.5</Version></WarenkorbInfo><Order><OrderInfo><ModeOfShipment>Lieferung</ModeOfShipment><Kommission>Bauvorhaben Süd</Kommission></OrderInfo>${items}</Order></Warenkorb>`;

const back = async (visitor: Visitor, cart: Page): Promise<Page> => visitor.post(cart.path, [...wholeCart(cart), ["next", "return"]]);

const returnForm = (page: Page) => {
	const form = page.root.querySelector("#return");
	if (!form) throw new Error(`No form on ${page.path} (${page.status}): ${page.text.slice(0, 300)}`);
	return form;
};

const returnedXml = (page: Page): string => fieldsOf(returnForm(page)).warenkorb ?? "";
const priceIn = (xml: string): number => Number(/<NetPrice>(.*?)</.exec(xml)?.[1]) / Number(/<PriceBasis>(.*?)</.exec(xml)?.[1]);

const logOf = async ({ id }: Connected) => deskConnections.byId.answer.parse((await deskCall(`connections/${id}`)).body).messages;

// Shows R79.1, R79.3
describe("a visit by IDS Connect", () => {
	it("leads to the catalogue, the article and the search, by form, parts and link", async () => {
		expect((await sent(visitorOf(), streit, { action: "WKE" })).path).toBe("/shop");
		const visitor = visitorOf();
		const article = await sent(visitor, streit, { Action: "ADL", ghnummer: code });
		expect([article.status, article.path.split("/")[1]]).toEqual([200, "products"]);
		expect(article.text).toContain("Streit of Weber");
		const link = await visitorOf().get(
			`/punchout/ids?${new URLSearchParams(request(streit, { action: "ADL", ghnummer: code, hookurl: "" }))}`,
		);
		expect([link.status, link.path.split("/")[1]]).toEqual([200, "products"]);
		const part = ([name, value]: [string, string]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
		const body = `${Object.entries(request(streit, { action: "AS", searchterm: "Träger" }))
			.map(part)
			.join("")}--x--\r\n`;
		const seeker = visitorOf();
		const headers = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": String(Buffer.from(body, "latin1").length) };
		const start = await seeker.send("POST", "/punchout/ids", Buffer.from(body, "latin1"), { ...headers, ...fromMachine });
		expect((await seeker.get(String(start.headers.location))).path).toBe("/new_search?search=Tr%C3%A4ger");
	});

	it("takes a cart of the company's goods back, once, and is then over", async () => {
		const visitor = visitorOf();
		const cart = await sent(visitor, streit, { action: "WKS", warenkorb: cartOf(item(code, "200", "01.02.0010")) });
		expect(cart.path).toMatch(/^\/cart\//);
		expect(cart.root.querySelector('button[value="payment-info"]')).toBeNull();
		const first = await back(visitor, cart);
		expect(first.path).toMatch(/^\/punchout\/return\?token=/);
		expect(returnForm(first).getAttribute("action")).toBe(hookUrl);
		const xml = returnedXml(first);
		expect(xml).toMatch(/<Kommission>Bauvorhaben Süd<.*<Customer>01.02.0010<.*<Qty>200.00</s);
		expect((await visitor.get("/shop")).text).not.toContain("Streit of Weber");
		expect((await visitor.get(cart.path)).root.querySelector("#cart")).toBeNull();
		expect(returnedXml(await visitor.get(first.path))).toBe(xml);
		const log = await logOf(streit);
		expect(log.slice(0, 2)).toMatchObject([
			{ kind: "IDS cart", direction: "out", state: "done" },
			{ kind: "WKS", direction: "in", state: "done" },
		]);
	});

	it("returns the cart once for two presses at once", async () => {
		const visitor = visitorOf();
		const cart = await sent(visitor, streit, { action: "WKS", warenkorb: cartOf(item(code, "200", "7")) });
		const fields: [string, string][] = [...wholeCart(cart), ["next", "return"]];
		const before = (await logOf(streit)).filter(({ kind }) => kind === "IDS cart").length;
		const cookies = { Cookie: visitor.cookies.header };
		const pressed = await Promise.all(
			[0, 1].map(async () => {
				const twin = visitorOf();
				const answer = await twin.postOnce(cart.path, fields, cookies);
				return answer.headers.location;
			}),
		);
		expect(pressed[0]).toMatch(/^\/punchout\/return\?token=/);
		expect(pressed[1]).toBe(pressed[0]);
		// So does a press after the end.
		const late = await visitorOf().postOnce(cart.path, fields, cookies);
		expect(late.headers.location).toBe(pressed[0]);
		expect((await logOf(streit)).filter(({ kind }) => kind === "IDS cart").length).toBe(before + 1);
	});

	it("has the prices and the cart of its own company alone", async () => {
		const [one, other] = [visitorOf(), visitorOf()];
		const warenkorb = cartOf(item(code, "200", "1"));
		const [mine, theirs] = [await sent(one, streit, { action: "WKS", warenkorb }), await sent(other, taifun, { action: "WKS", warenkorb })];
		expect((await one.get(theirs.path)).root.querySelector("#cart")).toBeNull();
		expect((await other.get(mine.path)).root.querySelector("#cart")).toBeNull();
		// The look at another's cart has ended nothing of its own company.
		const again = [visitorOf(), visitorOf()] as const;
		const carts = [
			await sent(again[0], streit, { action: "WKS", warenkorb }),
			await sent(again[1], taifun, { action: "WKS", warenkorb }),
		] as const;
		const [full, reduced] = [await back(again[0], carts[0]), await back(again[1], carts[1])].map((page) => priceIn(returnedXml(page)));
		expect(full).toBeGreaterThan(0);
		expect(reduced).toBeLessThan((full ?? 0) * 0.85);
	});
});

// Shows R79.2
describe("a sent cart with unclear lines", () => {
	it("asks about them, and the answers go into the cart beside the others", async () => {
		const visitor = visitorOf();
		const unclear = item("NOPE-4711", "30", "01.0030", "<Kurztext>Träger IPE 200, 12 m</Kurztext>");
		const page = await sent(visitor, streit, { action: "WKS", warenkorb: cartOf(item(code, "200", "01.0020") + unclear) });
		expect([page.status, page.path]).toEqual([200, "/punchout/questions"]);
		expect(page.root.querySelectorAll("main li").map(({ text }) => text)).toEqual([
			"01.0030 · NOPE-4711 · Träger IPE 200, 12 m · 30 PCE: Unknown item number",
		]);
		// The way to them stays.
		expect((await visitor.get("/shop")).root.querySelector('a[href="/punchout/questions"]')?.text).toBe("Open lines");
		const { path, fields } = formOf(page, 'form[action="/quick-order"]');
		const asked = await visitor.post(path, fields);
		expect(asked.status).toBe(422);
		expect(asked.text).toContain("IPE 200");
		const cartPath = page.root.querySelector('main a[href^="/cart/"]')?.getAttribute("href") ?? "";
		const list = { list: `Code;Quantity;Reference\n${another};200;01.0030`, idem: crypto.randomUUID(), intent: "add" };
		expect((await visitor.post(path, list)).path).toBe(cartPath);
		const xml = returnedXml(await back(visitor, await visitor.get(cartPath)));
		expect(xml.match(/<OrderItem>/g)).toHaveLength(2);
		expect(xml).toContain("01.0030");
	});
});

// Shows R79.1
describe("a request is refused in words and logged", () => {
	it.each<[Record<string, string>, number, string]>([
		[{ action: "WKE", pw_kunde: "wrong" }, 403, "password"],
		[{ action: "WKE", hookurl: "https://evil.example/" }, 403, "evil.example"],
		[{ action: "WKE", hookurl: "http://handwerk.example/ids" }, 403, "https"],
		[{ action: "FLY" }, 400, "FLY"],
		[{ action: "ADL", ghnummer: "NOPE" }, 404, "NOPE"],
		[{ action: "WKS" }, 400, "warenkorb"],
		[{ action: "WKS", warenkorb: "<Warenkorb><Order>" }, 422, "unclosed"],
		[
			{ action: "WKS", warenkorb: cartOf(item("&c;", "1", "")).replace("?>", '?><!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]>') },
			422,
			"entity",
		],
	])("%j", async (more, status, words) => {
		const before = (await logOf(streit))[0]?.id ?? 0;
		const page = await sent(visitorOf(), streit, more);
		expect(page.status).toBe(status);
		expect(page.root.querySelector("main")?.text).toContain(words);
		expect(page.headers["set-cookie"]).toBeUndefined();
		expect(page.text).not.toContain(streit.secret);
		const [latest] = await logOf(streit);
		expect(latest).toMatchObject({ state: "refused", direction: "in" });
		expect(latest?.id).toBeGreaterThan(before);
	});

	it("if it is too long", async () => {
		const page = await sent(visitorOf(), streit, { action: "WKS", warenkorb: "x".repeat(2_300_000) });
		expect([page.status, page.root.querySelector("main h1")?.text]).toEqual([413, "The catalogue cannot be opened"]);
	});
});
