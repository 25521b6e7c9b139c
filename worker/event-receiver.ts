import type { Post } from "./deliver-events";
import { type ShopEnv, settings } from "./env";

/** Who receives events: the provider where one is named, with its key; while the shop is developed else the backend's sink. null: nobody. */
export function eventReceiver(env: ShopEnv): Post | null {
	const { analyticsUrl, analyticsKey, devPages, backendKey } = settings(env);
	const sent = (body: string, signal: AbortSignal, headers: Record<string, string> = {}): RequestInit => ({
		method: "POST",
		headers: { "Content-Type": "application/json", ...headers },
		body,
		signal,
	});
	if (analyticsUrl) return analyticsKey ? (body, signal) => fetch(analyticsUrl, sent(body, signal)) : null;
	if (!devPages) return null;
	const key: Record<string, string> = backendKey ? { "Backend-Key": backendKey } : {};
	return (body, signal) => env.BACKEND.fetch("http://backend/_dev/sink/analytics", sent(body, signal, key));
}
