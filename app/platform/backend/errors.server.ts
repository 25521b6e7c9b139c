import type { ErrorAnswer } from "../../../contract/errors";

/** Why a call gave no answer (R20.13). */
export type FailureKind = "FETCH_ERROR" | "TIMEOUT_ERROR" | "PARSING_ERROR" | "HTTP_ERROR";

const statuses: Record<FailureKind, number> = { FETCH_ERROR: 503, TIMEOUT_ERROR: 504, PARSING_ERROR: 502, HTTP_ERROR: 502 };

/** The answer that Remix renders with the nearest error boundary: a whole page with a message and this status. */
export function failureResponse(kind: FailureKind): Response {
	return Response.json({ kind }, { status: statuses[kind], statusText: kind });
}

const kinds: readonly FailureKind[] = ["FETCH_ERROR", "TIMEOUT_ERROR", "PARSING_ERROR", "HTTP_ERROR"];

/** Of a response that `failureResponse` has made. */
export const failureKind = ({ statusText }: Response): FailureKind => kinds.find((kind) => kind === statusText) ?? "HTTP_ERROR";

/** What was being done, where its failure has a message of its own (R20.11, R20.12). */
export type Task = "sendOrder" | "newOrder";

/** Lets a failing call say what failed with it: the same status, another message. */
export async function during<T>(task: Task, call: Promise<T>): Promise<T> {
	return call.catch((error: unknown) => {
		if (error instanceof Response && error.status > 500) throw Response.json({ task }, { status: error.status });
		throw error;
	});
}

/** The backend understood and said no (409, 422): actions turn it into messages beside the fields. */
export class BackendRefusal extends Error {
	constructor(
		readonly status: number,
		readonly answer: ErrorAnswer,
	) {
		super(`${status} ${answer.code}: ${answer.error}`);
	}
}

/** What a call reads, or null where there is no such thing. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
	try {
		return await reading;
	} catch (error) {
		if (isNotFound(error)) return null;
		throw error;
	}
}

/** What a page names beside its own matter: "unknown" where there is no such thing, null where the backend does not answer. */
export async function orUnknown<T>(reading: Promise<T>): Promise<T | "unknown" | null> {
	return reading.catch((error: unknown) => (isNotFound(error) ? "unknown" : null));
}

const isNotFound = (error: unknown): boolean => error instanceof Response && error.status === 404;
