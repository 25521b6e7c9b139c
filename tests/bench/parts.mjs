import { ensureBrowser } from "../../scripts/lib/browser.mjs";
import { load } from "../../scripts/lib/load.mjs";
import { freePorts } from "../../scripts/lib/ports.mjs";
import { backendWork } from "./backend-work.mjs";
import { Buyer } from "./buyer.mjs";
import { measureCold } from "./cold.mjs";
import { measureDesk } from "./desk-pages.mjs";
import { measureInteractions } from "./interactions.mjs";
import { measureIsolates } from "./isolates.mjs";
import { lighthouseOf } from "./lighthouse.mjs";
import { measureOutage } from "./outage.mjs";
import { measurePages, pageList } from "./pages.mjs";
import { measureScales } from "./scale-measures.mjs";
import { ServedShop } from "./served-shop.mjs";
import { overSlowLine } from "./slow-line.mjs";
import { measureSockets } from "./sockets.mjs";

/** Chromium without windows. Full Chromium also draws the new tab page of its window, and takes that time from the measured page. */
const browserToMeasure = () => ensureBrowser(["chromium-headless-shell", "chromium"]);

/** The measurements of `npm run bench`, in order. Each starts what it needs and stops it again; `root` is the served checkout. */
export const parts = {
	pages: async ({ newState, root, isShort }) =>
		withServed([{ root, state: await newState() }, { fixed: true }], ([shop, fixed]) =>
			measurePages(shop, fixed, { seconds: isShort ? 0.5 : 3, isWeighed: root === process.cwd() }),
		),

	cold: async ({ newState, root, isShort }) => {
		const state = await newState();
		return measureCold(() => ServedShop.start({ root, state }), isShort ? 1 : 5);
	},

	isolates: async ({ newState, isShort }) => {
		const inspectorPort = await freePorts();
		return withServed([{ state: await newState(), inspectorPort }], ([shop]) => measureIsolates(shop, inspectorPort, isShort ? 0.5 : 3));
	},

	work: async ({ newState, root }) => withServed([{ root, state: await newState(), isCounted: true }], ([shop]) => backendWork(shop)),

	slow: async ({ newState, root, isShort }) =>
		withServed([{ root, state: await newState() }, { fixed: true }], ([shop, fixed]) => {
			const category = { name: "category", port: shop.port, path: "/categories/ipe-beams", isOrdered: true };
			const fixedPage = { name: "fixed page", port: fixed.port, path: "/" };
			const asked = [
				{ line: "bad", ...fixedPage },
				{ line: "bad", ...category },
				{ line: "bad", name: "home", port: shop.port, path: "/" },
				{ line: "bad", name: "product", port: shop.port, path: "/products/ipe-200", isOrdered: true },
				{ line: "middle", ...fixedPage },
				{ line: "middle", ...category },
			];
			const pages = [false, true].flatMap((hasScripts) => asked.map((page) => ({ ...page, hasScripts })));
			return overSlowLine({ browser: browserToMeasure(), pages, runs: isShort ? 1 : 7 });
		}),

	inp: async ({ newState, root, isShort }) =>
		withServed([{ root, state: await newState() }], ([shop]) =>
			measureInteractions({
				browser: browserToMeasure(),
				url: `http://en.localhost:${shop.port}/categories/ipe-beams`,
				runs: isShort ? 1 : 5,
			}),
		),

	seen: async ({ newState, root, isShort }) =>
		withServed([{ root, state: await newState() }], async ([shop]) => {
			const buyer = new Buyer(shop.shopPort);
			await buyer.fill();
			buyer.close();
			const pages = pageList
				.filter(({ visitor, path }) => !visitor || !path)
				.map((page) => ({ ...page, path: page.path ?? buyer.cart, cookie: page.visitor ? buyer.cookie : undefined }));
			return lighthouseOf({ browser: browserToMeasure(), debugPort: await freePorts(), port: shop.port, pages, runs: isShort ? 1 : 5 });
		}),

	scale: ({ isShort }) => measureScales(isShort ? 200 : 1000),

	desk: ({ isShort }) => measureDesk(isShort ? { scale: 1, orders: 1000, seconds: 0.5 } : { scale: 13, orders: 100_000, seconds: 2 }),

	sockets: async ({ newState, isShort }) =>
		withServed([{ state: await newState(), isCounted: true }], async ([shop]) => {
			const { delayAfter } = await load("app/cart/live/live-carts.ts");
			return measureSockets(shop, isShort ? 100 : 2000, delayAfter);
		}),

	outage: async ({ newState, isShort }) =>
		withServed([{ state: await newState() }], async ([backend]) =>
			withServed([{ state: await newState(), variables: { BACKEND_URL: `http://127.0.0.1:${backend.backendPort}` } }], ([shop]) =>
				measureOutage(shop, backend, isShort ? 20_000 : 80_000),
			),
		),
};

/** Starts shops, and always stops them. */
async function withServed(settings, work) {
	const served = [];
	try {
		for (const one of settings) served.push(await ServedShop.start(one));
		return await work(served);
	} finally {
		for (const one of served) await one.kill();
	}
}
