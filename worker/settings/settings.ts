import { z } from "zod";
import { type Locale, locales } from "../../app/platform/config/market";
import { loggedShare } from "../../contract/log/log";
import { isSecretKey, minKeyLength } from "../../contract/values/secret-key";

/** The shop Worker's bindings (wrangler.toml). */
export interface ShopEnv {
	ASSETS: Fetcher;
	BACKEND: Fetcher;
	/** Counts forms about accounts, per network. */
	ACCOUNT_FORMS: RateLimit;
	/** Counts public forms that write to the shop, per network: contact, suppliers, newsletter. */
	OPEN_FORMS: RateLimit;
	/** Counts events from browsers. */
	EVENTS: RateLimit;
	/** Counts sockets that browsers open. */
	SOCKETS: RateLimit;
	/** Counts searches. */
	SEARCHES: RateLimit;
	/** Counts forms that change carts, order again, or order quickly. */
	CART_CHANGES: RateLimit;
	/** Counts forms that create a cart. */
	NEW_CARTS: RateLimit;
	/** One object per cart uuid, which notifies the browsers that have the cart open (live-carts/). */
	CART_CHANNEL: Pick<DurableObjectNamespace, "get" | "idFromName" | "jurisdiction">;
	/** One object per network, which counts its sockets over all carts (network-sockets.ts). */
	NETWORK_SOCKETS: Pick<DurableObjectNamespace, "get" | "idFromName" | "jurisdiction">;
	BACKEND_URL: string;
	/** A secret in production. */
	BACKEND_KEY?: string;
	/** Keys the digests of networks (network/). A secret in production, where nothing is answered without it. */
	DIGEST_KEY?: string;
	/** Hosts on which a payment may continue, separated by commas. */
	PAYMENT_HOSTS?: string;
	LOCALE_DOMAINS: string;
	EXTRA_HOSTS: string;
	/** The host of the desk; empty: there is none in the browser. */
	DESK_HOST?: string;
	DEV_PAGES: string;
	/** The provider's HTTP API v2. Empty: the development sink, or nowhere in production. */
	ANALYTICS_URL: string;
	/** The provider's project. A secret in production. */
	ANALYTICS_KEY?: string;
	/** Receives newsletter subscriptions. Empty: the development sink, or no newsletter in production. */
	NEWSLETTER_URL: string;
	/** Address of the pictures of the company's own backend. Without one, the shop shows only drawings. */
	IMAGE_BASE_URL?: string;
	/** "1": every request writes a log line. */
	REQUEST_LOG?: string;
	/** "eu": objects run and are stored in the European Union. Empty: anywhere. */
	JURISDICTION?: string;
	/** A new id with each deployment. */
	VERSION?: WorkerVersionMetadata;
}

const domains = z
	.string()
	.transform((text): unknown => JSON.parse(text))
	.pipe(z.record(z.string(), z.enum(locales)));

/** The parsed variables. */
export interface Settings {
	/** null: the embedded backend. */
	backendUrl: string | null;
	backendKey: string;
	digestKey: string;
	/** In addition to the shop's own host. */
	paymentHosts: readonly string[];
	/** Host name without port → locale. */
	localeDomains: Record<string, Locale>;
	/** Host names that the shop serves; null: any. */
	hosts: Set<string> | null;
	/** The host at which people run the shop, without port. null: there is none, or the company's own backend has one. */
	deskHost: string | null;
	/** In development the shop serves development pages and answers plain http. */
	devPages: boolean;
	/** null: the development sink, or nowhere in production. */
	analyticsUrl: string | null;
	analyticsKey: string;
	/** null: the development sink, or no newsletter in production. */
	newsletterUrl: string | null;
	/** Without a trailing slash; null if there are only drawings. */
	imageBase: string | null;
	/** Share of successful requests that are logged. 0: nothing is logged, including security events. */
	loggedShare: number;
	/** The deployment's id; null if unknown. */
	version: string | null;
	/** Why the shop refuses to answer with these settings; empty if they are safe. */
	problems: readonly string[];
}

/** Splits a comma-separated list. */
const listOf = (text: string): string[] =>
	text
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);

const parsed = new WeakMap<ShopEnv, Settings>();

/** Parses the settings once per isolate: its environment never changes. */
export function settings(env: ShopEnv): Settings {
	const known = parsed.get(env);
	if (known) return known;
	const localeDomains = domains.parse(env.LOCALE_DOMAINS || "{}");
	const extra = listOf(env.EXTRA_HOSTS);
	const deskHost = env.BACKEND_URL === "" ? env.DESK_HOST || null : null;
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
		deskHost,
		hosts: extra.includes("*") ? null : new Set([...Object.keys(localeDomains), ...extra, ...(deskHost ? [deskHost] : [])]),
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

/** The origin of each language's own domain, with this request's protocol and port. */
export function localeOrigins(url: URL, localeDomains: Record<string, string>): Record<string, string> {
	const port = url.port ? `:${url.port}` : "";
	return Object.fromEntries(Object.entries(localeDomains).map(([host, locale]) => [locale, `${url.protocol}//${host}${port}`]));
}

/** Hosts of this machine, on which nobody can listen in between. */
export const ownMachine = ["localhost", "127.0.0.1", "[::1]"];

/** Whether to serve development pages: on configured hosts and this machine, even if any host is served. */
export const hasDevPages = ({ hostname }: URL, { devPages, hosts, localeDomains }: Settings): boolean =>
	devPages && (hosts?.has(hostname) ?? (ownMachine.includes(hostname) || hostname in localeDomains));

interface Checked {
	backendUrl: string | null;
	digestKey: string;
	devPages: boolean;
}

/** Settings that are unsafe once others can reach the shop. Nothing is answered until they are fixed (docs/keys.md). */
export function problemsOf({ backendUrl, digestKey, devPages }: Checked): string[] {
	if (devPages) return [];
	return [
		...(backendUrl === null || isSafe(backendUrl) ? [] : ["BACKEND_URL has to begin with https://: sessions and addresses go there."]),
		...(isSecretKey(digestKey)
			? []
			: [`DIGEST_KEY has to be set to a secret of at least ${minKeyLength} characters: npm run deploy makes one.`]),
	];
}

/** Whether calls to the backend use https or stay on this machine. */
export function isSafe(backendUrl: string): boolean {
	try {
		const { protocol, hostname } = new URL(backendUrl);
		return protocol === "https:" || (protocol === "http:" && ownMachine.includes(hostname));
	} catch {
		return false;
	}
}
