import type { Answered, Backend } from "./backend";

export const deskKey = "a key of the desk for tests";

/** Calls the desk with its key: POST with a body, otherwise GET. */
export async function deskCall(backend: Backend, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answered> {
	const response = await backend.request(
		`/desk/${path}`,
		{
			method: body ? "POST" : "GET",
			headers: { Authorization: `Bearer ${deskKey}`, "Content-Type": "application/json", ...headers },
			...(body && { body: JSON.stringify(body) }),
		},
		{ DESK_KEY: deskKey },
	);
	return { status: response.status, body: await response.json() };
}
