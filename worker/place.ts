import type { Place } from "../app/backend/read-cache.server";

/** How long the platform keeps an answer: its minute, and the time in which it may stand in. In seconds. */
const kept = 660;
const askedAt = "Asked-At";

/**
 * Answers of a backend in the cache of the place that the Worker runs in, which outlives it. What the place cannot do is as if nothing were there.
 * @param origin of the shop: what is in the cache of another zone may not be written
 * @param backend tells the answers of one backend from those of another
 */
export function placeOf(origin: string, backend: string): Place {
	const address = (key: string) => `${origin}/_kept/${encodeURIComponent(backend)}/${encodeURIComponent(key)}`;
	const opened = () => caches.open("backend-answers");
	// Nothing in the cache can be listed: what is older than the last purge counts as gone.
	const purged = `${origin}/_purged/${encodeURIComponent(backend)}`;
	const put = async (to: string, body: string, at: number) =>
		(await opened()).put(to, new Response(body, { headers: { "Cache-Control": `public, max-age=${kept}`, [askedAt]: String(at) } }));
	return {
		async find(key) {
			try {
				const cache = await opened();
				const [found, emptied] = await Promise.all([cache.match(address(key)), cache.match(purged)]);
				if (!found) return null;
				const at = timeOf(found);
				if (at > (emptied ? timeOf(emptied) : 0)) return { text: await found.text(), askedAt: at };
				await found.body?.cancel();
				return null;
			} catch {
				return null;
			}
		},
		store: (key, answer) => put(address(key), answer.text, answer.askedAt).catch(() => undefined),
		purge: () => put(purged, "", Date.now()).catch(() => undefined),
	};
}

const timeOf = ({ headers }: Response): number => Number(headers.get(askedAt));
