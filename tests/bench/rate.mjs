import autocannon from "autocannon";
import { spread } from "./spread.mjs";

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
 * Throughput of pages.
 * @param shop a ServedShop
 * @param asked as for requestPages(), with a cookie and further headers
 * @returns as requestPages(), with cpu (ms of the runtime for a page)
 */
export async function rate(shop, { cookie, headers = {}, ...asked }) {
	const before = shop.cpu;
	const all = { ...browserHeaders(shop.port), ...(cookie && { Cookie: cookie }), ...headers };
	const answer = await requestPages({ ...asked, port: shop.shopPort, headers: all });
	return { ...answer, cpu: ((shop.cpu - before) / answer.pages) * 1000 };
}

/** Ends a measurement that never gets its pages, in seconds. */
const longest = 600;

/**
 * Requests pages as fast as they are answered.
 * @param asked port, paths (in rotation, each by one connection), headers, connections, and how long: seconds and atLeast a number of pages, or
 * `isOnce` each path
 * @returns pages, perSecond, p50, p95, p99 (ms of a complete response), caches (number of hits, misses …), cut (lost responses), bytes of a
 * response with its headers
 * @throws if a page's status is not 200
 */
export async function requestPages({ port, paths, headers, connections, seconds = 2, atLeast = 100, isOnce = false }) {
	const [times, caches] = [[], {}];
	let [bytes, clients] = [0, 0];
	const begin = performance.now();
	let end = begin;
	const run = autocannon({
		url: `http://127.0.0.1:${port}`,
		headers,
		connections,
		...(isOnce ? { amount: paths.length } : { duration: longest }),
		// It stops at the end of a sample. In ms.
		sampleInt: 200,
		setupClient: (client) => {
			const number = clients++;
			const own = paths.filter((_, index) => index % connections === number);
			client.setRequests((own.length > 0 ? own : paths).map((path) => ({ path })));
			client.on("headers", ({ headers: list }) => {
				// Names and values in turn.
				const timing = list.findIndex((name) => name.toLowerCase() === "server-timing");
				const cache = /cache;desc="?(\w+)/.exec(list[timing + 1])?.[1];
				if (cache) caches[cache] = (caches[cache] ?? 0) + 1;
			});
		},
	});
	run.on("response", (_client, _status, size, time) => {
		times.push(time);
		bytes += size;
		end = performance.now();
		if (!isOnce && times.length >= atLeast && end - begin > seconds * 1000) run.stop();
	});
	const { statusCodeStats, errors } = await run;
	const statuses = Object.keys(statusCodeStats);
	if (statuses.some((status) => status !== "200")) throw new Error(`${paths[0]} and others are answered ${statuses}.`);
	const pages = times.length;
	return { pages, perSecond: pages / ((end - begin) / 1000), ...spread(times), caches, cut: errors, bytes: bytes / pages };
}
