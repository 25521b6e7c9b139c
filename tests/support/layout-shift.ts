import type { Page } from "@playwright/test";

/** Watches the layout of the documents that this page loads from now on. @returns reads the cumulative layout shift of the current one; 0 is none */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		let sum = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if ("value" in entry && typeof entry.value === "number") sum += entry.value;
			document.documentElement.dataset.shift = String(sum);
		}).observe({ type: "layout-shift", buffered: true });
	});
	return () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}
