import { fetchEmbedded } from "../backend-client/connection";
import { type ShopEnv, settings } from "../settings/settings";

/** Somebody who wants the newsletter, and the page that the form was on. */
interface Subscription {
	email: string;
	/** The address of a page that is the same for everybody; else that of the home page. */
	pageUri: string;
	pageName: string;
}

/** Passes a subscription to the newsletter service. It never throws. @returns whether the service accepted it */
type Subscribe = (subscription: Subscription) => Promise<boolean>;

/** Timeout, in ms. */
const patience = 2500;

/**
 * Sends a subscription to the newsletter service, in its API's format. In development without a service, the backend's sink receives it.
 * @param log the failure, without the email address
 * @returns null if nothing receives subscriptions
 */
export function newsletterOf(env: ShopEnv, log: (detail: string) => void): Subscribe | null {
	const post = receiverOf(env);
	if (!post) return null;
	return async ({ email, pageUri, pageName }) => {
		const body = JSON.stringify({ fields: [{ name: "email", value: email }], context: { pageUri, pageName } });
		const init = { method: "POST", headers: { "Content-Type": "application/json" }, body, signal: AbortSignal.timeout(patience) };
		try {
			const answer = await post(init);
			await answer.body?.cancel();
			if (!answer.ok) log(String(answer.status));
			return answer.ok;
		} catch (error) {
			log(error instanceof Error ? error.name : "unknown");
			return false;
		}
	};
}

function receiverOf(env: ShopEnv): ((init: RequestInit) => Promise<Response>) | null {
	const known = settings(env);
	const { newsletterUrl, devPages } = known;
	if (newsletterUrl) return (init) => fetch(newsletterUrl, { ...init, redirect: "manual" });
	return devPages ? (init) => fetchEmbedded(env, known, "/_dev/sink/newsletter", init) : null;
}
