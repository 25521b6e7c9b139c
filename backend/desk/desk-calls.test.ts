import { afterEach, expect, it, vi } from "vitest";
import { deskCalls } from "../../scripts/lib/desk-calls.mjs";

afterEach(() => vi.unstubAllGlobals());

it("an answer that is no JSON is none of the backend's, though its status is 200", async () => {
	vi.stubGlobal("fetch", async () => new Response("<title>Sign in to the proxy</title>"));
	const call = deskCalls("http://proxy.example", { subject: "CB-10001", advice: "The same again, once: --key K" });
	await expect(call("orders/CB-10001/review", {})).rejects.toThrow(
		"CB-10001: http://proxy.example answered 200 without JSON.\nThe same again, once: --key K",
	);
});
