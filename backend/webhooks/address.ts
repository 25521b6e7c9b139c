import type { BackendEnv } from "../env";

/** Names that only private networks resolve. */
const privateNames = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|arpa|test|invalid|onion|svc|consul)$/;

/** Names that resolve to the address that they contain, or always to the local machine. */
const numberNames =
	/(^|\.)((nip|sslip|xip)\.io|traefik\.me|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com)$|(^|[.-])\d{1,3}([.-]\d{1,3}){3}[.-]/;

/**
 * Whether messages may be sent to an address: over https at its usual port, to a host with a public name. Numeric addresses are refused, since a
 * private one has many spellings. The platform reaches public networks only, whatever a name resolves to. Everything is allowed in development.
 */
export function isPublicAddress(address: string, { DEV_PAGES }: Pick<BackendEnv, "DEV_PAGES">): boolean {
	const url = URL.parse(address);
	if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return false;
	if (DEV_PAGES === "1") return true;
	// A name may end with the dot of the root. Resolvers treat two dots differently.
	const host = url.hostname.replace(/\.$/, "");
	if (url.port !== "" || host.split(".").includes("")) return false;
	// The parser has normalised each numeric spelling to four numbers or brackets.
	const isNumber = /^\[|^[\d.]+$/.test(host);
	return url.protocol === "https:" && !isNumber && host.includes(".") && !privateNames.test(host) && !numberNames.test(host);
}
