import { afterEach, expect, it, vi } from "vitest";
import { shopEnv } from "../../tests/support/shop-env";
import { settings } from "../settings/settings";
import { sharePicture } from "./share-pictures";

afterEach(() => vi.unstubAllGlobals());

const url = new URL("https://shop.example/share/de/products/ipe-200.png");

/** Asks for a picture where the network has had its most. @param cached whether it has been drawn before */
async function status(cached: boolean, network?: string): Promise<[number, string[]]> {
	vi.stubGlobal("caches", {
		open: async () => ({ match: async () => (cached ? new Response("a picture") : undefined), put: async () => {} }),
	});
	const counted: string[] = [];
	const NEW_CARTS = {
		limit: async ({ key }: { key: string }) => {
			counted.push(key);
			return { success: false };
		},
	};
	const assets = { fetch: async () => new Response("the shop's own"), connect: shopEnv({}).ASSETS.connect };
	const env = shopEnv({ NEW_CARTS, ASSETS: assets });
	const request = new Request(url, { headers: network ? { "CF-Connecting-IP": network } : {} });
	return [(await sharePicture(request, url, env, settings(env), "a-request")).status, counted];
}

it("draws no more pictures for one network than its limit, and counts none that is cached", async () => {
	const [refused, counted] = await status(false, "203.0.113.1");
	expect([refused, counted.length]).toEqual([429, 1]);
	expect(counted.join()).not.toContain("203.0.113");
	expect(await status(true, "203.0.113.1")).toEqual([200, []]);
	// Nobody is limited where no address is told, as on a developer's machine: here the backend is missing, and the shop's own picture stands in.
	expect(await status(false)).toEqual([200, []]);
});
