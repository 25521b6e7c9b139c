import { tableOf } from "./table.mjs";

/** The model of a day with a million visitors. Assumptions are here, and stated in docs/scale.md. */
const day = {
	visitors: 1_000_000,
	/** Catalogue pages per reader, and how many of them miss the edge cache. */
	pages: 6,
	missed: 0.15,
	/** Searches per visitor; results are not shared. */
	searches: 1,
	/** Shares of visitors who fill a cart, and who order. */
	fillers: 0.05,
	buyers: 0.01,
	/** Lines of a cart, and views of it. */
	lines: 4,
	cartViews: 6,
	/** Minutes that a cart is open in a tab, and its changes in that time. */
	minutes: 12,
	/** Static files per visitor: they do not invoke a Worker. */
	files: 15,
	/** Hours over which the day's visitors are spread, for the peak second. */
	busy: 8,
};

/** Prices in USD; each with its source in docs/scale.md. */
const price = { request: 0.3e-6, cpuMs: 0.02e-6, rowRead: 0.001e-6, rowWritten: 1e-6, objectRequest: 0.15e-6, gbSecond: 12.5e-6 };
/** Billed memory of a Durable Object in GB, regardless of use. */
const objectSize = 0.128;
/** Seconds for which a call or a new socket keeps an object awake. */
const wakeTime = 0.1;
/** Incoming WebSocket messages billed as one request. */
const messagesARequest = 20;
const pingEvery = 30;

/** @returns Markdown tables: the resources of a day by activity, and their costs */
export function dayTables({ pages, work }) {
	const cpuOf = (name, visitor) => pages.rows.find((row) => row.name === name && row.visitor === visitor).many;
	const kept = cpuOf("category", undefined);
	const missed = pages.misses.product.many;
	const search = pages.misses.search.many;
	const cart = cpuOf("cart", "cart");
	const { visitors } = day;
	const [fillers, buyers] = [visitors * day.fillers, visitors * day.buyers];
	const read = (kind) => work[kind];
	const fill = read("first goods into a cart");
	const kinds = [
		{
			kind: "catalogue page that is kept",
			count: visitors * day.pages * (1 - day.missed),
			cpu: kept.cpu,
			bytes: kept.bytes,
			requests: 1,
			read: 0,
			written: 0,
		},
		{
			kind: "catalogue page made anew",
			count: visitors * day.pages * day.missed,
			cpu: missed.cpu,
			bytes: missed.bytes,
			requests: 1,
			...rows(read("product, new")),
		},
		{
			kind: "search",
			count: visitors * day.searches,
			cpu: search.cpu,
			bytes: search.bytes,
			requests: 1,
			...rows(read("search, new words")),
		},
		{
			kind: "goods into a cart, and the page after",
			count: fillers * day.lines,
			cpu: pages.carts.add + missed.cpu,
			bytes: missed.bytes,
			requests: 2,
			...rows(fill),
		},
		{ kind: "cart looked at", count: fillers * day.cartViews, cpu: cart.cpu, bytes: cart.bytes, requests: 1, ...rows(read("cart")) },
		{
			kind: "order, from the cart to the thanks",
			count: buyers,
			cpu: pages.orders.cpu,
			bytes: 8 * missed.bytes,
			requests: pages.orders.requests - 3,
			...rows(read("order, from the cart to the thanks")),
		},
	];
	const sum = (pick) => kinds.reduce((total, kind) => total + kind.count * pick(kind), 0);
	const seconds = fillers * day.minutes * 60;
	// A cart's channel is called for each line and when its socket is opened, and reports the opening and the closing to its network's counter.
	const wakes = fillers * (day.lines + 3);
	const gbSeconds = wakes * wakeTime * objectSize;
	const objectRequests = wakes + seconds / pingEvery / messagesARequest;
	const total = {
		requests: sum(({ requests }) => requests) + fillers,
		cpu: sum(({ cpu }) => cpu),
		read: sum(({ read }) => read),
		written: sum(({ written }) => written),
		bytes: sum(({ bytes }) => bytes),
	};
	const bills = [
		["requests of the Worker", millions(total.requests), total.requests * price.request],
		["CPU of shop and backend", `${millions(total.cpu)} ms`, total.cpu * price.cpuMs],
		["rows read", millions(total.read), total.read * price.rowRead],
		["rows written", millions(total.written), total.written * price.rowWritten],
		["requests of objects", millions(objectRequests), objectRequests * price.objectRequest],
		["duration of objects", `${millions(gbSeconds)} GB-s`, gbSeconds * price.gbSecond],
		["bytes of documents", `${(total.bytes / 1e9).toFixed(0)} GB`, 0],
	];
	const busiest = (count) => (count / (day.busy * 3600)).toFixed(0);
	return `${tableOf([
		["in a day", "how many", "CPU ms each", "rows read each", "rows written each", "kB each"],
		...kinds.map((kind) => [
			kind.kind,
			kind.count.toLocaleString("en"),
			kind.cpu.toFixed(2),
			String(kind.read),
			String(kind.written),
			(kind.bytes / 1024).toFixed(1),
		]),
	])}

${tableOf([["a day of a million visitors", "needs", "USD"], ...bills.map(([what, needs, cost]) => [what, needs, cost.toFixed(2)]), ["together", "", bills.reduce((all, [, , cost]) => all + cost, 0).toFixed(2)]])}

${tableOf([
	[`a second of the ${day.busy} busy hours`, "on average"],
	["requests of the Worker", busiest(total.requests)],
	["queries of the database", busiest(queriesOf(kinds, work))],
	["rows read", busiest(total.read)],
	["rows written", busiest(total.written)],
	["carts that are open somewhere", busiest(seconds)],
])}`;
}

const rows = ({ read, written }) => ({ read, written });
const millions = (count) => `${(count / 1e6).toFixed(count < 1e7 ? 2 : 0)} million`;

function queriesOf(kinds, work) {
	const names = [null, "product, new", "search, new words", "first goods into a cart", "cart", "order, from the cart to the thanks"];
	return kinds.reduce((total, { count }, index) => total + (names[index] ? count * work[names[index]].queries : 0), 0);
}
