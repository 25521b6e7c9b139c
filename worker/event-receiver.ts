import { askEmbedded } from "./connection";
import type { Post } from "./deliver-events";
import { type ShopEnv, settings } from "./env";

/** Who receives events: the provider where one is named, with its key; while the shop is developed else the backend's sink. null: nobody. */
export function eventReceiver(env: ShopEnv): Post | null {
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
	return (body, signal) => askEmbedded(env, known, "/_dev/sink/analytics", sent(body, signal));
}
