import { mostOfMap } from "./map-measures.mjs";
import { tableOf } from "./table.mjs";
import { titleOfNew } from "./tables.mjs";

const kilobyte = 1024;
const kb = (bytes) => `${(bytes / kilobyte).toFixed(1)} kB`;
const ms = (value) => `${value.toFixed(value < 20 ? 2 : 0)} ms`;
const percent = (share) => `${(share * 100).toFixed(1)} %`;
const factor = (value) => `${value.toFixed(2)} ×`;
const seconds = (value) => `${(value / 1000).toFixed(2)} s`;

/** @returns [name, goal, value, isPassed] for everything measured in this run */
export function verdictsOf(figures) {
	return [
		...(figures.pages ? ofPages(figures.pages) : []),
		...(figures.slow ? ofSlowLine(figures.slow) : []),
		...(figures.inp
			? figures.inp.map((found) => atMost(`four times slower CPU: ${found.name}, until the next paint`, 200, found.ms, ms))
			: []),
		...(figures.seen ? ofLighthouse(figures.seen) : []),
		...(figures.scale ? ofScale(figures.scale) : []),
		...(figures.desk ? figures.desk.rows.map(({ path, cpu, most }) => atMost(`${path} with many orders, CPU`, most, cpu, ms)) : []),
		...(figures.sockets ? ofSockets(figures.sockets) : []),
		...(figures.outage ? ofOutage(figures.outage) : []),
	];
}

export const verdictTable = (verdicts) =>
	tableOf([["what", "goal", "found", ""], ...verdicts.map(([what, goal, found, isMet]) => [what, goal, found, isMet ? "met" : "MISSED"])]);

const atMost = (what, most, found, write) => [what, `at most ${write(most)}`, write(found), found <= most];
const atLeast = (what, least, found, write) => [what, `at least ${write(least)}`, write(found), found >= least];

function ofPages({ rows, limit, misses, savesData }) {
	const most = (list, pick) => Math.max(...list.map(pick));
	const least = (list, pick) => Math.min(...list.map(pick));
	const everyone = rows.filter(({ isCatalogue, visitor }) => isCatalogue && visitor !== "cart");
	const withCart = rows.filter(({ visitor }) => visitor === "cart");
	const shelves = withCart.filter(({ isCatalogue }) => isCatalogue);
	const weighed = rows.filter(({ weight }) => weight);
	const main = weighed.filter(({ name }) => ["home", "category", "product", "search"].includes(name));
	const rateOfCart = least(withCart, ({ many }) => many.perSecond);
	const foreign = weighed.flatMap(({ weight }) => weight.foreign);
	const cut = rows.reduce((sum, { one, many }) => sum + one.cut + many.cut, 0);
	const share = (row) => row.many.perSecond / limit.many.perSecond;
	return [
		atLeast("catalogue page for a visitor without a cart: pages/s, of the fixed page's", 0.3, least(everyone, share), percent),
		[
			"catalogue page with a cart, cart page: pages/s, or of the fixed page's",
			"500, or 4 %",
			`${rateOfCart.toFixed(0)}, ${percent(least(withCart, share))}`,
			rateOfCart >= 500 || least(withCart, share) >= 0.04,
		],
		atMost(
			"CPU for a catalogue page without a cart",
			0.3,
			most(everyone, ({ many }) => many.cpu),
			ms,
		),
		atMost(
			"CPU for a catalogue page with a cart",
			2.5,
			most(shelves, ({ many }) => many.cpu),
			ms,
		),
		atMost(
			"half of the answers, catalogue page without a cart",
			2,
			most(everyone, ({ one }) => one.p50),
			ms,
		),
		atMost(
			"half of the answers, catalogue page with a cart",
			8,
			most(shelves, ({ one }) => one.p50),
			ms,
		),
		...Object.entries(misses).map(([kind, { many }]) =>
			atMost(`${titleOfNew(kind)}: slowest of a hundred answers at 32, of the middle one's time`, 2, many.p99 / many.p50, factor),
		),
		atMost(
			"JS of home, category, product and search",
			120 * kilobyte,
			most(main, ({ weight }) => weight.js),
			kb,
		),
		atMost("JS of a category to who saves data", 0, savesData.js, kb),
		atMost(
			"CSS of a page",
			14 * kilobyte,
			most(weighed, ({ weight }) => weight.css),
			kb,
		),
		atMost("HTML of a category", 30 * kilobyte, weighed.find(({ name }) => name === "category").weight.html, kb),
		atMost(
			"fonts of a page",
			45 * kilobyte,
			most(weighed, ({ weight }) => weight.fonts),
			kb,
		),
		["requests to other sites", "none", foreign.join(", ") || "none", foreign.length === 0],
		["answers that were cut off under load", "none", String(cut), cut === 0],
	];
}

function ofSlowLine(rows) {
	const find = (name, line, hasScripts) => rows.find((row) => row.name === name && row.line === line && row.hasScripts === hasScripts);
	const category = find("category", "bad", true);
	return [
		atMost("cold category on a phone: requests", 20, category.requests, String),
		atMost("cold category on a phone: bytes", 200 * kilobyte, category.bytes, kb),
		...["bad", "middle"].flatMap((line) =>
			[false, true].map((hasScripts) => {
				const what = `${line} line: largest paint of a category ${hasScripts ? "with" : "without"} scripts, of the fixed page's`;
				return atMost(what, 1.1, find("category", line, hasScripts).paint / find("fixed page", line, hasScripts).paint, factor);
			}),
		),
		atMost("bad line: category complete", 4000, Math.max(category.complete, find("category", "bad", false).complete), seconds),
	];
}

function ofLighthouse(rows) {
	return Object.keys(rows[0].scores).map((id) => {
		const lowest = Math.min(...rows.map(({ scores }) => scores[id]));
		const faults =
			id === "performance" ? [] : rows.filter(({ scores }) => scores[id] < 100).flatMap(({ name, faults }) => `${name}: ${faults}`);
		return [`Lighthouse: ${[id, ...faults].join("; ")}`, "100", String(lowest), lowest === 100];
	});
}

function ofScale({ rows, maps }) {
	const broken = rows.filter(({ isMet }) => !isMet).map(({ name }) => name);
	return [
		["13 times as many variants: no answer takes over 3 times as long or 150 ms", "none", broken.join(", ") || "none", broken.length === 0],
		atMost("13 times as many variants: slowest sitemap", mostOfMap.ms, Math.max(...maps.map(({ first, ms }) => Math.max(first, ms))), ms),
		atMost("addresses of the longest", mostOfMap.addresses, Math.max(...maps.map(({ addresses }) => addresses)), String),
		atMost("bytes of the largest, before compression", mostOfMap.bytes, Math.max(...maps.map(({ bytes }) => bytes)), kb),
	];
}

function ofSockets({ count, opened, pushed, push, back, lastBack, peak, watchers, reads, watchersPushed }) {
	return [
		["sockets on as many carts", String(count), String(opened), opened === count],
		["each gets its push", String(count), String(pushed), pushed === count],
		atMost("half of the pushes after the answer to the change", 100, push.p50, ms),
		[
			"all back after the shop was killed, within 60 s",
			String(count),
			`${back} in ${seconds(lastBack)}`,
			back === count && lastBack <= 60_000,
		],
		atMost("most that come back within a second", 0.15, peak, percent),
		[`reads of the backend by a change with ${watchers} watchers`, "1", String(reads), reads === 1],
		["watchers that are told of its change", String(watchers), String(watchersPushed), watchersPushed === watchers],
	];
}

function ofOutage({ asked, whole, stale, saysSo, cartStatus, cartBack, freshBack }) {
	return [
		["backend killed: catalogue pages keep coming", String(asked), `${whole}, ${stale} stale`, whole === asked && stale > 0],
		["backend killed: the cart says so on a whole page", "yes", `${cartStatus}, ${saysSo ? "yes" : "no"}`, saysSo],
		atMost("backend back: everything is well after", 10_000, Math.max(cartBack, freshBack), seconds),
	];
}
