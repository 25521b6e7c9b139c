import type { SentEvent } from "../app/platform/analytics/tracker.server";

/** Pauses before another try. In ms; the platform lets work go on for half a minute after an answer. */
const pauses: readonly number[] = [500, 2000, 6000];
/** A try that takes longer is given up. In ms. */
const patience = 5000;

/** Hands the body of a request to whoever receives events. */
export type Post = (body: string, signal: AbortSignal) => Promise<Response>;

/**
 * Sends events to the provider (its HTTP API v2), again where it cannot be reached, is busy or fails. What it does not understand is not sent
 * again. Never throws: what could not be sent is told by its number alone.
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
	for (const pause of [...waits, null]) {
		const status = await tried(post, body);
		if (status !== null && status < 300) return;
		const isHopeless = status !== null && status < 500 && status !== 429;
		if (isHopeless || pause === null) return log(`${events.length} not taken: ${status ?? "no answer"}`);
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
}

/** @returns null where there was no answer */
async function tried(post: Post, body: string): Promise<number | null> {
	try {
		const answer = await post(body, AbortSignal.timeout(patience));
		await answer.body?.cancel();
		return answer.status;
	} catch {
		return null;
	}
}
