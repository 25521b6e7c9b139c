import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../contract/users";
import { accountOf } from "../../tests/support/account";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { newCart } from "../../tests/support/buyer";
import { accountBy, asking, logIn, mailsTo, passLinkPause, password, signedInBy, signUp, tokenTo } from "../../tests/support/sign-in";
import { tokenHash } from "../platform/token";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const ask = (caller: Caller, email: string) => caller.call("POST", "/users/request-magic-link", asking(email));
const use = (caller: Caller, token: string, idem?: string) => caller.call("POST", "/users/magic-login", { token, idem });
const invalid = { status: 422, body: { code: "link_invalid" } };

async function linkTo(email: string): Promise<string> {
	await ask(backend.caller(), email);
	return tokenTo(backend, email);
}

const stateOf = async (token: string) =>
	users.checkMagicLink.answer.parse((await backend.caller().call("GET", `/users/check-magic-link?token=${token}`)).body);

const expire = (token: string) =>
	backend.db.prepare("UPDATE account_tokens SET expires_at = '2020-01-01T00:00:00Z' WHERE token_hash = ?").bind(tokenHash(token)).run();

const sessionsOf = (id: number) => backend.db.prepare("SELECT COUNT(*) AS n FROM sessions WHERE user_id = ?").bind(id).first("n");

describe("a link to sign in", () => {
	// Shows R26.5
	it("is mailed in the reader's language, to the address stored with the account", async () => {
		const { email } = await accountOf(backend);
		expect(await ask(backend.caller("ee"), email.toUpperCase())).toEqual({
			status: 200,
			body: { message: "Magic link sent successfully." },
		});
		const [mail, ...others] = await mailsTo(backend, email);
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ kind: "magic_link", locale: "ee", subject: "Teie sisselogimislink" });
		expect(mail?.text).toContain("https://shop.example/users/magic-link?token=");
	});

	// Shows H5.9
	it("gets the same response for an address without an account, and informs only its mailbox", async () => {
		const email = "none@link.example";
		expect(await ask(backend.caller("de"), email)).toEqual({ status: 200, body: { message: "Magic link sent successfully." } });
		const [mail] = await mailsTo(backend, email);
		expect(mail).toMatchObject({ kind: "account_none", subject: "Kein Kundenkonto unter dieser Adresse" });
		expect(mail?.text).toContain("https://shop.example/users/login?view=signup");
		expect(await tokenTo(backend, email)).toBe("");
		expect(await backend.db.prepare("SELECT COUNT(*) AS n FROM users WHERE email = ?").bind(email).first("n")).toBe(0);
	});

	// Shows H1.17
	it("is answered for a mailbox without an account thirty times a day in any spelling, and for an account every time", async () => {
		const askAll = async (email: string, count: number) => {
			for (let time = 0; time < count; time++) {
				expect((await ask(backend.caller(), email)).status).toBe(200);
				// Longer than the limits per minute and per quarter of an hour.
				await backend.db.prepare("UPDATE attempts SET at = strftime('%Y-%m-%dT%H:%M:%SZ', at, '-16 minutes')").run();
			}
		};
		await askAll("stranger@link.example", 30);
		await askAll("Stranger+2@link.example", 2);
		const { email } = await accountOf(backend);
		await askAll(email, 31);
		const { results } = await backend.db
			.prepare(
				"SELECT count(*) AS n FROM outbox WHERE recipients LIKE '%stranger%' OR recipients = json_array(?) GROUP BY kind ORDER BY kind",
			)
			.bind(email)
			.all();
		expect(results).toEqual([{ n: 30 }, { n: 31 }]);
	}, 60_000);

	it("is not sent to a deleted account: its mailbox gets instructions for restoring it", async () => {
		const { email } = await accountOf(backend, { columns: { is_deleted: 1 } });
		expect(await ask(backend.caller(), email)).toEqual({ status: 200, body: { message: "Magic link sent successfully." } });
		expect((await mailsTo(backend, email)).map(({ kind }) => kind)).toEqual(["account_deleted"]);
		expect(await tokenTo(backend, email)).toBe("");
	});

	// Shows R26.5, H5.10
	it.each(["with", "without"])("is mailed once a minute and three times in a quarter of an hour, %s an account", async (which) => {
		const email = which === "with" ? (await accountOf(backend)).email : "often@link.example";
		const messages = async () =>
			(await Promise.all([1, 2, 3].map(() => ask(backend.caller(), email)))).map(({ body }) => Object(body).message);
		for (let time = 0; time < 3; time++) {
			expect((await messages()).sort()).toEqual([
				"Existing magic link valid.",
				"Existing magic link valid.",
				"Magic link sent successfully.",
			]);
			await passLinkPause(backend);
		}
		expect(await ask(backend.caller(), email)).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
		expect(await mailsTo(backend, email)).toHaveLength(3);
	});

	// Shows H1.19
	it("points only to the shop's hosts", async () => {
		const { email } = await accountOf(backend);
		for (const host of ["https://evil.example", "https://shop.example@evil.example", "https://shop.example.evil.example"])
			expect((await backend.caller().call("POST", "/users/request-magic-link", { email, host })).status).toBe(422);
		expect(await mailsTo(backend, email)).toEqual([]);
	});

	// Shows H5.11
	it("is stored as a hash only", async () => {
		const { email } = await accountOf(backend);
		const token = await linkTo(email);
		const { results } = await backend.db.prepare("SELECT * FROM account_tokens").all();
		expect(JSON.stringify(results)).toContain(tokenHash(token));
		expect(JSON.stringify(results)).not.toContain(token);
	});

	it("signs in under a new session and takes over the guest's cart", async () => {
		const { email } = await accountOf(backend);
		const guest = backend.caller();
		const { uuid } = await newCart(guest, supplies.beam, 12);
		const { user, sessionId } = signedInBy(await use(guest, await linkTo(email)));
		expect([user?.email, sessionId === guest.session]).toEqual([email, false]);
		expect(await accountBy(backend, sessionId)).toBe(email);
		expect(await accountBy(backend, guest.session)).toBeNull();
		expect(cartOf(await backend.caller("fi", sessionId ?? "").call("GET", `/orders/by-id/${uuid}`)).is_owner).toBe(true);
	});

	// Shows R26.8, H5.11
	it("can be read any number of times, by GET and HEAD", async () => {
		const { email } = await accountOf(backend);
		const token = await linkTo(email);
		for (let time = 0; time < 10; time++) {
			expect(await stateOf(token)).toEqual({ valid: true, state: "open", email });
			await backend.request(`/users/check-magic-link?token=${token}`, { method: "HEAD" });
		}
		expect((await use(backend.caller(), token)).status).toBe(200);
	});

	// Shows R26.3, H5.11
	it("can be used once, and expires the account's other links", async () => {
		const { id, email } = await accountOf(backend);
		const [before, token] = [await linkTo(email), (await passLinkPause(backend)) && (await linkTo(email))];
		expect(before).not.toBe(token);
		expect((await use(backend.caller(), token)).status).toBe(200);
		for (const spent of [token, before]) {
			expect(await use(backend.caller(), spent)).toMatchObject(invalid);
			expect(await stateOf(spent)).toEqual({ valid: false, state: "used", email: null });
		}
		expect(await sessionsOf(id)).toBe(2);
	});

	it("signs in once under concurrent use", async () => {
		const { id, email } = await accountOf(backend);
		const token = await linkTo(email);
		const answers = await Promise.all(Array.from({ length: 6 }, () => use(backend.caller(), token)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
		expect(await sessionsOf(id)).toBe(2);
	});

	it("returns the same response when the same form is sent twice, and to no other form", async () => {
		const { id, email } = await accountOf(backend);
		const token = await linkTo(email);
		const [guest, idem] = [backend.caller(), crypto.randomUUID()];
		const answers = (await Promise.all([1, 2, 3].map(() => use(guest, token, idem)))).map(signedInBy);
		const [first] = answers;
		for (const answer of answers) expect(answer).toEqual(first);
		expect(await sessionsOf(id)).toBe(2);
		expect(await use(guest, token, crypto.randomUUID())).toMatchObject(invalid);
		expect(await use(guest, token)).toMatchObject(invalid);
		// The browser may already have its new session; other sessions, and requests without one, get nothing.
		expect(signedInBy(await use(backend.caller("fi", first?.sessionId ?? ""), token, idem))).toEqual(first);
		for (const other of [backend.caller(), backend.caller("fi", "")]) expect(await use(other, token, idem)).toMatchObject(invalid);
		await backend.caller("fi", first?.sessionId ?? "").call("GET", "/users/logout");
		expect(await use(guest, token, idem)).toMatchObject(invalid);
	});

	it("is not replayed to a request without a session", async () => {
		const { email } = await accountOf(backend);
		const [token, idem] = [await linkTo(email), crypto.randomUUID()];
		expect((await use(backend.caller("fi", ""), token, idem)).status).toBe(200);
		expect(await use(backend.caller("fi", ""), token, idem)).toMatchObject(invalid);
	});

	it("is not replayed after five minutes", async () => {
		const { email } = await accountOf(backend);
		const [token, idem] = [await linkTo(email), crypto.randomUUID()];
		const guest = backend.caller();
		await use(guest, token, idem);
		await backend.db
			.prepare("UPDATE account_tokens SET used_at = '2020-01-01T00:00:00Z' WHERE token_hash = ?")
			.bind(tokenHash(token))
			.run();
		expect(await use(guest, token, idem)).toMatchObject(invalid);
	});

	// Shows R13.8, H5.11
	it("expires after thirty minutes", async () => {
		const { id, email } = await accountOf(backend);
		const token = await linkTo(email);
		const seconds = await backend.db
			.prepare("SELECT strftime('%s', expires_at) - strftime('%s', 'now') AS s FROM account_tokens WHERE token_hash = ?")
			.bind(tokenHash(token))
			.first("s");
		expect(Math.abs(Number(seconds) - 1800)).toBeLessThan(30);
		await expire(token);
		expect(await use(backend.caller(), token)).toMatchObject(invalid);
		expect(await stateOf(token)).toEqual({ valid: false, state: "expired", email: null });
		expect(await sessionsOf(id)).toBe(1);
	});

	// Shows R13.16
	it("is invalid when altered, too short, or of a deleted account", async () => {
		const { id, email } = await accountOf(backend);
		const token = await linkTo(email);
		const changed = (token.startsWith("A") ? "B" : "A") + token.slice(1);
		expect(await use(backend.caller(), changed)).toMatchObject(invalid);
		expect(await stateOf(changed)).toEqual({ valid: false, state: "unknown", email: null });
		for (const malformed of [token.slice(1), `${token}A`, "", "%00"]) expect((await use(backend.caller(), malformed)).status).toBe(422);
		await backend.db.prepare("UPDATE users SET is_deleted = 1 WHERE id = ?").bind(id).run();
		expect(await use(backend.caller(), token)).toMatchObject(invalid);
		expect(await stateOf(token)).toEqual({ valid: false, state: "unknown", email: null });
	});

	it("cannot be used for another purpose, nor another link for this one", async () => {
		const { id, email } = await accountOf(backend);
		const token = await linkTo(email);
		expect((await backend.caller().call("POST", "/users/verify", { token, signIn: true })).body).toEqual({
			...{ user: null, sessionId: null, state: "unknown" },
		});
		const reset = await backend.caller().call("PATCH", `/users/reset-password/${id}`, { token, password });
		expect(reset).toMatchObject(invalid);
		const { body } = await backend.caller().call("GET", `/users/check-reset-password-link?token=${token}`);
		expect(body).toEqual({ valid: false, userid: null, state: "unknown", email: null });
		await backend.caller().call("POST", "/users/request-password-reset", asking(email));
		const other = await tokenTo(backend, email);
		expect(other).not.toBe(token);
		expect(await use(backend.caller(), other)).toMatchObject(invalid);
		expect((await use(backend.caller(), token)).status).toBe(200);
	});

	it("verifies an unverified account, and drops a password that somebody else has chosen for it", async () => {
		const email = "claimed@link.example";
		const stranger = backend.caller();
		const strangers = await signUp(backend, stranger, email, "Fremd12345");
		const owner = backend.caller();
		await ask(owner, email);
		const token = await tokenTo(backend, email);
		expect(token).not.toBe(strangers);
		const { user } = signedInBy(await use(owner, token));
		expect(user).toMatchObject({ email, isverified: true, hasPassword: false });
		expect(await logIn(stranger, email, "Fremd12345")).toMatchObject({ body: { code: "invalid_credentials" } });
		const replayed = users.verify.answer.parse((await stranger.call("POST", "/users/verify", { token: strangers, signIn: true })).body);
		expect(replayed).toMatchObject({ state: "used", sessionId: null });
	});
});

describe("requests for links from one network", () => {
	it("are limited to thirty in a quarter of an hour, for all addresses together", async () => {
		const askFrom = (client: string, email: string) =>
			backend.request("/users/request-magic-link", {
				method: "POST",
				headers: { Locale: "fi", "Content-Type": "application/json", Client: client.padEnd(43, "y") },
				body: JSON.stringify(asking(email)),
			});
		const statuses: number[] = [];
		for (let time = 0; time < 31; time++) statuses.push((await askFrom("a", `many-${time}@link.example`)).status);
		expect([...new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([200, 429]);
		expect((await askFrom("b", "many-31@link.example")).status).toBe(200);
	}, 60_000);
});
