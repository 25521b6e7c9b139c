import { z } from "zod";
import type { Call } from "../../../contract/call";
import { type ErrorAnswer, errorAnswer, type Refusal, statusOf } from "../../../contract/errors";
import { type BackendLocale, requestIdHeader } from "../../../contract/locale";
import { pause } from "../http/pause";
import { type Breaker, optionalPass } from "./breaker.server";
import { BackendRefusal, type FailureKind, failureResponse, SignInFirst, type SignInPath } from "./errors.server";
import { limitConcurrency } from "./limit-concurrency.server";
import type { PageRecord, TaggedAnswer } from "./page-record.server";
import type { ReadCache } from "./read-cache.server";

/** Timeout per call. The page's own timeout is longer, so that it can still show the failure. */
export const timeoutMs = 2500;
/** Timeout of a call that uploads a file. */
const uploadMs = 10_000;
/** Concurrent calls per request. The platform allows six connections, and one serves everything else. */
const maxConcurrent = 5;
/** The limit for optional calls. */
const maxOptional = 3;
/** The longest delay before a read is retried. It is random, so that many retries do not arrive together. In ms. */
const longestPause = 150;

interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
	params?: z.input<P>;
	query?: z.input<Q>;
	body?: z.input<B>;
}

/** Sends a call of the contract and returns its parsed answer. Money is in cents, weights in grams. */
export type Backend = <P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	call: Call<P, Q, B, A>,
	input?: Input<P, Q, B>,
) => Promise<z.output<A>>;

/** The connection to the backend, and the data that each call sends. */
export interface Transport {
	/** Sends the request to the service binding or the backend's address. */
	send(path: string, init: RequestInit): Promise<Response>;
	locale: BackendLocale;
	/** Read on each call, because an action may have just created the session. */
	session(): string | null;
	/** A company's own backend. It receives the session with every call; the embedded one only if the answer depends on it. */
	isOutside: boolean;
	key: string;
	/** The bearer token of calls of the desk; "" for calls of the shop. */
	bearer: string;
	/** A digest of the visitor's network for rate limits; "" if unknown. Computed only for changes. */
	client(): string;
	/** The id of the request that needs the call. The backend's log contains it, too. */
	requestId: string;
	breaker: Breaker;
	/** The circuit breaker of an optional call (page-calls.server.ts); null for a needed call. */
	ownBreaker(call: Call): Breaker | null;
	/** Logs, with the request's id, a failure, a call that the backend lacks, or a refusal in words that the contract lacks. */
	log(kind: FailureKind | "MISSING_CALL" | "UNKNOWN_REFUSAL", call: Call, detail: string): void;
}

export interface PageTransport extends Transport {
	/** Path and query of the page. Sign-in leads back there. */
	page: string;
	/** Where to sign in. */
	signIn: SignInPath;
}

export interface Connection extends PageTransport {
	reads: ReadCache;
	/** The goods that pages show in a visit with a part of them (contract/fields.ts); undefined for everybody else. */
	within?: () => string | undefined;
	/** Keeps work running after the response. */
	waitUntil(work: Promise<unknown>): void;
	/** Records the answers that the page contains. */
	record: Pick<PageRecord, "recordShared" | "recordTagged" | "recordPersonal">;
}

/**
 * @returns the function by which loaders and actions call the backend. It throws a Response that Remix renders as a page (404 for a missing
 * resource, 5xx for a failure), a `BackendRefusal` if the backend refuses, and `SignInFirst` if nobody is signed in.
 */
export function connectBackend(connection: Connection): Backend {
	const { record, reads, waitUntil } = connection;
	const neededInTurn = limitConcurrency(maxConcurrent);
	const optionalInTurn = limitConcurrency(maxOptional);
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
		const { params = {}, body } = input;
		const within = connection.within?.();
		// Part of the address, so that caches keep the answers apart.
		const query = within !== undefined && "within" in call.query.shape ? { ...input.query, within } : (input.query ?? {});
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

/** @returns the raw and the parsed answer */
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

/**
 * The specification's wording of account refusals without a code. Some backends send them with status 200. In lower case, without the full
 * stop.
 */
const codesByWords = new Map<string, Refusal>([
	["invalid email or password", "invalid_credentials"],
	["invalid password", "invalid_credentials"],
	["user with this email already exists", "email_taken"],
	["invalid or expired reset link", "link_invalid"],
]);

const words = z.string().nullish().catch(null);
const spokenAnswer = z.object({ error: words, message: words, code: z.undefined().optional() });

/** @returns undefined if an answer has a code or no known wording */
function codeInWords(body: unknown): Refusal | undefined {
	const { error, message } = spokenAnswer.safeParse(body).data ?? {};
	const said = error || message;
	return said ? codesByWords.get(said.trim().toLowerCase().replace(/\.$/, "")) : undefined;
}

/**
 * Whether a 404 means that the backend lacks the call. A missing resource answers in the contract's words, and only if the call names one.
 */
const isMissing = ({ method, path }: Call, answer: ErrorAnswer | undefined): boolean =>
	answer?.code !== "not_found" || (method === "GET" && !path.includes("{"));

export function address(call: Call, params: object, query: object): string {
	const given = call.params.safeParse(params);
	// A malformed slug or id answers 404 without a call.
	if (!given.success) throw new Response(null, { status: 404 });
	const values = new Map(Object.entries(given.data));
	// Encoding keeps "." and "..", which would climb the backend's path.
	if ([...values.values()].some((value) => /^\.{1,2}$/.test(String(value)))) throw new Response(null, { status: 404 });
	const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))));
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== "") search.set(name, String(value));
	// Sorts the query, so that equal queries have equal cache keys.
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
 * Retries a failed read once after a short delay. Never retries a change, because the backend may have made it.
 * @param within ms until the response begins
 * @param known the tag of a cached answer
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
			...(connection.bearer ? { Authorization: `Bearer ${connection.bearer}` } : {}),
			...(body === undefined ? {} : { "Content-Type": call.bodyMedia }),
			...(known === undefined ? {} : { "If-None-Match": known }),
		},
		...(body === undefined ? {} : { body: body instanceof ArrayBuffer ? body : JSON.stringify(body) }),
		redirect: "manual",
	};
	// The deadline ends when the answer begins.
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

/** A proxy's failure in front of the backend. Anything the backend itself answers, even a failure, is an answer. */
const isOutOfReach = (status: number): boolean => status >= 502 && status <= 504;

const failureOf = (signal: AbortSignal): FailureKind => (signal.aborted ? "TIMEOUT_ERROR" : "FETCH_ERROR");

/** Aborts the wait itself, because a service binding ignores the signal while the other Worker hangs. */
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

/** @returns the text and its parsed value; null if a failing status has no JSON, because the status says enough */
export async function readJson(connection: Transport, call: Call, response: Response): Promise<{ text: string; body: unknown }> {
	const deadline = new AbortController();
	const { signal } = deadline;
	// Cancels an unread body, because it would hold the whole request in memory.
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

/** Maps a status to a refusal if the answer has no code of the contract. */
const codesByStatus: Readonly<Record<number, Refusal>> = { 401: "not_signed_in", 403: "not_allowed", 429: "too_many_attempts" };

const { shape } = errorAnswer;
/** The usable parts of a refusal that does not match the schema. */
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
	// The backend answers like this to every call of a shop without its key.
	const isKeyless = status === 403 && answer.data?.code === "not_found";
	// An unreachable payment provider is reported at the form, although the status is a failure.
	if (answer.success && !isKeyless && (status < 500 || answer.data.code === "payment_failed"))
		throw refusalOf(connection, status, answer.data);
	// A form's sender sees every refusal, whatever its wording. Some changes use GET.
	if (!call.shared && !isKeyless && status >= 400 && status < 500) {
		connection.log("UNKNOWN_REFUSAL", call, `${status} ${JSON.stringify(body)}`.slice(0, 200));
		const said = readable.parse(body);
		throw refusalOf(connection, status, { ...said, error: "", code: said.code ?? codesByStatus[status] ?? "invalid" });
	}
	connection.log("HTTP_ERROR", call, String(status));
	throw failureResponse("HTTP_ERROR");
}

const refusalOf = ({ page, signIn }: PageTransport, status: number, answer: ErrorAnswer): Response =>
	answer.code === "not_signed_in" ? new SignInFirst(page, signIn) : new BackendRefusal(status, answer);
