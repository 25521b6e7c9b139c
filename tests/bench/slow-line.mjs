import { chromium } from "@playwright/test";
import { secureProxy } from "./secure-proxy.mjs";

/** Round-trip time in ms, and bytes per second. */
const lines = {
	bad: { latency: 400, bytesPerSecond: 50_000 },
	middle: { latency: 150, bytesPerSecond: 200_000 },
};
/** CPU slowdown, to match a cheap phone. */
const slowdown = 4;
/** The page is complete after this many milliseconds without traffic. */
const quiet = 2500;

/** Whether a quantity of the first row can be typed and added; with scripts, once React has hydrated that row. */
const isUsable = (hasScripts) => {
	const button = document.querySelector("main button[name=only]");
	return button && (!hasScripts || Object.keys(button).some((key) => key.startsWith("__reactProps")));
};

/**
 * Loads pages on a phone with an empty cache over a slow network, by HTTP/2 with TLS. The browser's own throttling would hand over a response
 * in large pieces, and hide what is painted meanwhile. Left out are DNS, TCP's handshake and its slow start.
 * @param pages name, line ("bad" or "middle"), port and path, `hasScripts`
 * @param runs whose median is used
 * @returns per page the medians in ms after the request: first and largest paint (with the least and the most), usable (NaN where nothing can
 * be ordered) and complete; requests and transferred bytes, including headers
 */
export async function overSlowLine({ browser, pages, runs }) {
	const proxies = await Promise.all(pages.map(({ port, line }) => secureProxy(port, lines[line])));
	const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--ignore-certificate-errors"];
	const chrome = await chromium.launch({ executablePath: browser, args });
	try {
		const loads = pages.map(() => []);
		const urls = pages.map(({ path }, index) => `https://en.localhost:${proxies[index].port}${path}`);
		// Alternates between pages, so that other load on the machine affects all of them.
		for (let run = 0; run < runs; run++)
			for (const [index, page] of pages.entries()) loads[index].push(await load(chrome, { ...page, url: urls[index] }));
		return pages.map(({ name, line, hasScripts }, index) => {
			const sorted = (what) => loads[index].map((load) => load[what]).sort((a, b) => a - b);
			const of = (what) => sorted(what)[Math.floor(runs / 2)];
			const measured = ["first", "paint", "usable", "complete", "requests", "bytes"].map((what) => [what, of(what)]);
			return { name, line, hasScripts, ...Object.fromEntries(measured), least: sorted("paint")[0], most: sorted("paint").at(-1) };
		});
	} finally {
		await chrome.close();
		for (const proxy of proxies) proxy.close();
	}
}

/** @returns ms since 1970. Asks from outside, because timers of a page without scripts do not run. */
async function usableAt(page, hasScripts) {
	const until = Date.now() + 60_000;
	while (!(await page.evaluate(isUsable, hasScripts))) {
		if (Date.now() > until) throw new Error("Nothing can be ordered.");
		await page.waitForTimeout(50);
	}
	return Date.now();
}

async function load(chrome, { url, hasScripts, isOrdered }) {
	const context = await chrome.newContext({
		viewport: { width: 412, height: 823 },
		deviceScaleFactor: 1.75,
		isMobile: true,
		hasTouch: true,
		javaScriptEnabled: hasScripts,
	});
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	const seen = { begin: null, began: null, first: null, paint: 0, end: 0, requests: 0, bytes: 0, changed: performance.now() };
	const isOver = new Set();
	devtools.on("Network.requestWillBeSent", ({ request, wallTime, timestamp, redirectResponse }) => {
		if (request.url.startsWith("data:")) return;
		seen.begin ??= wallTime;
		seen.began ??= timestamp;
		if (!redirectResponse) seen.requests++;
		seen.changed = performance.now();
	});
	const ended = ({ requestId, timestamp, encodedDataLength = 0 }) => {
		if (isOver.has(requestId)) return;
		isOver.add(requestId);
		Object.assign(seen, { end: timestamp, bytes: seen.bytes + encodedDataLength, changed: performance.now() });
	};
	devtools.on("Network.loadingFinished", ended).on("Network.loadingFailed", ended);
	devtools.on("PerformanceTimeline.timelineEventAdded", ({ event }) => {
		seen.paint = Math.max(seen.paint, event.lcpDetails?.renderTime ?? event.time);
	});
	devtools.on("Page.lifecycleEvent", ({ name, timestamp }) => {
		if (name === "firstContentfulPaint" && seen.began !== null) seen.first = timestamp;
	});
	await devtools.send("Page.enable");
	await devtools.send("Page.setLifecycleEventsEnabled", { enabled: true });
	await devtools.send("Network.enable");
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	await devtools.send("PerformanceTimeline.enable", { eventTypes: ["largest-contentful-paint"] });
	await page.goto(url, { waitUntil: "commit", timeout: 60_000 });
	const usable = isOrdered ? await usableAt(page, hasScripts) : Number.NaN;
	await page.waitForLoadState("load", { timeout: 60_000 });
	while (performance.now() - seen.changed < quiet) await page.waitForTimeout(100);
	await context.close();
	if (seen.paint === 0 || seen.first === null) throw new Error(`Nothing was painted of ${url}.`);
	return {
		first: (seen.first - seen.began) * 1000,
		paint: (seen.paint - seen.begin) * 1000,
		usable: Math.max(usable - seen.begin * 1000, (seen.first - seen.began) * 1000),
		complete: (seen.end - seen.began) * 1000,
		requests: seen.requests,
		bytes: seen.bytes,
	};
}
