// npm run bench: what pages weigh and how fast they are made, beside a Worker that returns a fixed page.
import "../../scripts/node-version.mjs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDependencies } from "../../scripts/dependencies.mjs";
import { run } from "../../scripts/failure.mjs";

const kilobyte = 1024;

/** Bytes; text as gzip. A page is told by its name where the budget is for it alone. */
const budgets = [
	{ what: "js", most: 110 * kilobyte, pages: ["home", "category", "product", "search"] },
	{ what: "css", most: 14 * kilobyte },
	{ what: "html", most: 30 * kilobyte, pages: ["category"] },
	{ what: "fonts", most: 45 * kilobyte },
];

run(async () => {
	await ensureDependencies();
	const [
		{ Miniflare },
		{ build },
		{ ensureDatabase },
		{ freePorts },
		{ workers },
		{ fixedPage },
		{ fillCart },
		{ measure, Visitor },
		{ weigh },
		{ ensureBrowser },
		{ least, lighthouseOf },
	] = await Promise.all([
		import("miniflare"),
		import("../../scripts/build.mjs"),
		import("../../scripts/database.mjs"),
		import("../../scripts/ports.mjs"),
		import("../../scripts/workers.mjs"),
		import("./fixed-page.mjs"),
		import("./filled-cart.mjs"),
		import("./load.mjs"),
		import("./page-weight.mjs"),
		import("../../scripts/browser.mjs"),
		import("./lighthouse.mjs"),
	]);
	const browser = ensureBrowser();
	await build({ keepsOld: true });
	const state = mkdtempSync(join(tmpdir(), "crossbar-bench-"));
	await ensureDatabase({ state });
	const port = await freePorts();
	const [shopPort, fixedPort, debugPort] = [port + 1, port + 2, port + 3];
	const miniflare = new Miniflare(workers({ port, shopPort, state, more: [fixedPage(fixedPort)] }));
	try {
		await miniflare.ready;
		const cart = await fillCart(shopPort, "/products/ipe-200");
		const pages = [
			{ name: "home", path: "/" },
			{ name: "category", path: "/categories/ipe-beams" },
			{ name: "product", path: "/products/ipe-200" },
			{ name: "search", path: "/new_search?search=ipe+200", isPrivate: true },
			{ name: "cart", ...cart, isPrivate: true },
		];
		const rows = [];
		for (const page of pages) {
			const visitor = new Visitor(shopPort, page);
			const { status, text } = await visitor.send(page.path);
			visitor.close();
			if (status !== 200) throw new Error(`${page.path} is answered ${status}.`);
			rows.push({ name: page.name, weight: weigh(text), ...(await speed(measure, shopPort, page)) });
		}
		rows.push({ name: "fixed page", ...(await speed(measure, fixedPort, { path: "/" })) });
		print(rows);
		// Through compression, as readers ask.
		const seen = await lighthouseOf({ browser, debugPort, port, pages });
		printSeen(seen, least);
		process.exitCode = [verdicts(rows), judgements(seen, least)].every(Boolean) ? 0 : 1;
	} finally {
		await miniflare.dispose();
		rmSync(state, { recursive: true, force: true });
	}
});

async function speed(measure, port, { path, cookie }) {
	await measure(port, path, { cookie, connections: 4, seconds: 1, atLeast: 50 });
	const alone = await measure(port, path, { cookie, connections: 1 });
	const many = await measure(port, path, { cookie, connections: 32 });
	return { alone, many };
}

function print(rows) {
	const kb = (bytes) => (bytes === undefined ? "" : (bytes / kilobyte).toFixed(1));
	const table = [
		["page", "HTML kB", "CSS kB", "JS kB", "fonts kB", "requests", "p50 ms", "p95 ms", "pages/s 1", "pages/s 32", "p95 ms 32"],
		...rows.map(({ name, weight, alone, many }) => [
			name,
			kb(weight?.html),
			kb(weight?.css),
			kb(weight?.js),
			kb(weight?.fonts),
			String(weight?.requests ?? ""),
			alone.p50.toFixed(2),
			alone.p95.toFixed(2),
			alone.perSecond.toFixed(0),
			many.perSecond.toFixed(0),
			many.p95.toFixed(1),
		]),
	];
	console.log(aligned(table));
	console.log("\nText as gzip. 1 and 32: connections at once. All figures are of this one run on this machine.\n");
}

function aligned(table) {
	const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
	return `\n${table.map((row) => row.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join("  ")).join("\n")}`;
}

function printSeen(rows, least) {
	const table = [
		["page", ...Object.keys(least), "largest paint ms", "blocked ms", "shift"],
		...rows.map(({ name, scores, paint, blocked, shift }) => [
			name,
			...Object.keys(least).map((id) => String(scores[id])),
			paint.toFixed(0),
			blocked.toFixed(0),
			shift.toFixed(3),
		]),
	];
	console.log(aligned(table));
	console.log("\nLighthouse on a simulated phone, medians of three runs. It wants a machine that does nothing else.\n");
}

/** @returns whether Lighthouse is content with every page */
function judgements(rows, least) {
	return Object.entries(least)
		.map(([id, score]) => {
			const lowest = Math.min(...rows.map(({ scores }) => scores[id]));
			const faults =
				id === "performance" ? [] : rows.filter(({ scores }) => scores[id] < score).flatMap(({ name, faults }) => `${name}: ${faults}`);
			console.log(`${lowest >= score ? "kept  " : "BROKEN"}  ${id} ${lowest} of ${score} ${faults.join("; ")}`.trimEnd());
			return lowest >= score;
		})
		.every(Boolean);
}

/** @returns whether every page keeps its budgets and asks nobody else */
function verdicts(rows) {
	const weighed = rows.filter(({ weight }) => weight);
	const results = budgets.map(({ what, most, pages }) => {
		const heaviest = Math.max(...weighed.filter(({ name }) => !pages || pages.includes(name)).map(({ weight }) => weight[what]));
		const isKept = heaviest <= most;
		const where = pages ? pages.join(", ") : "all pages";
		console.log(`${isKept ? "kept  " : "BROKEN"}  ${what} ${(heaviest / kilobyte).toFixed(1)} of ${most / kilobyte} kB (${where})`);
		return isKept;
	});
	const foreign = weighed.flatMap(({ weight }) => weight.foreign);
	console.log(`${foreign.length === 0 ? "kept  " : "BROKEN"}  requests to other sites: ${foreign.join(", ") || "none"}`);
	return results.every(Boolean) && foreign.length === 0;
}
