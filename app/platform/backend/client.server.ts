import { z } from "zod";
import type { Call } from "../../../contract/call";
import { type ErrorAnswer, errorAnswer, type Refusal, statusOf } from "../../../contract/errors";
import { type BackendLocale, requestIdHeader } from "../../../contract/locale";
import { pause } from "../http/pause";
import { atOnce } from "./at-once.server";
import { type Breaker, optionalPass } from "./breaker.server";
import { BackendRefusal, type FailureKind, failureResponse, SignInFirst } from "./errors.server";
import type { PageRecord, TaggedAnswer } from "./page-record.server";
import type { ReadCache } from "./read-cache.server";

/** Timeout of one call; the page's own is longer, so that it can still show the failure. */
export const timeoutMs = 2500;
/** The same of a call that uploads a file. */
const uploadMs = 10_000;
/** Concurrent calls of one request: the platform allows six connections, and one is for everything else. */
const mostAtOnce = 5;
/** As many of them may be calls that the page can do without. */
const mostOptional = 3;
/** The longest delay before a read is retried; it is random, so that retries of many do not arrive together. In ms. */
const longestPause = 150;

/** The parts of a call. Those that the call does not have are omitted. */
interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
	params?: z.input<P>;
	query?: z.input<Q>;
	body?: z.input<B>;
}

/** Sends a call of the contract and returns its parsed answer: money in cents, weights in grams. */
export type Backend = <P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	call: Call<P, Q, B, A>,
	input?: Input<P, Q, B>,
) => Promise<z.output<A>>;

/** How calls reach the backend, and what is sent with each of them. */
export interface Transport {
	/** The service binding or the backend's address: the same request either way. */
	send(path: string, init: RequestInit): Promise<Response>;
	locale: BackendLocale;
	/** Read when a call is sent, since an action may have made the session just before. */
	session(): string | null;
	/** A company's own backend, which receives the session with every call; the embedded one only where an answer depends on it. */
	isOutside: boolean;
	key: string;
	/** A digest of the visitor's network, for rate limits; "" where it is unknown. Computed for calls that change something. */
	client(): string;
	/** The id of the request that the call is made for, also written to the backend's log. */
	requestId: string;
	/** The backend's circuit breaker. */
	breaker: Breaker;
	/** The own circuit breaker of a call that the page can do without (page-calls.server.ts); null for a needed one. */
	ownBreaker(call: Call): Breaker | null;
	/** Logs a failure with the request's id, that the backend does not have a call, or that it refuses one in words that are not the contract's. */
	log(kind: FailureKind | "MISSING_CALL" | "UNKNOWN_REFUSAL", call: Call, detail: string): void;
}

export interface PageTransport extends Transport {
	/** Path and query of the page that the call is for: where signing in leads back to. */
	page: string;
}

export interface Connection extends PageTransport {
	/** Caches answers that are the same for everybody. */
	reads: ReadCache;
	/** Keeps work running after the response was sent. */
	waitUntil(work: Promise<unknown>): void;
	/** Records the answers that the page consists of. */
	record: Pick<PageRecord, "recordShared" | "recordTagged" | "recordPersonal">;
}

/**
 * @returns the function by which loaders and actions call the backend. It throws a Response (404 where there is nothing, 5xx where the backend fails)
 * that Remix renders as a page, a `BackendRefusal` where the backend refuses, and `SignInFirst` where it refuses because nobody is signed in.
 */
export function connectBackend(connection: Connection): Backend {
	const { record, reads, waitUntil } = connection;
	const neededInTurn = atOnce(mostAtOnce);
	const optionalInTurn = atOnce(mostOptional);
	const inTurn = <T>(call: Call, work: () => Promise<T>): Promise<T> =>
		connection.ownBreaker(call) ? optionalInTurn(() => neededInTurn(work)) : neededInTurn(work);
	async function own<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
		call: Call<P, Q, B, A>,
		path: string,
		body: unknown,
	): Promise<z.output<A>> {
		if (call.method !== "GET") record.recordPersonal();
		try {
			const { value, tag } = await inTurn(call, () => ask(connection, call, path, body));
			if (tag !== null) record.recordTagged({ call, path, tag });
			else record.recordPersonal();
			return value;
		} catch (error) {
			record.recordPersonal();
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
			ask: () => inTurn(call, () => ask(everybody, call, path, undefined)),
			waitUntil,
		};
		try {
			const { value, until, isStale } = await reads.read(reading);
			record.recordShared(until, isStale);
			return value;
		} catch (error) {
			// The page may be rendered without the answer, but must not be cached for others.
			record.recordPersonal();
			throw error;
		}
	};
}

/** Hidden goods are shown only to accounts that may see them. */
const isShared = (call: Call, query: object): boolean => call.shared && !("showHidden" in query && query.showHidden === "true");

/** @returns the answer as it came, and parsed */
async function ask<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	connection: PageTransport,
	call: Call<P, Q, B, A>,
	path: string,
	sent: unknown,
): Promise<{ text: string; value: z.output<A>; tag: string | null }> {
	const response = await sendOnce(connection, call, path, sent, sent instanceof ArrayBuffer ? uploadMs : timeoutMs);
	const { text, body } = await readJson(connection, call, response);
	const spoken = call.path.startsWith("/users/") ? codeInWords(body) : undefined;
	if (spoken) throw new BackendRefusal(statusOf(spoken), { error: "", code: spoken });
	if (!response.ok) return refuse(connection, call, response.status, body);
	const parsed = call.answer.safeParse(body);
	if (parsed.success) return { text, value: parsed.data, tag: response.headers.get("ETag") };
	connection.log("PARSING_ERROR", call, z.prettifyError(parsed.error).slice(0, 500));
	throw failureResponse("PARSING_ERROR");
}

/** Refusals of accounts that have no code, as the specification words them; some backends answer with 200 all the same. In lower case, without the stop. */
const codesByWords = new Map<string, Refusal>([
	["invalid email or password", "invalid_credentials"],
	["invalid password", "invalid_credentials"],
	["user with this email already exists", "email_taken"],
	["invalid or expired reset link", "link_invalid"],
]);

const words = z.string().nullish().catch(null);
const spokenAnswer = z.object({ error: words, message: words, code: z.undefined().optional() });

/** @returns undefined where an answer has a code, or refuses nothing in words that are known */
function codeInWords(body: unknown): Refusal | undefined {
	const { error, message } = spokenAnswer.safeParse(body).data ?? {};
	const said = error || message;
	return said ? codesByWords.get(said.trim().toLowerCase().replace(/\.$/, "")) : undefined;
}

/** Whether a 404 says that the backend has no such call: what a call asks for is not there in the contract's own words, and only where it names something. */
const isMissing = ({ method, path }: Call, answer: ErrorAnswer | undefined): boolean =>
	answer?.code !== "not_found" || (method === "GET" && !path.includes("{"));

export function address(call: Call, params: object, query: object): string {
	const given = call.params.safeParse(params);
	// A malformed slug or id is answered with 404 without a call.
	if (!given.success) throw new Response(null, { status: 404 });
	const values = new Map(Object.entries(given.data));
	// "." and ".." stay as they are when encoded, and would climb the backend's path.
	if ([...values.values()].some((value) => /^\.{1,2}$/.test(String(value)))) throw new Response(null, { status: 404 });
	const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))));
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== "") search.set(name, String(value));
	// Sorted, so that equal queries have equal cache keys.
	search.sort();
	return search.size > 0 ? `${path}?${search}` : path;
}

/** Revalidates an answer for this session by its entity tag. @throws as calls do */
export async function isUnchanged(connection: Transport, { call, path, tag }: TaggedAnswer): Promise<boolean> {
	const response = await sendOnce(connection, call, path, undefined, timeoutMs, tag);
	await response.body?.cancel();
	return response.status === 304;
}

/**
 * A read that could not be sent is retried once after a short delay; a change never is, since it may have been done.
 * @param within ms until the response begins
 * @param known the tag of an answer that need not be sent again
 */
export async function sendOnce(
	connection: Transport,
	call: Call,
	path: string,
	body: unknown,
	within = timeoutMs,
	known?: string,
): Promise<Response> {
	const own = connection.ownBreaker(call);
	const pass = own ? optionalPass(connection.breaker, own) : connection.breaker.enter();
	if (!pass) return fail(connection, call, "FETCH_ERROR", "not sent: the backend does not answer");
	const session = connection.session();
	// Only changes are rate limited.
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
			...(body === undefined ? {} : { "Content-Type": call.bodyMedia }),
			...(known === undefined ? {} : { "If-None-Match": known }),
		},
		...(body === undefined ? {} : { body: body instanceof ArrayBuffer ? body : JSON.stringify(body) }),
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

/** A failure reported by a proxy in front of the backend; what the backend itself answers, even a failure, is an answer. */
const isOutOfReach = (status: number): boolean => status >= 502 && status <= 504;

const failureOf = (signal: AbortSignal): FailureKind => (signal.aborted ? "TIMEOUT_ERROR" : "FETCH_ERROR");

/** A service binding ignores the signal while the other Worker hangs, so the wait itself is aborted. */
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
	// Cancelled with the response: an open body would hold the whole request in memory.
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

/** What the shop acts on where a refusal has no code that the contract has. */
const codesByStatus: Readonly<Record<number, Refusal>> = { 401: "not_signed_in", 403: "not_allowed", 429: "too_many_attempts" };

const { shape } = errorAnswer;
/** What can be read of a refusal that does not fit as a whole. */
const readable = z
	.object({
		code: shape.code.optional().catch(undefined),
		fields: shape.fields.catch(undefined),
		details: shape.details.catch(undefined),
	})
	.catch({ code: undefined });

export function refuse(connection: PageTransport, call: Call, status: number, body: unknown): never {
	const answer = errorAnswer.safeParse(body);
	if (status === 404) {
		if (isMissing(call, answer.data)) connection.log("MISSING_CALL", call, "404, and not by the code not_found");
		throw new Response(null, { status: 404 });
	}
	// In this way it refuses a shop without its key, whatever is asked.
	const isKeyless = status === 403 && answer.data?.code === "not_found";
	// An unreachable payment provider is shown beside the form, though the backend failed.
	if (answer.success && !isKeyless && (status < 500 || answer.data.code === "payment_failed"))
		throw refusalOf(connection, status, answer.data);
	// Whoever has sent a form is told that it is refused, whatever the words. Some changes are sent by GET.
	if (!call.shared && !isKeyless && status >= 400 && status < 500) {
		connection.log("UNKNOWN_REFUSAL", call, `${status} ${JSON.stringify(body)}`.slice(0, 200));
		const said = readable.parse(body);
		throw refusalOf(connection, status, { ...said, error: "", code: said.code ?? codesByStatus[status] ?? "invalid" });
	}
	connection.log("HTTP_ERROR", call, String(status));
	throw failureResponse("HTTP_ERROR");
}

const refusalOf = ({ page }: PageTransport, status: number, answer: ErrorAnswer): Response =>
	answer.code === "not_signed_in" ? new SignInFirst(page) : new BackendRefusal(status, answer);
