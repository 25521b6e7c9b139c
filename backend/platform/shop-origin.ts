import type { BackendEnv } from "../env";
import { Refused } from "./refused";

/**
 * The origin of the page that asked, for links in mails and ways back: never one that the caller made up. In production it is https on
 * its usual port, or on the one that SHOP_HOSTS names with the host; while there are development pages the shop is anywhere on its host.
 * @throws Refused invalid where its host is none of the shop's
 */
export function shopOrigin({ SHOP_HOSTS, DEV_PAGES }: Pick<BackendEnv, "SHOP_HOSTS" | "DEV_PAGES">, origin: string): string {
	const page = addressOf(origin);
	if (page && isShop(page, shopHosts({ SHOP_HOSTS }), DEV_PAGES === "1")) return page.origin;
	throw new Refused("invalid", "The host is none of the shop's.", undefined, { host: ["invalid"] });
}

/** The hosts of the shop, with their port where SHOP_HOSTS names one. */
export const shopHosts = ({ SHOP_HOSTS }: Pick<BackendEnv, "SHOP_HOSTS">): string[] => SHOP_HOSTS.split(",").map((one) => one.trim());

/** @returns null for what is no address */
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
