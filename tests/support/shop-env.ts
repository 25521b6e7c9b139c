import type { ShopEnv } from "../../worker/env";

/** A Worker that the shop is bound to, which answers as it is told. */
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

/** What the shop Worker is bound to, without anything behind it but what is given: no limits, no settings. */
export const shopEnv = (given: Partial<ShopEnv>): ShopEnv => ({
	ASSETS: silent,
	BACKEND: silent,
	ACCOUNT_FORMS: unlimited,
	OPEN_FORMS: unlimited,
	EVENTS: unlimited,
	SOCKETS: unlimited,
	CART_CHANNEL: { idFromName: noSocket, get: noSocket },
	BACKEND_URL: "",
	LOCALE_DOMAINS: "",
	EXTRA_HOSTS: "",
	DEV_PAGES: "",
	ANALYTICS_URL: "",
	NEWSLETTER_URL: "",
	...given,
});
