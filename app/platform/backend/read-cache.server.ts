import type { z } from "zod";
import { queryCachedMs } from "../config/constants";
import { atMost } from "../http/at-most";
import { BoundedMemory } from "./bounded-memory.server";
import { BackendRefusal, type FailureKind, failureKind, failureResponse } from "./errors.server";

/** How long a stale answer may be served while the backend fails; after what time the backend is tried again; how long a 404 is cached. In ms. */
export const staleMs = 600_000;
const retryMs = 5000;
const missingMs = 10_000;
/** Timeout of waiting for another request's call: a little longer than a call's own. In ms. */
export const longestWait = 3000;
/** Of all answers in memory, in characters of JSON; what is parsed takes about four times as much. */
const most = 8_000_000;
/** What an entry takes besides its text, so that many cached 404s count, too. In the same characters. */
const beside = 500;

/** An answer as it came. */
export interface StoredAnswer {
	text: string;
	/** When its call was sent: ms since 1970. */
	requestedAt: number;
}

/** "all" deletes every cached answer; "fresh" marks all of them stale: they are requested again, and served only while the backend fails. */
export type PurgeScope = "all" | "fresh";

/** Stores answers beyond the life of the running Worker, in the cache of its data centre. Never throws. */
export interface AnswerStore {
	find(key: string): Promise<StoredAnswer | null>;
	store(key: string, answer: StoredAnswer): Promise<void>;
	/** Applies to what was stored before the call. */
	purge(what: PurgeScope): Promise<void>;
}

/** What is read: the call's schema, its parsed answers, and the call itself. `ask` throws as calls do. */
export interface Reading<A extends z.ZodType> {
	/** Language and address. */
	key: string;
	schema: A;
	/** Parsed answers by their entries in memory: the call has them, so that they have its type (contract/call.ts). */
	parsed: WeakMap<object, z.output<A>>;
	ask(): Promise<{ text: string; value: z.output<A> }>;
	/** Keeps the call running after its request has ended, since other requests wait for it. */
	waitUntil(work: Promise<unknown>): void;
}

export interface SharedAnswer<T> {
	/** Frozen, since all requests share it. */
	value: T;
	/** ms since 1970. */
	until: number;
	isStale: boolean;
}

interface CachedAnswer {
	/** The backend answered 404. */
	isMissing: boolean;
	size: number;
	requestedAt: number;
	/** After a failure of the backend: it is not tried again before. ms since 1970 */
	retryAt: number;
}

/** What a call resulted in. Holds nothing of the request that sent it, since workerd lets no other request use that. */
type Outcome = CachedAnswer | BackendRefusal | FailureKind;

/**
 * Caches answers that are the same for everybody in a language. Looks in memory, then calls the backend, once for all requests that wait. One for each
 * running Worker. An answer is fresh for a minute (R21.4) and served for ten more while the backend fails, also from the data centre's cache; a refusal
 * is never cached.
 */
export class ReadCache {
	#store: AnswerStore;
	/** When the circuit breaker lets calls through again: ms since 1970. */
	#opensAt: () => number;
	#now: () => number;
	#memory = new BoundedMemory<CachedAnswer>(most);
	#requests = new Map<string, Promise<Outcome>>();
	/** Answers to calls that were sent before are not cached. */
	#purgedAt = 0;

	constructor(store: AnswerStore, opensAt: () => number = () => 0, now: () => number = Date.now) {
		this.#store = store;
		this.#opensAt = opensAt;
		this.#now = now;
	}

	/** @throws as calls do, where there is neither an answer nor a stale one */
	async read<A extends z.ZodType>(reading: Reading<A>): Promise<SharedAnswer<z.output<A>>> {
		const known = this.#memory.get(reading.key);
		if (known && this.#now() < validUntil(known)) return this.#answerFrom(known, reading);
		const outcome = await this.#outcomeOf(reading);
		if (outcome instanceof BackendRefusal) throw outcome;
		if (typeof outcome === "string") throw failureResponse(outcome);
		return this.#answerFrom(outcome, reading);
	}

	async purge(what: PurgeScope = "all"): Promise<void> {
		this.#purgedAt = this.#now();
		this.#requests.clear();
		if (what === "all") this.#memory.clear();
		for (const cached of this.#memory.values()) {
			cached.requestedAt = agedAt(cached, this.#purgedAt);
			cached.retryAt = 0;
		}
		await this.#store.purge(what);
	}

	#answerFrom<A extends z.ZodType>(cached: CachedAnswer, { parsed }: Reading<A>): SharedAnswer<z.output<A>> {
		if (cached.isMissing) throw new Response(null, { status: 404 });
		const value = parsed.get(cached);
		// The entry was cached for another call with the same address.
		if (value === undefined) throw failureResponse("PARSING_ERROR");
		return { value, until: validUntil(cached), isStale: this.#now() >= freshUntil(cached) };
	}

	/** Waits for a running call of another request, at most as long as a call of its own would take. */
	async #outcomeOf<A extends z.ZodType>(reading: Reading<A>): Promise<Outcome> {
		const { key } = reading;
		const request = this.#requests.get(key) ?? this.#start(reading);
		const outcome = await atMost(request, longestWait);
		if (outcome !== null) return outcome;
		if (this.#requests.get(key) === request) this.#requests.delete(key);
		return this.#standIn(key, "TIMEOUT_ERROR");
	}

	#start<A extends z.ZodType>(reading: Reading<A>): Promise<Outcome> {
		const { key } = reading;
		const request: Promise<Outcome> = this.#fetch(reading).finally(() => {
			if (this.#requests.get(key) === request) this.#requests.delete(key);
		});
		this.#requests.set(key, request);
		reading.waitUntil(request.catch(() => null));
		return request;
	}

	async #fetch<A extends z.ZodType>(reading: Reading<A>): Promise<Outcome> {
		const { key, parsed, ask, waitUntil } = reading;
		const requestedAt = this.#now();
		try {
			const { text, value } = await ask();
			const cached = { isMissing: false, size: sizeOf(key, text), requestedAt, retryAt: 0 };
			parsed.set(cached, frozen(value));
			if (requestedAt < this.#purgedAt) return cached;
			waitUntil(this.#store.store(key, { text, requestedAt }));
			return this.#remember(key, cached);
		} catch (error) {
			if (error instanceof BackendRefusal) return error;
			if (!(error instanceof Response)) throw error;
			if (error.status === 404) return this.#remember(key, { isMissing: true, size: sizeOf(key), requestedAt, retryAt: 0 });
			await this.#loadStored(reading);
			return this.#standIn(key, failureKind(error));
		}
	}

	/** Copies the stored answer into memory, where it is newer. */
	async #loadStored<A extends z.ZodType>({ key, schema, parsed }: Reading<A>): Promise<void> {
		const stored = await this.#store.find(key);
		if (!stored || stored.requestedAt <= (this.#memory.get(key)?.requestedAt ?? 0)) return;
		const answer = schema.safeParse(parsedJson(stored.text));
		// Another version of the shop may have stored it.
		if (!answer.success) return;
		const { text, requestedAt } = stored;
		const cached = this.#remember(key, { isMissing: false, size: sizeOf(key, text), requestedAt, retryAt: 0 });
		parsed.set(cached, frozen(answer.data));
	}

	#remember(key: string, cached: CachedAnswer): CachedAnswer {
		this.#memory.set(key, cached);
		return cached;
	}

	/** The stale answer while the backend fails; else the failure. */
	#standIn(key: string, failure: FailureKind): Outcome {
		const now = this.#now();
		const known = this.#memory.get(key);
		if (!known || known.isMissing || now >= freshUntil(known) + staleMs) return failure;
		const opensAt = this.#opensAt();
		known.retryAt = opensAt > now ? Math.min(opensAt, now + retryMs) : now + (opensAt === 0 ? retryMs : 500);
		return known;
	}
}

/** When the call of an answer counts as sent that is stale from a moment on. */
export const agedAt = ({ requestedAt }: { requestedAt: number }, at: number): number => Math.min(requestedAt, at - queryCachedMs);

const sizeOf = (key: string, text = ""): number => text.length + key.length + beside;

const freshUntil = ({ requestedAt, isMissing }: CachedAnswer): number => requestedAt + (isMissing ? missingMs : queryCachedMs);
const validUntil = (cached: CachedAnswer): number => Math.max(freshUntil(cached), cached.retryAt);

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** In depth: a loader that changed an answer would change it for all others. */
function frozen<T>(value: T): T {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	for (const part of Object.values(value)) frozen(part);
	return Object.freeze(value);
}
