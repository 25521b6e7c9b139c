import type { z } from "zod";
import type { Call } from "../../../contract/call";
import { address, type PageTransport, readJson, refuse, sendOnce } from "./client.server";
import { type FailureKind, failureResponse } from "./errors.server";

/** Timeout of a document. It allows a document of many pages to be rendered, without making readers wait too long. In ms. */
const within = 5000;
/** Far above the longest order's size. In bytes. */
const largest = 20_000_000;

interface Input<P extends z.ZodObject, Q extends z.ZodObject> {
	params: z.input<P>;
	query?: z.input<Q>;
}

/** Requests a document and returns it once it is complete. It never passes on a part. */
export type Documents = <P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	call: Call<P, Q, B, A>,
	input: Input<P, Q>,
) => Promise<Response>;

/** Throws like `connectBackend`. An answer of another media type counts as unreadable. */
export function connectDocuments(connection: PageTransport): Documents {
	return async (call, { params, query = {} }) => {
		const begin = Date.now();
		const response = await sendOnce(connection, call, address(call, params, query), undefined, within);
		if (!response.ok) return refuse(connection, call, response.status, (await readJson(connection, call, response)).body);
		const type = response.headers.get("Content-Type") ?? "";
		if (call.media !== "*/*" && type.split(";")[0]?.trim() !== call.media) {
			connection.log("PARSING_ERROR", call, `not ${call.media}`);
			await response.body?.cancel();
			throw failureResponse("PARSING_ERROR");
		}
		const body = await wholeBody(response, begin + within - Date.now());
		if (body instanceof Uint8Array) return new Response(body, { headers: passedOn(response.headers) });
		connection.log(body, call, "the document has not arrived whole");
		throw failureResponse(body);
	};
}

/** @returns the complete body, or why it was not complete in time. @param within ms */
async function wholeBody({ body, headers }: Response, ms: number): Promise<Uint8Array<ArrayBuffer> | FailureKind> {
	if (!body) return "PARSING_ERROR";
	const reader = body.getReader();
	let isTimedOut = false;
	const timer = setTimeout(() => {
		isTimedOut = true;
		// Ends the pending read.
		reader.cancel().catch(() => {});
	}, ms);
	try {
		const parts: Uint8Array[] = [];
		let size = 0;
		for (let read = await reader.read(); !read.done; read = await reader.read()) {
			parts.push(read.value);
			size += read.value.byteLength;
			if (size > largest) {
				await reader.cancel();
				return "PARSING_ERROR";
			}
		}
		if (isTimedOut) return "TIMEOUT_ERROR";
		return size === Number(lengthOf(headers) ?? size) ? joined(parts, size) : "PARSING_ERROR";
	} catch {
		return isTimedOut ? "TIMEOUT_ERROR" : "PARSING_ERROR";
	} finally {
		clearTimeout(timer);
	}
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(size);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.byteLength;
	}
	return whole;
}

/** @returns null if unknown, as for a decompressed body, whose header has the compressed length */
const lengthOf = (headers: Headers): string | null => (headers.has("Content-Encoding") ? null : headers.get("Content-Length"));

/** No other headers of the backend are passed on. */
function passedOn(given: Headers): Headers {
	const headers = new Headers();
	for (const name of ["Content-Type", "Content-Disposition"]) {
		const value = given.get(name);
		if (value !== null) headers.set(name, value);
	}
	const length = lengthOf(given);
	if (length !== null) headers.set("Content-Length", length);
	return headers;
}
