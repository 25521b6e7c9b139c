import type { ReactElement } from "react";
import { type ReactDOMServerReadableStream, type RenderToReadableStreamOptions, renderToReadableStream } from "react-dom/server";
import { failureResponse } from "../backend/errors.server";

/** After this React aborts what is pending: no page hangs forever. */
export const renderTimeout = 6000;

/**
 * Renders a whole document with all suspended parts, as text.
 * @param within ms
 * @throws a 503 where it is not complete in time: half a page with status 200 would pass for a whole one
 */
export async function awaitedDocument(page: ReactElement, options: RenderToReadableStreamOptions, within = renderTimeout): Promise<string> {
	const deadline = new AbortController();
	const body = await rendered(page, options, within, deadline);
	await body.allReady;
	// Aborted parts count as ready.
	if (deadline.signal.aborted) throw failureResponse("FETCH_ERROR");
	return new Response(body).text();
}

/**
 * Renders a document as a stream that begins when its shell is ready. Parts follow, and those that are not ready in time are left to scripts.
 * @throws a 503 where the shell is not ready in time
 */
export function begunDocument(
	page: ReactElement,
	options: RenderToReadableStreamOptions,
	within = renderTimeout,
): Promise<ReactDOMServerReadableStream> {
	return rendered(page, options, within, new AbortController());
}

async function rendered(
	page: ReactElement,
	options: RenderToReadableStreamOptions,
	within: number,
	deadline: AbortController,
): Promise<ReactDOMServerReadableStream> {
	const { signal } = deadline;
	const timer = setTimeout(() => deadline.abort(new Error("The page took too long to render.")), within);
	const end = () => clearTimeout(timer);
	const begin = renderToReadableStream(page, {
		...options,
		signal,
		// React otherwise appends a large part to the end of the document, where it stays hidden without scripts.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
	});
	try {
		const body = await Promise.race([begin, givenUp(signal)]);
		body.allReady.then(end, end);
		return body;
	} catch (error) {
		end();
		throw error;
	}
}

/** React reports nothing when it is aborted before the shell is ready. */
function givenUp(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener("abort", () => reject(failureResponse("FETCH_ERROR")), { once: true });
	});
}
