import { chromium } from "@playwright/test";

/** A slow network and a cheap phone: round-trip time in ms, bytes per second, and CPU slowdown. */
const slow = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowdown = 4;
/** The page is complete after this many milliseconds without traffic. */
const quiet = 2500;

/**
 * Loads pages on a phone with an empty cache over a slow network (400 ms RTT, 400 kbit/s, a four times slower CPU).
 * @param pages name, url, `hasScripts`, cookie
 * @param runs whose median is used
 * @returns per page the medians: paint (the largest) and complete in ms after the request; requests and transferred bytes, including headers
 */
export async function overSlowLine({ browser, pages, runs }) {
	const chrome = await chromium.launch({ executablePath: browser, args: ["--no-sandbox", "--disable-gpu", "--disable-quic"] });
	try {
		const loads = pages.map(() => []);
		// Alternates between pages, so that other load on the machine affects all of them.
		for (let run = 0; run < runs; run++) for (const [index, page] of pages.entries()) loads[index].push(await load(chrome, page));
		return pages.map(({ name, hasScripts }, index) => {
			const of = (what) => loads[index].map((load) => load[what]).sort((a, b) => a - b)[Math.floor(runs / 2)];
			return { name, hasScripts, paint: of("paint"), complete: of("complete"), requests: of("requests"), bytes: of("bytes") };
		});
	} finally {
		await chrome.close();
	}
}

async function load(chrome, { url, hasScripts, cookie }) {
	const context = await chrome.newContext({
		viewport: { width: 412, height: 823 },
		deviceScaleFactor: 1.75,
		isMobile: true,
		hasTouch: true,
		javaScriptEnabled: hasScripts,
		...(cookie && { extraHTTPHeaders: { Cookie: cookie } }),
	});
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	const seen = { begin: null, began: null, paint: 0, end: 0, requests: 0, bytes: 0, changed: performance.now() };
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
	await devtools.send("Network.enable");
	await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slow });
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	await devtools.send("PerformanceTimeline.enable", { eventTypes: ["largest-contentful-paint"] });
	await page.goto(url, { waitUntil: "load", timeout: 60_000 });
	while (performance.now() - seen.changed < quiet) await page.waitForTimeout(100);
	await context.close();
	if (seen.paint === 0) throw new Error(`Nothing was painted of ${url}.`);
	return { paint: (seen.paint - seen.begin) * 1000, complete: (seen.end - seen.began) * 1000, requests: seen.requests, bytes: seen.bytes };
}
