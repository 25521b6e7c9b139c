import type { Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";

/** Data requests that reached the shop, by path: responses from the browser's cache have no transfer size. */
const fetched = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0 && entry.name.includes(".data?"))
			.map(({ name }) => new URL(name).pathname),
	);

test("a product is prefetched when its link is hovered, and requested once", async ({ page, baseURL, consoleErrors }) => {
	await page.goto(on("de", "/categories/ipe-beams?view=group", baseURL), { waitUntil: "networkidle" });
	const link = page.locator('main a[href^="/products/"]').first();
	const path = `${new URL((await link.getAttribute("href")) ?? "", page.url()).pathname}.data`;
	await link.hover();
	await expect.poll(() => fetched(page)).toEqual([path]);
	await link.click();
	await expect(page).toHaveURL(/\/products\//);
	await expect(page.locator('main input[name="idem"]').first()).toBeAttached();
	await page.waitForLoadState("networkidle");
	expect(await fetched(page)).toEqual([path]);
	expect(consoleErrors).toEqual([]);
});

test("two visits with the same data have separate forms", async ({ page, baseURL }) => {
	await page.goto(on("de", "/shop", baseURL), { waitUntil: "networkidle" });
	const link = page.locator('main a[href^="/categories/"]').last();
	const keys = new Set<string>();
	for (let visit = 0; visit < 2; visit++) {
		await link.hover();
		await link.click();
		await expect(page).toHaveURL(/\/categories\//);
		const key = page.locator('main form[action="/cart/items"] input[name="idem"]').first();
		await expect(key).toBeAttached();
		keys.add(await key.inputValue());
		await page.goBack();
		await expect(page).toHaveURL(/\/shop$/);
	}
	expect(keys.size).toBe(2);
});

test("personal links are not prefetched", async ({ page, baseURL }) => {
	await page.goto(on("de", "/shop", baseURL), { waitUntil: "networkidle" });
	await page.locator('header a[href="/cart"]').first().hover();
	await page.waitForTimeout(300);
	await page.locator('header a[href="/faq"]').hover();
	await expect.poll(() => fetched(page)).toEqual(["/faq.data"]);
});
