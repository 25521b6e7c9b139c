import { tableOf } from "./table.mjs";

/** An average visit. These figures, and the shares below that depend on the number of visits, are assumptions stated in docs/scale.md. */
const visit = {
	pages: 6,
	searches: 1,
	/** Drawings and photographs that the browser has not cached. */
	pictures: 8,
	/** Requests of scripts: prefetched data, counts, analytics events, the manifest. */
	others: 4,
	/** Shares of visitors who fill a cart, and who order. */
	fillers: 0.05,
	buyers: 0.01,
	/** Lines of a cart, and views of it. */
	lines: 4,
	cartViews: 6,
	/** Minutes that a cart is open in a tab. */
	minutes: 12,
	/** Mails of an order, until it is delivered and paid. */
	mails: 4,
};
const busyHours = 8;
const daysOfMonth = 30;

/** Shops by visits a day. With fewer visits, it is rarer that somebody else has just read a page at the same location. */
const shops = [
	{ visits: 10_000, missedPages: 0.7, missedPictures: 0.2 },
	{ visits: 100_000, missedPages: 0.4, missedPictures: 0.05 },
	{ visits: 1_000_000, missedPages: 0.15, missedPictures: 0.01 },
];

/** USD per unit, and the paid plan's monthly allowance. docs/scale.md links the price pages. */
const prices = {
	requests: { each: 0.3e-6, included: 10e6 },
	cpu: { each: 0.02e-6, included: 30e6 },
	rowsRead: { each: 0.001e-6, included: 25e9 },
	rowsWritten: { each: 1e-6, included: 50e6 },
	database: { each: 0.75, included: 5 },
	logged: { each: 0.25, included: 50 },
	loggedStore: { each: 0.1, included: 12 },
	mails: { each: 0.35e-3, included: 3000 },
	files: { each: 0.015, included: 10 },
	fileReads: { each: 0.36e-6, included: 10e6 },
	objectRequests: { each: 0.15e-6, included: 1e6 },
	objectTime: { each: 12.5e-6, included: 400e3 },
};
const plan = 5;

/**
 * Share of successful requests and calls that are logged (REQUEST_LOG), and share of failed or slow ones, which are always logged. The
 * second is assumed.
 */
const logged = { share: 0.1, remarkable: 0.002 };
/** Size of a log line with the platform's additions, in GB. The line is measured, the rest assumed. */
const lineSize = (150 + 1000) / 1e9;
/** Days that the platform keeps a line. */
const keptDays = 7;

/**
 * Size of an order with its documents, and of a search, in GB: assumed, and measured (docs/scale.md). Then the share of stored searches,
 * and their days.
 */
const orderSize = 15e3 / 1e9;
const searchSize = 90 / 1e9;
const mostSearches = 10e6;
const searchDays = 180;
/** Maximum size of one database, in GB. */
const mostDatabase = 10;
const catalogueSize = 0.13;
/** GB of photographs and documents of goods. Assumed. */
const filesSize = 20;

/**
 * Memory of a Durable Object in GB, regardless of use, and seconds for which a call or a new socket keeps one awake. The second is
 * assumed.
 */
const objectSize = 0.128;
const wakeTime = 0.1;
/** Incoming messages of a socket billed as one request. */
const messagesARequest = 20;
const pingEvery = 30;

/** The figures of a benchmark run on which the bills are based. */
const measuredIn = ({ pages, work }) => {
	const cpuOf = (name, visitor) => pages.rows.find((row) => row.name === name && row.visitor === visitor).many.cpu;
	return {
		cpu: {
			kept: cpuOf("category", undefined),
			page: pages.misses.product.many.cpu,
			search: pages.misses.search.many.cpu,
			fill: pages.carts.add,
			cart: cpuOf("cart", "cart"),
			order: pages.orders.cpu,
		},
		orderRequests: pages.orders.requests,
		work,
	};
};

export const dayTables = (figures) => billTables(measuredIn(figures));

/** @returns Markdown: the needs of a visit, and each shop's monthly needs and costs */
export function billTables(measured) {
	const months = shops.map((shop) => monthOf(shop, measured));
	const names = shops.map(({ visits }) => visits.toLocaleString("en"));
	const all = months.map(({ bills }) => bills);
	const rows = all[0].map(([what], index) => [what, ...all.flatMap((bills) => [bills[index][1], bills[index][2].toFixed(2)])]);
	const sums = all.map((bills) => bills.reduce((total, [, , cost]) => total + cost, plan).toFixed(2));
	return `${kindsTable(measured)}

A month of thirty days, in USD, at so many visits a day:

${tableOf([["", ...names.flatMap((name) => [name, "USD"])], ["paid plan", ...names.flatMap(() => ["", plan.toFixed(2)])], ...rows, ["together", ...sums.flatMap((sum) => ["", sum])]])}

${tableOf([[`a second of the ${busyHours} busy hours, on average`, ...names], ...["requests of the Worker", "calls of the backend", "queries of the database", "the same if each picture was one", "open carts"].map((what, index) => [what, ...months.map(({ seconds }) => seconds[index].toFixed(seconds[index] < 10 ? 1 : 0))])])}`;
}

function kindsTable({ cpu, work }) {
	const row = (name, milliseconds, { calls, queries, read, written }) => [
		name,
		milliseconds === null ? "–" : milliseconds.toFixed(2),
		...[calls, queries, read, written].map(String),
	];
	const nothing = { calls: 0, queries: 0, read: 0, written: 0 };
	return tableOf([
		["one", "CPU ms", "calls", "queries", "rows read", "rows written"],
		row("catalogue page that is kept", cpu.kept, nothing),
		row("product that is made anew", cpu.page, work["product, new"]),
		row("category that is made anew", null, work["category, new"]),
		row("search", cpu.search, work["search, new words"]),
		row("goods into a cart", cpu.fill, work["first goods into a cart"]),
		row("cart looked at", cpu.cart, work.cart),
		row("order, from the cart to the thanks", cpu.order, work["order, from the cart to the thanks"]),
		row("drawing that the location has", null, nothing),
		row("drawing that it does not have", null, { calls: 1, queries: 1, read: 1, written: 0 }),
	]);
}

function monthOf({ visits, missedPages, missedPictures }, { cpu, orderRequests, work }) {
	const [fillers, buyers] = [visits * visit.fillers, visits * visit.buyers];
	const pages = visits * visit.pages;
	const pictures = visits * visit.pictures;
	/** Per day: number, requests and CPU of each kind, and its load on the backend. */
	const kinds = [
		[pages * (1 - missedPages), 1, cpu.kept, null],
		[pages * missedPages, 1, cpu.page, work["product, new"]],
		[visits * visit.searches, 1, cpu.search, work["search, new words"]],
		[fillers * visit.lines, 2, cpu.fill + cpu.page, work["first goods into a cart"]],
		[fillers * visit.cartViews, 1, cpu.cart, work.cart],
		[buyers, orderRequests, cpu.order, work["order, from the cart to the thanks"]],
		[pictures * (1 - missedPictures), 1, cpu.kept, null],
		[pictures * missedPictures, 1, cpu.kept, { calls: 1, queries: 1, read: 1, written: 0 }],
		[visits * visit.others, 1, cpu.kept, null],
		[fillers, 1, cpu.kept, { calls: 1, queries: 1, read: 1, written: 0 }],
	];
	const sum = (pick) => kinds.reduce((total, [count, ...kind]) => total + count * pick(...kind), 0);
	const ofBackend = (field) => sum((_requests, _cpu, backend) => backend?.[field] ?? 0);
	const day = { requests: sum((requests) => requests), cpu: sum((_requests, milliseconds) => milliseconds) };
	const calls = ofBackend("calls");
	const quiet = pages * (1 - missedPages) + pictures;
	const lines = (day.requests - quiet + calls - pictures * missedPictures) * logged.share + (day.requests + calls) * logged.remarkable;
	const seconds = fillers * visit.minutes * 60;
	// A cart's channel is called for each line and when its socket opens. It reports opening and closing to its network's counter.
	const wakes = fillers * (visit.lines + 3);
	const month = (count) => count * daysOfMonth;
	const used = {
		requests: month(day.requests),
		cpu: month(day.cpu),
		rowsRead: month(ofBackend("read")),
		rowsWritten: month(ofBackend("written")),
		database: catalogueSize + 365 * buyers * orderSize + Math.min(mostSearches, searchDays * visits * visit.searches) * searchSize,
		logged: month(lines) * lineSize,
		loggedStore: keptDays * lines * lineSize,
		mails: month(buyers * visit.mails),
		files: filesSize,
		fileReads: month(pictures * missedPictures),
		objectRequests: month(wakes + seconds / pingEvery / messagesARequest),
		objectTime: month(wakes * wakeTime * objectSize),
	};
	const bill = (name, meter, text) => [name, text, Math.max(0, used[meter] - prices[meter].included) * prices[meter].each];
	const gb = (size) => `${size.toFixed(size < 10 ? 1 : 0)} GB`;
	const bills = [
		bill("requests of the Worker", "requests", millions(used.requests)),
		bill("CPU of shop and backend", "cpu", `${millions(used.cpu)} ms`),
		bill("rows read", "rowsRead", millions(used.rowsRead)),
		bill("rows written", "rowsWritten", millions(used.rowsWritten)),
		bill("database, after a year", "database", gb(used.database) + (used.database > mostDatabase ? `, over ${mostDatabase}` : "")),
		bill("log, taken in", "logged", `${millions(month(lines))} lines, ${gb(used.logged)}`),
		bill("log, kept", "loggedStore", `${gb(used.loggedStore)}-month`),
		bill("mail by Cloudflare", "mails", used.mails.toLocaleString("en")),
		bill("files, kept", "files", gb(used.files)),
		bill("files, read", "fileReads", millions(used.fileReads)),
		bill("requests of objects", "objectRequests", millions(used.objectRequests)),
		bill("duration of objects", "objectTime", `${millions(used.objectTime)} GB-s`),
	];
	const busiest = (count) => count / (busyHours * 3600);
	const queries = ofBackend("queries");
	return { bills, seconds: [day.requests, calls, queries, queries + pictures * (1 - missedPictures), seconds].map(busiest) };
}

const millions = (count) => `${(count / 1e6).toFixed(count < 1e7 ? 2 : 0)} million`;
