import { Breaker } from "../../app/platform/backend/breaker.server";
import type { Connection } from "../../app/platform/backend/client.server";
import { type AnswerStore, type PurgeScope, ReadCache, staleFrom } from "../../app/platform/backend/read-cache.server";
import type { Call } from "../../contract/call";
import { type LocationCache, locationCache } from "../location-cache/location-cache";
import type { ShopEnv } from "../settings/settings";

interface SharedReads extends Pick<Connection, "reads" | "breaker"> {
	/** For calls that a page can do without. */
	ownBreakers: Map<Call, Breaker>;
	/** Calls that the log already names as missing. Every page may make the call, so each is logged once. */
	missingCalls: Set<Call>;
}

const known = new WeakMap<ShopEnv, SharedReads>();

/** State that all requests of an isolate share: cached backend answers and circuit breakers. */
export function sharedReads(env: ShopEnv): SharedReads {
	const there = known.get(env);
	if (there) return there;
	const breaker = new Breaker();
	const made = {
		breaker,
		ownBreakers: new Map(),
		missingCalls: new Set<Call>(),
		reads: new ReadCache(answersIn(locationCache(env)), () => breaker.opensAt),
	};
	known.set(env, made);
	return made;
}

export function ownBreakerOf(env: ShopEnv, call: Call): Breaker {
	const { ownBreakers } = sharedReads(env);
	const breaker = ownBreakers.get(call) ?? new Breaker();
	ownBreakers.set(call, breaker);
	return breaker;
}

/**
 * Clears the shared answers and the location's cache, including pages, closes the circuit breakers, and logs missing calls anew. Other
 * isolates follow within a minute.
 */
export async function purgeReads(env: ShopEnv, what: PurgeScope): Promise<void> {
	const { reads, breaker, ownBreakers, missingCalls } = sharedReads(env);
	breaker.reset();
	ownBreakers.clear();
	missingCalls.clear();
	await reads.purge(what);
}

/** How long the location keeps an answer, in seconds: its minute plus the time in which it may be served stale. */
const maxAge = 660;

/** Stores backend answers in the location's cache. */
const answersIn = (location: LocationCache): AnswerStore => ({
	async find(key) {
		const found = await location.find(`answer ${key}`);
		if (!found) return null;
		const { text, requestedAt, staleUntil } = found;
		return { text, requestedAt: requestedAt > staleUntil ? requestedAt : staleFrom({ requestedAt }, staleUntil) };
	},
	store: (key, { text, requestedAt }) => location.store(`answer ${key}`, text, requestedAt, maxAge),
	purge: (what) => location.purge(what),
});
