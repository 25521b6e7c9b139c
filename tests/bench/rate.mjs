import { fork } from "node:child_process";

/** Headers of a browser's first visit. The host is the English shop's. */
export const browserHeaders = (port) => ({
	Host: `en.localhost:${port}`,
	"User-Agent": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
	Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
	"Accept-Language": "en",
	// Compression is not measured: the platform does it, and the fixed page would be pre-compressed.
	"Accept-Encoding": "identity",
	"Sec-Fetch-Site": "none",
	"Sec-Fetch-Mode": "navigate",
	"Sec-Fetch-Dest": "document",
});

/**
 * Throughput of pages, requested by a separate process.
 * @param shop a ServedShop
 * @param asked paths (in rotation), cookie, further headers, connections, and how long: seconds and atLeast a number of pages, or `isOnce` each
 * path
 * @returns pages, perSecond, p50, p95, p99 (ms of a complete response), caches (number of hits, misses …), cut (incomplete responses), bytes of a
 * response with its headers, cpu (ms of the runtime for a page)
 * @throws if a page's status is not 200
 */
export async function rate(shop, { paths, cookie, headers = {}, connections, seconds = 2, atLeast = 100, isOnce = false }) {
	const client = fork(new URL("./rate-client.mjs", import.meta.url));
	const before = shop.cpu;
	const answer = await new Promise((resolve, reject) => {
		client.once("message", resolve).once("error", reject);
		const all = { ...browserHeaders(shop.port), ...(cookie && { Cookie: cookie }), ...headers };
		client.send({ port: shop.shopPort, paths, headers: all, connections, seconds, atLeast, isOnce });
	});
	if (answer.error) throw new Error(`${paths[0]}: ${answer.error}`);
	const others = Object.keys(answer.statuses).filter((status) => !["200", "cut", "closed"].includes(status));
	if (others.length > 0) throw new Error(`${paths[0]} and others are answered ${JSON.stringify(answer.statuses)}.`);
	return { ...answer, cut: answer.statuses.cut ?? 0, bytes: answer.bytes / answer.pages, cpu: ((shop.cpu - before) / answer.pages) * 1000 };
}
