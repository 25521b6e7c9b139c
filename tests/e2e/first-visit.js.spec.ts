import type { Page } from "@playwright/test";
import { expect, holdRequests, on, test } from "../support/browser";
import { watchLayoutShift } from "../support/layout-shift";

/** How often each style sheet was fetched, by path. */
function watchSheets(page: Page): Map<string, number> {
	const fetched = new Map<string, number>();
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith(".css")) fetched.set(pathname, (fetched.get(pathname) ?? 0) + 1);
	});
	return fetched;
}

const linked = (page: Page) =>
	page.evaluate(() => Array.from(document.querySelectorAll("link[rel=stylesheet]"), (link) => link.getAttribute("href") ?? ""));

test("is painted without a style sheet, which is fetched for the next page", async ({ page, consoleErrors }) => {
	const fetched = watchSheets(page);
	const release = await holdRequests(page);
	await page.goto("/categories/ipe-beams", { waitUntil: "domcontentloaded" });
	await expect(page.locator("h1")).toHaveCSS("font-weight", /^[67]\d\d$/);
	expect(await linked(page)).toEqual([]);
	release();
	await page.waitForLoadState("networkidle");
	const included = await page.locator("style[data-href]").evaluateAll((sheets) => sheets.map((sheet) => sheet.getAttribute("data-href")));
	expect(await linked(page)).toEqual([]);
	expect([...fetched].sort()).toEqual(included.map((href) => [href, 1]).sort());
	expect(consoleErrors).toEqual([]);
});

test("goes on to a page with other styles, and comes back", async ({ page, consoleErrors }) => {
	await page.goto("/categories/ipe-beams");
	const size = await page.locator("h1").evaluate((title) => getComputedStyle(title).fontSize);
	await page.evaluate(() => {
		document.body.dataset.same = "document";
	});
	await page.locator('footer a[href="/quick-order"], header a[href="/quick-order"]').first().click();
	await expect(page).toHaveURL(/\/quick-order$/);
	await expect(page.locator("body")).toHaveAttribute("data-same", "document");
	await expect(page.locator('link[rel="stylesheet"][href*="/bill-styles"]')).toHaveCount(1);
	await page.goBack();
	await expect(page.locator("#list")).toBeVisible();
	await expect(page.locator("h1")).toHaveCSS("font-size", size);
	expect(consoleErrors).toEqual([]);
});

test("makes the next document link its style sheets", async ({ page }) => {
	await page.goto("/categories/ipe-beams");
	await page.reload();
	expect(await page.locator("style[data-href]").count()).toBe(0);
	expect((await linked(page)).length).toBeGreaterThan(0);
});

test("lays nothing out anew where its files arrive late", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 360, height: 900 });
	const layoutShift = await watchLayoutShift(page);
	const line = await page.context().newCDPSession(page);
	await line.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 50,
		downloadThroughput: 200_000,
		uploadThroughput: 200_000,
	});
	await page.goto(on("de", "/shop", baseURL));
	await page.waitForLoadState("networkidle");
	expect(await layoutShift()).toBeLessThan(0.01);
});
