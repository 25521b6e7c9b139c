import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { users } from "../../../contract/users";
import { type Backend, type Caller, startBackend } from "../../../tests/support/backend";
import { supplies } from "../../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../../tests/support/buyer";
import { tokenHash } from "../../platform/token";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const mails = z.array(z.object({ kind: z.string(), locale: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string() }));

async function mailsTo(email: string) {
	const all = mails.parse(await (await backend.fetch(`/_dev/outbox.json?to=${encodeURIComponent(email)}`)).json());
	return all.filter(({ kind, to }) => kind.startsWith("account_") && to.includes(email));
}

const tokenIn = (text: string): string => /\/users\/verify\?token=([A-Za-z0-9_-]{43})(?![\w-])/.exec(text)?.[1] ?? "";

async function order(email: string, { createAccount = true, company = "Teräsrakenne Oy" } = {}) {
	const caller = backend.caller("fi");
	const { uuid } = await newCart(caller, supplies.beam, 12);
	const cart = await checkOut(caller, uuid, { ...billing.FI, email, createAccount, company });
	return { uuid, caller, answer: await caller.call("POST", "/orders/complete", completion(cart)) };
}

const account = (email: string) => backend.db.prepare("SELECT * FROM users WHERE email = ? COLLATE NOCASE").bind(email).first();
const stateOf = async (token: string) =>
	users.checkMagicLink.answer.parse((await backend.caller().call("GET", `/users/check-magic-link?token=${token}`)).body);
const verify = async (caller: Caller, token: string) =>
	users.verify.answer.parse((await caller.call("POST", "/users/verify", { token })).body).state;

describe("an account asked for with an order", () => {
	// Shows R9.6
	it("is a user who is not verified, with the data of the billing form, and a mail in the buyer's language", async () => {
		await order("uusi@teras.example");
		expect(await account("uusi@teras.example")).toMatchObject({
			company: "Teräsrakenne Oy",
			vatid: "2077474-0",
			customername: "Aino Virtanen",
			phonenumber: "+358401234567",
			billingaddress: "Rautatie 1",
			billingpostcode: "33100",
			billingcity: "Tampere",
			billing_country: "FI",
			is_verified: 0,
		});
		const [mail, ...others] = await mailsTo("uusi@teras.example");
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ kind: "account_verification", locale: "fi", subject: "Vahvista sähköpostiosoitteesi" });
		expect(mail?.text).toContain("https://shop.example/users/verify?token=");
	});

	it("is not made for an order without it", async () => {
		await order("ilman@teras.example", { createAccount: false });
		expect(await account("ilman@teras.example")).toBeNull();
		expect(await mailsTo("ilman@teras.example")).toEqual([]);
	});

	it("is one account and one mail, however often the order is sent at once", async () => {
		const caller = backend.caller("de");
		const { uuid } = await newCart(caller, supplies.beam, 12);
		const body = completion(await checkOut(caller, uuid, { ...billing.DE, email: "mehrfach@stahl.example", createAccount: true }));
		await Promise.all(Array.from({ length: 5 }, () => caller.call("POST", "/orders/complete", body)));
		expect(await mailsTo("mehrfach@stahl.example")).toHaveLength(1);
		expect(await backend.db.prepare("SELECT count(*) AS n FROM users WHERE email = 'mehrfach@stahl.example'").first("n")).toBe(1);
	});

	it("keeps no token but its hash, once the mail is written", async () => {
		await order("tiiviste@teras.example");
		const token = tokenIn((await mailsTo("tiiviste@teras.example"))[0]?.text ?? "");
		const rows = await backend.db.prepare("SELECT token_hash FROM account_tokens WHERE token_hash = ?").bind(tokenHash(token)).all();
		expect(rows.results).toHaveLength(1);
		expect(await backend.db.prepare("SELECT count(*) AS n FROM account_tokens WHERE token_hash = ?").bind(token).first("n")).toBe(0);
	});

	it("tells who has one already by mail alone: the answers are alike, and nothing in the account changes", async () => {
		const email = "vanha@teras.example";
		const first = await order(email);
		await verify(first.caller, tokenIn((await mailsTo(email))[0]?.text ?? ""));
		const again = await order("VANHA@teras.example", { company: "Toinen Oy" });
		expect(Object.keys(Object(again.answer.body)).sort()).toEqual(Object.keys(Object(first.answer.body)).sort());
		const [mail] = await mailsTo("VANHA@teras.example");
		expect(mail).toMatchObject({ kind: "account_exists", subject: "Sinulla on jo asiakastili" });
		expect(tokenIn(mail?.text ?? "")).toBe("");
		expect(await account(email)).toMatchObject({ company: "Teräsrakenne Oy", is_verified: 1 });
	});

	it("is told of three times in an hour to who has one, whoever orders with the address", async () => {
		const email = "usein@teras.example";
		const first = await order(email);
		await verify(first.caller, tokenIn((await mailsTo(email))[0]?.text ?? ""));
		for (let time = 0; time < 5; time++) expect((await order(email)).answer.status).toBe(200);
		const notices = (await mailsTo(email)).filter(({ kind }) => kind === "account_exists");
		expect(notices).toHaveLength(3);
	});

	it("gets a new link while it is not verified, but no more than three in a quarter of an hour", async () => {
		for (let time = 0; time < 4; time++) await order("monta@teras.example");
		expect(await mailsTo("monta@teras.example")).toHaveLength(3);
	});
});

describe("the link of a verification mail", () => {
	async function link(email: string) {
		const sent = await order(email);
		return { ...sent, token: tokenIn((await mailsTo(email))[0]?.text ?? "") };
	}

	it("holds until it is used, and looking uses nothing up", async () => {
		const { token } = await link("katso@teras.example");
		for (let time = 0; time < 3; time++) expect(await stateOf(token)).toMatchObject({ valid: true, state: "open" });
		expect(await account("katso@teras.example")).toMatchObject({ is_verified: 0 });
	});

	// Shows R13.15, R26.9
	it("verifies the account once, gives it its order, and says the same to a second press", async () => {
		const { token, uuid, caller } = await link("kerran@teras.example");
		const states = await Promise.all([verify(caller, token), verify(caller, token)]);
		expect(states).toEqual(["used", "used"]);
		const made = await account("kerran@teras.example");
		expect(made).toMatchObject({ is_verified: 1 });
		expect(await backend.db.prepare("SELECT user_id FROM carts WHERE uuid = ?").bind(uuid).first("user_id")).toBe(made?.id);
		expect(await stateOf(token)).toMatchObject({ valid: false, state: "used" });
	});

	it("brings its own order and data alone: what a stranger has ordered with the address stays the stranger's", async () => {
		const email = "kaapattu@teras.example";
		const stranger = await order(email, { company: "Vieras Oy" });
		const own = await order(email, { company: "Oma Oy" });
		const texts = (await mailsTo(email)).map(({ text }) => tokenIn(text));
		expect(new Set(texts).size).toBe(2);
		await verify(own.caller, texts[0] ?? "");
		const made = await account(email);
		expect(made).toMatchObject({ is_verified: 1, company: "Oma Oy" });
		const userOf = (uuid: string) => backend.db.prepare("SELECT user_id FROM carts WHERE uuid = ?").bind(uuid).first("user_id");
		expect(await userOf(own.uuid)).toBe(made?.id);
		expect(await userOf(stranger.uuid)).toBeNull();
	});

	it("ends after thirty minutes, and verifies nothing then", async () => {
		const { token, caller } = await link("myohassa@teras.example");
		const minutes = await backend.db
			.prepare("SELECT (strftime('%s', expires_at) - strftime('%s', created_at)) / 60 AS minutes FROM account_tokens WHERE token_hash = ?")
			.bind(tokenHash(token))
			.first("minutes");
		expect(minutes).toBe(30);
		await backend.db
			.prepare("UPDATE account_tokens SET expires_at = '2020-01-01T00:00:00Z' WHERE token_hash = ?")
			.bind(tokenHash(token))
			.run();
		expect(await verify(caller, token)).toBe("expired");
		expect(await account("myohassa@teras.example")).toMatchObject({ is_verified: 0 });
	});

	it("with one letter changed is no link", async () => {
		const { token, caller } = await link("vaara@teras.example");
		const wrong = (token.startsWith("A") ? "B" : "A") + token.slice(1);
		expect(await verify(caller, wrong)).toBe("unknown");
		expect(await account("vaara@teras.example")).toMatchObject({ is_verified: 0 });
		expect((await caller.call("POST", "/users/verify", { token: "short" })).status).toBe(422);
	});
});
