import { clientOf, networkDigest } from "./client-of";
import type { ShopEnv } from "./env";

type Counter = "ACCOUNT_FORMS" | "OPEN_FORMS" | "EVENTS";

/** Which forms are counted by network, each kind by itself: those about accounts, those by which anybody writes to the shop, and events that browsers tell. */
const counted: readonly { path: RegExp; counter: Counter }[] = [
	{ path: /^\/users\//, counter: "ACCOUNT_FORMS" },
	{ path: /^\/(?:contact|supplierInfo|newsletter)(?:\.data)?$/, counter: "OPEN_FORMS" },
	{ path: /^\/(?:events|search\/click)$/, counter: "EVENTS" },
];

/**
 * Whether a network sends more forms than people do: document and `.data` are one and the same.
 * @returns which kind of forms it is; null where all is well
 */
export async function tooManyOf(request: Request, url: URL, env: Pick<ShopEnv, Counter>): Promise<Counter | null> {
	const counter = counted.find(({ path }) => path.test(url.pathname))?.counter;
	if (!counter) return null;
	const client = await clientOf(request);
	if (client === "") return null;
	return (await env[counter].limit({ key: client })).success ? null : counter;
}

/**
 * Whether what a page tells analytics still goes out: anybody may say that they allow it, and ask for pages without end. What browsers tell by
 * themselves has been counted before (tooManyOf).
 */
export async function mayTell(request: Request, url: URL, env: Pick<ShopEnv, "EVENTS">): Promise<boolean> {
	if (counted.some(({ path, counter }) => counter === "EVENTS" && path.test(url.pathname))) return true;
	const network = await networkDigest(request);
	return network === "" || (await env.EVENTS.limit({ key: `pages:${network}` })).success;
}

/** What is answered instead: the page that says so (app/routes/too-many.tsx), in the way that was asked for. */
export function tooMany(request: Request, url: URL): Request {
	const address = new URL(url.pathname.endsWith(".data") ? "/users/too-many.data" : "/users/too-many", url);
	const headers = new Headers(request.headers);
	headers.delete("Content-Length");
	return new Request(address, { method: "POST", headers, body: "" });
}
