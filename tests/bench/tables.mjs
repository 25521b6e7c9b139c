import { deskTable } from "./desk-pages.mjs";
import { scaleTable } from "./scale-measures.mjs";
import { tableOf } from "./table.mjs";

const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
const seconds = (ms) => (ms / 1000).toFixed(2);
/** @returns a row's title: the page, and the visitor if there is one */
export const titleOf = ({ name, visitor }) => (visitor && visitor !== name ? `${name}, ${visitor}` : name);

/** @returns the title of uncached pages of a kind */
export const titleOfNew = (kind) => (kind === "search" ? "search, new words" : `${kind}, new`);

/** @returns titled Markdown tables of a run's results, for the parts that ran */
export function tablesOf({ pages, cold, isolates, work, slow, inp, seen, scale, desk, sockets, outage }) {
	return [
		...(pages ? [speeds(pages), weights(pages), costs(pages, work), memoryOf(pages, isolates)] : []),
		...(work && !pages ? [{ title: "What the backend does", text: workTable(work) }] : []),
		...(cold ? [coldPages(cold)] : []),
		...(slow ? [slowLine(slow)] : []),
		...(inp ? [interactionsOf(inp)] : []),
		...(seen ? [lighthouse(seen)] : []),
		...(scale ? [{ title: "A larger catalogue", text: scaleTable(scale) }] : []),
		...(desk ? [{ title: "The desk", text: deskTable(desk) }] : []),
		...(sockets ? [live(sockets)] : []),
		...(outage ? [failing(outage)] : []),
	];
}

function speeds({ rows, limit, misses }) {
	const cells = ({ one, many }) => [
		one.p50.toFixed(2),
		one.p95.toFixed(2),
		one.p99.toFixed(2),
		one.perSecond.toFixed(0),
		many.p50.toFixed(1),
		many.p95.toFixed(1),
		many.p99.toFixed(1),
		many.perSecond.toFixed(0),
		`${((many.perSecond / limit.many.perSecond) * 100).toFixed(1)} %`,
		many.cpu.toFixed(2),
		hits(many.caches),
	];
	const head = ["page", "p50 ms", "p95", "p99", "pages/s", "p50 ms at 32", "p95", "p99", "pages/s at 32", "of the fixed", "CPU ms", "hits"];
	return {
		title: "How fast",
		text: `${tableOf([head, ...rows.map((row) => [titleOf(row), ...cells(row)]), ...Object.entries(misses).map(([kind, row]) => [titleOfNew(kind), ...cells(row)]), ["fixed page", ...cells(limit)]])}

One connection, then 32, without compression. CPU of the runtime for a page at 32. "second page": somebody who has read one; "cart": somebody with goods in the
cart; "new": pages that nobody has asked for, each once.`,
	};
}

/** The share of cache hits. */
function hits(caches) {
	const all = Object.values(caches).reduce((sum, count) => sum + count, 0);
	return all === 0 ? "–" : `${(((caches.hit ?? 0) / all) * 100).toFixed(1)} %`;
}

function weights({ rows }) {
	const weighed = rows.filter(({ weight }) => weight);
	return {
		title: "What is fetched",
		text: `${tableOf([
			["page", "HTML kB", "CSS kB", "JS kB", "fonts kB", "requests"],
			...weighed.map(({ name, weight }) => [
				name,
				...[weight.html, weight.css, weight.js, weight.fonts].map(kilobytes),
				String(weight.requests),
			]),
		])}

Text as gzip. JS with the texts that it needs.`,
	};
}

const workTable = (work) =>
	tableOf([
		["of the backend", "calls", "round trips", "statements", "rows read", "rows written"],
		...Object.entries(work).map(([kind, { calls, trips, queries, read, written }]) => [
			kind,
			...[calls, trips, queries, read, written].map(String),
		]),
	]);

function costs({ rows, misses, carts, orders, limit, document, standIns }, work = {}) {
	const cpu = {
		"a page that is kept (category)": rows.find(({ name }) => name === "category").many.cpu,
		"the fixed page": limit.many.cpu,
		...Object.fromEntries(Object.entries(misses).map(([kind, { one }]) => [titleOfNew(kind), one.cpu])),
		"the form that adds the first goods to a cart": carts.add,
		"the cart, made anew": carts.anew,
		"the cart, unchanged": rows.find(({ name }) => name === "cart").many.cpu,
		"an order of one line, eleven requests": orders.cpu,
		"local stand-in: a look into the cache": standIns.cache,
		"local stand-in: a round trip to D1": standIns.trip,
		"local stand-in: a statement of it": standIns.statement,
	};
	const counted = Object.entries(work).map(([kind, { calls, trips, queries, read, written }]) => [
		kind,
		...[calls, trips, queries, read, written].map(String),
		(trips * standIns.trip + queries * standIns.statement).toFixed(1),
	]);
	const lists = [tableOf([["CPU", "ms"], ...Object.entries(cpu).map(([kind, ms]) => [kind, ms.toFixed(2)])])];
	if (counted.length > 0)
		lists.push(
			tableOf([["of the backend", "calls", "round trips", "statements", "rows read", "rows written", "stand-in, ms"], ...counted]),
		);
	return {
		title: "What costs what",
		text: `${lists.join("\n\n")}

CPU is that of the runtime, which D1 and the cache run in where there is no platform: "stand-in" is about what of it is theirs.
${orders.perSecond.toFixed(1)} orders a second by four buyers at a time. A category of ten rows has ${document.nodes} elements, ${kilobytes(document.bytes)} kB before compression.`,
	};
}

function memoryOf({ memory, fixedMemory }, isolates = {}) {
	const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
	return {
		title: "Memory",
		text: `${tableOf([
			["after load", "found"],
			["all processes, with the Node that starts them", megabytes(memory)],
			["the same of the fixed page", megabytes(fixedMemory)],
			...Object.entries(isolates).map(([name, bytes]) => [`held by the isolate of ${name}`, megabytes(bytes)]),
		])}

The runtime collects its garbage when it thinks fit. The platform gives each isolate 128 MB.`,
	};
}

function coldPages(pages) {
	return {
		title: "A Worker that was just started",
		text: `${tableOf([
			["page", "ms", "CPU ms", "read there before: ms", "CPU ms"],
			...pages.map(({ ms, cpu, again }, index) => [
				String(index + 1),
				...[ms, cpu, again.ms, again.cpu].map((figure) => figure.toFixed(0)),
			]),
		])}

Categories and products in turn, each asked for once; medians of five starts. "Read there before": by another Worker of the location in the same minute.`,
	};
}

function slowLine(rows) {
	return {
		title: "First visits over slow lines",
		text: `${tableOf([
			["first visit", "line", "scripts", "first paint s", "largest paint s", "least – most", "usable s", "complete s", "requests", "kB"],
			...rows.map((row) => [
				row.name,
				row.line,
				row.hasScripts ? "on" : "off",
				seconds(row.first),
				seconds(row.paint),
				`${seconds(row.least)} – ${seconds(row.most)}`,
				Number.isNaN(row.usable) ? "–" : seconds(row.usable),
				seconds(row.complete),
				String(row.requests),
				kilobytes(row.bytes),
			]),
		])}

A phone with nothing cached and a four times slower CPU, HTTP/2 with TLS. Bad line: 400 ms there and back, 400 kbit/s. Middle line: 150 ms, 1.6 Mbit/s. Usable: a quantity of the first row can be added. Chromium, medians of seven.`,
	};
}

function interactionsOf(rows) {
	return {
		title: "Interactions",
		text: `${tableOf([["on a category, 1280 px wide", "until the next paint ms"], ...rows.map(({ name, ms }) => [name, ms.toFixed(0)])])}

A four times slower CPU. Medians of five.`,
	};
}

function lighthouse(rows) {
	const ids = Object.keys(rows[0].scores);
	return {
		title: "Lighthouse",
		text: `${tableOf([
			["page", ...ids, "largest paint ms", "blocked ms", "shift"],
			...rows.map(({ name, scores, paint, blocked, shift }) => [
				name,
				...ids.map((id) => String(scores[id])),
				paint.toFixed(0),
				blocked.toFixed(0),
				shift.toFixed(3),
			]),
		])}

A simulated phone, medians of five runs. It wants a machine that does nothing else.`,
	};
}

function live({ count, opened, open, pushed, push, cpu, memory, back, lastBack, peak, watchers, reads, watchersPushed }) {
	return {
		title: "Live carts",
		text: tableOf([
			["what", "found"],
			["sockets on as many carts", `${opened} of ${count}, opened in ${seconds(open)} s`],
			["memory with all of them", `${(memory / 1e6).toFixed(0)} MB`],
			["CPU of a change and its push", `${cpu.toFixed(1)} ms`],
			["pushes that came", `${pushed} of ${count}`],
			["push after the answer to the change", `p50 ${push.p50.toFixed(0)} ms, p95 ${push.p95.toFixed(0)} ms`],
			["back after the shop was killed", `${back} of ${count}, the last after ${seconds(lastBack)} s`],
			["most that came back within a second", `${(peak * 100).toFixed(1)} %`],
			[`reads of the backend by a change with ${watchers} watchers`, String(reads)],
			["watchers that were told of its change", `${watchersPushed} of ${watchers}`],
		]),
	};
}

function failing({ asked, whole, stale, slowest, cartStatus, saysSo, cartBack, freshBack, outage }) {
	return {
		title: "The backend is killed",
		text: tableOf([
			["what", "found"],
			["catalogue pages while it was away", `${whole} of ${asked} whole, ${stale} of them said to be stale`],
			["slowest of them", `${slowest.toFixed(0)} ms`],
			["away for", `${seconds(outage)} s`],
			["the cart in that time", `${cartStatus}, ${saysSo ? "a whole page that says so" : "NOT a whole page"}`],
			["the cart after it was back", `${seconds(cartBack)} s`],
			["catalogue pages no longer stale after", `${seconds(freshBack)} s`],
		]),
	};
}
