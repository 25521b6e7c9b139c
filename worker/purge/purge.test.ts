import { expect, it } from "vitest";
import { isPurge, purge } from "./purge";

const address = "https://www.crossbar.example/_purge";

/**
 * @param given the key that is sent
 * @returns the status, and what was purged
 */
async function send(backendKey: string, given: string | null, query = "") {
	const purged: string[] = [];
	const request = new Request(address + query, { method: "POST", ...(given === null ? {} : { headers: { "Backend-Key": given } }) });
	const { status } = await purge(request, new URL(request.url), { backendKey }, async (what) => void purged.push(what));
	return { status, purged };
}

it("exists for a POST if a key is set, or in development", () => {
	const isThere = (method: string, backendKey: string, devPages: boolean) =>
		isPurge(new Request(address, { method }), new URL(address), { backendKey, devPages });
	expect([isThere("POST", "key", false), isThere("POST", "", true)]).toEqual([true, true]);
	expect([isThere("POST", "", false), isThere("GET", "key", true)]).toEqual([false, false]);
});

it("needs the backend's key if one is set", async () => {
	expect(await send("key", "key")).toEqual({ status: 204, purged: ["all"] });
	for (const wrong of [null, "", "kez", "key2"]) expect(await send("key", wrong)).toEqual({ status: 403, purged: [] });
	expect(await send("", null)).toEqual({ status: 204, purged: ["all"] });
});

it("may keep answers to be served stale", async () => {
	expect((await send("", null, "?soft")).purged).toEqual(["fresh"]);
});
