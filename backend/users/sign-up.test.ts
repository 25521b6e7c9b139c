import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../contract/users";
import { accountOf } from "../../tests/support/account";
import { type Backend, type Caller, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { accountBy, asking, logIn, mailsTo, passLinkPause, password, signUp, tokenTo } from "../../tests/support/sign-in";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const create = (caller: Caller, email: string, chosen = password) =>
	caller.call("POST", "/users/create", { ...asking(email), password: chosen });

const verify = async (caller: Caller, token: string, idem?: string) =>
	users.verify.answer.parse((await caller.call("POST", "/users/verify", { token, signIn: true, idem })).body);

describe("signing up", () => {
	// Shows R13.14, R26.1
	it("creates an unverified account and mails a link, in the reader's language", async () => {
		const email = "uusi@signup.example";
		expect(await create(backend.caller("fi"), email)).toEqual({
			status: 200,
			body: { message: "Verification email sent successfully.", error: null },
		});
		const [mail, ...others] = await mailsTo(backend, email);
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ kind: "account_verification", locale: "fi", subject: "Vahvista sähköpostiosoitteesi" });
		expect(mail?.text).toContain("https://shop.example/users/verify?token=");
		expect(mail?.text).not.toContain("tilauksen");
		expect(await backend.db.prepare("SELECT is_verified, password_hash FROM users WHERE email = ?").bind(email).first()).toEqual({
			is_verified: 0,
			password_hash: null,
		});
	});

	// Shows R19.8
	it.each([
		["Kurz1aB", "password.tooShort"],
		["kleinbuchstaben1", "password.upperCase"],
		["GROSSBUCHSTABEN1", "password.lowerCase"],
		["OhneZiffernHier", "password.digit"],
		[`Aa1${"x".repeat(198)}`, "tooLong"],
	])("refuses the password %s", async (chosen, key) => {
		expect(await create(backend.caller(), "rule@signup.example", chosen)).toMatchObject({
			status: 422,
			body: { fields: { password: [key] } },
		});
		expect(await mailsTo(backend, "rule@signup.example")).toEqual([]);
	});

	// Shows R26.1
	it("creates one account under concurrent requests", async () => {
		const email = "kerralla@signup.example";
		const answers = await Promise.all(Array.from({ length: 4 }, () => create(backend.caller(), email)));
		expect(answers.map(({ body }) => Object(body).message).sort()).toEqual([
			...Array.from({ length: 3 }, () => "Existing magic link valid."),
			"Verification email sent successfully.",
		]);
		expect(await mailsTo(backend, email)).toHaveLength(1);
	});

	it("reports an existing account, verified or deleted, and leaves it unchanged", async () => {
		for (const is_deleted of [0, 1]) {
			const { email } = await accountOf(backend, { password: "Bisher123", columns: { is_deleted } });
			expect(await create(backend.caller(), email.toUpperCase())).toMatchObject({
				status: 409,
				body: { code: "email_taken", error: "User with this email already exists" },
			});
			expect(await mailsTo(backend, email)).toEqual([]);
			expect(await logIn(backend.caller(), email)).toMatchObject({ body: { code: "invalid_credentials" } });
			expect((await logIn(backend.caller(), email, "Bisher123")).status).toBe(200);
		}
	});

	// Shows H5.8
	it.each(["taken", "free"])("is limited to five attempts an hour for an address that is %s", async (which) => {
		const email = which === "taken" ? (await accountOf(backend)).email : "free@signup.example";
		const statuses: number[] = [];
		for (let time = 0; time < 6; time++) statuses.push((await create(backend.caller(), email)).status);
		expect(statuses).toEqual([...Array.from({ length: 5 }, () => (which === "taken" ? 409 : 200)), 429]);
	});

	// Shows H5.8
	it("is limited to five attempts an hour per network, so that addresses cannot be enumerated", async () => {
		const { email } = await accountOf(backend);
		const from = async (address: string) => {
			const headers = { Locale: "fi", "Content-Type": "application/json", Client: "n".repeat(43) };
			const body = JSON.stringify({ ...asking(address), password });
			return (await backend.request("/users/create", { method: "POST", headers, body })).status;
		};
		const statuses: number[] = [];
		for (let time = 0; time < 5; time++) statuses.push(await from(`list-${time}@signup.example`));
		expect([...statuses, await from(email), await from("list-5@signup.example")]).toEqual([200, 200, 200, 200, 200, 429, 429]);
	});

	it("mails at most three links in a quarter of an hour", async () => {
		const email = "usein@signup.example";
		const statuses: number[] = [];
		for (let time = 0; time < 4; time++) {
			statuses.push((await create(backend.caller(), email)).status);
			await passLinkPause(backend);
		}
		expect(statuses).toEqual([200, 200, 200, 429]);
		expect(await mailsTo(backend, email)).toHaveLength(3);
	});

	it("does not use up a sign-in link when refused", async () => {
		const { email } = await accountOf(backend);
		for (let time = 0; time < 3; time++) {
			expect((await create(backend.caller(), email)).status).toBe(409);
			await passLinkPause(backend);
		}
		expect((await backend.caller().call("POST", "/users/request-magic-link", asking(email))).status).toBe(200);
		expect(await mailsTo(backend, email)).toHaveLength(1);
	});
});

describe("a sign-up link", () => {
	// Shows R26.9
	it("verifies, signs in and sets the password, in the browser that has chosen it", async () => {
		const email = "oma@signup.example";
		const caller = backend.caller();
		const token = await signUp(backend, caller, email);
		const { state, user, sessionId } = await verify(caller, token);
		expect(state).toBe("used");
		expect(user).toMatchObject({ email, isverified: true, hasPassword: true });
		expect(sessionId).not.toBe(caller.session);
		expect(await accountBy(backend, sessionId)).toBe(email);
		expect((await logIn(backend.caller(), email)).status).toBe(200);
	});

	it("sets the password that the browser has chosen last", async () => {
		const email = "toinen@signup.example";
		const caller = backend.caller();
		const token = await signUp(backend, caller, email, "Erstes123");
		expect(await create(caller, email, "Zweites123")).toMatchObject({ body: { message: "Existing magic link valid." } });
		await verify(caller, token);
		expect((await logIn(backend.caller(), email, "Erstes123")).status).toBe(422);
		expect((await logIn(backend.caller(), email, "Zweites123")).status).toBe(200);
	});

	it("gives nobody access to an account that somebody else confirms", async () => {
		const email = "uhri@signup.example";
		const stranger = backend.caller();
		const owner = backend.caller();
		// The stranger signs up first. The owner's sign-up sends no second mail, so the owner uses the stranger's link.
		const strangers = await signUp(backend, stranger, email, "Fremd12345");
		expect(await create(owner, email)).toMatchObject({ body: { message: "Existing magic link valid." } });
		const { user, sessionId } = await verify(owner, strangers);
		expect(user).toMatchObject({ email, isverified: true, hasPassword: false });
		expect(await accountBy(backend, sessionId)).toBe(email);
		expect((await logIn(stranger, email, "Fremd12345")).status).toBe(422);
		expect(await accountBy(backend, stranger.session)).toBeNull();
		expect(await verify(stranger, strangers)).toMatchObject({ state: "used", sessionId: null });
	});

	it("does not set a password that another browser has chosen", async () => {
		const email = "kaksi@signup.example";
		const stranger = backend.caller();
		const owner = backend.caller();
		await signUp(backend, stranger, email, "Fremd12345");
		await passLinkPause(backend);
		const token = await signUp(backend, owner, email);
		expect((await verify(owner, token)).user?.hasPassword).toBe(true);
		expect((await logIn(stranger, email, "Fremd12345")).status).toBe(422);
		expect((await logIn(owner, email)).status).toBe(200);
	});

	it("sets no password without a session", async () => {
		const email = "ilman@signup.example";
		const nobody = backend.caller("fi", "");
		const token = await signUp(backend, nobody, email);
		expect((await verify(nobody, token)).user).toMatchObject({ isverified: true, hasPassword: false });
	});

	it("drops company data that a stranger has entered with an order for this address", async () => {
		const email = "osoite@signup.example";
		const stranger = backend.caller();
		const { uuid } = await newCart(stranger, supplies.beam, 1);
		await stranger.call(
			"POST",
			"/orders/complete",
			completion(await checkOut(stranger, uuid, { ...billing.FI, email, createAccount: true, company: "Vieras Oy" })),
		);
		const owner = backend.caller();
		const { user } = await verify(owner, await signUp(backend, owner, email));
		expect(user).toMatchObject({ email, company: "", vatid: "", phonenumber: "", billingaddress: "", hasPassword: true });
		expect(await backend.db.prepare("SELECT user_id FROM carts WHERE uuid = ?").bind(uuid).first("user_id")).toBeNull();
	});

	it("keeps the data of earlier orders of the same browser", async () => {
		const email = "sama@signup.example";
		const owner = backend.caller();
		const { uuid } = await newCart(owner, supplies.beam, 1);
		await owner.call("POST", "/orders/complete", completion(await checkOut(owner, uuid, { ...billing.FI, email, createAccount: true })));
		await create(owner, email);
		const { user } = await verify(owner, await tokenTo(backend, email));
		expect(user).toMatchObject({ company: "Teräsrakenne Oy", billingcity: "Tampere", hasPassword: true });
		expect(await backend.db.prepare("SELECT user_id FROM carts WHERE uuid = ?").bind(uuid).first("user_id")).toBe(user?.userid);
	});

	it("signs in once when its form is sent twice, and not at all unless requested", async () => {
		const [first, second] = ["a@signup.example", "b@signup.example"];
		const caller = backend.caller();
		const [token, idem] = [await signUp(backend, caller, first), crypto.randomUUID()];
		const [one, two] = await Promise.all([verify(caller, token, idem), verify(caller, token, idem)]);
		expect(one?.sessionId).toMatch(/./);
		expect(two?.sessionId).toBe(one?.sessionId);
		expect(await verify(backend.caller(), token, idem)).toEqual({ state: "used", user: null, sessionId: null });
		const quiet = await caller.call("POST", "/users/verify", { token: await signUp(backend, caller, second) });
		expect(quiet.body).toEqual({ state: "used", user: null, sessionId: null });
	});
});
