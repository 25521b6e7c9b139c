import { cameFrom } from "../../app/platform/analytics/came-from.server";
import { type SentEvent, Tracker } from "../../app/platform/analytics/tracker.server";
import { trackVisit, type Visit } from "../../app/platform/analytics/visits.server";
import { logError } from "../../app/platform/http/log-error.server";
import { pause } from "../../app/platform/http/pause";
import { fetchEmbedded } from "../backend-client/connection";
import type { ShopContext } from "../context/context";
import { mayDeliver } from "../rate-limits/rate-limits";
import type { Reader } from "../reader/reader";
import { type ShopEnv, settings } from "../settings/settings";

export const trackerOf = (request: Request, { visitor, locale, requestId }: Reader): Tracker =>
	new Tracker({ request, visitor, locale, log: (kind, name) => logError({ requestId, kind, name }) });

/** Replays the analytics events of a cached page for another reader. */
export function replayVisits(visits: readonly Visit[], request: Request, reader: Reader): Tracker {
	const tracker = trackerOf(request, reader);
	const analytics = { track: tracker.track, convert: tracker.convert, cameFrom: cameFrom(request) };
	for (const seen of visits) trackVisit(analytics, request.url, seen);
	return tracker;
}

/** Sends a page's events after the response, unless its network is over its limit. */
export function deliverLater(
	{ env, req, executionCtx, var: { url, settings, logSecurity, requestId } }: ShopContext,
	{ events }: Tracker,
): void {
	if (events.length === 0) return;
	const delivered = async () => {
		if (!(await mayDeliver(req.raw, url, env, settings.digestKey))) return logSecurity("limit_reached", "EVENTS of pages");
		await deliverEvents(events, settings.analyticsKey, eventReceiver(env), (detail) =>
			logError({ requestId, kind: "events_lost", detail }),
		);
	};
	executionCtx.waitUntil(delivered());
}

/** Delays between attempts, in ms. `waitUntil` allows work for 30 s after the response. */
const pauses: readonly number[] = [500, 2000, 6000];
/** Timeout of one attempt, in ms. */
const patience = 5000;

export type Post = (body: string, signal: AbortSignal) => Promise<Response>;

/**
 * Sends events to the provider (HTTP API v2). Retries when the provider is unreachable, busy or failing, but not when it rejects the
 * events.
 * Never throws: it logs only the number of lost events.
 * @param post null where nobody receives events
 */
export async function deliverEvents(
	events: readonly SentEvent[],
	key: string,
	post: Post | null,
	log: (detail: string) => void,
	waits = pauses,
): Promise<void> {
	if (events.length === 0 || !post) return;
	const body = JSON.stringify({ api_key: key, events });
	for (const wait of [...waits, null]) {
		const status = await tried(post, body);
		if (status !== null && status < 300) return;
		const isHopeless = status !== null && status < 500 && status !== 429;
		if (isHopeless || wait === null) return log(`${events.length} not taken: ${status ?? "no answer"}`);
		await pause(wait);
	}
}

/** @returns the status; null without a response */
async function tried(post: Post, body: string): Promise<number | null> {
	try {
		const answer = await post(body, AbortSignal.timeout(patience));
		await answer.body?.cancel();
		return answer.status;
	} catch {
		return null;
	}
}

/** The provider, if its URL and key are set; otherwise the backend's sink in development. null: no receiver. */
function eventReceiver(env: ShopEnv): Post | null {
	const known = settings(env);
	const { analyticsUrl, analyticsKey, devPages } = known;
	const sent = (body: string, signal: AbortSignal): RequestInit => ({
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body,
		signal,
		redirect: "manual",
	});
	if (analyticsUrl) return analyticsKey ? (body, signal) => fetch(analyticsUrl, sent(body, signal)) : null;
	if (!devPages) return null;
	return (body, signal) => fetchEmbedded(env, known, "/_dev/sink/analytics", sent(body, signal));
}
