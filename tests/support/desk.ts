import * as z from "zod";
import { deskCalls } from "../../contract/desk/calls";
import type { Answered, Backend } from "./backend";

export const deskKey = "a key of the desk for tests";

/** Calls without parameters first, as the backend matches them. */
const routes = deskCalls
	.map((call) => ({ call, pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}$`) }))
	.toSorted((a, b) => a.call.path.split("{").length - b.call.path.split("{").length);

/**
 * Calls the desk with its key: POST with a body, otherwise GET.
 * @throws if an answer does not fit the contract of the desk
 */
export async function deskCall(backend: Backend, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answered> {
	const method = body ? "POST" : "GET";
	const response = await backend.request(
		`/desk/${path}`,
		{
			method,
			headers: { Authorization: `Bearer ${deskKey}`, "Content-Type": "application/json", ...headers },
			...(body && { body: JSON.stringify(body) }),
		},
		{ DESK_KEY: deskKey },
	);
	const answer: unknown = await response.json();
	const address = `/desk/${path}`.split("?", 1)[0] ?? "";
	const route = routes.find(({ call, pattern }) => call.method === method && pattern.test(address));
	const { error } = (response.ok && route?.call.answer.safeParse(answer)) || {};
	if (error) throw new Error(`${method} ${path} answers something else than its contract says: ${z.prettifyError(error)}`);
	return { status: response.status, body: answer };
}
