import { afterEach, expect, it, vi } from "vitest";
import { shopEnv } from "../../tests/support/shop-env";
import { settings } from "../settings/settings";
import { sharePicture } from "./share-pictures";

afterEach(() => vi.unstubAllGlobals());

const url = new URL("https://shop.example/share/de/products/ipe-200.png");

/** Requests a picture from a network that has reached its limit. @param cached whether the picture was rendered before */
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

it("renders up to a network's limit, and does not count cached pictures", async () => {
	const [refused, counted] = await status(false, "203.0.113.1");
	expect([refused, counted.length]).toEqual([429, 1]);
	expect(counted.join()).not.toContain("203.0.113");
	expect(await status(true, "203.0.113.1")).toEqual([200, []]);
	// Without an address, as on a developer's machine, nobody is limited. The backend is missing here, so the shop's own picture is
	// served.
	expect(await status(false)).toEqual([200, []]);
});
