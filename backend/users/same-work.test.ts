import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { accountOf } from "../../tests/support/account";
import { type Backend, startBackend } from "../../tests/support/backend";
import { asking, logIn, password } from "../../tests/support/sign-in";

/** What takes a fifth of a second each time, and would tell by that who has an account. */
const derived = vi.hoisted(() => ({ times: 0 }));
vi.mock("node:crypto", async (original) => {
	const crypto = await original<typeof import("node:crypto")>();
	const scrypt = (...given: Parameters<typeof crypto.scrypt>) => {
		derived.times++;
		return crypto.scrypt(...given);
	};
	return { ...crypto, default: { ...crypto, scrypt }, scrypt };
});

let backend: Backend;
let known: string;
let byLinks: string;
beforeAll(async () => {
	backend = await startBackend();
	known = (await accountOf(backend, { password })).email;
	byLinks = (await accountOf(backend)).email;
});
afterAll(() => backend.dispose());
beforeEach(() => {
	derived.times = 0;
});

it.each([
	["that is right", () => known, password],
	["that is wrong", () => known, "Traeger201"],
	["of an account that has none", () => byLinks, password],
	["of an address without account", () => "nobody@login.example", password],
])("a password %s is worked at once", async (_, email, typed) => {
	await logIn(backend.caller(), email(), typed);
	expect(derived.times).toBe(1);
});

it.each([
	["has an account", () => known],
	["has none", () => "new@sign-up.example"],
])("a sign-up of an address that %s is worked at once", async (_, email) => {
	await backend.caller().call("POST", "/users/create", { ...asking(email()), password });
	expect(derived.times).toBe(1);
});
