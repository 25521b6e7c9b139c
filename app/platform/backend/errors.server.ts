import type { ErrorAnswer } from "../../../contract/errors";
import { href } from "../config/href";
import { refusedText } from "./refused-text";

/** Why a call has no answer (R20.13). */
export type FailureKind = "FETCH_ERROR" | "TIMEOUT_ERROR" | "PARSING_ERROR" | "HTTP_ERROR";

const statuses: Record<FailureKind, number> = { FETCH_ERROR: 503, TIMEOUT_ERROR: 504, PARSING_ERROR: 502, HTTP_ERROR: 502 };

/** A response that the nearest error boundary renders as a page with a message and this status. */
export function failureResponse(kind: FailureKind): Response {
	return Response.json({ kind }, { status: statuses[kind], statusText: kind });
}

const kinds: readonly FailureKind[] = ["FETCH_ERROR", "TIMEOUT_ERROR", "PARSING_ERROR", "HTTP_ERROR"];

/** Reads the kind from a response of `failureResponse`. */
export const failureKind = ({ statusText }: Response): FailureKind => kinds.find((kind) => kind === statusText) ?? "HTTP_ERROR";

/** An action whose failure has its own message (R20.11, R20.12). */
export type Task = "sendOrder" | "newOrder";

/** Marks a failing call with its action, which changes the message but not the status. */
export async function markTask<T>(task: Task, call: Promise<T>): Promise<T> {
	return call.catch((error: unknown) => {
		if (isFailure(error)) throw Response.json({ task }, { status: error.status });
		throw error;
	});
}

/**
 * The backend's refusal (409, 422), which actions turn into field messages. It is a Response, so that an unexpected refusal renders as a
 * page of its status and not as a failure of the shop. It has no body, because its data may outlast the request.
 */
export class BackendRefusal extends Response {
	constructor(
		status: number,
		readonly answer: ErrorAnswer,
	) {
		super(null, { status, statusText: refusedText });
	}
}

export type SignInPath = "/users/login" | "/desk/sign-in";

/** Nobody is signed in. Redirects to sign-in and from there back to the page. */
export class SignInFirst extends Response {
	/** @param page path and query */
	constructor(page: string, path: SignInPath = "/users/login") {
		super(null, { status: 303, headers: { Location: href(path, { returnTo: page }) } });
	}
}

export const isFailure = (error: unknown): error is Response =>
	error instanceof Response && !(error instanceof BackendRefusal) && error.status > 500;

/** Resolves to null on 404. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
	try {
		return await reading;
	} catch (error) {
		if (isNotFound(error)) return null;
		throw error;
	}
}

/** Reads something that the page only mentions. Resolves to "unknown" on 404 and to null if the backend fails. */
export async function orUnknown<T>(reading: Promise<T>): Promise<T | "unknown" | null> {
	return reading.catch((error: unknown) => (isNotFound(error) ? "unknown" : null));
}

const isNotFound = (error: unknown): boolean => error instanceof Response && error.status === 404;
