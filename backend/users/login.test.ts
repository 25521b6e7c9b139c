import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountOf } from "../../tests/support/account";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { newCart } from "../../tests/support/buyer";
import { accountBy, logIn, password, signedInBy, signUp } from "../../tests/support/sign-in";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const wrong = { status: 422, body: { code: "invalid_credentials", error: "Invalid email or password" } };

async function logInFrom(client: string, email: string, typed: string) {
	const headers = { Locale: "fi", "Content-Type": "application/json", Client: client.padEnd(43, "x") };
	return backend.request("/users/login", { method: "POST", headers, body: JSON.stringify({ email, password: typed }) });
}

describe("signing in with a password", () => {
	// Shows R26.2
	it("returns the user and a new session, for any spelling of the address", async () => {
		const { id, email } = await accountOf(backend, { password });
		const { user, sessionId } = signedInBy(await logIn(backend.caller(), ` ${email.toUpperCase()} `));
		expect(user).toMatchObject({ userid: id, email, isverified: true, isdeleted: false, hasPassword: true });
		expect(await accountBy(backend, sessionId)).toBe(email);
	});

	// Shows H5.3
	it("replaces and ends the previous session", async () => {
		const { email } = await accountOf(backend, { password });
		const planted = backend.caller();
		const { sessionId } = signedInBy(await logIn(planted, email));
		expect(sessionId).toMatch(/^[A-Za-z0-9_-]{43}$/);
		expect(sessionId).not.toBe(planted.session);
		expect(await accountBy(backend, planted.session)).toBeNull();
		const again = signedInBy(await logIn(backend.caller("fi", sessionId ?? ""), email));
		expect(again.sessionId).not.toBe(sessionId);
		expect(await accountBy(backend, sessionId)).toBeNull();
	});

	it("takes over the guest's cart, but nothing of another account that was signed in", async () => {
		const { email } = await accountOf(backend, { password });
		const guest = backend.caller();
		const { uuid } = await newCart(guest, supplies.beam, 12);
		const { sessionId } = signedInBy(await logIn(guest, email));
		expect(cartOf(await backend.caller("fi", sessionId ?? "").call("GET", `/orders/by-id/${uuid}`)).is_owner).toBe(true);

		const other = await accountOf(backend);
		const others = await newCart(other, supplies.beam, 1);
		await backend.db.prepare("UPDATE carts SET user_id = NULL WHERE uuid = ?").bind(others.uuid).run();
		const next = signedInBy(await logIn(other, email));
		expect(cartOf(await backend.caller("fi", next.sessionId ?? "").call("GET", `/orders/by-id/${others.uuid}`)).is_owner).toBe(false);
	});

	it("gives the same response for a wrong password, an address without an account and an account without a password", async () => {
		const { email } = await accountOf(backend, { password });
		const passwordless = await accountOf(backend);
		const answers = [
			await logIn(backend.caller(), email, "Falsch123"),
			await logIn(backend.caller(), "nobody@account.example", "Falsch123"),
			await logIn(backend.caller(), passwordless.email, "Falsch123"),
		];
		for (const answer of answers) expect(answer).toEqual(wrong);
	});

	it("compares the password exactly, after Unicode normalization", async () => {
		const { email } = await accountOf(backend, { password: "Stahlträger 1" });
		expect((await logIn(backend.caller(), email, "Stahlträger 1".normalize("NFD"))).status).toBe(200);
		for (const other of ["stahlträger 1", "Stahltrager 1", "Stahlträger 1 ", "Stahlträger"])
			expect(await logIn(backend.caller(), email, other)).toEqual(wrong);
		expect(await logIn(backend.caller(), email, "")).toMatchObject({ status: 422, body: { fields: { password: ["password.required"] } } });
	});

	// Shows R13.16, H5.7
	it("reveals a deleted account only after the right password, and signs nobody in", async () => {
		const { email } = await accountOf(backend, { password, columns: { is_deleted: 1 } });
		expect(await logIn(backend.caller(), email, "Falsch123")).toEqual(wrong);
		const { user, sessionId } = signedInBy(await logIn(backend.caller(), email));
		expect([user?.isdeleted, sessionId]).toEqual([true, null]);
	});

	// Shows R13.14
	it("reveals that an account is unverified only to whoever has chosen its password", async () => {
		const email = "pending@account.example";
		const caller = backend.caller();
		await signUp(backend, caller, email);
		expect(await logIn(caller, email)).toMatchObject({ status: 422, body: { code: "not_verified" } });
		expect(await logIn(caller, email, "Falsch123")).toEqual(wrong);
		expect(await accountBy(backend, caller.session)).toBeNull();
	});
});

describe("sign-in attempts", () => {
	const tooMany = { status: 429, body: { code: "too_many_attempts" } };

	// Shows H5.10
	it("are limited to five in a quarter of an hour per address, right or wrong, with or without an account", async () => {
		const { email } = await accountOf(backend, { password });
		for (const address of [email, "stranger@account.example"]) {
			const answers = await Promise.all(Array.from({ length: 7 }, () => logIn(backend.caller(), address, "Falsch123")));
			expect(answers.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429]);
			expect(await logIn(backend.caller(), address.toUpperCase())).toMatchObject(tooMany);
		}
		await backend.db.prepare("UPDATE attempts SET at = strftime('%Y-%m-%dT%H:%M:%SZ', at, '-901 seconds')").run();
		expect((await logIn(backend.caller(), email)).status).toBe(200);
	});

	it("from one network lock nobody out on another", async () => {
		const { email } = await accountOf(backend, { password });
		for (let time = 0; time < 5; time++) expect((await logInFrom("e", email, "Falsch123")).status).toBe(422);
		expect((await logInFrom("e", email, password)).status).toBe(429);
		expect((await logInFrom("f", email, password)).status).toBe(200);
		// A successful sign-in elsewhere must not reset the limit of the guessing network.
		expect((await logInFrom("e", email, "Falsch123")).status).toBe(429);
	});

	it("are limited to fifty in an hour per address, for all networks together", async () => {
		const { email } = await accountOf(backend, { password });
		const statuses: number[] = [];
		for (let time = 0; time < 52; time++) statuses.push((await logInFrom(`many-${time}`, email, "Falsch123")).status);
		expect(statuses.slice(0, 50)).not.toContain(429);
		expect(statuses.slice(50)).toEqual([429, 429]);
		await backend.db.prepare("UPDATE attempts SET at = strftime('%Y-%m-%dT%H:%M:%SZ', at, '-3601 seconds')").run();
		expect((await logInFrom("many-0", email, password)).status).toBe(200);
	}, 60_000);

	it("are reset for an address by the right password", async () => {
		const { email } = await accountOf(backend, { password });
		for (let time = 0; time < 3; time++) {
			for (let guess = 0; guess < 4; guess++) await logIn(backend.caller(), email, "Falsch123");
			expect((await logIn(backend.caller(), email)).status).toBe(200);
		}
	});

	// Shows H5.10
	it("are limited to thirty in a quarter of an hour per network, even with successful sign-ins in between", async () => {
		const { email } = await accountOf(backend, { password });
		const statuses: number[] = [];
		for (let time = 0; time < 32; time++)
			statuses.push(
				(await logInFrom("a", time % 4 === 0 ? email : `guess-${time}@account.example`, time % 4 === 0 ? password : "Falsch123")).status,
			);
		expect(statuses.slice(0, 30)).not.toContain(429);
		expect(statuses.slice(30)).toEqual([429, 429]);
		expect((await logInFrom("b", email, password)).status).toBe(200);
	}, 60_000);

	it("are stored as digests, without address or network", async () => {
		await logInFrom("c", "digest@account.example", "Falsch123");
		const { results } = await backend.db.prepare("SELECT key FROM attempts").all();
		expect(results.length).toBeGreaterThan(0);
		for (const { key } of results) expect(key).toMatch(/^[0-9a-f]{64}$/);
	});
});

describe("signing out", () => {
	// Shows R26.4, H5.3
	it("ends the session", async () => {
		const account = await accountOf(backend);
		expect((await account.call("GET", "/users/logout")).status).toBe(200);
		expect(await accountBy(backend, account.session)).toBeNull();
		expect((await account.call("GET", "/users/logout")).status).toBe(200);
		expect((await backend.caller("fi", "").call("GET", "/users/logout")).status).toBe(200);
	});
});
