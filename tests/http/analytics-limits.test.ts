import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { conversions } from "../../app/platform/analytics/conversions";
import { aged } from "../support/aged-form";
import { signUp } from "../support/auth-forms";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, germanBuyer, summaryForm } from "../support/guest-order";
import { personalIn } from "../support/personal-data";
import { type RunningShop, startShop } from "../support/server";
import { allReceived, TrackedVisitor } from "../support/tracked-visitor";
import { formOf } from "../support/visitor";

let shop: RunningShop;
beforeAll(async () => {
	shop = await startShop();
});
afterAll(() => shop.stop());

const beams = "/categories/beams";
const beacon = "/events?name=CTA+Element+Viewed&element=offer&page=home";

/** Waits until sent events have arrived. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 800));

const sent = async (visitor: TrackedVisitor, kind: string) =>
	(await visitor.events()).filter(({ event_type }) => event_type === kind).map(({ event_properties }) => event_properties);

/** Completes an order like the buyer of the other tests. */
async function buys(visitor: TrackedVisitor): Promise<{ cart: string; form: Awaited<ReturnType<typeof summaryForm>> }> {
	await visitor.goFrom("/", "/products/ipe-200");
	await addBeam(visitor, "12");
	const cart = await cartPath(visitor);
	await visitor.goFrom(cart, `${cart}/payment-info`);
	await fillPaymentInfo(visitor, cart, germanBuyer);
	await choosePayment(visitor, cart);
	const form = await summaryForm(visitor, cart);
	await visitor.post(form.path, form.fields);
	return { cart, form };
}

describe("without consent", () => {
	// Shows R17.1
	it.each([
		["nobody was asked", null],
		["all is rejected", { choice: "none" }],
		["only an account is allowed", { choice: "chosen", functional: "on" }],
	])("nothing is tracked if %s", async (_, choice) => {
		const visitor = choice ? await TrackedVisitor.allowing(shop.address, choice) : new TrackedVisitor(shop.address);
		const before = (await allReceived(visitor)).length;
		await buys(visitor);
		expect(await visitor.beacon(beacon)).toBe(204);
		const page = await visitor.get("/");
		await settled();
		expect((await allReceived(visitor)).length).toBe(before);
		expect(visitor.cookies.has("device")).toBe(false);
		expect(page.text).not.toContain("/events");
	});

	it("after withdrawal, nothing more is tracked, and the device id is deleted", async () => {
		const visitor = await TrackedVisitor.allowing(shop.address);
		await visitor.get(beams);
		const { device } = visitor;
		expect(device).toMatch(/^[\da-f-]{36}$/);
		await visitor.post("/cookies", { choice: "none" });
		expect(visitor.cookies.has("device")).toBe(false);
		await visitor.get("/categories/channels");
		await settled();
		const all = (await allReceived(visitor)).filter(({ device_id }) => device_id === device);
		expect(all.map(({ event_properties }) => event_properties.slug)).toEqual(["beams"]);
		// After new consent the device id is a new one.
		await visitor.post("/cookies", { choice: "all" });
		await visitor.get(beams);
		expect(visitor.device).not.toBe(device);
	});
});

describe("what is worth something", () => {
	// Shows R17.11
	it("is tracked in EUR with consent to marketing, without a device id that identifies browsers", async () => {
		const visitor = await TrackedVisitor.allowing(shop.address, { choice: "chosen", marketing: "on" });
		const before = (await allReceived(visitor)).length;
		await buys(visitor);
		const contact = aged(formOf(await visitor.get("/contact"), 'main form:has([name="message"])'));
		await visitor.post(contact.path, { ...contact.fields, email: "einkauf@stahlbau-weser.example", message: "Haben Sie IPE 200?" });
		const kinds = async () => new Set((await allReceived(visitor)).slice(before).map(({ event_properties }) => event_properties.kind));
		await expect.poll(kinds).toEqual(new Set(["view_content", "add_to_cart", "initiate_checkout", "purchase", "lead"]));
		const received = (await allReceived(visitor)).slice(before);
		expect(received.every(({ event_type }) => event_type === "Conversion")).toBe(true);
		const values = Object.fromEntries(received.map(({ event_properties: { kind, value } }) => [String(kind), Number(value)]));
		expect(values).toMatchObject({ view_content: 1, initiate_checkout: 30, lead: 50 });
		expect(values.add_to_cart).toBeGreaterThan(1);
		expect(values.purchase).toBeGreaterThan(values.add_to_cart ?? 0);
		expect(new Set(received.map(({ device_id }) => device_id)).size).toBe(received.length);
		expect(visitor.cookies.has("device")).toBe(false);
	});

	// Shows R16.2
	it("is not tracked with consent to analytics only", async () => {
		const visitor = await TrackedVisitor.allowing(shop.address, { choice: "chosen", analytics: "on" });
		await buys(visitor);
		await settled();
		expect(await sent(visitor, "Conversion")).toEqual([]);
		expect(await sent(visitor, "Purchased")).toHaveLength(1);
	});

	// Shows R17.11
	it("adding is worth 5 % of what was added, buying 20 % of the order, an offer 10 %; sharing and an account what they are", async () => {
		const visitor = await TrackedVisitor.allowing(shop.address);
		await addBeam(visitor, "12");
		const cart = await cartPath(visitor);
		for (const kind of ["share", "offer"]) {
			const form = formOf(await visitor.get(`${cart}/${kind}`), 'main form:has([name="emails"])');
			await visitor.post(form.path, { ...form.fields, emails: "einkauf@stahlbau-weser.example" });
		}
		await signUp(visitor, shop.backend);
		await settled();
		const [added] = await sent(visitor, "Added To Cart");
		const values = Object.fromEntries((await sent(visitor, "Conversion")).map(({ kind, value }) => [String(kind), Number(value)]));
		expect(values.add_to_cart).toBeCloseTo(Number(added?.amount) * 0.05, 2);
		expect(values).toMatchObject({ cart_shared: 30, account_created: 90 });
		expect(values.offer_made).toBeGreaterThan(values.add_to_cart ?? 0);
		expect(Object.keys(conversions)).toEqual(expect.arrayContaining(Object.keys(values)));
	});
});

describe("is counted once", () => {
	// Shows R17.5
	it("an order, whose form comes twice and whose confirmation is opened again", async () => {
		const visitor = await TrackedVisitor.allowing(shop.address);
		const { cart, form } = await buys(visitor);
		await visitor.post(form.path, form.fields);
		await visitor.get(`${cart}/confirmation`);
		await settled();
		expect(await sent(visitor, "Purchased")).toHaveLength(1);
	});

	// Shows R17.4
	it("a form that is sent twice", async () => {
		const visitor = await TrackedVisitor.allowing(shop.address);
		const page = await visitor.get("/products/ipe-200");
		const form = formOf(page, 'main form[action="/cart/items"]:has([name="suppliedVariantId"]), main form[action="/cart/items"]');
		const only = page.root.querySelector("main button[name=only]")?.getAttribute("value") ?? "";
		const fields = { ...form.fields, only, [`amount.${only}`]: "12" };
		await visitor.postOnce(form.path, fields);
		await visitor.postOnce(form.path, fields);
		await settled();
		expect(await sent(visitor, "Added To Cart")).toHaveLength(1);
	});

	it.each([
		["a page that is loaded again", { "Cache-Control": "max-age=0" }],
		["what a browser fetches in advance", { "Sec-Purpose": "prefetch" }],
		["what a machine reads", { "User-Agent": "Examplebot/1.0 (+https://bot.example)" }],
	])("not at all: %s", async (_, headers) => {
		const visitor = await TrackedVisitor.allowing(shop.address);
		await visitor.goFrom("/", beams, headers);
		await settled();
		expect(await visitor.events()).toEqual([]);
	});

	// Shows R17.6
	it("a list, whose panel is opened over it", async () => {
		const visitor = await TrackedVisitor.allowing(shop.address);
		const page = await visitor.get("/products/ipe-200");
		const link = page.root.querySelector('main a[href*="showVariant="]')?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
		await visitor.goFrom("/products/ipe-200", link);
		await visitor.goFrom(link, link);
		await settled();
		expect(await sent(visitor, "Variant List Viewed")).toHaveLength(1);
		expect(await sent(visitor, "Variant Clicked")).toHaveLength(1);
	});
});

describe("the beacon", () => {
	it.each([
		["an event that the server sees by itself", "/events?name=Purchased&lines=1&amount=1000&delivery=0&method=invoice"],
		["no event", "/events?name=Anything"],
		["a property too many", `${beacon}&email=einkauf%40stahlbau-weser.example`],
		["a property too few", "/events?name=CTA+Element+Viewed&page=home"],
		["a property twice", `${beacon}&page=home`],
		["a value that is none of its own", "/events?name=CTA+Element+Viewed&element=offer&page=Stahlbau+Weser"],
		["an element that no page has", "/events?name=CTA+Element+Viewed&element=stahlbau_weser&page=home"],
		["a filter that is a number", "/events?name=Filter+Expanded&list=search&filter=de136695976"],
		["the address of a cart", "/events?name=Filter+Expanded&list=product&slug=3fa85f64-5717-4562-b3fc-2c963f66afa6&filter=h"],
		["a number of a company", "/events?name=Filter+Expanded&list=product&slug=de136695976&filter=h"],
		["a telephone number", "/events?name=All+Search+Results+Opened&count=401234567"],
	])("refuses %s", async (_, address) => {
		const visitor = await TrackedVisitor.allowing(shop.address);
		expect(await visitor.beacon(address)).toBe(400);
		await settled();
		expect(await visitor.events()).toEqual([]);
	});

	it("refuses other sites, and is no page", async () => {
		const visitor = await TrackedVisitor.allowing(shop.address);
		expect(await visitor.beacon(beacon, { "Content-Length": "0", Origin: "https://elsewhere.example" })).toBe(403);
		expect((await visitor.get("/events")).status).toBe(405);
	});

	it.each([
		["events", beacon, "203.0.113.77"],
		["clicks on hits", "/search/click?query=1&position=1&variant=1", "203.0.113.78"],
	])("refuses too many %s from one network", async (_, address, network) => {
		const visitor = await TrackedVisitor.allowing(shop.address);
		const send = () => visitor.beacon(address, { "Content-Length": "0", "CF-Connecting-IP": network });
		const statuses: number[] = [];
		while (!statuses.includes(429) && statuses.length < 700) statuses.push(...(await Promise.all(Array.from({ length: 20 }, send))));
		expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(300);
		expect(statuses).toContain(429);
	});
});

it("only filters that the list has are tracked, whatever the URL contains", async () => {
	const visitor = await TrackedVisitor.allowing(shop.address);
	const narrowed = (f: object) => `${beams}?f=${encodeURIComponent(JSON.stringify(f))}`;
	await visitor.goFrom(narrowed({ norm: ["DE136695976"], length: { min: 136695976 }, who: ["Max"] }), narrowed({ h: [100] }));
	await visitor.goFrom(beams, narrowed({ norm: ["DE136695976"] }));
	await visitor.goFrom(beams, narrowed({ length: { min: 136695976 } }));
	await settled();
	expect(await sent(visitor, "Filter Chosen")).toEqual([{ list: "category", slug: "beams", filter: "h", value: "100" }]);
	expect(await sent(visitor, "Filter Removed")).toEqual([]);
	expect(JSON.stringify(await sent(visitor, "Variant List Viewed"))).not.toContain("136695976");
});

it("events contain no personal data of the buyer", async () => {
	const visitor = await TrackedVisitor.allowing(shop.address);
	const { cart } = await buys(visitor);
	await signUp(visitor, shop.backend);
	await visitor.goFrom("/", "/new_search?search=DE136695976");
	await settled();
	const text = JSON.stringify((await visitor.events()).map(({ device_id, insert_id, ...rest }) => rest));
	expect(personalIn(text)).toEqual([]);
	for (const word of [...Object.values(germanBuyer).filter((value) => value !== "DE"), cart.slice(6)]) expect(text).not.toContain(word);
	expect(JSON.stringify(await visitor.events())).not.toContain(cart.slice(6));
});

it("the sink is reached by the shop alone, and is shown as a page", async () => {
	const visitor = await TrackedVisitor.allowing(shop.address);
	expect((await visitor.postOnce("/_dev/sink/analytics", {})).status).not.toBe(200);
	await visitor.get(beams);
	await settled();
	const page = await visitor.get("/_dev/sink?kind=analytics");
	expect(page.root.querySelector("tbody")?.text).toContain("Variant List Viewed");
	expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
});

describe("a receiver that fails", () => {
	const bodies: { api_key: string; events: { insert_id: string; event_type: string }[] }[] = [];
	const statuses: number[] = [];
	const receiver = createServer((request, response) => {
		let body = "";
		request.on("data", (chunk) => (body += String(chunk)));
		request.on("end", () => {
			bodies.push(JSON.parse(body));
			response.writeHead(statuses.shift() ?? 200).end("{}");
		});
	});
	let own: RunningShop;
	beforeAll(async () => {
		await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
		const { port } = portOf(receiver.address());
		own = await startShop({ ANALYTICS_URL: `http://127.0.0.1:${port}/2/httpapi`, ANALYTICS_KEY: "a key" });
	});
	afterAll(async () => {
		await own.stop();
		receiver.close();
	});

	// Shows R17.1
	it("is sent the same again until it takes it, and the page does not wait", async () => {
		statuses.push(500, 429);
		const visitor = await TrackedVisitor.allowing(own.address);
		const begun = Date.now();
		expect((await visitor.get(beams)).status).toBe(200);
		expect(Date.now() - begun).toBeLessThan(2000);
		await expect.poll(() => bodies.length, { timeout: 8000 }).toBe(3);
		expect(bodies.map(({ api_key }) => api_key)).toEqual(["a key", "a key", "a key"]);
		expect(new Set(bodies.map(({ events }) => events[0]?.insert_id)).size).toBe(1);
	});

	it("is sent nothing again that it does not understand", async () => {
		bodies.length = 0;
		statuses.push(400);
		const visitor = await TrackedVisitor.allowing(own.address);
		await visitor.get(beams);
		await expect.poll(() => own.log()).toContain("events_lost");
		expect(bodies).toHaveLength(1);
	});
});

function portOf(address: string | AddressInfo | null): AddressInfo {
	if (address === null || typeof address === "string") throw new Error("The receiver has no port.");
	return address;
}
