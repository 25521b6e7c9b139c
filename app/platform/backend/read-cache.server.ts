import type { z } from "zod";
import { queryCachedMs } from "../config/constants";
import { withTimeout } from "../http/with-timeout";
import { BoundedMemory } from "./bounded-memory.server";
import { BackendRefusal, type FailureKind, failureKind, failureResponse } from "./errors.server";

/** How long a stale answer is served while the backend fails, when the backend is tried again, and how long a 404 is cached. In ms. */
export const staleMs = 600_000;
const retryMs = 5000;
const missingMs = 10_000;
/** Time limit for waiting on another request's call. Slightly longer than a call's own timeout. In ms. */
export const longestWait = 3000;
/** The total size of answers in memory, in characters of JSON. Parsed answers take about four times as much. */
const most = 8_000_000;
/** The overhead per entry, so that many cached 404s count, too. In characters. */
const beside = 500;

export interface StoredAnswer {
	text: string;
	/** When the call was sent, in ms since 1970. */
	requestedAt: number;
}

/**
 * "all" deletes every cached answer; "fresh" marks all of them stale: they are requested again, and served only while the backend fails.
 */
export type PurgeScope = "all" | "fresh";

/** Stores answers in the data centre's cache, beyond the life of the running Worker. Never throws. */
export interface AnswerStore {
	find(key: string): Promise<StoredAnswer | null>;
	store(key: string, answer: StoredAnswer): Promise<void>;
	/** Affects everything stored before the call. */
	purge(what: PurgeScope): Promise<void>;
}

export interface Reading<A extends z.ZodType> {
	/** Language and address. */
	key: string;
	schema: A;
	/** Parsed answers by memory entry. The call holds them, which preserves their type (contract/call.ts). */
	parsed: WeakMap<object, z.output<A>>;
	ask(): Promise<{ text: string; value: z.output<A> }>;
	/** Keeps the call running after its request has ended, because other requests wait for it. */
	waitUntil(work: Promise<unknown>): void;
}

export interface SharedAnswer<T> {
	/** Frozen, because all requests share it. */
	value: T;
	/** ms since 1970. */
	until: number;
	isStale: boolean;
}

interface CachedAnswer {
	isMissing: boolean;
	size: number;
	requestedAt: number;
	/** Does not retry a failed backend before this time, in ms since 1970. */
	retryAt: number;
}

/** The outcome of a call. It references nothing from its request, because workerd forbids other requests to use that. */
type Outcome = CachedAnswer | BackendRefusal | FailureKind;

/**
 * Caches answers that are the same for all readers of a language. It looks in memory, then calls the backend once for all waiting requests.
 * Each running Worker has one. An answer is fresh for a minute (R21.4). While the backend fails it is served for ten more, if it was
 * requested before also from the data centre's cache. Refusals are never cached.
 */
export class ReadCache {
	#store: AnswerStore;
	/** When the circuit breaker allows calls again, in ms since 1970. */
	#opensAt: () => number;
	#now: () => number;
	#memory = new BoundedMemory<CachedAnswer>(most);
	#requests = new Map<string, Promise<Outcome>>();
	/** Answers to calls sent before this time are not cached. */
	#purgedAt = 0;

	constructor(store: AnswerStore, opensAt: () => number = () => 0, now: () => number = Date.now) {
		this.#store = store;
		this.#opensAt = opensAt;
		this.#now = now;
	}

	/** @throws as calls do, if there is neither an answer nor a stale one */
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
			cached.requestedAt = staleFrom(cached, this.#purgedAt);
			cached.retryAt = 0;
		}
		await this.#store.purge(what);
	}

	#answerFrom<A extends z.ZodType>(cached: CachedAnswer, { parsed }: Reading<A>): SharedAnswer<z.output<A>> {
		if (cached.isMissing) throw new Response(null, { status: 404 });
		const value = parsed.get(cached);
		// Another call with the same address cached the entry.
		if (value === undefined) throw failureResponse("PARSING_ERROR");
		return { value, until: validUntil(cached), isStale: this.#now() >= freshUntil(cached) };
	}

	/** Waits for another request's call, at most as long as its own would take. */
	async #outcomeOf<A extends z.ZodType>(reading: Reading<A>): Promise<Outcome> {
		const { key } = reading;
		const request = this.#requests.get(key) ?? this.#start(reading);
		const outcome = await withTimeout(request, longestWait);
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
			// Only an answer that is read again is worth storing for an outage.
			if (this.#memory.get(key)) waitUntil(this.#store.store(key, { text, requestedAt }));
			return this.#remember(key, cached);
		} catch (error) {
			if (error instanceof BackendRefusal) return error;
			if (!(error instanceof Response)) throw error;
			if (error.status === 404) return this.#remember(key, { isMissing: true, size: sizeOf(key), requestedAt, retryAt: 0 });
			await this.#loadStored(reading);
			return this.#standIn(key, failureKind(error));
		}
	}

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

	/** The stale answer while the backend fails, otherwise the failure. */
	#standIn(key: string, failure: FailureKind): Outcome {
		const now = this.#now();
		const known = this.#memory.get(key);
		if (!known || known.isMissing || now >= freshUntil(known) + staleMs) return failure;
		const opensAt = this.#opensAt();
		known.retryAt = opensAt > now ? Math.min(opensAt, now + retryMs) : now + (opensAt === 0 ? retryMs : 500);
		return known;
	}
}

/** The send time that makes an answer stale from a given moment on. */
export const staleFrom = ({ requestedAt }: { requestedAt: number }, at: number): number => Math.min(requestedAt, at - queryCachedMs);

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

/** Freezes deeply, because a loader that changed an answer would change it for all readers. */
function frozen<T>(value: T): T {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	for (const part of Object.values(value)) frozen(part);
	return Object.freeze(value);
}
