import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";

const offer = (page: Page) => page.getByRole("complementary", { name: "Können wir helfen?" });
const twoMinutes = 120_000;

async function fillCart(page: Page, baseURL: string | undefined) {
	await page.goto(on("de", "/products/ipe-200", baseURL), { waitUntil: "networkidle" });
	await page.locator('main input[name^="amount."]').first().fill("2");
	await page.locator('main button[name="only"]').first().click();
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toContainText("1");
	// The prompt's module is loaded when there is a line.
	await expect(page.locator('header ~ div[aria-live="polite"]')).toBeAttached();
}

// Shows R3.13, R16.4
test("offers help after two minutes of inactivity, takes no focus, and asks once per visit", async ({ page, baseURL }) => {
	await page.clock.install();
	await fillCart(page, baseURL);
	const field = page.locator('header input[name="search"]');
	await field.focus();
	await page.clock.runFor(twoMinutes - 1000);
	await page.keyboard.press("a");
	await page.clock.runFor(twoMinutes - 1000);
	await expect(offer(page)).toHaveCount(0);
	await page.clock.runFor(2000);
	await expect(offer(page)).toBeVisible();
	await expect(field).toBeFocused();
	await expect(field).toHaveValue("a");
	await expectAccessible(page, "help offered");
	await expect(offer(page).locator('a[href^="tel:"]')).toBeVisible();
	await expect(offer(page).locator('a[href^="/contact?cart="]')).toBeVisible();

	await offer(page).getByRole("link").first().focus();
	await page.keyboard.press("Escape");
	await expect(offer(page)).toHaveCount(0);
	await expect(field).toBeFocused();
	await page.clock.runFor(2 * twoMinutes);
	await expect(offer(page)).toHaveCount(0);
	await page.reload({ waitUntil: "networkidle" });
	await page.clock.runFor(2 * twoMinutes);
	await expect(offer(page)).toHaveCount(0);
	// Apart from it, the browser stores only scroll positions.
	const kept = await page.evaluate(() => ({ last: localStorage.length, tab: Object.keys(sessionStorage) }));
	expect(kept.last).toBe(0);
	expect(kept.tab.filter((key) => key !== "positions" && !key.startsWith("remix"))).toEqual(["help-offered"]);
});

test("closes with Escape, wherever the focus is", async ({ page, baseURL }) => {
	await page.clock.install();
	await fillCart(page, baseURL);
	await page.clock.runFor(twoMinutes + 1000);
	await expect(offer(page)).toBeVisible();
	const field = page.locator('main input[name^="amount."]').first();
	await field.focus();
	await page.keyboard.press("Escape");
	await expect(offer(page)).toHaveCount(0);
	await expect(field).toBeFocused();
});

test("links to a question about the cart", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.clock.install();
	await fillCart(page, baseURL);
	await page.clock.runFor(twoMinutes + 1000);
	await expectAccessible(page, "help offered on a phone");
	await offer(page).locator('a[href^="/contact?cart="]').click();
	await expect(page.locator("main h1")).toBeVisible();
	await expect(page).toHaveURL(/\/contact\?cart=/);
	await expect(offer(page)).toHaveCount(0);
});

test("is not shown without a cart, and loads nothing", async ({ page, baseURL }) => {
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(request.url()));
	await page.clock.install();
	await page.goto(on("de", "/products/ipe-200", baseURL), { waitUntil: "networkidle" });
	await page.clock.runFor(2 * twoMinutes);
	await expect(page.locator("main h1")).toBeVisible();
	await expect(offer(page)).toHaveCount(0);
	expect(fetched.filter((url) => url.includes("/assets/help-"))).toEqual([]);
});
