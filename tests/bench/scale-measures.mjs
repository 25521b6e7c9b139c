import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { ensureDatabase } from "../../scripts/database.mjs";
import { freePorts } from "../../scripts/lib/ports.mjs";
import { backendName, workers } from "../../scripts/lib/workers.mjs";
import { mapTable, measureMaps } from "./map-measures.mjs";
import { newPages } from "./pages.mjs";
import { requestPages } from "./rate.mjs";
import { ServedShop } from "./served-shop.mjs";
import { tableOf } from "./table.mjs";
import { Visitor } from "./visitor.mjs";

const scales = [1, 13];

/** Goals for the larger catalogue: maximum ratio to the smaller one, and milliseconds. */
const most = { times: 3, ms: 150 };

const json = (filters) => encodeURIComponent(JSON.stringify(filters));
const narrow = json({ availability: ["available"], length: { min: 6000, max: 12000 } });

/** The measured queries; the first kinds have goals. */
const questions = ({ id, slug, count, product, ids }) => [
	["category page", `/productVariant/by-category/${slug}?range=[0,10]`],
	["category page by name", `/productVariant/by-category/${slug}?range=[0,10]&sort=name_asc`],
	["category page by code", `/productVariant/by-category/${slug}?range=[0,10]&sort=code_desc`],
	["category page, deep", `/productVariant/by-category/${slug}?range=[${count - 20},10]`],
	["category page, deep by name", `/productVariant/by-category/${slug}?range=[${Math.floor(count / 2)},10]&sort=name_desc`],
	["category page, narrowed", `/productVariant/by-category/${slug}?range=[0,10]&f=${narrow}`],
	["products of a category", `/product/by-category/${slug}?range=[0,10]&f=${narrow}`],
	["facet counts", `/productVariant/values/${id}`],
	["facet counts, narrowed", `/productVariant/values/${id}?f=${narrow}`],
	["facet counts of products", `/productVariant/values-by-products/?ids=${ids}`],
	["variants of a product", `/productVariant/by-product/${product}?range=[0,10]&f=${narrow}`],
	...searches.map((term) => [`search ${term}`, `/search/new/${encodeURIComponent(term.replaceAll(" ", "_"))}?range=[0,10]`]),
	["search stahl, narrowed, with counts", `/search/new/stahl?range=[0,10]&values=true&f=${narrow}`],
	["search verzinkt by name", "/search/new/verzinkt?range=[0,10]&sort=name_asc&values=true"],
];

const searches = [
	...["ipe 200", "ipe200 6m s355", "Doppelstabmatte", "100x100x5", "CR-001234", "TTK-874666", "feuerverzinkt", "vierkantror", "s355"],
	// A word of a third of the catalogue, words with many matches, a typo, and words without a common match.
	...["stahl", "verzinkt", "palkki verzinkt 6 m s235", "rohr", "galvansied", "kupfer ipe 200 zaun 6/5/6 rot"],
];

/**
 * Response times of the backend's lists, counts and searches with 15,500 variants and with 13 times as many, and of uncached pages of the shop;
 * the
 * sitemaps of the larger catalogue. Needs the last build.
 * @param milliseconds for each query
 * @returns rows of name, small and large (first, p50 and p95 in ms), times, isMet; new products of both: rate(); and maps
 * (map-measures.mjs)
 */
export async function measureScales(milliseconds = 1000) {
	const backends = [];
	try {
		for (const scale of scales) {
			const state = mkdtempSync(join(tmpdir(), "crossbar-scale-"));
			backends.push({ state });
			await ensureDatabase({ state, scale });
		}
		for (const backend of backends) {
			const { state } = backend;
			const port = await freePorts();
			const miniflare = new Miniflare(convertV4MiniflareOptions(workers({ port, backendPort: port + 1, state })));
			Object.assign(backend, { miniflare, port: port + 1 });
			await miniflare.ready;
			backend.questions = questions(await largest(await miniflare.getD1Database("DB", backendName)));
		}
		const measured = new Map();
		// Each query alternates between both, so that other load on the machine affects both.
		for (const index of backends[0].questions.keys())
			for (const { port, questions } of backends) {
				const [name, path] = questions[index];
				measured.set(name, [...(measured.get(name) ?? []), await times(port, path, milliseconds / 1000)]);
			}
		const pages = [];
		for (const backend of backends) {
			await backend.miniflare.dispose();
			backend.miniflare = null;
			const shop = await ServedShop.start({ state: backend.state });
			pages.push((await newPages(shop, ["product"]).finally(() => shop.kill())).product);
		}
		const maps = await measureMaps(backends.at(-1).state);
		return { rows: judged(measured), pages, maps };
	} finally {
		for (const { miniflare, state } of backends) {
			await miniflare?.dispose();
			rmSync(state, { recursive: true, force: true });
		}
	}
}

/** In milliseconds: the first response, then median and p95. */
async function times(port, path, seconds) {
	const visitor = new Visitor(port);
	const since = performance.now();
	const { status, text } = await visitor.send(path);
	const first = performance.now() - since;
	visitor.close();
	if (status !== 200) throw new Error(`${path} is answered ${status}: ${text.slice(0, 200)}`);
	const headers = { Host: "en.localhost" };
	const { p50, p95 } = await requestPages({ port, paths: [path], headers, connections: 1, seconds, atLeast: 100 * seconds });
	return { first, p50, p95 };
}

/** The largest category, its median product and some of its products. */
async function largest(db) {
	const category = await db
		.prepare("SELECT id, slug, variant_count AS count FROM categories WHERE parent_id IS NULL ORDER BY variant_count DESC LIMIT 1")
		.first();
	const { results } = await db
		.prepare(
			`SELECT p.id, p.slug FROM catalogue_runs c
			JOIN catalogue_runs r ON r.kind = 'product' AND r.first >= c.first AND r.end <= c.end
			JOIN products p ON p.id = r.id
			WHERE c.kind = 'category' AND c.id = ? AND p.hidden = 0 ORDER BY r.first`,
		)
		.bind(category.id)
		.all();
	const middle = results[Math.floor(results.length / 2)];
	return {
		...category,
		product: middle.slug,
		ids: results.filter((_, index) => index % Math.ceil(results.length / 20) === 0).map(({ id }) => id),
	};
}

function judged(measured) {
	return [...measured].map(([name, [small, large]]) => {
		const times = large.p95 / small.p95;
		return { name, small, large, times, isMet: times <= most.times && large.p95 <= most.ms };
	});
}

/** @returns a table of the results of measureScales(), with its goals below */
export function scaleTable({ rows, pages: [few, many], maps }) {
	const cells = ({ first, p50, p95 }) => [first, p50, p95].map((ms) => ms.toFixed(1));
	const table = tableOf([
		["backend alone, ms", ...scales.flatMap((scale) => [`first ×${scale}`, `p50 ×${scale}`, `p95 ×${scale}`]), "p95 ratio", ""],
		...rows.map(({ name, small, large, times, isMet }) => [
			name,
			...cells(small),
			...cells(large),
			times.toFixed(1),
			isMet ? "met" : "MISSED",
		]),
	]);
	const page = ({ one }) => `${one.p50.toFixed(1)} ms (p95 ${one.p95.toFixed(1)} ms, ${one.cpu.toFixed(1)} ms of CPU)`;
	return `${table}

One request at a time. Goals: at most ${most.times} times as long, at most ${most.ms} ms.
A product's page that nobody has asked for: ${page(few)} with 15,500 variants, ${page(many)} with 13 times as many.

${mapTable(maps)}`;
}
