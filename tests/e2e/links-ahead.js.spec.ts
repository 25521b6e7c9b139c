import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";

/** Addresses of data that the page asks for. */
function dataOf(page: Page): string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith(".data")) asked.push(pathname);
	});
	return asked;
}

/** The script that watches is there. */
const isReady = (page: Page) => page.waitForFunction(() => "takeAhead" in window);

test("a page whose link is pointed at is there before the link is followed, and is asked for once", async ({ page }) => {
	const asked = dataOf(page);
	await page.goto("/terms");
	await isReady(page);
	await page.locator('header a[href="/faq"]').hover();
	await expect.poll(() => asked).toEqual(["/faq.data"]);
	await page.locator('header a[href="/faq"]').click();
	await expect(page.locator("main h1")).toHaveText("How to buy");
	expect(asked).toEqual(["/faq.data"]);
	// Each answer is used once.
	await page.goBack();
	await expect(page.locator("main h1")).toHaveText("Terms of sale and delivery");
	expect(asked).toEqual(["/faq.data", "/terms.data"]);
});

test("what is another's or one's own is not fetched ahead", async ({ page }) => {
	const asked = dataOf(page);
	await page.goto("/terms");
	await isReady(page);
	await page.locator('header a[href="/cart"]').first().hover();
	await page.locator('header a[href="/faq"]').hover();
	await expect.poll(() => asked).toEqual(["/faq.data"]);
});
