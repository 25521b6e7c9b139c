import { constants, createGzip } from "node:zlib";
import { takesGzip } from "./takes-gzip";

/**
 * Compresses a document that is still being made, so that each of its parts goes out when it is there: compression by itself holds back what does
 * not fill a block.
 * @param answer its body as text; given back as it is where the browser does not take gzip
 */
export function flushed(answer: Response, request: Request): Response {
	const { body } = answer;
	const headers = new Headers(answer.headers);
	headers.append("Vary", "Accept-Encoding");
	if (!body || !takesGzip(request)) {
		headers.set("Content-Encoding", "identity");
		return new Response(body, { status: answer.status, headers });
	}
	headers.set("Content-Encoding", "gzip");
	return new Response(compressed(body), { status: answer.status, headers, encodeBody: "manual" });
}

function compressed(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
	const gzip = createGzip();
	const reader = body.getReader();
	return new ReadableStream<Uint8Array>({
		async start(controller) {
			gzip.on("data", (bytes: Uint8Array) => controller.enqueue(bytes));
			gzip.on("end", () => controller.close());
			gzip.on("error", (error: Error) => controller.error(error));
			// What comes in one go is compressed in one go.
			let isWaiting = false;
			const flush = () => {
				isWaiting = false;
				gzip.flush(constants.Z_SYNC_FLUSH);
			};
			for (let read = await reader.read(); !read.done; read = await reader.read()) {
				gzip.write(read.value);
				if (!isWaiting) setTimeout(flush);
				isWaiting = true;
			}
			gzip.end();
		},
		cancel: (reason) => reader.cancel(reason),
	});
}
