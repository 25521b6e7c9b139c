import { Breaker } from "../../app/platform/backend/breaker.server";
import type { Connection } from "../../app/platform/backend/client.server";
import { type AnswerStore, agedAt, type PurgeScope, ReadCache } from "../../app/platform/backend/read-cache.server";
import { type ShopEnv, settings } from "../settings/settings";

type SharedReads = Pick<Connection, "reads" | "breaker">;

const known = new WeakMap<ShopEnv, SharedReads>();

/** What all requests to a running Worker share: cached answers of the backend, and the circuit breaker. */
export function sharedReads(env: ShopEnv): SharedReads {
	const there = known.get(env);
	if (there) return there;
	const { backendUrl, localeDomains } = settings(env);
	const breaker = new Breaker();
	const answers = edgeAnswers(`https://${Object.keys(localeDomains)[0] ?? "localhost"}`, backendUrl ?? "embedded");
	const made = { breaker, reads: new ReadCache(answers, () => breaker.opensAt) };
	known.set(env, made);
	return made;
}

/** Clears the shared answers, and tries the backend again though it did not answer just before. Other running Workers follow as their minute ends. */
export async function purgeReads(env: ShopEnv, what: PurgeScope): Promise<void> {
	const { reads, breaker } = sharedReads(env);
	breaker.reset();
	await reads.purge(what);
}

/** How long the edge cache keeps an answer: its minute, and the time in which it may be served stale. In seconds. */
const maxAge = 660;

/** Headers of entries with times in ms since 1970. Entries of the cache cannot be listed, so one entry of its own holds when the others were purged. */
const requestedAtHeader = "Asked-At";
const purgedAt = "Purged-At";
const agedFrom = "Aged-From";

/**
 * Answers of a backend in the cache of the data centre that the Worker runs in, which outlives it. Where that cache fails it is as if it were empty.
 * @param origin of the shop: what is in the cache of another zone may not be written
 * @param backend keeps the answers of one backend apart from those of another
 */
export function edgeAnswers(origin: string, backend: string): AnswerStore {
	const address = (key: string) => `${origin}/_answers/${encodeURIComponent(backend)}/${encodeURIComponent(key)}`;
	const purges = `${origin}/_purged/${encodeURIComponent(backend)}`;
	const opened = () => caches.open("backend-answers");
	const put = async (to: string, body: string, times: Record<string, number>) => {
		const headers = new Headers({ "Cache-Control": `public, max-age=${maxAge}` });
		for (const [name, at] of Object.entries(times)) headers.set(name, String(at));
		await (await opened()).put(to, new Response(body, { headers }));
	};
	return {
		async find(key) {
			try {
				const cache = await opened();
				const found = await cache.match(address(key));
				if (!found) return null;
				const purged = await cache.match(purges);
				const at = timeOf(found, requestedAtHeader);
				const from = timeOf(purged, agedFrom);
				if (at > timeOf(purged, purgedAt))
					return { text: await found.text(), requestedAt: at > from ? at : agedAt({ requestedAt: at }, from) };
				await found.body?.cancel();
				return null;
			} catch {
				return null;
			}
		},
		store: (key, answer) => put(address(key), answer.text, { [requestedAtHeader]: answer.requestedAt }).catch(() => undefined),
		async purge(what) {
			try {
				const before = timeOf(await (await opened()).match(purges), purgedAt);
				const now = Date.now();
				await put(purges, "", { [purgedAt]: what === "all" ? now : before, [agedFrom]: now });
			} catch {
				// As if nothing were there.
			}
		},
	};
}

const timeOf = (entry: Response | undefined, name: string): number => Number(entry?.headers.get(name) ?? 0);
