import type { PurgeScope } from "../../app/platform/backend/read-cache.server";
import { withTimeout } from "../../app/platform/http/with-timeout";
import { type ShopEnv, settings } from "../settings/settings";

interface Found {
	text: string;
	/** When the content was requested from the backend, in ms since 1970. */
	requestedAt: number;
	/** Everything requested before this time is stale, in ms since 1970. */
	staleUntil: number;
}

/** Texts in the platform's cache of the Worker's location. All isolates there share it, and it outlives them. */
export interface LocationCache {
	find(key: string): Promise<Found | null>;
	/** @param maxAge in seconds */
	store(key: string, text: string, requestedAt: number, maxAge: number): Promise<void>;
	/** Affects what was requested before the call. */
	purge(what: PurgeScope): Promise<void>;
}

/**
 * Headers of entries with times in ms since 1970. Entries of the cache cannot be listed, so one entry of its own says when the others were
 * purged.
 */
const requestedAtHeader = "Requested-At";
const purgedAtHeader = "Purged-At";
const staleUntilHeader = "Stale-Until";

/** How long a purge is remembered: longer than any entry lives. In seconds. */
const purgeAge = 3600;

/** Timeout of a lookup, in ms. A missing page is rendered. */
const patience = 500;

/** If the cache fails, it counts as empty. */
export function locationCache(env: ShopEnv): LocationCache {
	const { backendUrl, localeDomains } = settings(env);
	// A Worker may not write another zone's cache. Each backend's answers are kept apart.
	const base = `https://${Object.keys(localeDomains)[0] ?? "localhost"}/_cache/${encodeURIComponent(backendUrl ?? "embedded")}`;
	const address = (key: string) => `${base}/entries/${encodeURIComponent(key)}`;
	const purges = `${base}/purges`;
	const opened = () => caches.open("shop");
	const put = async (to: string, text: string, times: Record<string, number>, maxAge: number) => {
		const headers = new Headers({ "Cache-Control": `public, max-age=${maxAge}` });
		for (const [name, at] of Object.entries(times)) headers.set(name, String(at));
		await (await opened()).put(to, new Response(text, { headers }));
	};
	const lookUp = async (key: string): Promise<Found | null> => {
		const cache = await opened();
		const found = await cache.match(address(key));
		if (!found) return null;
		const purged = await cache.match(purges);
		const requestedAt = timeOf(found, requestedAtHeader);
		if (requestedAt > timeOf(purged, purgedAtHeader))
			return { text: await found.text(), requestedAt, staleUntil: timeOf(purged, staleUntilHeader) };
		await found.body?.cancel();
		return null;
	};
	return {
		find: (key) => withTimeout(lookUp(key), patience).catch(() => null),
		store: (key, text, requestedAt, maxAge) => put(address(key), text, { [requestedAtHeader]: requestedAt }, maxAge).catch(() => undefined),
		async purge(what) {
			try {
				const before = timeOf(await (await opened()).match(purges), purgedAtHeader);
				const now = Date.now();
				await put(purges, "", { [purgedAtHeader]: what === "all" ? now : before, [staleUntilHeader]: now }, purgeAge);
			} catch {
				// A failing cache counts as empty.
			}
		},
	};
}

const timeOf = (entry: Response | undefined, name: string): number => Number(entry?.headers.get(name) ?? 0);
