/** Forms are small. In bytes. */
const limit = 64_000;

/** What went wrong with a body, as the status that says it. */
export type Unreadable = 411 | 413 | 415;

/**
 * Reads a form to its end before anything answers, so that its sender sees the answer and not a broken connection, and so that
 * nothing is begun for a form that never arrives. A forged forwarding header is dropped on the way.
 * @returns the same request with its body in hand, or why it is not taken
 */
export async function receive(request: Request): Promise<Request | Unreadable> {
	const headers = new Headers(request.headers);
	headers.delete("X-Forwarded-Host");
	if (request.body === null) return new Request(request, { headers });
	const length = headers.get("Content-Length");
	if (length === null) return 411;
	if (!(Number(length) <= limit)) return 413;
	const body = await request.arrayBuffer();
	// Of a followed link's ping the address says it all: it counts as an empty form.
	if (headers.get("Content-Type") === "text/ping") {
		headers.set("Content-Type", "application/x-www-form-urlencoded");
		return new Request(request, { headers, body: "" });
	}
	// The shop's forms send no files, and nothing but a form is an action's business.
	if (!headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded")) return 415;
	return new Request(request, { headers, body });
}
