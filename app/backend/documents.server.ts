import type { z } from "zod";
import type { Call } from "../../contract/call";
import { address, readJson, refuse, sendOnce, type Way } from "./client.server";
import { failureResponse } from "./errors.server";

/** A document of many sheets is made while it is waited for. In ms. */
const within = 8000;

/** What goes with a call for a document. */
interface Input<P extends z.ZodObject, Q extends z.ZodObject> {
	params: z.input<P>;
	query?: z.input<Q>;
}

/** Sends a call of the contract whose answer is a document, and passes that on as it arrives. */
export type Documents = <P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	call: Call<P, Q, B, A>,
	input: Input<P, Q>,
) => Promise<Response>;

/** Throws like `connectBackend`; an answer of another media type is one that cannot be read. */
export function connectDocuments(connection: Way): Documents {
	return async (call, { params, query = {} }) => {
		const response = await sendOnce(connection, call, address(call, params, query), undefined, within);
		if (!response.ok) return refuse(connection, call, response.status, (await readJson(connection, call, response)).body);
		const type = response.headers.get("Content-Type") ?? "";
		if (type.split(";")[0]?.trim() !== call.media) {
			connection.log("PARSING_ERROR", call, `not ${call.media}`);
			await response.body?.cancel();
			throw failureResponse("PARSING_ERROR");
		}
		return new Response(response.body, { headers: passedOn(response.headers) });
	};
}

/** Nothing else that a backend says of its answer is for the reader. */
function passedOn(given: Headers): Headers {
	const headers = new Headers();
	for (const name of ["Content-Type", "Content-Length", "Content-Disposition"]) {
		const value = given.get(name);
		if (value !== null) headers.set(name, value);
	}
	return headers;
}
