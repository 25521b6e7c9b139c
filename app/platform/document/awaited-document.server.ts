import type { ReactElement } from "react";
import { type ReactDOMServerReadableStream, type RenderToReadableStreamOptions, renderToReadableStream } from "react-dom/server";
import { failureResponse } from "../backend/errors.server";

/** After this React gives up what is still open: no page hangs for ever. */
export const renderTimeout = 6000;

/**
 * Renders a document some of which has to be waited for, as text.
 * @param within ms
 * @throws a 503 where it is not complete by then: half a page that says that it is well would be taken for a whole one
 */
export async function awaitedDocument(page: ReactElement, options: RenderToReadableStreamOptions, within = renderTimeout): Promise<string> {
	const deadline = new AbortController();
	const body = await rendered(page, options, within, deadline);
	await body.allReady;
	// What was given up counts as ready.
	if (deadline.signal.aborted) throw failureResponse("FETCH_ERROR");
	return new Response(body).text();
}

/**
 * The same as soon as its frame is there: parts follow, and those that do not come in time are left to scripts.
 * @throws a 503 where not even the frame is there in time
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
		// A large part is otherwise moved to the document's end, where it stays hidden without scripts.
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

/** React itself says nothing when it is stopped before the frame is there. */
function givenUp(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener("abort", () => reject(failureResponse("FETCH_ERROR")), { once: true });
	});
}
