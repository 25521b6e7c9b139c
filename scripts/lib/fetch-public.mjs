// Fetches files that a supplier's catalogue names by URL: over https, from public machines only, up to a maximum size.
import { lookup } from "node:dns";
import { get } from "node:https";
import { BlockList, isIP } from "node:net";

const maxRedirects = 5;

const privateRanges = new BlockList();
for (const range of [
	...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24"],
	...["192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
])
	privateRanges.addSubnet(range.split("/")[0], Number(range.split("/")[1]), "ipv4");
// Parts of 2000::/3, the public range: embedded IPv4 addresses, and the range for documentation.
for (const range of ["2001::/32", "2001:db8::/32", "2002::/16"])
	privateRanges.addSubnet(range.split("/")[0], Number(range.split("/")[1]), "ipv6");
const publicRange = new BlockList();
publicRange.addSubnet("2000::", 3, "ipv6");

/** @param {string} ip @returns {boolean} whether it is a public address */
export function isPublicIp(ip) {
	const family = isIP(ip);
	if (family === 4) return !privateRanges.check(ip, "ipv4");
	return family === 6 && publicRange.check(ip, "ipv6") && !privateRanges.check(ip, "ipv6");
}

/**
 * Like dns.lookup, but only for public addresses. The connection itself uses it, so that a name cannot resolve to another address
 * afterwards.
 */
export function lookupPublic(host, options, done) {
	lookup(host, { ...options, all: true }, (error, found) => {
		if (error) return done(error);
		if (!found.every(({ address }) => isPublicIp(address))) return done(new Error(`${host} is no public name`));
		if (options.all) return done(null, found);
		done(null, found[0].address, found[0].family);
	});
}

/**
 * @param {string} address
 * @param {{
 *   most: number, patience: number,
 *   request?: (url: URL, options: object, respond: (answer: unknown) => void) => { on: (event: string, listener: (error: Error) => void) => unknown }
 * }} limits bytes, ms for all of it, and what connects
 * @returns {Promise<Uint8Array | string>} the content, or why there is none
 */
export async function fetchPublic(address, { most, patience, request = get }) {
	const signal = AbortSignal.timeout(patience);
	try {
		let url = new URL(address);
		for (let hop = 0; hop <= maxRedirects; hop++) {
			if (url.protocol !== "https:")
				return hop === 0 ? "is not taken: addresses begin with https://" : `leads to an address without https: ${url}`;
			const host = url.hostname.replace(/^\[|\]$/g, "");
			// A numeric address is connected to without a lookup.
			if (isIP(host) && !isPublicIp(host)) return `leads to ${host}, which is no public address`;
			const answer = await new Promise((resolve, reject) => {
				request(url, { lookup: lookupPublic, signal, headers: { Accept: "*/*" } }, resolve).on("error", reject);
			});
			const { statusCode, headers } = answer;
			if (statusCode >= 300 && statusCode < 400 && headers.location) {
				answer.destroy();
				url = new URL(headers.location, url);
				continue;
			}
			if (statusCode !== 200) {
				answer.destroy();
				return `is answered with ${statusCode}`;
			}
			return await contentOf(answer, most);
		}
		return `leads on more than ${maxRedirects} times`;
	} catch (error) {
		return `cannot be fetched: ${error.message}`;
	}
}

/** Reads up to the limit, whatever Content-Length says. */
async function contentOf(answer, most) {
	const chunks = [];
	let size = 0;
	for await (const chunk of answer) {
		size += chunk.length;
		if (size > most) {
			answer.destroy();
			return "is too large";
		}
		chunks.push(chunk);
	}
	return new Uint8Array(Buffer.concat(chunks));
}
