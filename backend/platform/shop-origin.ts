import type { BackendEnv } from "../env";
import { Refused } from "./refused";

/**
 * The origin of the requesting page, for links in mails and return addresses, validated against the shop's hosts. In production it is https
 * on the default port, or on the host's port in SHOP_HOSTS; with development pages any port of the host is valid.
 * @throws Refused invalid for any other host
 */
export function shopOrigin({ SHOP_HOSTS, DEV_PAGES }: Pick<BackendEnv, "SHOP_HOSTS" | "DEV_PAGES">, origin: string): string {
	const page = addressOf(origin);
	if (page && isShop(page, shopHosts({ SHOP_HOSTS }), DEV_PAGES === "1")) return page.origin;
	throw new Refused("invalid", "The host is none of the shop's.", undefined, { host: ["invalid"] });
}

/** The hosts of the shop, each with its port if SHOP_HOSTS names one. */
export const shopHosts = ({ SHOP_HOSTS }: Pick<BackendEnv, "SHOP_HOSTS">): string[] => SHOP_HOSTS.split(",").map((one) => one.trim());

/** @returns null for an invalid address */
function addressOf(text: string): URL | null {
	try {
		return new URL(text);
	} catch {
		return null;
	}
}

function isShop({ protocol, host, hostname, username, password }: URL, hosts: readonly string[], isDevelopment: boolean): boolean {
	if (username !== "" || password !== "") return false;
	if (protocol === "https:" && hosts.includes(host)) return true;
	return isDevelopment && (protocol === "https:" || protocol === "http:") && hosts.includes(hostname);
}
