import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { accountOf } from "../../tests/support/account";
import { type Backend, startBackend } from "../../tests/support/backend";
import { asking, logIn, password } from "../../tests/support/sign-in";

/** Both would reveal who has an account by timing: hashing takes a fifth of a second, and a comparison must take constant time. */
const scrypt = vi.spyOn(crypto, "scrypt");
const timingSafeEqual = vi.spyOn(crypto, "timingSafeEqual");

let backend: Backend;
let known: string;
let byLinks: string;
beforeAll(async () => {
	syncBuiltinESMExports();
	backend = await startBackend();
	known = (await accountOf(backend, { password })).email;
	byLinks = (await accountOf(backend)).email;
});
afterAll(async () => {
	vi.restoreAllMocks();
	syncBuiltinESMExports();
	await backend.dispose();
});
beforeEach(() => void vi.clearAllMocks());

// Shows H5.12
it.each([
	["that is right", () => known, password],
	["that is wrong", () => known, "Traeger201"],
	["of an account that has none", () => byLinks, password],
	["of an address without account", () => "nobody@login.example", password],
])("one password is hashed per sign-in: %s", async (_, email, typed) => {
	await logIn(backend.caller(), email(), typed);
	expect(scrypt).toHaveBeenCalledOnce();
	expect(timingSafeEqual).toHaveBeenCalledOnce();
});

// Shows H5.8
it.each([
	["has an account", () => known],
	["has none", () => "new@sign-up.example"],
])("one password is hashed per sign-up with an address that %s", async (_, email) => {
	await backend.caller().call("POST", "/users/create", { ...asking(email()), password });
	expect(scrypt).toHaveBeenCalledOnce();
});

it.each(["a secret of both Workers", "a secret of both Worker", ""])("the shop's key is compared in constant time: %j", async (given) => {
	await backend.request("/faq", { headers: { "Backend-Key": given } }, { BACKEND_KEY: "a secret of both Workers" });
	expect(timingSafeEqual).toHaveBeenCalledOnce();
});
