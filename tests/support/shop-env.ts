import type { ShopEnv } from "../../worker/settings/settings";
import { testDigestKey } from "./digest-key";

export const boundWorker = (fetch: ShopEnv["BACKEND"]["fetch"]): ShopEnv["BACKEND"] => ({
	fetch,
	connect: () => {
		throw new Error("Nobody connects.");
	},
});

const silent = boundWorker(() => {
	throw new Error("Nobody is asked.");
});

const noSocket = () => {
	throw new Error("Nobody opens a socket.");
};

const unlimited: RateLimit = { limit: async () => ({ success: true }) };

/** The shop Worker's bindings with only the given ones: no limits, no settings. */
export const shopEnv = (given: Partial<ShopEnv>): ShopEnv => ({
	ASSETS: silent,
	BACKEND: silent,
	ACCOUNT_FORMS: unlimited,
	OPEN_FORMS: unlimited,
	EVENTS: unlimited,
	SOCKETS: unlimited,
	SEARCHES: unlimited,
	CART_CHANGES: unlimited,
	NEW_CARTS: unlimited,
	CART_CHANNEL: { idFromName: noSocket, get: noSocket, jurisdiction: noSocket },
	NETWORK_SOCKETS: { idFromName: noSocket, get: noSocket, jurisdiction: noSocket },
	BACKEND_URL: "",
	LOCALE_DOMAINS: "",
	EXTRA_HOSTS: "",
	DEV_PAGES: "",
	DIGEST_KEY: testDigestKey,
	ANALYTICS_URL: "",
	NEWSLETTER_URL: "",
	...given,
});
