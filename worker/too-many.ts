import { clientOf } from "./client-of";
import type { ShopEnv } from "./env";

/** Whether a network sends more forms about accounts than people do: document and `.data` are one and the same. */
export async function isTooMany(request: Request, url: URL, env: Pick<ShopEnv, "ACCOUNT_FORMS">): Promise<boolean> {
	if (!url.pathname.startsWith("/users/")) return false;
	const client = await clientOf(request);
	if (client === "") return false;
	return !(await env.ACCOUNT_FORMS.limit({ key: client })).success;
}

/** What is answered instead: the page that says so (app/routes/too-many.tsx), in the way that was asked for. */
export function tooMany(request: Request, url: URL): Request {
	const address = new URL(url.pathname.endsWith(".data") ? "/users/too-many.data" : "/users/too-many", url);
	const headers = new Headers(request.headers);
	headers.delete("Content-Length");
	return new Request(address, { method: "POST", headers, body: "" });
}
