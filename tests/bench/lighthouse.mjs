import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";

const categories = ["performance", "accessibility", "best-practices", "seo"];

/**
 * Lighthouse results of pages on a simulated phone, each the median of several runs.
 * @param pages name, path, cookie; `isPrivate` for pages with noindex, which is then no fault
 * @returns rows of scores (0–100), and of the medians of largest paint (ms), blocked time (ms) and layout shift; `faults` names failed audits
 */
export async function lighthouseOf({ browser, debugPort, port, pages, runs }) {
	const rows = [];
	for (const page of pages)
		rows.push({ name: page.name, ...(await median({ browser, port: debugPort }, `http://en.localhost:${port}${page.path}`, page, runs)) });
	return rows;
}

async function median(debugged, url, page, runs) {
	const results = [];
	for (let run = 0; run < runs; run += 1) results.push(await firstVisit(debugged, url, page));
	const middle = (pick) => results.map(pick).sort((a, b) => a - b)[Math.floor(runs / 2)];
	return {
		scores: Object.fromEntries(categories.map((id) => [id, middle(({ scores }) => scores[id])])),
		paint: middle(({ paint }) => paint),
		blocked: middle(({ blocked }) => blocked),
		shift: middle(({ shift }) => shift),
		faults: [...new Set(results.flatMap(({ faults }) => faults))],
	};
}

/** Uses a new browser with an empty cache. */
async function firstVisit({ browser, port }, url, page) {
	const chrome = await chromium.launch({
		executablePath: browser,
		args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
	});
	try {
		return await once(port, url, page);
	} finally {
		await chrome.close();
	}
}

async function once(port, url, { cookie, isPrivate }, tries = 3) {
	const { lhr } = await lighthouse(url, {
		port,
		logLevel: "silent",
		onlyCategories: categories,
		skipAudits: isPrivate ? ["is-crawlable"] : [],
		extraHeaders: cookie ? { Cookie: cookie } : undefined,
	});
	if (lhr.runtimeError) {
		// The trace is occasionally lost.
		if (tries > 1) return once(port, url, { cookie, isPrivate }, tries - 1);
		throw new Error(`Lighthouse could not read ${url}: ${lhr.runtimeError.message}`);
	}
	const value = (id) => lhr.audits[id].numericValue;
	return {
		scores: Object.fromEntries(categories.map((id) => [id, Math.round(lhr.categories[id].score * 100)])),
		paint: value("largest-contentful-paint"),
		blocked: value("total-blocking-time"),
		shift: value("cumulative-layout-shift"),
		faults: categories
			.filter((id) => id !== "performance")
			.flatMap((id) => lhr.categories[id].auditRefs)
			.filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
			.map(({ id }) => id),
	};
}
