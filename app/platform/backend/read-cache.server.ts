import type { z } from "zod";
import { queryKeptMs } from "../config/constants";
import { atMost } from "../http/at-most";
import { BoundedMemory } from "./bounded-memory.server";
import { BackendRefusal, type FailureKind, failureKind, failureResponse } from "./errors.server";

/** How long an answer stands in where the backend fails, after its minute; when the backend is asked again at the earliest; how long "there is none" holds. In ms. */
export const staleMs = 600_000;
const retryMs = 5000;
const missingMs = 10_000;
/** Whoever waits for what another one has asked for gives up after this. In ms; a little longer than a call may take. */
export const patience = 3000;
/** Of all answers in memory, in characters of JSON; what is parsed takes about four times as much. */
const most = 8_000_000;
/** What an answer takes beside its text: "there is none" of many names fills the memory, too. In the same characters. */
const beside = 500;

/** An answer as it came. */
export interface StoredAnswer {
	text: string;
	/** When it was asked for: ms since 1970. */
	askedAt: number;
}

/** What is no longer wanted of what was kept: "all" is forgotten, "fresh" is asked for anew and may yet stand in. */
export type Purged = "all" | "fresh";

/** Where answers outlive the running Worker: the cache of the place that it runs in. It never throws. */
export interface Place {
	find(key: string): Promise<StoredAnswer | null>;
	store(key: string, answer: StoredAnswer): Promise<void>;
	/** Holds for what was stored before. */
	purge(what: Purged): Promise<void>;
}

/** What is read: the call's schema with what it has parsed, and how the backend is asked. `ask` throws as calls do. */
export interface Reading<A extends z.ZodType> {
	/** Language and address. */
	key: string;
	schema: A;
	/** Parsed answers by their entries in memory: the call has them, so that they have its type (contract/call.ts). */
	parsed: WeakMap<object, z.output<A>>;
	ask(): Promise<{ text: string; value: z.output<A> }>;
	/** Keeps the asking alive where its reader goes away: others wait for it. */
	later(work: Promise<unknown>): void;
}

export interface SharedAnswer<T> {
	/** Frozen: it is everybody's. */
	value: T;
	/** ms since 1970. */
	until: number;
	isStale: boolean;
}

interface Kept {
	/** There is no such thing. */
	isMissing: boolean;
	size: number;
	askedAt: number;
	/** The backend failed: not to be asked before. */
	retryAt: number;
}

/** What becomes of asking, without anything that belongs to the request that asks: no other one may touch that. */
type Landed = Kept | BackendRefusal | FailureKind;

/**
 * Answers that are the same for everybody in a language: in memory, then in the cache of the place, then asked for, by one at a time. One for a
 * running Worker. An answer is fresh for a minute (R21.4) and stands in for ten more where the backend fails; a refusal is never kept.
 */
export class ReadCache {
	#place: Place;
	/** ms since 1970 before which the backend is not worth asking. */
	#opensAt: () => number;
	#now: () => number;
	#memory = new BoundedMemory<Kept>(most);
	#flights = new Map<string, Promise<Landed>>();
	/** What was asked for before is not kept. */
	#purgedAt = 0;

	constructor(place: Place, opensAt: () => number = () => 0, now: () => number = Date.now) {
		this.#place = place;
		this.#opensAt = opensAt;
		this.#now = now;
	}

	/** @throws as calls do, where there is no answer and none that could stand in */
	async read<A extends z.ZodType>(reading: Reading<A>): Promise<SharedAnswer<z.output<A>>> {
		const known = this.#memory.get(reading.key);
		if (known && this.#now() < validUntil(known)) return this.#given(known, reading);
		const landed = await this.#awaited(reading);
		if (landed instanceof BackendRefusal) throw landed;
		if (typeof landed === "string") throw failureResponse(landed);
		return this.#given(landed, reading);
	}

	async purge(what: Purged = "all"): Promise<void> {
		this.#purgedAt = this.#now();
		this.#flights.clear();
		if (what === "all") this.#memory.clear();
		for (const kept of this.#memory.values()) {
			kept.askedAt = agedAt(kept, this.#purgedAt);
			kept.retryAt = 0;
		}
		await this.#place.purge(what);
	}

	#given<A extends z.ZodType>(kept: Kept, { parsed }: Reading<A>): SharedAnswer<z.output<A>> {
		if (kept.isMissing) throw new Response(null, { status: 404 });
		const value = parsed.get(kept);
		// Another call has the same address.
		if (value === undefined) throw failureResponse("PARSING_ERROR");
		return { value, until: validUntil(kept), isStale: this.#now() >= freshUntil(kept) };
	}

	/** Joins whoever asks already, for as long as a call of one's own would take. */
	async #awaited<A extends z.ZodType>(reading: Reading<A>): Promise<Landed> {
		const { key } = reading;
		const flight = this.#flights.get(key) ?? this.#depart(reading);
		const landed = await atMost(flight, patience);
		if (landed !== null) return landed;
		if (this.#flights.get(key) === flight) this.#flights.delete(key);
		return this.#instead(key, "TIMEOUT_ERROR");
	}

	#depart<A extends z.ZodType>(reading: Reading<A>): Promise<Landed> {
		const { key } = reading;
		const flight: Promise<Landed> = this.#fetched(reading).finally(() => {
			if (this.#flights.get(key) === flight) this.#flights.delete(key);
		});
		this.#flights.set(key, flight);
		reading.later(flight.catch(() => null));
		return flight;
	}

	async #fetched<A extends z.ZodType>(reading: Reading<A>): Promise<Landed> {
		const { key, parsed, ask, later } = reading;
		await this.#recall(reading);
		const known = this.#memory.get(key);
		if (known && this.#now() < validUntil(known)) return known;
		const askedAt = this.#now();
		try {
			const { text, value } = await ask();
			const kept = { isMissing: false, size: sizeOf(key, text), askedAt, retryAt: 0 };
			parsed.set(kept, frozen(value));
			if (askedAt < this.#purgedAt) return kept;
			later(this.#place.store(key, { text, askedAt }));
			return this.#keep(key, kept);
		} catch (error) {
			if (error instanceof BackendRefusal) return error;
			if (!(error instanceof Response)) throw error;
			if (error.status === 404) return this.#keep(key, { isMissing: true, size: sizeOf(key), askedAt, retryAt: 0 });
			return this.#instead(key, failureKind(error));
		}
	}

	/** Takes into memory what the place has, where it is newer. */
	async #recall<A extends z.ZodType>({ key, schema, parsed }: Reading<A>): Promise<void> {
		const stored = await this.#place.find(key);
		if (!stored || stored.askedAt <= (this.#memory.get(key)?.askedAt ?? 0)) return;
		const answer = schema.safeParse(parsedJson(stored.text));
		// Another version of the shop may have stored it.
		if (!answer.success) return;
		const { text, askedAt } = stored;
		const kept = this.#keep(key, { isMissing: false, size: sizeOf(key, text), askedAt, retryAt: 0 });
		parsed.set(kept, frozen(answer.data));
	}

	#keep(key: string, kept: Kept): Kept {
		this.#memory.set(key, kept);
		return kept;
	}

	/** What stands in where the backend fails; else the failure. */
	#instead(key: string, failure: FailureKind): Landed {
		const now = this.#now();
		const known = this.#memory.get(key);
		if (!known || known.isMissing || now >= freshUntil(known) + staleMs) return failure;
		const opensAt = this.#opensAt();
		known.retryAt = opensAt > now ? Math.min(opensAt, now + retryMs) : now + (opensAt === 0 ? retryMs : 500);
		return known;
	}
}

/** Of what is not fresh any more from a moment on. */
export const agedAt = ({ askedAt }: { askedAt: number }, at: number): number => Math.min(askedAt, at - queryKeptMs);

const sizeOf = (key: string, text = ""): number => text.length + key.length + beside;

const freshUntil = ({ askedAt, isMissing }: Kept): number => askedAt + (isMissing ? missingMs : queryKeptMs);
const validUntil = (kept: Kept): number => Math.max(freshUntil(kept), kept.retryAt);

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
