import type { ErrorAnswer } from "../../../contract/errors";
import { href } from "../config/href";
import { refusedText } from "./refused-text";

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

/** The action that failed, where its failure has a message of its own (R20.11, R20.12). */
export type Task = "sendOrder" | "newOrder";

/** Marks a failing call with the action that it belongs to: the same status, another message. */
export async function during<T>(task: Task, call: Promise<T>): Promise<T> {
	return call.catch((error: unknown) => {
		if (isFailure(error)) throw Response.json({ task }, { status: error.status });
		throw error;
	});
}

/**
 * A refusal of the backend (409, 422), which actions turn into messages beside fields. It is a Response, so that one that no action expects is a page
 * of its status that says so, and no failure of the shop. It has no body: all that is read of it may outlast the request.
 */
export class BackendRefusal extends Response {
	constructor(
		status: number,
		readonly answer: ErrorAnswer,
	) {
		super(null, { status, statusText: refusedText });
	}
}

/** The session is signed in to no account: the redirect to signing in, and from there back to the page. */
export class SignInFirst extends Response {
	/** @param page its path and query */
	constructor(page: string) {
		super(null, { status: 303, headers: { Location: href("/users/login", { returnTo: page }) } });
	}
}

/** Whether the backend has failed, in contrast to a refusal. */
export const isFailure = (error: unknown): error is Response =>
	error instanceof Response && !(error instanceof BackendRefusal) && error.status > 500;

/** The result of a read, or null for 404. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
	try {
		return await reading;
	} catch (error) {
		if (isNotFound(error)) return null;
		throw error;
	}
}

/** Something the page mentions besides its own content: "unknown" for 404, null where the backend fails. */
export async function orUnknown<T>(reading: Promise<T>): Promise<T | "unknown" | null> {
	return reading.catch((error: unknown) => (isNotFound(error) ? "unknown" : null));
}

const isNotFound = (error: unknown): boolean => error instanceof Response && error.status === 404;
