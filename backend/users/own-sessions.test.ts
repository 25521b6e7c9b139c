import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../contract/users";
import { type Account, accountOf, signedIn } from "../../tests/support/account";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { newCart } from "../../tests/support/buyer";
import { accountBy, asking, logIn, password, signedInBy, tokenTo } from "../../tests/support/sign-in";
import { newSessionId, sessionDigest } from "../platform/sessions";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const list = async (caller: Caller) => users.sessions.answer.parse((await caller.call("GET", "/users/sessions")).body);
const end = (caller: Caller, name: string) => caller.call("DELETE", `/users/sessions/${name}`);
const nameOf = async ({ session }: Caller) =>
	String(await backend.db.prepare("SELECT name FROM sessions WHERE id = ?").bind(sessionDigest(session)).first("name"));
const isOpen = async ({ session }: Caller) => (await accountBy(backend, session)) !== null;
const aged = ({ session }: Caller, column: "created_at" | "used_at" | "expires_at", by: string) =>
	backend.db
		.prepare(`UPDATE sessions SET ${column} = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', ?) WHERE id = ?`)
		.bind(by, sessionDigest(session))
		.run();

describe("stored sessions", () => {
	// Shows H5.4
	it("contain no session id in any table: of guests and accounts, carts, forms and links", async () => {
		const { email } = await accountOf(backend, { password });
		const guest = backend.caller();
		await newCart(guest, supplies.beam, 3);
		await guest.call("POST", "/users/request-magic-link", asking(email));
		const idem = crypto.randomUUID();
		const answer = await guest.call("POST", "/users/magic-login", { token: await tokenTo(backend, email), idem });
		const account = backend.caller("fi", signedInBy(answer).sessionId ?? "");
		await newCart(account, supplies.packed, 10);
		const tables = await backend.db
			.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'")
			.all();
		let rows = 0;
		for (const { name } of tables.results) {
			const { results } = await backend.db.prepare(`SELECT * FROM "${name}"`).all();
			rows += results.length;
			for (const { session } of [guest, account]) expect([name, JSON.stringify(results).includes(session)]).toEqual([name, false]);
		}
		expect(rows).toBeGreaterThan(50);
	});

	// Shows H5.4
	it("cannot be used: a digest is not accepted as a session", async () => {
		const account = await accountOf(backend);
		const { uuid } = await newCart(account, supplies.beam, 3);
		const attacker = backend.caller("fi", sessionDigest(account.session));
		expect(await isOpen(attacker)).toBe(false);
		expect(cartOf(await attacker.call("GET", `/orders/by-id/${uuid}`)).is_owner).toBe(false);
	});
});

describe("the list of an account's sessions", () => {
	// Shows R26.12
	it("contains only its own, the current one first, then by last use", async () => {
		const office = await accountOf(backend);
		const [phone, home, old] = [await signedIn(backend, office.id), await signedIn(backend, office.id), await signedIn(backend, office.id)];
		const other = await accountOf(backend);
		await aged(phone, "used_at", "-3 days");
		await aged(old, "expires_at", "-1 second");
		const { count, sessions } = await list(office);
		expect(count).toBe(3);
		expect(sessions.map(({ id, is_this }) => [id, is_this])).toEqual([
			[await nameOf(office), true],
			[await nameOf(home), false],
			[await nameOf(phone), false],
		]);
		expect(JSON.stringify(sessions)).not.toContain(await nameOf(other));
		for (const { session } of [office, phone]) expect(JSON.stringify(sessions)).not.toContain(sessionDigest(session));
	});

	it("shows the sign-in method if it is a known one, and nothing if the caller does not send it", async () => {
		const { email } = await accountOf(backend, { password });
		const device = { browser: "firefox", system: "windows" };
		const answer = await backend.caller().call("POST", "/users/login", { email, password, device });
		const caller = backend.caller("fi", signedInBy(answer).sessionId ?? "");
		expect((await list(caller)).sessions[0]).toMatchObject({ ...device, locale: "fi", is_this: true });
		const silent = signedInBy(await logIn(backend.caller(), email));
		expect((await list(backend.caller("fi", silent.sessionId ?? ""))).sessions[0]).toMatchObject({ browser: "other", system: "other" });
		const forged = { browser: "Mozilla/5.0 <b>", system: "windows" };
		expect((await backend.caller().call("POST", "/users/login", { email, password, device: forged })).status).toBe(422);
	});

	it("shows the hour of the last use, which is stored once an hour", async () => {
		const account = await accountOf(backend);
		await aged(account, "used_at", "-2 days");
		await list(account);
		const usedAt = () =>
			backend.db.prepare("SELECT used_at FROM sessions WHERE id = ?").bind(sessionDigest(account.session)).first("used_at");
		await expect.poll(usedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00Z$/);
		const hour = String(await usedAt());
		expect(Date.now() - Date.parse(hour)).toBeLessThan(2 * 3_600_000);
		expect((await list(account)).sessions[0]).toMatchObject({ locale: "fi" });
		// Not in the past, and so not updated again.
		await backend.db
			.prepare("UPDATE sessions SET used_at = '2999-01-01T00:00:00Z' WHERE id = ?")
			.bind(sessionDigest(account.session))
			.run();
		await list(account);
		expect(await usedAt()).toBe("2999-01-01T00:00:00Z");
	});

	it("requires a signed-in account", async () => {
		for (const [method, path] of [
			["GET", "/users/sessions"],
			["DELETE", "/users/sessions"],
			["DELETE", `/users/sessions/${"a".repeat(32)}`],
		] as const)
			expect(await backend.caller().call(method, path)).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
	});

	it("is limited in length, and returns the total count", async () => {
		const account = await accountOf(backend);
		const many = Array.from({ length: 104 }, () => newSessionId());
		await backend.db
			.prepare("INSERT INTO sessions (id, user_id) SELECT value, ? FROM json_each(?)")
			.bind(account.id, JSON.stringify(many))
			.run();
		const { count, sessions } = await list(account);
		expect([count, sessions.length]).toEqual([105, 100]);
	});
});

describe("ending sessions", () => {
	let office: Account;
	let phone: Caller;
	let home: Caller;
	beforeAll(async () => {
		office = await accountOf(backend);
		[phone, home] = [await signedIn(backend, office.id), await signedIn(backend, office.id)];
	});

	// Shows R26.14
	it("ends one only; repeating it has no effect", async () => {
		const name = await nameOf(phone);
		const ended = await end(office, name);
		expect(ended.status).toBe(200);
		expect([await isOpen(phone), await isOpen(home), await isOpen(office)]).toEqual([false, true, true]);
		expect(await end(office, name)).toEqual(ended);
	});

	it("of other accounts and unknown ones gets the same response, and ends nothing", async () => {
		const other = await accountOf(backend);
		const [foreign, missing] = [await end(office, await nameOf(other)), await end(office, "f".repeat(32))];
		expect(foreign).toEqual(missing);
		expect(await isOpen(other)).toBe(true);
		for (const name of ["", "x", "%25", sessionDigest(other.session), other.session]) {
			const before = await isOpen(home);
			if (name !== "") expect((await end(office, name)).status).toBe(422);
			expect([await isOpen(other), await isOpen(home)]).toEqual([true, before]);
		}
	});

	it("never ends the current one", async () => {
		expect((await end(office, await nameOf(office))).status).toBe(200);
		expect(await isOpen(office)).toBe(true);
	});

	// Shows R26.15
	it("ends all others, and their guest carts are no longer found by them", async () => {
		const other = await accountOf(backend);
		await backend.db
			.prepare("INSERT INTO carts (uuid, session_id, locale) VALUES (?, ?, 'fi')")
			.bind(crypto.randomUUID(), sessionDigest(home.session))
			.run();
		expect((await office.call("DELETE", "/users/sessions")).status).toBe(200);
		expect([await isOpen(home), await isOpen(office), await isOpen(other)]).toEqual([false, true, true]);
		const left = backend.db.prepare("SELECT COUNT(*) AS n FROM carts WHERE session_id = ?").bind(sessionDigest(home.session));
		expect(await left.first("n")).toBe(0);
		expect(await list(office)).toMatchObject({ count: 1, sessions: [{ is_this: true }] });
	});
});

describe("a recent sign-in", () => {
	const first = (caller: Account) => caller.call("PATCH", `/users/reset-password/${caller.id}`, { password });
	const remove = (caller: Account, typed = "") =>
		caller.call("POST", `/users/delete/${caller.id}`, { password: typed, idem: crypto.randomUUID() });
	const stale = { status: 403, body: { code: "sign_in_anew" } };

	// Shows H5.5
	it("is required for a first password and for deleting an account without one, for a quarter of an hour", async () => {
		const account = await accountOf(backend);
		await aged(account, "created_at", "-901 seconds");
		// Repeated refusals do not count as attempts.
		for (let time = 0; time < 7; time++) expect(await first(account)).toMatchObject(stale);
		expect(await remove(account)).toMatchObject(stale);
		expect(await backend.db.prepare("SELECT password_hash, is_deleted FROM users WHERE id = ?").bind(account.id).first()).toEqual({
			password_hash: null,
			is_deleted: 0,
		});
		await aged(account, "created_at", "-890 seconds");
		expect((await first(account)).status).toBe(200);
	});

	it("is not required if the account has a password", async () => {
		const account = await accountOf(backend, { password });
		await aged(account, "created_at", "-20 days");
		const other = await accountOf(backend, { password });
		await aged(other, "created_at", "-20 days");
		expect((await remove(account, password)).status).toBe(200);
		expect(
			(await other.call("PATCH", `/users/reset-password/${other.id}`, { password: "Neues12345", currentPassword: password })).status,
		).toBe(200);
	});

	it("can be a mailed link, which starts a new session", async () => {
		const account = await accountOf(backend);
		await aged(account, "created_at", "-2 days");
		await account.call("POST", "/users/request-magic-link", asking(account.email));
		const answer = await account.call("POST", "/users/magic-login", { token: await tokenTo(backend, account.email) });
		const fresh = { ...account, ...backend.caller("fi", signedInBy(answer).sessionId ?? "") };
		expect((await remove(fresh)).status).toBe(200);
	});
});
