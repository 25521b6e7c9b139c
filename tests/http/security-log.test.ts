import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { type SecurityEvent, securityEvents } from "../../contract/log/security-events";
import { goodPassword, linkTo, pressLink, sendAuth, signUp, someone, twice, willing } from "../support/auth-forms";
import { cookie, sessionOf } from "../support/cookies";
import { addBeam, cartPath, fillPaymentInfo, finnishBuyer } from "../support/guest-order";
import { asPage, openSocket } from "../support/live-socket";
import { idOf, resultOf, securityLogOf } from "../support/security-log";
import { startShop } from "../support/server";
import { newAccount } from "../support/visiting-account";
import { formOf, type Page, Visitor } from "../support/visitor";

const shop = await startShop();
const keyed = await startShop({ BACKEND_KEY: "a secret of both Workers", BACKEND_KEY_NEXT: "the one that is to follow" });
const where = { shop: shop.address, backend: shop.backend };
const network = { "CF-Connecting-IP": "203.0.113.77" };

/** The logged event of a page's request. */
const logged = (page: Page, event: SecurityEvent, rule: string) => resultOf(shop, idOf(page), event, rule);

/** Texts that any test typed, which no line may contain. */
const typed: string[] = [];
const mailbox = (): string => {
	const email = someone();
	typed.push(email);
	return email;
};

afterAll(async () => {
	const log = shop.log();
	await keyed.stop();
	// This also checks all lines for personal data.
	await shop.stop();
	for (const text of [...typed, goodPassword, "203.0.113", "2001:db8"]) expect(log).not.toContain(text);
});

describe("the record of an account", () => {
	it("has who signed up, confirmed the address and signed in, under one digest", async () => {
		const visitor = await willing(shop.address);
		const email = mailbox();
		const asked = await sendAuth(visitor, "signup", { email, ...twice(goodPassword) }, network);
		const signedUp = await logged(asked, "signed_up", "password");
		expect(await logged(asked, "link_asked", "verification")).toMatchObject({ who: signedUp.who, level: "info" });
		expect(signedUp.who.network).toBeDefined();
		const confirmed = await pressLink(visitor, await linkTo(shop.backend, email));
		const { who } = await logged(confirmed, "signed_in", "link");
		await logged(confirmed, "link_spent", "verification");

		const stranger = await willing(shop.address);
		const wrong = await sendAuth(stranger, "password", { email, password: "Falsch200" });
		const refused = await logged(wrong, "sign_in_refused", "invalid_credentials");
		expect(refused).toMatchObject({ level: "warn", who: { mailbox: signedUp.who.mailbox } });
		const right = await sendAuth(stranger, "password", { email, password: goodPassword });
		const signedIn = await logged(right, "signed_in", "password");
		expect(signedIn.who).toMatchObject({ account: who.account, mailbox: signedUp.who.mailbox });

		const logout = formOf(await stranger.get("/users/profile"), 'main form[action="/users/logout"]');
		expect((await logged(await stranger.postOnce(logout.path, logout.fields), "signed_out", "asked")).who.account).toBe(who.account);
		const again = await sendAuth(await willing(shop.address), "signup", { email, ...twice(goodPassword) });
		await logged(again, "sign_up_refused", "email_taken");
	});

	it("has which limit was reached", async () => {
		const email = mailbox();
		const visitor = await willing(shop.address);
		for (let time = 0; time < 5; time++) await sendAuth(visitor, "password", { email, password: `Falsch200${time}` });
		const refused = await sendAuth(visitor, "password", { email, password: "Falsch2009" });
		expect(refused.status).toBe(429);
		expect((await logged(refused, "limit_reached", "login mailbox and network")).who.mailbox).toBeDefined();
	});

	it("has links that are asked for, spent and refused", async () => {
		const email = await signUp(new Visitor(shop.address, "en"), shop.backend, mailbox());
		const visitor = await willing(shop.address);
		await logged(await sendAuth(visitor, "passwordless", { email }), "link_asked", "magic_link");
		const link = await linkTo(shop.backend, email);
		const form = formOf(await visitor.get(link), "main form:has([name='token'])");
		const pressed = await visitor.postOnce(form.path, form.fields);
		await logged(pressed, "link_spent", "magic_link");
		await logged(pressed, "signed_in", "link");
		const stranger = await willing(shop.address);
		await logged(await stranger.postOnce(form.path, { ...form.fields, idem: randomUUID() }), "link_refused", "link_invalid");
		await logged(await stranger.send("GET", link), "link_refused", "used");
	});

	it("has new passwords, by a link and by the present one, and wrong ones", async () => {
		const email = await signUp(new Visitor(shop.address, "en"), shop.backend, mailbox());
		const visitor = await willing(shop.address);
		await logged(await sendAuth(visitor, "passwordReset", { email }), "link_asked", "password_reset");
		const pressed = await pressLink(visitor, await linkTo(shop.backend, email), twice("Stuetze300"));
		await logged(pressed, "password_set", "link");
		await logged(pressed, "link_spent", "password_reset");
		const { path, fields } = formOf(await visitor.get("/users/profile"), "main form:has([name='currentPassword'])");
		const change = (currentPassword: string) => visitor.postOnce(path, { ...fields, currentPassword, ...twice("Pfosten400") });
		expect((await logged(await change("Falsch200"), "password_refused", "invalid_credentials")).who.account).toBeDefined();
		await logged(await change("Stuetze300"), "password_set", "present_password");
	});

	it("has its end, and a wrong password at it", async () => {
		const { visitor } = await newAccount(where, goodPassword);
		const { path, fields } = formOf(await visitor.get("/users/profile/delete"), 'main form[action="/users/profile/delete"]');
		await logged(await visitor.postOnce(path, { ...fields, password: "Falsch200" }), "password_refused", "invalid_credentials");
		const done = await logged(await visitor.postOnce(path, { ...fields, password: goodPassword }), "account_deleted", "asked");
		expect(done.who.account).toBeDefined();
	});
});

describe("the record of what is forbidden", () => {
	/** Calls the backend with a request id of its own. */
	const call = async (session: string, path: string, body?: object) => {
		const id = randomUUID();
		const answer = await fetch(shop.backend + path, {
			method: body ? "POST" : "GET",
			headers: { "Session-Id": session, "X-Request-Id": id, Locale: "de", "Content-Type": "application/json" },
			...(body && { body: JSON.stringify(body) }),
		});
		return { id, status: answer.status };
	};

	it("has the carts, orders and accounts of others, which are answered as if there were none", async () => {
		const owner = new Visitor(shop.address, "fi");
		await addBeam(owner, "2");
		const cart = await cartPath(owner);
		await fillPaymentInfo(owner, cart, finnishBuyer);
		const quantity = formOf(await owner.get(cart), 'main form:has(input[name="amount"])');
		const stranger = new Visitor(shop.address, "fi");
		await addBeam(stranger, "1");
		const changed = await stranger.postOnce(quantity.path, { ...quantity.fields, amount: "30" });
		expect((await logged(changed, "forbidden", "foreign_cart")).who.guest).toBeDefined();
		const thief = await newAccount(where);
		const missing = await call(sessionOf(thief.visitor), `/orders/confirmation-pdf/${randomUUID()}`);
		const foreign = await call(sessionOf(thief.visitor), `/orders/confirmation-pdf/${cart.split("/")[2]}`);
		expect([missing.status, foreign.status]).toEqual([404, 404]);
		await resultOf(shop, foreign.id, "forbidden", "foreign_order");
		const other = await call(sessionOf(thief.visitor), `/users/delete/${thief.userid - 1}`, { idem: randomUUID() });
		expect(other.status).toBe(404);
		await resultOf(shop, other.id, "forbidden", "foreign_account");
		expect(securityLogOf(shop).filter(({ requestId }) => requestId === missing.id)).toEqual([]);
	});

	it("has a role that is too low, and who is signed in to nothing", async () => {
		const { visitor } = await newAccount(where);
		const invited = await call(sessionOf(visitor), "/teams/leave", {});
		expect(invited.status).toBe(403);
		expect((await resultOf(shop, invited.id, "forbidden", "not_allowed")).who.account).toBeDefined();
		const guest = await call("g".repeat(43), "/users/delete/1", { idem: randomUUID() });
		expect(guest.status).toBe(401);
		await resultOf(shop, guest.id, "forbidden", "not_signed_in");
	});
});

describe("the record of what is turned away", () => {
	const visitor = new Visitor(shop.address, "de");
	const form = { "Content-Type": "application/x-www-form-urlencoded" };

	it("has forms and sockets of a foreign origin", async () => {
		const foreign = await visitor.postOnce("/contact", {}, { Origin: "https://evil.example", ...network });
		expect(await logged(foreign, "origin_refused", "form")).toMatchObject({ level: "warn", who: { network: expect.any(String) } });
		const socket = await openSocket(shop.address, `/cart/${randomUUID()}/live`, { ...asPage(visitor), Origin: "https://evil.example" });
		if (!("headers" in socket)) throw new Error("A socket was opened.");
		await resultOf(shop, idOf(socket), "origin_refused", "socket");
	});

	it.each([
		["address_length", "GET", `/?a=${"x".repeat(5000)}`, undefined, {}],
		["parameter", "GET", "/?_data=root", undefined, {}],
		["host", "GET", "/", undefined, { Host: "evil.example" }],
		["method", "DELETE", "/", undefined, {}],
		["form_size", "POST", "/supplierInfo", "x".repeat(70_000), form],
		["media_type", "POST", "/contact", "{}", { "Content-Type": "application/json" }],
		["session_id", "GET", "/about", undefined, { Cookie: "session=Robert%27%29%3B--" }],
		["session_id", "GET", "/about", undefined, { Cookie: `session=${cookie("x".repeat(500))}` }],
	])("has hostile input: %s, %s", async (rule, method, path, body, headers) => {
		const answer = await visitor.send(method, path, body, { Origin: `http://${visitor.host}`, ...headers });
		await logged(answer, "input_refused", rule);
	});

	it("has calls of the backend that the shop does not make", async () => {
		for (const [rule, headers, body] of [
			["session_id", { "Session-Id": "' OR 1=1" }, "{}"],
			["contract", {}, '{"email":7}'],
			["contract", {}, "{"],
		] as const) {
			const id = randomUUID();
			await fetch(`${shop.backend}/users/login`, { method: "POST", headers: { "X-Request-Id": id, ...headers }, body });
			await resultOf(shop, id, "input_refused", rule);
		}
	});

	it("has messages about payments that are not signed, or not by the provider", async () => {
		const send = (headers: Record<string, string>) =>
			visitor.send("POST", "/payments/webhook", "{}", { "Content-Type": "application/json", "Content-Length": "2", ...headers });
		await logged(await send({}), "payment_message_refused", "not_signed");
		const forged = await send({ "Stripe-Signature": `t=${Math.floor(Date.now() / 1000)},v1=${"a".repeat(64)}` });
		expect(forged.status).toBe(400);
		await logged(forged, "payment_message_refused", "signature");
	});

	it("has floods, by what is flooded", async () => {
		for (let time = 0; time < 200; time++) {
			const page = await visitor.postOnce("/users/verify", { token: "" }, network);
			if (page.status !== 429) continue;
			const flood = await logged(page, "limit_reached", "ACCOUNT_FORMS");
			// Both Workers log the same digest of a network.
			const same = securityLogOf(shop).filter(({ event, who }) => event === "signed_up" && who.network === flood.who.network);
			expect(same).toHaveLength(1);
			return;
		}
		throw new Error("Nothing was refused.");
	});

	it("has wrong keys; the one that is to follow is taken already", async () => {
		for (const [key, status] of [
			["wrong", 403],
			["", 403],
			["a secret of both Workers", 200],
			["the one that is to follow", 200],
		] as const) {
			const id = randomUUID();
			const answer = await fetch(`${keyed.backend}/health`, { headers: { "X-Request-Id": id, "Backend-Key": key } });
			expect([key, answer.status]).toEqual([key, status]);
			if (status === 403) await resultOf(keyed, id, "key_refused", "backend_key");
		}
		const purged = await new Visitor(keyed.address).send("POST", "/_purge", "", { "Backend-Key": "wrong", "Content-Length": "0" });
		expect(purged.status).toBe(403);
		await resultOf(keyed, idOf(purged), "key_refused", "purge");
	});
});

it("each event that there is was met here", () => {
	const met = [...securityLogOf(shop), ...securityLogOf(keyed)].map(({ event }) => event);
	expect(securityEvents.filter((event) => !met.includes(event))).toEqual([]);
});

it("a page without anything of the kind leaves no line", async () => {
	const page = await new Visitor(shop.address).get("/products/ipe-200");
	await new Promise((resolve) => setTimeout(resolve, 300));
	expect(securityLogOf(shop).filter(({ requestId }) => requestId === idOf(page))).toEqual([]);
});
