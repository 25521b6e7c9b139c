import { Transform } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
import { failureResponse } from "../backend/errors.server";

type Options = Pick<RenderToPipeableStreamOptions, "nonce" | "onError">;

/** React then aborts pending parts, so that no page hangs forever. */
export const renderTimeout = 6000;

/**
 * Renders a whole document with all suspended parts as text.
 * @param within ms
 * @throws a 503 if it is not complete in time, because half a page with status 200 would pass for a whole one
 */
export const awaitedDocument = async (page: ReactElement, options: Options, within = renderTimeout): Promise<string> =>
	text(await rendered(page, options, within, "onAllReady"));

/**
 * Renders a document as a stream that begins with its shell. Parts follow, and scripts load late ones.
 * @throws a 503 if the shell is not ready in time
 */
export const startedDocument = async (page: ReactElement, options: Options, within = renderTimeout): Promise<ReadableStream> =>
	streamOf(await rendered(page, options, within, "onShellReady"));

/** @param begins when the document can be read */
function rendered(page: ReactElement, options: Options, within: number, begins: "onAllReady" | "onShellReady"): Promise<Transform> {
	return new Promise((resolve, reject) => {
		const document = withoutZeros();
		const { pipe, abort } = renderToPipeableStream(page, {
			...options,
			// Otherwise React appends large parts to the end of the document, where they stay hidden without scripts.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			[begins]: () => resolve(pipe(document)),
			onShellError(error) {
				document.destroy();
				reject(error);
			},
		});
		const timer = setTimeout(() => {
			// Rejects first, because aborted parts count as ready.
			reject(failureResponse("FETCH_ERROR"));
			abort(new Error("The page took too long to render."));
		}, within);
		document.once("close", () => clearTimeout(timer));
	});
}

/**
 * Removes zero bytes. React 18 writes its buffers whole (facebook/react#26228, fixed in React 19) and leaves one if a multi-byte character
 * does not fit at the end. HTML never contains one.
 */
const withoutZeros = () =>
	new Transform({
		transform(chunk: Uint8Array, _encoding, done) {
			done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
		},
	});

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
