import { z } from "zod";
import { type Locale, locales } from "../../app/platform/config/market";
import { loggedShare } from "../../contract/log/log";
import { isSecretKey, leastKey } from "../../contract/values/secret-key";

/** What the shop Worker is bound to (wrangler.toml). */
export interface ShopEnv {
	ASSETS: Fetcher;
	BACKEND: Fetcher;
	/** Counts the forms about accounts that come from one network. */
	ACCOUNT_FORMS: RateLimit;
	/** Counts the forms by which anybody writes to the shop: contact, suppliers, newsletter. */
	OPEN_FORMS: RateLimit;
	/** Counts the events that browsers send. */
	EVENTS: RateLimit;
	/** Counts the sockets that browsers open. */
	SOCKETS: RateLimit;
	/** Counts what is searched for. */
	SEARCHES: RateLimit;
	/** Counts forms that change carts, orders again, and quick orders. */
	CART_CHANGES: RateLimit;
	/** Counts those of them that begin a cart. */
	NEW_CARTS: RateLimit;
	/** Where the browsers that have a cart open hear of its changes, by the cart's uuid (live-carts/). */
	CART_CHANNEL: Pick<DurableObjectNamespace, "get" | "idFromName" | "jurisdiction">;
	/** How many of them a network has open over all carts (network-sockets.ts). */
	NETWORK_SOCKETS: Pick<DurableObjectNamespace, "get" | "idFromName" | "jurisdiction">;
	BACKEND_URL: string;
	/** A secret in production. */
	BACKEND_KEY?: string;
	/** The key of the digests by which networks are counted (network/); a secret in production, where nothing is answered without one. */
	DIGEST_KEY?: string;
	/** Hosts that a payment may be gone on with at, parted by commas. */
	PAYMENT_HOSTS?: string;
	LOCALE_DOMAINS: string;
	EXTRA_HOSTS: string;
	DEV_PAGES: string;
	/** Where events go (the provider's HTTP API v2); empty: to the development sink, and without development pages nowhere. */
	ANALYTICS_URL: string;
	/** The project that they belong to there; a secret in production. */
	ANALYTICS_KEY?: string;
	/** Where subscriptions to the newsletter go; empty: to the development sink, and without development pages there is no newsletter. */
	NEWSLETTER_URL: string;
	/** Where the pictures of a company's own backend are; none: there are drawings alone. */
	IMAGE_BASE_URL?: string;
	/** "1": every request leaves a line in the log. */
	REQUEST_LOG?: string;
	/** "eu": objects run and are kept in the European Union; empty: anywhere. */
	JURISDICTION?: string;
	/** What is deployed: another one with each deployment. */
	VERSION?: WorkerVersionMetadata;
}

const domains = z
	.string()
	.transform((text): unknown => JSON.parse(text))
	.pipe(z.record(z.string(), z.enum(locales)));

/** The variables once parsed. */
export interface Settings {
	/** null: the embedded backend. */
	backendUrl: string | null;
	backendKey: string;
	digestKey: string;
	/** Besides this shop's own host. */
	paymentHosts: readonly string[];
	/** Host name without port → locale. */
	localeDomains: Record<string, Locale>;
	/** Host names that are served; null: any. */
	hosts: Set<string> | null;
	/** The shop is being developed: there are development pages, and plain http is answered. */
	devPages: boolean;
	/** null: the development sink where there are development pages, else nowhere. */
	analyticsUrl: string | null;
	analyticsKey: string;
	/** null: the development sink where there are development pages, else nobody. */
	newsletterUrl: string | null;
	/** Without a slash at its end; null where there are drawings alone. */
	imageBase: string | null;
	/** Of requests that went well; 0: none, nor events of security. */
	loggedShare: number;
	/** The deployment; null where it is not known. */
	version: string | null;
	/** Why nothing is answered with these settings; empty where they are as they should be. */
	problems: readonly string[];
}

/** What is parted by commas. */
const listOf = (text: string): string[] =>
	text
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);

const parsed = new WeakMap<ShopEnv, Settings>();

/** Parsed once per isolate, since the environment never changes in one. */
export function settings(env: ShopEnv): Settings {
	const known = parsed.get(env);
	if (known) return known;
	const localeDomains = domains.parse(env.LOCALE_DOMAINS || "{}");
	const extra = listOf(env.EXTRA_HOSTS);
	const checked = {
		backendUrl: env.BACKEND_URL === "" ? null : env.BACKEND_URL.replace(/(?<!\/)\/+$/, ""),
		digestKey: env.DIGEST_KEY ?? "",
		devPages: env.DEV_PAGES === "1",
	};
	const fresh: Settings = {
		...checked,
		problems: problemsOf(checked),
		backendKey: env.BACKEND_KEY ?? "",
		paymentHosts: listOf(env.PAYMENT_HOSTS ?? ""),
		localeDomains,
		hosts: extra.includes("*") ? null : new Set([...Object.keys(localeDomains), ...extra]),
		analyticsUrl: env.ANALYTICS_URL || null,
		analyticsKey: env.ANALYTICS_KEY ?? "",
		newsletterUrl: env.NEWSLETTER_URL || null,
		imageBase: env.IMAGE_BASE_URL ? env.IMAGE_BASE_URL.replace(/(?<!\/)\/+$/, "") : null,
		loggedShare: loggedShare(env.REQUEST_LOG),
		version: env.VERSION?.id ?? null,
	};
	parsed.set(env, fresh);
	return fresh;
}

/** The address of each language's own domain, with this request's protocol and port. */
export function localeOrigins(url: URL, localeDomains: Record<string, string>): Record<string, string> {
	const port = url.port ? `:${url.port}` : "";
	return Object.fromEntries(Object.entries(localeDomains).map(([host, locale]) => [locale, `${url.protocol}//${host}${port}`]));
}

/** This machine: nobody can listen in between. */
export const ownMachine = ["localhost", "127.0.0.1", "[::1]"];

/** Whether development pages are served at a host that is named in the settings, or is this machine: where any host is taken, at these alone. */
export const hasDevPages = ({ hostname }: URL, { devPages, hosts, localeDomains }: Settings): boolean =>
	devPages && (hosts?.has(hostname) ?? (ownMachine.includes(hostname) || hostname in localeDomains));

interface Checked {
	backendUrl: string | null;
	digestKey: string;
	/** The shop is being developed. */
	devPages: boolean;
}

/** What of the settings must not be so where others can reach the shop; nothing is answered until it is mended (docs/keys.md). */
export function problemsOf({ backendUrl, digestKey, devPages }: Checked): string[] {
	if (devPages) return [];
	return [
		...(backendUrl === null || isSafe(backendUrl) ? [] : ["BACKEND_URL has to begin with https://: sessions and addresses go there."]),
		...(isSecretKey(digestKey)
			? []
			: [`DIGEST_KEY has to be set to a secret of at least ${leastKey} characters: npm run deploy makes one.`]),
	];
}

/** Whether a backend is called by https, or on this machine. */
export function isSafe(backendUrl: string): boolean {
	try {
		const { protocol, hostname } = new URL(backendUrl);
		return protocol === "https:" || (protocol === "http:" && ownMachine.includes(hostname));
	} catch {
		return false;
	}
}
