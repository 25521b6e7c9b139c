import { agedAt, type Place } from "../app/platform/backend/read-cache.server";

/** How long the platform keeps an answer: its minute, and the time in which it may stand in. In seconds. */
const kept = 660;

/** Times of an entry, in ms since 1970. Nothing in the cache can be listed, so that an entry of its own says what of the others no longer holds. */
const askedAt = "Asked-At";
const forgottenAt = "Forgotten-At";
const agedFrom = "Aged-From";

/**
 * Answers of a backend in the cache of the place that the Worker runs in, which outlives it. What the place cannot do is as if nothing were there.
 * @param origin of the shop: what is in the cache of another zone may not be written
 * @param backend tells the answers of one backend from those of another
 */
export function placeOf(origin: string, backend: string): Place {
	const address = (key: string) => `${origin}/_kept/${encodeURIComponent(backend)}/${encodeURIComponent(key)}`;
	const purges = `${origin}/_purged/${encodeURIComponent(backend)}`;
	const opened = () => caches.open("backend-answers");
	const put = async (to: string, body: string, times: Record<string, number>) => {
		const headers = new Headers({ "Cache-Control": `public, max-age=${kept}` });
		for (const [name, at] of Object.entries(times)) headers.set(name, String(at));
		await (await opened()).put(to, new Response(body, { headers }));
	};
	return {
		async find(key) {
			try {
				const cache = await opened();
				const [found, purged] = await Promise.all([cache.match(address(key)), cache.match(purges)]);
				if (!found) return null;
				const at = timeOf(found, askedAt);
				const from = timeOf(purged, agedFrom);
				if (at > timeOf(purged, forgottenAt)) return { text: await found.text(), askedAt: at > from ? at : agedAt({ askedAt: at }, from) };
				await found.body?.cancel();
				return null;
			} catch {
				return null;
			}
		},
		store: (key, answer) => put(address(key), answer.text, { [askedAt]: answer.askedAt }).catch(() => undefined),
		async purge(what) {
			try {
				const before = timeOf(await (await opened()).match(purges), forgottenAt);
				const now = Date.now();
				await put(purges, "", { [forgottenAt]: what === "all" ? now : before, [agedFrom]: now });
			} catch {
				// As if nothing were there.
			}
		},
	};
}

const timeOf = (entry: Response | undefined, name: string): number => Number(entry?.headers.get(name) ?? 0);
