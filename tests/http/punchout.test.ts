import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { deskConnections } from "../../contract/desk/procurement/connections";
import { askDesk } from "../support/desk-visitor";
import { addBeam, cartPath } from "../support/guest-order";
import { asPage, openSocket } from "../support/live-socket";
import { shared } from "../support/shared-shop";
import { fieldsOf, formOf, type Page, rowForm, Visitor, wholeCart } from "../support/visitor";

const deskCall = (path: string, body?: object) => askDesk(shared.backend, path, body);

/** The buyer's system of the tests: it knows one connection, and calls the shop as SAP does. */
const hookUrl = "https://buyer.example/sap/hook?session=1";
const settings = {
	name: "SAP of Meyer",
	returnUrls: ["https://buyer.example/"],
	frameOrigins: ["https://buyer.example"],
	units: { H87: "PCE" },
	rules: {},
	isActive: true,
};

interface Connected {
	id: number;
	login: string;
	secret: string;
}

async function connected(rules: object = {}): Promise<Connected> {
	const { body: companies } = await deskCall("companies/list");
	const list = z.object({ rows: z.array(z.object({ vat: z.string(), members: z.number() })) }).parse(companies);
	const vat = list.rows.find(({ members }) => members > 0)?.vat ?? "";
	const of = deskConnections.ofCompany.answer.parse((await deskCall(`connections/of/${vat}`)).body);
	const login = `sap-${crypto.randomUUID().slice(0, 8)}`;
	const member = of.members[0]?.email ?? "";
	const added = await deskCall(`connections/of/${vat}`, { ...settings, rules, kind: "oci", login, member, key: crypto.randomUUID() });
	expect(added.status).toBe(200);
	return { login, ...deskConnections.add.answer.parse(added.body) };
}

let connection: Connected;
let code: string;
beforeAll(async () => {
	connection = await connected();
	const popular = await (await fetch(`${shared.backend}/productVariant/popular`, { headers: { Locale: "en" } })).json();
	code = z.array(z.object({ code: z.string() })).parse(popular)[0]?.code ?? "";
});

const entry = (more: Record<string, string> = {}): Record<string, string> => ({
	...{ USERNAME: connection.login, PASSWORD: connection.secret, HOOK_URL: hookUrl },
	...{ "~OkCode": "ADDI", "~TARGET": "_top", "~CALLER": "CTLG" },
	...more,
});

/** The buyer's system sends its user, from a page of its own. */
const sent = (visitor: Visitor, more: Record<string, string> = {}): Promise<Page> =>
	visitor.post("/punchout/oci", entry(more), { Origin: "https://buyer.example", "Sec-Fetch-Site": "cross-site" });

async function visiting(): Promise<Visitor> {
	const visitor = new Visitor(shared.address, "en");
	const page = await sent(visitor);
	expect([page.status, page.path]).toEqual([200, "/shop"]);
	return visitor;
}

const policyOf = (page: Page) => String(page.headers["content-security-policy"]);

// Shows R71.6
describe("a visit by OCI", () => {
	it("leads from the system to the catalogue, through search, cart and a change, and back", async () => {
		const visitor = await visiting();
		const found = await visitor.get("/new_search?search=IPE+200");
		expect(found.text).toContain("SAP of Meyer");
		const { path, fields } = rowForm(found, "10");
		const added = await visitor.post(path, fields);
		expect(added.status).toBe(200);
		const cart = await visitor.get(added.root.querySelector('header a[href^="/cart/"]')?.getAttribute("href") ?? "");
		expect(cart.root.querySelector('button[value="payment-info"]')).toBeNull();
		expect(cart.root.querySelector('button[name=next][value="return"]')?.text).toBe("Return to SAP of Meyer");
		const typed = wholeCart(cart).map(([name, value]): [string, string] => [name, name === "amount" ? "20" : value]);
		const back = await visitor.post(cart.path, [...typed, ["next", "return"]]);
		expect([back.status, back.path.replace(/[\w-]{43}/, "…")]).toEqual([200, "/punchout/return?token=…"]);
		const returned = back.root.querySelector("#return");
		expect(returned?.getAttribute("action")).toBe(hookUrl);
		expect(returned?.getAttribute("target")).toBe("_top");
		const values = fieldsOf(formElement(back));
		expect(values).toMatchObject({ "~OkCode": "ADDI", "~CALLER": "CTLG", "NEW_ITEM-QUANTITY[1]": "20.000", "NEW_ITEM-UNIT[1]": "PCE" });
		expect(policyOf(back)).toContain("form-action 'self' ");
		expect(policyOf(back)).toMatch(/form-action [^;]*https:\/\/buyer\.example/);
		expect(policyOf(back)).toContain("frame-ancestors https://buyer.example");
		// The visit is over: its cart is gone, and no cookie of it is left.
		expect(visitor.cookies.header).not.toMatch(/visit-(?:session|cart|info)/);
		expect((await visitor.get(cart.path)).root.querySelector("#cart")).toBeNull();
		expect((await visitor.get(back.path)).root.querySelector("#return")).not.toBeNull();
	});

	// Shows R71.11
	it("does not take back lines that the page did not show", async () => {
		const visitor = await visiting();
		const { path, fields } = rowForm(await visitor.get("/new_search?search=IPE+200"), "10");
		const added = await visitor.post(path, fields);
		const cart = await visitor.get(added.root.querySelector('header a[href^="/cart/"]')?.getAttribute("href") ?? "");
		const again = rowForm(await visitor.get("/new_search?search=HEB"), "1");
		await visitor.post(again.path, again.fields);
		for (const amount of [null, "20"]) {
			const sent = wholeCart(cart).map(([name, value]): [string, string] => [name, name === "amount" && amount ? amount : value]);
			const stays = await visitor.post(cart.path, [...sent, ["next", "return"]]);
			expect(stays.path).toBe(cart.path);
			expect(stays.text).toContain("The cart has changed in the meantime");
		}
		const shown = await visitor.get(cart.path);
		expect((await visitor.post(shown.path, [...wholeCart(shown), ["next", "return"]])).path).toContain("/punchout/return");
	});

	// Shows R71.8
	it("has a cart that nobody else opens", async () => {
		const visitor = await visiting();
		const { path, fields } = rowForm(await visitor.get("/new_search?search=IPE+200"), "10");
		const added = await visitor.post(path, fields);
		const cart = added.root.querySelector('header a[href^="/cart/"]')?.getAttribute("href") ?? "";
		expect((await visitor.get(cart)).root.querySelector("#cart")).not.toBeNull();
		const stranger = await new Visitor(shared.address, "en").get(cart);
		expect(stranger.root.querySelector("#cart")).toBeNull();
		expect(stranger.text).not.toContain("IPE 200");
		const live = async (reader: Visitor, of = cart) => {
			const headers = { ...asPage(reader), ...(reader.cookies.size > 0 && { Cookie: reader.cookies.header }) };
			return (await openSocket(shared.address, `${of}/live`, headers)).status;
		};
		const other = new Visitor(shared.address, "en");
		await addBeam(other, "12");
		expect([await live(visitor), await live(new Visitor(shared.address, "en")), await live(visitor, await cartPath(other))]).toEqual([
			101, 404, 404,
		]);
	});

	// Shows R71.13
	it("by a link is answered without the password in an address, and not stored", async () => {
		const visitor = new Visitor(shared.address, "en");
		const query = new URLSearchParams(entry());
		const answer = await visitor.send("GET", `/punchout/oci?${query}`);
		expect(answer.headers.location).not.toContain(connection.secret);
		expect([answer.headers["cache-control"], answer.headers["referrer-policy"]]).toEqual(["private, no-store", "no-referrer"]);
		const other = await visitor.send("GET", `/Punchout/oci/?${query}`);
		expect([other.status, other.headers.location]).toEqual([404, undefined]);
	});

	it("has cookies for a frame, and pages that the system alone may frame", async () => {
		const visitor = new Visitor(shared.address, "en");
		const start = await visitor.postOnce("/punchout/oci", entry(), { Origin: "https://buyer.example" });
		const begin = await visitor.send("GET", `${start.headers.location}`);
		const done = await visitor.send("GET", `${begin.headers.location}`);
		const cookies = done.headers["set-cookie"] ?? [];
		expect(cookies.map((cookie) => cookie.split("=", 1)[0]).sort()).toEqual(["visit-cart", "visit-info", "visit-session"]);
		for (const cookie of [...cookies, ...(begin.headers["set-cookie"] ?? [])])
			for (const part of ["HttpOnly", "Secure", "SameSite=None", "Partitioned"]) expect(cookie).toContain(part);
		const page = await visitor.get("/shop");
		expect(policyOf(page)).toContain("frame-ancestors https://buyer.example");
		expect(page.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
		expect(policyOf(await new Visitor(shared.address, "en").get("/shop"))).toContain("frame-ancestors 'none'");
	});

	it("goes on in a window of its own where the frame keeps no cookies", async () => {
		const visitor = new Visitor(shared.address, "en");
		const start = await visitor.postOnce("/punchout/oci", entry(), { Origin: "https://buyer.example" });
		const first = await visitor.send("GET", String(start.headers.location));
		const bare = await new Visitor(shared.address, "en").get(String(first.headers.location));
		expect(bare.status).toBe(403);
		expect(bare.root.querySelector("a[target=_blank]")?.getAttribute("href")).toBe(start.headers.location);
		expect(policyOf(bare)).toContain("frame-ancestors https://buyer.example");
		expect((await visitor.get(String(first.headers.location))).path).toBe("/shop");
	});

	it.each([
		["GET", () => `/punchout/oci?${new URLSearchParams(entry({ FUNCTION: "DETAIL", PRODUCTID: code }))}`],
		[
			"lower case",
			() => `/punchout/oci?${new URLSearchParams(Object.entries(entry()).map(([name, value]) => [name.toLowerCase(), value]))}`,
		],
	])("takes %s", async (_, path) => {
		const page = await new Visitor(shared.address, "en").get(path());
		expect(page.status).toBe(200);
		expect(page.text).toContain("SAP of Meyer");
	});

	it("takes a link in Latin-1", async () => {
		const link = new URLSearchParams(entry({ FUNCTION: "SOURCING", SEARCHSTRING: "X" }));
		const page = await new Visitor(shared.address, "en").get(`/punchout/oci?${link}`.replace("SEARCHSTRING=X", "SEARCHSTRING=Tr%E4ger"));
		expect(page.path).toBe("/new_search?search=Tr%C3%A4ger");
	});

	it.each([
		[{ PASSWORD: "wrong" }, 403, "password"],
		[{ FUNCTION: "FLY" }, 400, "FLY"],
		[{ HOOK_URL: "https://evil.example/" }, 403, "evil.example"],
		[{ FUNCTION: "DETAIL", PRODUCTID: "NOPE" }, 404, "NOPE"],
	])("is refused in words: %j", async (wrong, status, words) => {
		const page = await sent(new Visitor(shared.address, "en"), wrong);
		expect(page.status).toBe(status);
		expect(page.root.querySelector("main")?.text).toContain(words);
		expect(page.headers["set-cookie"]).toBeUndefined();
		expect(page.text).not.toContain(connection.secret);
	});

	it("answers VALIDATE and BACKGROUND_SEARCH with a form", async () => {
		const page = await sent(new Visitor(shared.address, "en"), { FUNCTION: "BACKGROUND_SEARCH", SEARCHSTRING: "IPE 200" });
		expect(fieldsOf(formElement(page))["NEW_ITEM-DESCRIPTION[1]"]).toContain("IPE 200");
	});

	it("goes back without goods", async () => {
		const visitor = await visiting();
		const shop = await visitor.get("/shop");
		const { path, fields } = formOf(shop, 'form[action="/punchout/leave"]');
		const back = await visitor.post(path, fields);
		expect(Object.keys(fieldsOf(formElement(back)))).toEqual(["~OkCode", "~TARGET", "~CALLER"]);
		expect((await visitor.get("/shop")).text).not.toContain("SAP of Meyer");
	});
});

const formElement = (page: Page) => {
	const form = page.root.querySelector("#return");
	if (!form) throw new Error(`No form on ${page.path} (${page.status}): ${page.text.slice(0, 300)}`);
	return form;
};

// Shows R82.1, R82.2
describe("a visit with a part of the goods", () => {
	let whole: Connected;
	let visitor: Visitor;
	beforeAll(async () => {
		whole = connection;
		connection = await connected({ categories: ["beams"] });
		visitor = await visiting();
		return () => {
			connection = whole;
		};
	});

	const linksIn = (page: Page, to: string) =>
		[
			...new Set(
				page.root.querySelectorAll(`a[href^="${to}"]`).map((link) => /^\/\w+\/[\w-]+/.exec(link.getAttribute("href") ?? "")?.[0] ?? ""),
			),
		].toSorted();
	const beams = ["beams", "hea-beams", "heb-beams", "hem-beams", "ipe-beams", "steel-profiles"].map((slug) => `/categories/${slug}`);

	it("shows these alone: menu, catalogue, home, lists and search", async () => {
		for (const path of [
			"/shop",
			"/",
			"/categories/steel-profiles",
			"/categories/beams",
			"/new_search?search=S355J2",
			"/products/ipe-200",
		]) {
			const page = await visitor.get(path);
			expect([page.status, path]).toEqual([200, path]);
			expect(linksIn(page, "/categories/").filter((link) => !beams.includes(link))).toEqual([]);
			for (const product of linksIn(page, "/products/")) expect(product).toMatch(/^\/products\/(?:ipe|he[abm])-/);
		}
		const everybody = new Visitor(shared.address, "en");
		expect(linksIn(await everybody.get("/categories/steel-profiles"), "/categories/")).toContain("/categories/channels");
		expect(linksIn(await everybody.get("/new_search?search=S355J2"), "/products/").length).toBeGreaterThan(0);
		const hits = async (reader: Visitor) => (await reader.get("/search/hits?search=flat+bar")).text;
		expect(await hits(everybody)).toContain("flat-bar");
		expect(await hits(visitor)).not.toContain("flat-bar-");
	});

	it.each([
		"/categories/flat-bars",
		"/categories/flat-bars/print",
		"/categories/flat-bars/series",
		"/products/flat-bar-100x10",
		"/products/flat-bar-100x10/print",
		"/products/flat-bar-100x10/variants.csv",
	])("has no %s, in words of the system", async (path) => {
		const page = await visitor.get(path);
		expect(page.status).toBe(404);
		if (!path.endsWith(".csv")) {
			expect(page.root.querySelector("h1")?.text).toBe("Not in this catalogue");
			expect(page.root.querySelector("main")?.text).toContain("The catalogue for SAP of Meyer does not have these goods.");
		}
		const everybody = await new Visitor(shared.address, "en").get(path);
		expect(everybody.status).toBe(200);
		// The visit's answer is its own, and so is everybody's.
		expect((await visitor.get(path)).status).toBe(404);
	});

	it("has no single article of others, and compares none", async () => {
		const idIn = async (product: string) => {
			const answer = await fetch(`${shared.backend}/productVariant/by-product/${product}`, { headers: { Locale: "en" } });
			return z.object({ variants: z.array(z.object({ id: z.number() })) }).parse(await answer.json()).variants[0]?.id ?? 0;
		};
		const [beam, bar] = [await idIn("ipe-200"), await idIn("flat-bar-100x10")];
		for (const path of [`/variant/${bar}`, `/cut/${bar}`]) expect([(await visitor.get(path)).status, path]).toEqual([404, path]);
		const compared = (await visitor.get(`/compare?ids=${beam},${bar}`)).root.querySelector("main")?.text ?? "";
		expect(compared).toContain("IPE 200");
		expect(compared).not.toMatch(/flat bar/i);
	});

	it("is told of none of its data by the requests of scripts", async () => {
		const data = await visitor.send("GET", "/products/flat-bar-100x10.data");
		expect(data.text).not.toContain("EN 10058");
		expect((await new Visitor(shared.address, "en").send("GET", "/products/flat-bar-100x10.data")).text).toContain("EN 10058");
	});

	it("is refused others beside the quantity, by a forged form", async () => {
		const bar = rowForm(await new Visitor(shared.address, "en").get("/products/flat-bar-100x10"), "10");
		const page = await visitor.post(bar.path, bar.fields);
		expect(page.status).toBe(409);
		expect(page.root.querySelector("main")?.text).toContain("Your procurement system’s catalogue does not have this item.");
		expect(page.root.querySelector("main")?.text).not.toContain("100 × 10");
	});

	it("is told of others in the quick order, and may put these into its cart", async () => {
		const of = async (path: string) => (await new Visitor(shared.address, "en").get(path)).text.match(/CR-\d{6}/)?.[0] ?? "";
		const [beam, bar] = [await of("/products/ipe-200"), await of("/products/flat-bar-100x10")];
		const { path, fields } = formOf(await visitor.get("/quick-order"), "form:has([name=list])");
		const page = await visitor.post(path, { ...fields, list: `${beam};10\n${bar};10` });
		const text = page.root.querySelector("main")?.text ?? "";
		expect(text).toContain("IPE 200");
		expect(text).toContain("Your procurement system’s catalogue does not have this item.");
		expect(text).not.toMatch(/flat bar/i);
	});

	it("is refused others by DETAIL in words", async () => {
		const bar = (await new Visitor(shared.address, "en").get("/products/flat-bar-100x10")).text.match(/CR-\d{6}/)?.[0] ?? "";
		const page = await sent(new Visitor(shared.address, "en"), { FUNCTION: "DETAIL", PRODUCTID: bar });
		expect([page.status, page.root.querySelector("main")?.text]).toEqual([
			404,
			expect.stringContaining("not among the goods of this connection"),
		]);
	});

	// Shows R82.3
	it("keeps its cart if goods of it are taken from the connection", async () => {
		const { path, fields } = rowForm(await visitor.get("/new_search?search=IPE+200"), "10");
		const added = await visitor.post(path, fields);
		const { body } = await deskCall(`connections/${connection.id}`);
		const {
			id: _id,
			kind: _kind,
			company: _company,
			has_member: _has,
			members: _members,
			messages: _messages,
			...present
		} = deskConnections.byId.answer.parse(body);
		const rules = { ...present.rules, categories: ["hea-beams"] };
		expect((await deskCall(`connections/${connection.id}`, { ...present, rules })).status).toBe(200);
		const cart = await visitor.get(added.root.querySelector('header a[href^="/cart/"]')?.getAttribute("href") ?? "");
		const stays = await visitor.post(cart.path, [...wholeCart(cart), ["next", "return"]]);
		expect([stays.path, stays.text]).toEqual([
			cart.path,
			expect.stringContaining("no longer belong to your procurement system’s catalogue"),
		]);
	});
});

// Shows R71.3, R71.6
describe("a visit is refused", () => {
	it.each(["/users/login", "/users/profile", "/users/orders", "/users/addresses", "/users/invoices", "/contact", "/users/company"])(
		"%s",
		async (path) => {
			const visitor = await visiting();
			const page = await visitor.get(path);
			expect([page.status, page.path]).toEqual([403, path]);
			expect(page.root.querySelector("h1")?.text).toBe("Not part of your visit");
		},
	);

	it("the checkout of its cart, and the cart of another visit", async () => {
		const [one, other] = [await visiting(), await visiting()];
		const cart = (await one.get("/shop")).root.querySelector('header a[href^="/cart/"]')?.getAttribute("href") ?? "";
		for (const step of ["payment-info", "payment-method", "summary", "pay", "share", "offer"]) {
			expect((await one.get(`${cart}/${step}`)).status).toBe(403);
			expect((await one.post(`${cart}/${step}`, {})).status).toBe(403);
		}
		expect((await other.get(cart)).status).toBeGreaterThanOrEqual(403);
		expect(
			(await new Visitor(shared.address, "en").post(cart, { intent: "cart", version: "0", next: "return" })).status,
		).toBeGreaterThanOrEqual(400);
	});

	it("forms that other sites send in its frame", async () => {
		const visitor = await visiting();
		const page = await visitor.postOnce("/punchout/leave", {}, { Origin: "https://buyer.example", "Sec-Fetch-Site": "cross-site" });
		expect(page.status).toBe(403);
	});

	it("once its connection is off", async () => {
		const other = connection;
		connection = await connected();
		const visitor = await visiting();
		const { body } = await deskCall(`connections/${connection.id}`);
		const present = deskConnections.byId.answer.parse(body);
		const { id: _id, kind: _kind, company: _company, has_member: _has, members: _members, messages, ...rest } = present;
		expect(messages[0]).toMatchObject({ kind: "OCI", state: "done" });
		expect((await deskCall(`connections/${connection.id}`, { ...rest, isActive: false })).status).toBe(200);
		const cart = (await visitor.get("/shop")).root.querySelector('header a[href^="/cart/"]')?.getAttribute("href") ?? "";
		const page = await visitor.get(cart);
		expect([page.status, page.path]).toEqual([410, "/punchout/over"]);
		expect((await sent(visitor)).status).toBe(403);
		connection = other;
	});
});
