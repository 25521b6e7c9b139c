import type { BackendEnv } from "./env";
import { Refused } from "./refused";

/**
 * The origin of the page that asked, for links in mails and ways back: never one that the caller made up.
 * @throws Refused invalid where its host is none of the shop's
 */
export function shopOrigin({ SHOP_HOSTS }: Pick<BackendEnv, "SHOP_HOSTS">, host: string): string {
	const { origin, hostname, protocol } = new URL(host);
	const isKnown = (protocol === "https:" || protocol === "http:") && SHOP_HOSTS.split(",").includes(hostname);
	if (!isKnown) throw new Refused("invalid", "The host is none of the shop's.", undefined, { host: ["invalid"] });
	return origin;
}
