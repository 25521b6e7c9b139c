/** Forms are small. In bytes. */
const limit = 1_000_000;

/**
 * Reads a form to its end before anything answers, so that its sender sees the answer and not a broken connection, and so that
 * nothing is begun for a form that never arrives.
 * @returns the same request with its body in hand; null where it is too large or does not say how large it is
 */
export async function receive(request: Request): Promise<Request | null> {
	if (request.body === null) return request;
	const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
	if (!(length <= limit)) return null;
	return new Request(request, { body: await request.arrayBuffer() });
}
