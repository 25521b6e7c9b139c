import { Breaker } from "../app/platform/backend/breaker.server";
import type { Connection } from "../app/platform/backend/client.server";
import { type Purged, ReadCache } from "../app/platform/backend/read-cache.server";
import { type ShopEnv, settings } from "./env";
import { placeOf } from "./place";

type SharedReads = Pick<Connection, "reads" | "breaker">;

const known = new WeakMap<ShopEnv, SharedReads>();

/** What all requests to a running Worker have in common on their way to the backend: answers that are everybody's, and whether it answers at all. */
export function sharedReads(env: ShopEnv): SharedReads {
	const there = known.get(env);
	if (there) return there;
	const { backendUrl, localeDomains } = settings(env);
	const breaker = new Breaker();
	const place = placeOf(`https://${Object.keys(localeDomains)[0] ?? "localhost"}`, backendUrl ?? "embedded");
	const made = { breaker, reads: new ReadCache(place, () => breaker.opensAt) };
	known.set(env, made);
	return made;
}

/** From now on the backend is asked anew, and tried though it did not answer just before. Other running Workers follow as their minute ends. */
export async function purgeReads(env: ShopEnv, what: Purged): Promise<void> {
	const { reads, breaker } = sharedReads(env);
	breaker.reset();
	await reads.purge(what);
}
