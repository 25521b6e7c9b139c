import type { BackendEnv } from "../env";

/** Names that only a network of one's own resolves. */
const privateNames = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|arpa|test|invalid|onion|svc|consul)$/;

/** Names that resolve to the address which they begin with, or always to the own machine. */
const numberNames =
	/(^|\.)((nip|sslip|xip)\.io|traefik\.me|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com)$|(^|[.-])\d{1,3}([.-]\d{1,3}){3}[.-]/;

/**
 * Whether messages may be sent to an address: over https at its usual port, to a host with a public name. Addresses in numbers are refused altogether, so that none is private in
 * whatever spelling; what a name resolves to is the platform's business, which reaches public networks alone. While the shop is developed everything is allowed.
 */
export function isPublicAddress(address: string, { DEV_PAGES }: Pick<BackendEnv, "DEV_PAGES">): boolean {
	const url = URL.parse(address);
	if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return false;
	if (DEV_PAGES === "1") return true;
	// The dot of the root is no part of the name; a name with two of them resolves to nothing, or to whatever a resolver makes of it.
	const host = url.hostname.replace(/\.$/, "");
	if (url.port !== "" || host.split(".").includes("")) return false;
	// The parser has turned every spelling of an address in numbers into four of them, or put it into brackets.
	const isNumber = /^\[|^[\d.]+$/.test(host);
	return url.protocol === "https:" && !isNumber && host.includes(".") && !privateNames.test(host) && !numberNames.test(host);
}
