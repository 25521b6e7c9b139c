import { Transform } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
import { failureResponse } from "../backend/errors.server";

type Options = Pick<RenderToPipeableStreamOptions, "nonce" | "onError">;

/** After this React aborts what is pending: no page hangs forever. */
export const renderTimeout = 6000;

/**
 * Renders a whole document with all suspended parts, as text.
 * @param within ms
 * @throws a 503 where it is not complete in time: half a page with status 200 would pass for a whole one
 */
export const awaitedDocument = async (page: ReactElement, options: Options, within = renderTimeout): Promise<string> =>
	text(await rendered(page, options, within, "onAllReady"));

/**
 * Renders a document as a stream that begins when its shell is ready. Parts follow, and those that are not ready in time are left to scripts.
 * @throws a 503 where the shell is not ready in time
 */
export const begunDocument = async (page: ReactElement, options: Options, within = renderTimeout): Promise<ReadableStream> =>
	streamOf(await rendered(page, options, within, "onShellReady"));

/** @param begins when the document can be read */
function rendered(page: ReactElement, options: Options, within: number, begins: "onAllReady" | "onShellReady"): Promise<Transform> {
	return new Promise((resolve, reject) => {
		const document = withoutZeros();
		const { pipe, abort } = renderToPipeableStream(page, {
			...options,
			// React otherwise appends a large part to the end of the document, where it stays hidden without scripts.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			[begins]: () => resolve(pipe(document)),
			onShellError(error) {
				document.destroy();
				reject(error);
			},
		});
		const timer = setTimeout(() => {
			// First, since aborted parts count as ready.
			reject(failureResponse("FETCH_ERROR"));
			abort(new Error("The page took too long to render."));
		}, within);
		document.once("close", () => clearTimeout(timer));
	});
}

/**
 * React 18 writes its buffers whole (facebook/react#26228, fixed in React 19): where a letter of several bytes does not fit in the end of one, a zero byte is left there,
 * which no HTML has.
 */
const withoutZeros = () =>
	new Transform({
		transform(chunk: Uint8Array, _encoding, done) {
			done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
		},
	});

/** Node's stream as one of the Web. */
function streamOf(source: Transform): ReadableStream {
	const chunks = source[Symbol.asyncIterator]();
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await chunks.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		cancel: () => void source.destroy(),
	});
}
