import { z } from "zod";
import type { Call } from "../../contract/call";
import { errorAnswer } from "../../contract/errors";
import type { BackendLocale } from "../../contract/locale";
import type { PageRecord } from "../page-record.server";
import { BackendRefusal, type FailureKind, failureResponse } from "./errors.server";

/** One call may take this long; the page's own time is longer, so that it can still say what is wrong. */
const timeoutMs = 2500;

/** What goes with a call. Parts that the call does not have are left out. */
interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
	params?: z.input<P>;
	query?: z.input<Q>;
	body?: z.input<B>;
}

/** Sends a call of the contract and gives its parsed answer: money in cents, weights in grams. */
export type Backend = <P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	call: Call<P, Q, B, A>,
	input?: Input<P, Q, B>,
) => Promise<z.output<A>>;

export interface Connection {
	/** The service binding or the backend's address: the same request either way. */
	send(path: string, init: RequestInit): Promise<Response>;
	locale: BackendLocale;
	/** Read when a call is sent, since an action may have made the session just before. */
	session(): string | null;
	key: string;
	/** A digest of where the visitor comes from, for what is limited; "" where nobody knows. */
	client: string;
	/** What the answers go into. */
	record: Pick<PageRecord, "noteShared" | "notePersonal">;
	/** Notes a failure with the request's id. */
	log(kind: FailureKind, call: Call, detail: string): void;
}

/**
 * @returns the function that loaders and actions call the backend with. It throws a Response (404 where there is nothing, 5xx
 * where the backend fails) that Remix shows as a page, and a `BackendRefusal` where the backend says no.
 */
export function connectBackend(connection: Connection): Backend {
	return async (call, input = {}) => {
		const path = address(call, input.params ?? {}, input.query ?? {});
		connection.record.notePersonal();
		const response = await sendOnce(connection, call, path, input.body);
		const body = await readJson(connection, call, response);
		if (!response.ok) return refuse(connection, call, response.status, body);
		const parsed = call.answer.safeParse(body);
		if (parsed.success) return parsed.data;
		connection.log("PARSING_ERROR", call, z.prettifyError(parsed.error).slice(0, 500));
		throw failureResponse("PARSING_ERROR");
	};
}

export function address(call: Call, params: object, query: object): string {
	const given = call.params.safeParse(params);
	// A slug or id that does not even have the form of one is not there.
	if (!given.success) throw new Response(null, { status: 404 });
	const values = new Map(Object.entries(given.data));
	// "." and ".." stay as they are when encoded, and would climb the backend's path.
	if ([...values.values()].some((value) => /^\.{1,2}$/.test(String(value)))) throw new Response(null, { status: 404 });
	const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))));
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== "") search.set(name, String(value));
	return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * A read that could not even be sent is sent once more; a change never is, since it may have been done.
 * @param within ms, until the answer begins
 */
export async function sendOnce(connection: Connection, call: Call, path: string, body: unknown, within = timeoutMs): Promise<Response> {
	const session = connection.session();
	const init: RequestInit = {
		method: call.method,
		headers: {
			Accept: call.media,
			Locale: connection.locale,
			...(session ? { "Session-Id": session } : {}),
			...(connection.client ? { Client: connection.client } : {}),
			...(connection.key ? { "Backend-Key": connection.key } : {}),
			...(body === undefined ? {} : { "Content-Type": "application/json" }),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
		redirect: "manual",
	};
	// What arrives after the answer has begun takes the time it takes: the deadline is over then.
	const deadline = new AbortController();
	const { signal } = deadline;
	const timer = setTimeout(() => deadline.abort(new DOMException("The answer takes too long.", "TimeoutError")), within);
	try {
		return await withDeadline(connection.send(path, { ...init, signal }), signal);
	} catch (error) {
		if (call.method === "GET" && !signal.aborted) {
			return await withDeadline(connection.send(path, { ...init, signal }), signal).catch((again) => fail(connection, call, signal, again));
		}
		return fail(connection, call, signal, error);
	} finally {
		clearTimeout(timer);
	}
}

/** A service binding does not heed the signal while the other Worker hangs, so the waiting itself is ended. */
function withDeadline<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
	return new Promise((resolve, reject) => {
		const end = () => reject(signal.reason);
		signal.addEventListener("abort", end, { once: true });
		promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
	});
}

function fail(connection: Connection, call: Call, signal: AbortSignal, error: unknown): never {
	const kind = signal.aborted ? "TIMEOUT_ERROR" : "FETCH_ERROR";
	connection.log(kind, call, error instanceof Error ? error.message : "unknown");
	throw failureResponse(kind);
}

export async function readJson(connection: Connection, call: Call, response: Response): Promise<unknown> {
	const signal = AbortSignal.timeout(timeoutMs);
	try {
		return await withDeadline(response.json(), signal);
	} catch (error) {
		if (signal.aborted) return fail(connection, call, signal, error);
		// A failing status may come with any body; the status says enough.
		if (!response.ok) return null;
		connection.log("PARSING_ERROR", call, "not JSON");
		throw failureResponse("PARSING_ERROR");
	}
}

export function refuse(connection: Connection, call: Call, status: number, body: unknown): never {
	if (status === 404) throw new Response(null, { status: 404 });
	const answer = errorAnswer.safeParse(body);
	// A payment provider that is out of reach is something to tell beside the form, though the backend could do nothing.
	if (answer.success && (status < 500 || answer.data.code === "payment_failed")) throw new BackendRefusal(status, answer.data);
	connection.log("HTTP_ERROR", call, String(status));
	throw failureResponse("HTTP_ERROR");
}
