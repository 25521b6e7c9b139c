import { expect, it } from "vitest";
import { isPurge, purge } from "./purge";

const address = "https://www.crossbar.example/_purge";

/** @param given the key that is sent along @returns the status, and what was purged */
async function send(backendKey: string, given: string | null, query = "") {
	const purged: string[] = [];
	const request = new Request(address + query, { method: "POST", ...(given === null ? {} : { headers: { "Backend-Key": given } }) });
	const { status } = await purge(request, new URL(request.url), { backendKey }, async (what) => void purged.push(what));
	return { status, purged };
}

it("is there where a key is set or the shop is developed, for a POST", () => {
	const isThere = (method: string, backendKey: string, devPages: boolean) =>
		isPurge(new Request(address, { method }), new URL(address), { backendKey, devPages });
	expect([isThere("POST", "key", false), isThere("POST", "", true)]).toEqual([true, true]);
	expect([isThere("POST", "", false), isThere("GET", "key", true)]).toEqual([false, false]);
});

it("purges for the backend's key alone, where there is one", async () => {
	expect(await send("key", "key")).toEqual({ status: 204, purged: ["all"] });
	for (const wrong of [null, "", "kez", "key2"]) expect(await send("key", wrong)).toEqual({ status: 403, purged: [] });
	expect(await send("", null)).toEqual({ status: 204, purged: ["all"] });
});

it("may leave answers to be served stale", async () => {
	expect((await send("", null, "?soft")).purged).toEqual(["fresh"]);
});
