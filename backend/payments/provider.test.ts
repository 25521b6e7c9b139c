import { afterEach, expect, it, vi } from "vitest";
import { providerOf } from "./provider";

afterEach(() => vi.unstubAllGlobals());

it("does not go after a redirect of the provider's: nobody else is sent the key", async () => {
	const asked: [string, RequestInit | undefined][] = [];
	vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
		asked.push([String(address), init]);
		return new Response(null, { status: 307, headers: { Location: "https://evil.example/v1/checkout/sessions/cs_1" } });
	});
	const provider = providerOf({ DB: noDatabase, DEV_PAGES: "", STRIPE_SECRET_KEY: "sk_test_1" });
	await expect(provider?.stripe.checkout.sessions.retrieve("cs_1")).rejects.toThrow();
	expect(asked.map(([address, init]) => [new URL(address).host, init?.redirect])).toEqual([["api.stripe.com", "manual"]]);
});

const neverAsked = () => {
	throw new Error("The database is not asked.");
};

const noDatabase: D1Database = {
	prepare: neverAsked,
	batch: neverAsked,
	exec: neverAsked,
	withSession: neverAsked,
	dump: neverAsked,
};
