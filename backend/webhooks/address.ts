import type { BackendEnv } from "../env";

/** Names that only a network of one's own resolves. */
const privateNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|arpa|test|invalid)$/;

/**
 * Whether messages may be sent to an address: over https, to a host with a public name. Addresses in numbers are refused altogether, so that none is private in
 * whatever spelling; what a name resolves to is the platform's business, which reaches public networks alone. While the shop is developed everything is allowed.
 */
export function isPublicAddress(address: string, { DEV_PAGES }: Pick<BackendEnv, "DEV_PAGES">): boolean {
	const url = URL.parse(address);
	if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return false;
	if (DEV_PAGES === "1") return true;
	const host = url.hostname.replace(/\.$/, "");
	// The parser has turned every spelling of an address in numbers into four of them, or put it into brackets.
	const isNumber = /^\[|^[\d.]+$/.test(host);
	return url.protocol === "https:" && !isNumber && host.includes(".") && !privateNames.test(host);
}
