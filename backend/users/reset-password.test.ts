import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../contract/users";
import { accountOf, signedIn } from "../../tests/support/account";
import { type Backend, type Caller, startBackend } from "../../tests/support/backend";
import { accountBy, asking, logIn, mailsTo, passLinkPause, password, signUp, tokenTo } from "../../tests/support/sign-in";
import { tokenHash } from "../platform/token";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const ask = (caller: Caller, email: string) => caller.call("POST", "/users/request-password-reset", asking(email));
const fresh = "Neues12345";
const invalid = { status: 422, body: { code: "link_invalid" } };

const reset = (caller: Caller, id: number, body: { token?: string; currentPassword?: string; password?: string; idem?: string }) =>
	caller.call("PATCH", `/users/reset-password/${id}`, { password: fresh, signIn: true, ...body });

async function linkTo(email: string): Promise<string> {
	await ask(backend.caller(), email);
	return tokenTo(backend, email);
}

const check = async (token: string) =>
	users.checkResetPasswordLink.answer.parse((await backend.caller().call("GET", `/users/check-reset-password-link?token=${token}`)).body);

describe("a password reset link", () => {
	// Shows R26.6, H5.9
	it("is mailed; the response is the same for an address without an account", async () => {
		const { email } = await accountOf(backend, { password });
		for (const address of [email, "none@reset.example"])
			expect(await ask(backend.caller("en"), address)).toEqual({
				status: 200,
				body: { message: "Password reset link sent successfully." },
			});
		const [mail] = await mailsTo(backend, email);
		expect(mail).toMatchObject({ kind: "password_reset", subject: "A new password for your customer account" });
		expect(mail?.text).toContain("https://shop.example/users/reset-password?token=");
		expect((await mailsTo(backend, "none@reset.example")).map(({ kind }) => kind)).toEqual(["account_none"]);
		for (const address of [email, "none@reset.example"])
			expect(await ask(backend.caller("en"), address)).toEqual({
				status: 200,
				body: { message: "Existing password reset link is valid." },
			});
		expect(await mailsTo(backend, email)).toHaveLength(1);
	});

	it("shares its limit with sign-in links: three in a quarter of an hour", async () => {
		const { email } = await accountOf(backend);
		await ask(backend.caller(), email);
		expect((await backend.caller().call("POST", "/users/request-magic-link", asking(email))).status).toBe(200);
		await passLinkPause(backend);
		await ask(backend.caller(), email);
		await passLinkPause(backend);
		expect(await ask(backend.caller(), email)).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
	});

	// Shows R26.7
	it("can be read any number of times", async () => {
		const { id, email } = await accountOf(backend);
		const token = await linkTo(email);
		for (let time = 0; time < 10; time++) {
			expect(await check(token)).toEqual({ valid: true, userid: id, state: "open", email });
			await backend.request(`/users/check-reset-password-link?token=${token}`, { method: "HEAD" });
		}
	});

	// Shows H5.3
	it("sets the password, ends all sessions and links, starts a new session and notifies by mail", async () => {
		const account = await accountOf(backend, { password });
		const elsewhere = await signedIn(backend, account.id);
		await backend.caller().call("POST", "/users/request-magic-link", asking(account.email));
		const magic = await tokenTo(backend, account.email);
		const guest = backend.caller();
		const answer = await reset(guest, account.id, { token: await linkTo(account.email) });
		const { message, user, sessionId } = users.resetPassword.answer.parse(answer.body);
		expect([message, user?.email]).toEqual(["Password reset successfully.", account.email]);
		expect(await accountBy(backend, sessionId)).toBe(account.email);
		for (const { session } of [account, elsewhere, guest]) expect(await accountBy(backend, session)).toBeNull();
		expect(await backend.caller().call("POST", "/users/magic-login", { token: magic })).toMatchObject(invalid);
		expect((await logIn(backend.caller(), account.email)).status).toBe(422);
		expect((await logIn(backend.caller(), account.email, fresh)).status).toBe(200);
		expect((await mailsTo(backend, account.email))[0]?.kind).toBe("password_changed");
	});

	it("can be used once", async () => {
		const { id, email } = await accountOf(backend, { password });
		const token = await linkTo(email);
		const chosen = ["Erstes1234", "Zweites1234", "Drittes1234"];
		const answers = await Promise.all(chosen.map((one) => reset(backend.caller(), id, { token, password: one })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
		const won = chosen[answers.findIndex(({ status }) => status === 200)] ?? "";
		expect((await logIn(backend.caller(), email, won)).status).toBe(200);
		expect(await backend.db.prepare("SELECT COUNT(*) AS n FROM sessions WHERE user_id = ?").bind(id).first("n")).toBe(2);
		expect(await reset(backend.caller(), id, { token })).toMatchObject(invalid);
		expect(await check(token)).toEqual({ valid: false, userid: null, state: "used", email: null });
	});

	it("returns the same response when the same form is sent twice", async () => {
		const { id, email } = await accountOf(backend, { password });
		const [token, idem] = [await linkTo(email), crypto.randomUUID()];
		const guest = backend.caller();
		const [one, two] = await Promise.all([1, 2].map(() => reset(guest, id, { token, idem })));
		expect(one?.status).toBe(200);
		expect(two).toEqual(one);
		expect(await reset(guest, id, { token, idem: crypto.randomUUID() })).toMatchObject(invalid);
		expect(await reset(backend.caller(), id, { token, idem })).toMatchObject(invalid);
	});

	// Shows R13.8
	it("sets nothing when expired, altered or of another account", async () => {
		const { id, email } = await accountOf(backend, { password });
		const other = await accountOf(backend, { password });
		const token = await linkTo(email);
		expect(await reset(backend.caller(), other.id, { token })).toMatchObject(invalid);
		expect(await reset(backend.caller(), 999_999, { token })).toMatchObject(invalid);
		expect(await reset(backend.caller(), id, { token: (token.startsWith("A") ? "B" : "A") + token.slice(1) })).toMatchObject(invalid);
		await backend.db
			.prepare("UPDATE account_tokens SET expires_at = '2020-01-01T00:00:00Z' WHERE token_hash = ?")
			.bind(tokenHash(token))
			.run();
		expect(await reset(backend.caller(), id, { token })).toMatchObject(invalid);
		expect(await check(token)).toEqual({ valid: false, userid: null, state: "expired", email: null });
		for (const one of [email, other.email]) expect((await logIn(backend.caller(), one)).status).toBe(200);
	});

	it("refuses a weak password without being used up", async () => {
		const { id, email } = await accountOf(backend);
		const token = await linkTo(email);
		expect(await reset(backend.caller(), id, { token, password: "plain" })).toMatchObject({ status: 422, body: { code: "invalid" } });
		expect(await check(token)).toMatchObject({ valid: true });
	});

	it("verifies an unverified account, and drops the data entered at sign-up", async () => {
		const email = "claimed@reset.example";
		const stranger = backend.caller();
		const strangers = await signUp(backend, stranger, email, "Fremd12345");
		const token = await linkTo(email);
		const { userid } = await check(token);
		expect((await reset(backend.caller(), userid ?? 0, { token })).status).toBe(200);
		expect((await logIn(backend.caller(), email, fresh)).status).toBe(200);
		expect((await logIn(stranger, email, "Fremd12345")).status).toBe(422);
		expect((await stranger.call("POST", "/users/verify", { token: strangers, signIn: true })).body).toMatchObject({ sessionId: null });
	});
});

describe("changing a password", () => {
	// Shows R26.16
	it("requires the current one, rotates the session and ends the others", async () => {
		const account = await accountOf(backend, { password });
		const elsewhere = await signedIn(backend, account.id);
		const link = await linkTo(account.email);
		const answer = await reset(account, account.id, { currentPassword: password });
		const { sessionId } = users.resetPassword.answer.parse(answer.body);
		expect(await accountBy(backend, sessionId)).toBe(account.email);
		for (const { session } of [account, elsewhere]) expect(await accountBy(backend, session)).toBeNull();
		expect(await reset(backend.caller(), account.id, { token: link })).toMatchObject(invalid);
		expect((await logIn(backend.caller(), account.email, fresh)).status).toBe(200);
	});

	it("changes nothing with a wrong or missing one, five times in a quarter of an hour", async () => {
		const account = await accountOf(backend, { password });
		for (const currentPassword of ["Falsch123", "", undefined, fresh, "Falsch124"])
			expect(await reset(account, account.id, { currentPassword })).toMatchObject({
				status: 422,
				body: { code: "invalid_credentials", error: "Invalid password", fields: { currentPassword: ["password.invalid"] } },
			});
		expect(await reset(account, account.id, { currentPassword: password })).toMatchObject({
			status: 429,
			body: { code: "too_many_attempts" },
		});
		expect(await accountBy(backend, account.session)).toBe(account.email);
		expect((await logIn(backend.caller(), account.email)).status).toBe(200);
	});

	it("sets the first one", async () => {
		const account = await accountOf(backend);
		expect((await reset(account, account.id, {})).status).toBe(200);
		expect((await logIn(backend.caller(), account.email, fresh)).status).toBe(200);
	});

	it("happens once under concurrent requests", async () => {
		const account = await accountOf(backend, { password });
		const answers = await Promise.all(
			["Erstes1234", "Zweites1234"].map((one) => reset(account, account.id, { currentPassword: password, password: one })),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(await backend.db.prepare("SELECT COUNT(*) AS n FROM sessions WHERE user_id = ?").bind(account.id).first("n")).toBe(1);
	});

	// Shows H1.21
	it("is limited to the own account: another and an unknown one get the same response", async () => {
		const account = await accountOf(backend, { password });
		const other = await accountOf(backend, { password });
		const [foreign, missing] = [other.id, 999_999].map((id) => reset(account, id, { currentPassword: password }));
		expect(await foreign).toMatchObject({ status: 404, body: { code: "not_found" } });
		expect(await foreign).toEqual(await missing);
		expect(await reset(backend.caller(), account.id, { currentPassword: password })).toMatchObject({ status: 401 });
	});
});
