import { beforeAll, describe, expect, inject, it } from "vitest";
import { routePatternOf } from "../../app/platform/config/route-table";
import { allRoutes } from "../support/all-routes";
import { sessionOf } from "../support/cookies";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer, order } from "../support/guest-order";
import { readPdf } from "../support/pdf-text";
import { knownAccount, newAccount } from "../support/visiting-account";
import { formOf, Visitor } from "../support/visitor";
import { asData, filled, patterns } from "./all-paths";
import { formsOf } from "./sent-forms";
import { isShort } from "./short";

const where = { shop: inject("shop"), backend: inject("backend") };

/** Strings that occur only in the owner's data. */
const secret = `geheim${crypto.randomUUID().slice(0, 8)}`;
const buyer = { ...finnishBuyer, name: secret, email: `${secret}@pohjola.example`, company: `${secret} Oy` };

let owner: Visitor;
/** By kind. */
const uuids = { cart: "", sent: "", offer: "", list: "" };
const strangers: [string, Visitor][] = [];

beforeAll(async () => {
	owner = (await newAccount(where)).visitor;
	uuids.sent = uuidIn((await order(owner, buyer, "2")).path);
	await addBeam(owner, "3");
	const cart = await cartPath(owner);
	uuids.cart = uuidIn(cart);
	await fillPaymentInfo(owner, cart, buyer);
	await choosePayment(owner, cart);
	const offer = formOf(await owner.get(`${cart}/offer`), 'main form:has([name="emails"])');
	uuids.offer = uuidIn((await owner.post(offer.path, { ...offer.fields, emails: "" })).path);
	const list = formOf(await owner.get(`/users/lists/new?cart=${uuids.cart}`), 'main form:has([name="name"])');
	uuids.list = uuidIn((await owner.post(list.path, { ...list.fields, name: secret })).path);
	strangers.push(["a guest", new Visitor(where.shop)]);
	strangers.push(["another account", (await newAccount(where)).visitor]);
	strangers.push(["another company", (await knownAccount(where, "buyer@demo.example", "Crossbar1")).visitor]);
});

const uuidIn = (path: string): string => /[\da-f]{8}-[\da-f-]{27}/.exec(path)?.[0] ?? `none in ${path}`;

/** All paths with a uuid parameter, each with each of the owner's uuids. */
const addresses = () =>
	patterns
		.filter((pattern) => pattern.includes(":uuid"))
		.flatMap((pattern) => Object.values(uuids).map((uuid) => filled(pattern, { uuid })));

/** The id by which a path's data can be requested alone. */
function routeIdOf(path: string): string {
	const route = allRoutes.find((one) => one.path === routePatternOf(path));
	if (!route) throw new Error(`No route answers ${path}.`);
	return route.id ?? route.file.replace(/\.tsx?$/, "");
}

/** The owner's data as the backend returns it. */
async function owned(): Promise<string> {
	const headers = { Locale: "de", "Session-Id": sessionOf(owner) };
	const ask = async (path: string) => (await fetch(where.backend + path, { headers })).text();
	const paths = [uuids.cart, uuids.sent, uuids.offer].map((uuid) => `/orders/by-id/${uuid}`);
	return (await Promise.all([...paths, `/lists/${uuids.list}`, "/users/current"].map(ask))).join("\n");
}

describe("another user's data", () => {
	it("is returned to its owner", async () => {
		for (const path of [`/cart/${uuids.cart}/payment-info`, `/users/orders/${uuids.sent}`, `/users/lists/${uuids.list}`])
			expect([path, (await owner.get(path)).text.includes(secret)]).toEqual([path, true]);
		expect(await owned()).toContain(secret);
	});

	it("is not returned for any path with a uuid: page, data and loader requests, of carts, orders, offers and lists", async () => {
		expect(addresses().length).toBeGreaterThan(70);
		// The short form only tests another company's account: signed-in users reach more pages.
		for (const [who, stranger] of isShort ? strangers.slice(2) : strangers)
			for (const path of addresses()) {
				const route = routeIdOf(path);
				for (const asked of [path, asData(path), `${asData(path)}?_routes=${encodeURIComponent(route)}`, `${asData(path)}?_routes=root`]) {
					const page = await stranger.send("GET", asked);
					expect([who, asked, page.status < 500, page.text.includes(secret)]).toEqual([who, asked, true, false]);
				}
			}
	}, 60_000);

	it("is not downloadable: neither a confirmation nor an order's data, and an offer without its buyer", async () => {
		const files = [
			`/cart/${uuids.sent}/confirmation.pdf`,
			`/cart/${uuids.sent}/order.xml`,
			`/users/orders/${uuids.sent}/confirmation.pdf`,
			`/users/orders/${uuids.sent}/order.xml`,
		];
		for (const path of files) {
			expect([path, (await owner.send("GET", path)).status]).toEqual([path, 200]);
			for (const [who, stranger] of strangers)
				expect([who, path, (await stranger.get(path)).headers["content-disposition"]]).toEqual([who, path, undefined]);
		}
		const read = async (visitor: Visitor) => {
			const answer = await fetch(`${where.shop}/cart/${uuids.offer}/offer.pdf`, { headers: { Cookie: visitor.cookies.header } });
			return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text;
		};
		expect(await read(owner)).toContain(secret);
		for (const [who, stranger] of strangers) expect([who, (await read(stranger)).includes(secret)]).toEqual([who, false]);
	});

	it("cannot be changed by submitting its own forms from another session", async () => {
		const pages = [
			...["", "/share", "/offer", "/payment-info", "/payment-method", "/summary", "/other"].map((page) => `/cart/${uuids.cart}${page}`),
			...[`/cart/${uuids.offer}`, `/users/orders/${uuids.sent}`, `/users/lists/${uuids.list}`],
		];
		const forms = (await Promise.all(pages.map((path) => owner.get(path)))).flatMap(formsOf).filter(({ path }) => /[\da-f]{8}-/.test(path));
		expect(forms.length).toBeGreaterThan(12);
		const before = await owned();
		for (const [who, stranger] of strangers) {
			await addBeam(stranger, "1");
			for (const { path, fields } of forms) {
				// A refused form echoes its input.
				const typed = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value.replaceAll(secret, "typed")]));
				const answer = await stranger.postOnce(path, { ...typed, amount: "77", name: "taken", emails: "" });
				expect([who, path, answer.status < 500, answer.text.includes(secret)]).toEqual([who, path, true, false]);
			}
		}
		expect(await owned()).toBe(before);
	}, 60_000);

	it("can neither be read nor changed by backend calls with another session", async () => {
		const before = await owned();
		for (const [who, stranger] of strangers.slice(1)) {
			const headers = { Locale: "de", "Session-Id": sessionOf(stranger), "Content-Type": "application/json" };
			const call = (method: string, path: string, body?: object) =>
				fetch(where.backend + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
			const changes = await Promise.all([
				call("PATCH", `/orders/set-comment/${uuids.cart}`, { comment: "taken" }),
				call("PATCH", `/orders/set-state/${uuids.cart}`, {
					state: "created",
					deliveryMethodType: "flat_fi",
					freightTotal: 0,
					cartTotal: 0,
				}),
				call("POST", "/orders/complete", {
					uuid: uuids.cart,
					version: 1,
					authorityConfirmed: true,
					idem: crypto.randomUUID(),
					host: "http://de.localhost",
				}),
				call("PATCH", `/lists/${uuids.list}`, { name: "taken" }),
				call("DELETE", `/lists/${uuids.list}`),
				call("PATCH", "/users/update/1", { company: "taken" }),
			]);
			for (const { status, url } of changes)
				expect([who, new URL(url).pathname, status >= 400 && status < 500]).toEqual([who, new URL(url).pathname, true]);
		}
		expect(await owned()).toBe(before);
	});
});
