import { Breaker } from "../../app/platform/backend/breaker.server";
import type { Connection } from "../../app/platform/backend/client.server";
import { type AnswerStore, agedAt, type PurgeScope, ReadCache } from "../../app/platform/backend/read-cache.server";
import { type LocationCache, locationCache } from "../location-cache/location-cache";
import type { ShopEnv } from "../settings/settings";

type SharedReads = Pick<Connection, "reads" | "breaker">;

const known = new WeakMap<ShopEnv, SharedReads>();

/** What all requests to a running Worker share: cached answers of the backend, and the circuit breaker. */
export function sharedReads(env: ShopEnv): SharedReads {
	const there = known.get(env);
	if (there) return there;
	const breaker = new Breaker();
	const made = { breaker, reads: new ReadCache(answersIn(locationCache(env)), () => breaker.opensAt) };
	known.set(env, made);
	return made;
}

/**
 * Clears the shared answers and the cache of the location, pages included, and tries the backend again though it did not answer just before. Other
 * running Workers follow as their minute ends.
 */
export async function purgeReads(env: ShopEnv, what: PurgeScope): Promise<void> {
	const { reads, breaker } = sharedReads(env);
	breaker.reset();
	await reads.purge(what);
}

/** How long the location keeps an answer: its minute, and the time in which it may be served stale. In seconds. */
const maxAge = 660;

/** Answers of the backend in the cache of the location. */
const answersIn = (location: LocationCache): AnswerStore => ({
	async find(key) {
		const found = await location.find(`answer ${key}`);
		if (!found) return null;
		const { text, requestedAt, staleUntil } = found;
		return { text, requestedAt: requestedAt > staleUntil ? requestedAt : agedAt({ requestedAt }, staleUntil) };
	},
	store: (key, { text, requestedAt }) => location.store(`answer ${key}`, text, requestedAt, maxAge),
	purge: (what) => location.purge(what),
});
