import { ServedShop } from "./served-shop.mjs";
import { tableOf } from "./table.mjs";
import { Visitor } from "./visitor.mjs";

/** Limits of a sitemap: URLs and bytes by its protocol, milliseconds as a goal. */
export const mostOfMap = { addresses: 50_000, bytes: 50_000_000, ms: 1000 };

const times = 5;

/**
 * The sitemaps of one language: their contents and costs.
 * @param state a folder with a database
 * @returns for each: path, addresses, bytes, first (ms), ms (median of five more), queries and rows read of the database, isMet
 */
export async function measureMaps(state) {
	const shop = await ServedShop.start({ state, isCounted: true });
	const visitor = new Visitor(shop.shopPort);
	try {
		const maps = [];
		for (const path of mapsIn(await read(visitor, "/sitemap.xml"))) {
			await shop.counts();
			const { ms: first, text } = await timed(visitor, path);
			const { queries, read: rows } = await shop.counts();
			const more = [];
			while (more.length < times) more.push((await timed(visitor, path)).ms);
			const ms = more.sort((a, b) => a - b)[Math.floor(times / 2)];
			const addresses = text.split("<loc>").length - 1;
			const bytes = Buffer.byteLength(text);
			const isMet = addresses <= mostOfMap.addresses && bytes <= mostOfMap.bytes && Math.max(first, ms) <= mostOfMap.ms;
			maps.push({ path, addresses, bytes, first, ms, queries, rows, isMet });
		}
		return maps;
	} finally {
		visitor.close();
		await shop.kill();
	}
}

/** Paths of the sitemaps on the requested host. */
const mapsIn = (index) => [...index.matchAll(/<loc>https?:\/\/en\.[^/<]+(\/[^<]+)<\/loc>/g)].map(([, path]) => path);

async function timed(visitor, path) {
	const since = performance.now();
	const text = await read(visitor, path);
	return { ms: performance.now() - since, text };
}

async function read(visitor, path) {
	const { status, text } = await visitor.send(path);
	if (status !== 200) throw new Error(`${path} is answered ${status}.`);
	return text;
}

/** @returns a table of the results of measureMaps(), with the limits below */
export const mapTable = (maps) => `${tableOf([
	["sitemap", "addresses", "kB", "first ms", "ms", "queries", "rows read", ""],
	...maps.map(({ path, addresses, bytes, first, ms, queries, rows, isMet }) => [
		path,
		...[addresses, (bytes / 1024).toFixed(0), first.toFixed(0), ms.toFixed(0), queries, rows].map(String),
		isMet ? "met" : "MISSED",
	]),
])}

Of one language, with 13 times as many variants. Limits: ${mostOfMap.addresses} addresses, ${mostOfMap.bytes / 1e6} MB, ${mostOfMap.ms} ms.`;
