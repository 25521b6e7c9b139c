import { createHmac } from "node:crypto";

/** What the local server says of its own machine: no network. */
const ownMachine = ["", "127.0.0.1", "::1"];

/**
 * Where a request comes from, as Cloudflare says, and nobody else can: a digest of the network (of IPv6 the first 64 bits, since one house
 * has all the others), so that attempts are counted and no address is passed on or stored. It is keyed, so that who sees digests cannot try all addresses.
 * @param key DIGEST_KEY; "" only while the shop is developed (settings/)
 * @returns 43 characters; "" where no address is known, as on a developer's machine
 */
export function networkDigest(request: Request, key: string): string {
	const address = request.headers.get("CF-Connecting-IP") ?? "";
	if (ownMachine.includes(address)) return "";
	return createHmac("sha256", key || "no key")
		.update(`network:${networkOf(address)}`)
		.digest("base64url");
}

/** @returns an IPv4 address as it is, of an IPv6 address the first four groups without leading zeros */
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
