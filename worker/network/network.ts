import { createHmac } from "node:crypto";

/** Addresses that the local server reports for its own machine. */
const localAddresses = ["", "127.0.0.1", "::1"];

/**
 * A keyed digest of the client's network as reported by Cloudflare, so that attempts can be counted without passing on or storing an
 * address.
 * It covers the first 64 bits of an IPv6 address, because one household has all the others. Without the key, nobody can find the address
 * by trying all.
 * @param key DIGEST_KEY; "" only in development (settings/)
 * @returns 43 characters; "" if no address is known, as on a developer's machine
 */
export function networkDigest(request: Request, key: string): string {
	const address = request.headers.get("CF-Connecting-IP") ?? "";
	if (localAddresses.includes(address)) return "";
	return createHmac("sha256", key || "no key")
		.update(`network:${networkOf(address)}`)
		.digest("base64url");
}

/** @returns an IPv4 address unchanged; the first four groups of an IPv6 address, without leading zeros */
export function networkOf(address: string): string {
	if (!address.includes(":")) return address;
	const [head = "", tail] = address.toLowerCase().split("::");
	const before = head === "" ? [] : head.split(":");
	const after = tail === undefined || tail === "" ? [] : tail.split(":");
	const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
	const groups = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
	return groups
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":");
}
