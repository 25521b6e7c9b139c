import { chromium } from "@playwright/test";

/** CPU slowdown, to match a cheap laptop. */
const slowdown = 4;
/** Time after an interaction until all its effects are painted, in ms. */
const settle = 2000;

/** A buyer's actions on a category page, by name. */
const interactions = {
	quantity: async (page) => {
		await page.locator("#list tbody input[type=number]").first().click();
		await page.keyboard.type("3");
	},
	add: (page) => page.locator("#list tbody button[name=only]").nth(1).click(),
	filter: (page) => page.locator("#filters input[type=checkbox]").first().click(),
	sort: (page) => page.locator("#list thead a[href*=code_asc]").first().click(),
};

/**
 * How long the page takes to react visibly (the events of Interaction to Next Paint), with a four times slower CPU.
 * @param runs number of browser contexts; the median counts
 * @returns per interaction its name and the longest event in ms
 */
export async function measureInteractions({ browser, url, runs }) {
	const chrome = await chromium.launch({ executablePath: browser, args: ["--no-sandbox", "--disable-gpu"] });
	try {
		const found = Object.keys(interactions).map((name) => ({ name, ms: [] }));
		for (let run = 0; run < runs; run++) {
			const context = await chrome.newContext({ viewport: { width: 1280, height: 800 } });
			const page = await context.newPage();
			await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slowdown });
			await page.addInitScript(() => {
				window.longest = 0;
				const seen = (list) => {
					for (const { interactionId, duration } of list.getEntries())
						if (interactionId) window.longest = Math.max(window.longest, duration);
				};
				new PerformanceObserver(seen).observe({ type: "event", durationThreshold: 16 });
			});
			await page.goto(url, { waitUntil: "networkidle" });
			await page.waitForTimeout(settle);
			for (const { name, ms } of found) {
				await page.evaluate(() => {
					window.longest = 0;
				});
				await interactions[name](page);
				await page.waitForTimeout(settle);
				ms.push(await page.evaluate(() => window.longest));
			}
			await context.close();
		}
		return found.map(({ name, ms }) => ({ name, ms: ms.sort((a, b) => a - b)[Math.floor(runs / 2)] }));
	} finally {
		await chrome.close();
	}
}
