import { afterEach, expect, it, vi } from "vitest";
import { card } from "./card";

afterEach(() => vi.unstubAllGlobals());

it("does not go after a redirect of the provider's: nobody else is sent the key", async () => {
	const requests: [string, RequestInit | undefined][] = [];
	vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
		requests.push([String(address), init]);
		return new Response(null, { status: 307, headers: { Location: "https://evil.example/v1/checkout/sessions/cs_1" } });
	});
	const env = { DB: noDatabase, DEV_PAGES: "", STRIPE_SECRET_KEY: "sk_test_1" };
	await expect(card.provider.check(env, "cs_1")).rejects.toThrow();
	expect(requests.map(([address, init]) => [new URL(address).host, init?.redirect])).toEqual([["api.stripe.com", "manual"]]);
});

const neverCalled = () => {
	throw new Error("The database is not asked.");
};

const noDatabase: D1Database = {
	prepare: neverCalled,
	batch: neverCalled,
	exec: neverCalled,
	withSession: neverCalled,
	dump: neverCalled,
};
