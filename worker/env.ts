import { z } from "zod";
import { type Locale, locales } from "../app/market";

/** What the shop Worker is bound to (wrangler.toml). */
export interface ShopEnv {
	ASSETS: Fetcher;
	BACKEND: Fetcher;
	/** Counts the forms about accounts that come from one network. */
	ACCOUNT_FORMS: RateLimit;
	BACKEND_URL: string;
	/** A secret in production, and only there where the backend wants one. */
	BACKEND_KEY?: string;
	LOCALE_DOMAINS: string;
	EXTRA_HOSTS: string;
	DEV_PAGES: string;
}

const domains = z
	.string()
	.transform((text) => JSON.parse(text))
	.pipe(z.record(z.string(), z.enum(locales)));

/** The variables once parsed. */
export interface Settings {
	/** null: the embedded backend. */
	backendUrl: string | null;
	backendKey: string;
	/** Host name without port → locale. */
	localeDomains: Record<string, Locale>;
	/** Host names that may be asked for; null: any. */
	hosts: Set<string> | null;
	/** The shop is being developed: there are development pages, and plain http is answered. */
	devPages: boolean;
}

const parsed = new WeakMap<ShopEnv, Settings>();

/** Parsed once per isolate, since the environment never changes in one. */
export function settings(env: ShopEnv): Settings {
	const known = parsed.get(env);
	if (known) return known;
	const localeDomains = domains.parse(env.LOCALE_DOMAINS || "{}");
	const extra = env.EXTRA_HOSTS.split(",").map((host) => host.trim());
	const fresh: Settings = {
		backendUrl: env.BACKEND_URL === "" ? null : env.BACKEND_URL.replace(/\/+$/, ""),
		backendKey: env.BACKEND_KEY ?? "",
		localeDomains,
		hosts: extra.includes("*") ? null : new Set([...Object.keys(localeDomains), ...extra.filter(Boolean)]),
		devPages: env.DEV_PAGES === "1",
	};
	parsed.set(env, fresh);
	return fresh;
}
