import { z } from "zod";
import type { Call } from "../../../contract/call";
import { errorAnswer } from "../../../contract/errors";
import { type BackendLocale, requestIdHeader } from "../../../contract/locale";
import { pause } from "../http/pause";
import { atOnce } from "./at-once.server";
import type { Breaker } from "./breaker.server";
import { BackendRefusal, type FailureKind, failureResponse } from "./errors.server";
import type { PageRecord, TaggedAnswer } from "./page-record.server";
import type { ReadCache } from "./read-cache.server";

/** One call may take this long; the page's own time is longer, so that it can still say what is wrong. */
export const timeoutMs = 2500;
/** Calls of one request under way at a time: the platform gives it six connections, and one is for what else it needs. */
const mostAtOnce = 5;
/** Before a read is sent once more, at most: each waits for another while, so that what fails for many does not come back from all of them at once. In ms. */
const longestPause = 150;

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

/** How calls get to the backend, and what goes with each of them. */
export interface Transport {
	/** The service binding or the backend's address: the same request either way. */
	send(path: string, init: RequestInit): Promise<Response>;
	locale: BackendLocale;
	/** Read when a call is sent, since an action may have made the session just before. */
	session(): string | null;
	/** A company's own backend, which is told the session with every call; the embedded one does without where an answer is everybody's. */
	isOutside: boolean;
	key: string;
	/** A digest of where the visitor comes from, for what is limited; "" where nobody knows. Asked for by calls that change something. */
	client(): string;
	/** Of the request that the call is made for: it stands in the backend's log, too. */
	requestId: string;
	/** Knows when the backend does not answer anybody. */
	breaker: Breaker;
	/** Notes a failure with the request's id. */
	log(kind: FailureKind, call: Call, detail: string): void;
}

export interface Connection extends Transport {
	/** Caches answers that are the same for everybody. */
	reads: ReadCache;
	/** Lets work go on after the answer was sent. */
	later(work: Promise<unknown>): void;
	/** What the answers go into. */
	record: Pick<PageRecord, "noteShared" | "noteTagged" | "notePersonal">;
}

/**
 * @returns the function that loaders and actions call the backend with. It throws a Response (404 where there is nothing, 5xx
 * where the backend fails) that Remix shows as a page, and a `BackendRefusal` where the backend says no.
 */
export function connectBackend(connection: Connection): Backend {
	const { record, reads, later } = connection;
	const inTurn = atOnce(mostAtOnce);
	async function own<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
		call: Call<P, Q, B, A>,
		path: string,
		body: unknown,
	): Promise<z.output<A>> {
		if (call.method !== "GET") record.notePersonal();
		try {
			const { value, tag } = await inTurn(() => ask(connection, call, path, body));
			if (tag !== null) record.noteTagged({ call, path, tag });
			else record.notePersonal();
			return value;
		} catch (error) {
			record.notePersonal();
			throw error;
		}
	}
	return async (call, input = {}) => {
		const { params = {}, query = {}, body } = input;
		const path = address(call, params, query);
		if (!isShared(call, query)) {
			return own(call, path, body);
		}
		const everybody = connection.isOutside ? connection : { ...connection, session: () => null };
		const key = `${connection.locale} ${path}`;
		const reading = {
			key,
			schema: call.answer,
			parsed: call.parsed,
			ask: () => inTurn(() => ask(everybody, call, path, undefined)),
			later,
		};
		try {
			const { value, until, isStale } = await reads.read(reading);
			record.noteShared(until, isStale);
			return value;
		} catch (error) {
			// The page may do without, but nobody else is to be shown what it is without.
			record.notePersonal();
			throw error;
		}
	};
}

/** What is hidden is shown to some alone. */
const isShared = (call: Call, query: object): boolean => call.shared && !("showHidden" in query && query.showHidden === "true");

/** @returns the answer as it came, and parsed */
async function ask<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	connection: Transport,
	call: Call<P, Q, B, A>,
	path: string,
	sent: unknown,
): Promise<{ text: string; value: z.output<A>; tag: string | null }> {
	const response = await sendOnce(connection, call, path, sent);
	const { text, body } = await readJson(connection, call, response);
	if (!response.ok) return refuse(connection, call, response.status, body);
	const parsed = call.answer.safeParse(body);
	if (parsed.success) return { text, value: parsed.data, tag: response.headers.get("ETag") };
	connection.log("PARSING_ERROR", call, z.prettifyError(parsed.error).slice(0, 500));
	throw failureResponse("PARSING_ERROR");
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
	// One order, so that the same question is known to be the same.
	search.sort();
	return search.size > 0 ? `${path}?${search}` : path;
}

/** Whether what the backend says to this session is still what it said. @throws as calls do */
export async function isUnchanged(connection: Transport, { call, path, tag }: TaggedAnswer): Promise<boolean> {
	const response = await sendOnce(connection, call, path, undefined, timeoutMs, tag);
	await response.body?.cancel();
	return response.status === 304;
}

/**
 * A read that could not even be sent is sent once more, a moment later; a change never is, since it may have been done.
 * @param within ms, until the answer begins
 * @param known the tag of an answer that need not come again
 */
export async function sendOnce(
	connection: Transport,
	call: Call,
	path: string,
	body: unknown,
	within = timeoutMs,
	known?: string,
): Promise<Response> {
	const pass = connection.breaker.enter();
	if (!pass) return fail(connection, call, "FETCH_ERROR", "not sent: the backend does not answer");
	const session = connection.session();
	// What is changed is counted; what is only read is not.
	const client = call.method === "GET" ? "" : connection.client();
	const init: RequestInit = {
		method: call.method,
		headers: {
			Accept: call.media,
			Locale: connection.locale,
			[requestIdHeader]: connection.requestId,
			...(session ? { "Session-Id": session } : {}),
			...(client ? { Client: client } : {}),
			...(connection.key ? { "Backend-Key": connection.key } : {}),
			...(body === undefined ? {} : { "Content-Type": "application/json" }),
			...(known === undefined ? {} : { "If-None-Match": known }),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
		redirect: "manual",
	};
	// What arrives after the answer has begun takes the time it takes: the deadline is over then.
	const deadline = new AbortController();
	const { signal } = deadline;
	const timer = setTimeout(() => deadline.abort(new DOMException("The answer takes too long.", "TimeoutError")), within);
	const send = () => withDeadline(connection.send(path, { ...init, signal }), signal);
	try {
		const response = await send().catch(async (error: unknown) => {
			if (call.method !== "GET" || signal.aborted) throw error;
			await withDeadline(pause(Math.random() * longestPause), signal);
			return send();
		});
		if (isOutOfReach(response.status)) pass.failed();
		else pass.succeeded();
		return response;
	} catch (error) {
		pass.failed();
		return fail(connection, call, failureOf(signal), error);
	} finally {
		clearTimeout(timer);
	}
}

/** What stands before a backend says for it that it is not there; what it says itself, even that it failed, is an answer. */
const isOutOfReach = (status: number): boolean => status >= 502 && status <= 504;

const failureOf = (signal: AbortSignal): FailureKind => (signal.aborted ? "TIMEOUT_ERROR" : "FETCH_ERROR");

/** A service binding does not heed the signal while the other Worker hangs, so the waiting itself is ended. */
function withDeadline<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
	return new Promise((resolve, reject) => {
		const end = () => reject(signal.reason);
		signal.addEventListener("abort", end, { once: true });
		promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
	});
}

function fail(connection: Transport, call: Call, kind: FailureKind, error: unknown): never {
	connection.log(kind, call, error instanceof Error ? error.message : typeof error === "string" ? error : "unknown");
	throw failureResponse(kind);
}

/** @returns the text, and what it says: null where a failing status comes with something else than JSON, since the status says enough */
export async function readJson(connection: Transport, call: Call, response: Response): Promise<{ text: string; body: unknown }> {
	const deadline = new AbortController();
	const { signal } = deadline;
	// Ended with the answer: one that goes on holds the whole request in memory.
	const timer = setTimeout(() => deadline.abort(new DOMException("The answer takes too long.", "TimeoutError")), timeoutMs);
	try {
		const text = await withDeadline(response.text(), signal);
		return { text, body: JSON.parse(text) };
	} catch (error) {
		if (signal.aborted) return fail(connection, call, failureOf(signal), error);
		if (!response.ok) return { text: "", body: null };
		return fail(connection, call, "PARSING_ERROR", "not JSON");
	} finally {
		clearTimeout(timer);
	}
}

export function refuse(connection: Transport, call: Call, status: number, body: unknown): never {
	if (status === 404) throw new Response(null, { status: 404 });
	const answer = errorAnswer.safeParse(body);
	// A payment provider that is out of reach is something to tell beside the form, though the backend could do nothing.
	if (answer.success && (status < 500 || answer.data.code === "payment_failed")) throw new BackendRefusal(status, answer.data);
	connection.log("HTTP_ERROR", call, String(status));
	throw failureResponse("HTTP_ERROR");
}
