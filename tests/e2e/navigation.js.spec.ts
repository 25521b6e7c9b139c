import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";

const heading = (page: Page) => page.locator("h1");

/** Waits for hydration: only then do links navigate without a document. */
async function open(page: Page, path: string) {
	await page.goto(path);
	await page.waitForLoadState("networkidle");
}

test("navigation focuses the heading, a document starts at its top", async ({ page }) => {
	await open(page, "/categories/beams");
	await expect(page.locator("body")).toBeFocused();
	await page.locator("main a[href='/categories/ipe-beams']").first().click();
	await expect(heading(page)).toHaveText(/IPE/);
	await expect(heading(page)).toBeFocused();
	await page.locator("header a[href='/about']").click();
	await expect(heading(page)).toHaveText("About us");
	await expect(heading(page)).toBeFocused();
	await page.goBack();
	await expect(heading(page)).toHaveText(/IPE/);
	await expect(heading(page)).toBeFocused();
});

test("a search from another page focuses its heading, with the words in the field", async ({ page }) => {
	await open(page, "/about");
	await page.locator("#search-words").fill("ipe 200");
	await page.locator("#search-words").press("Enter");
	await expect(heading(page)).toHaveText("Results for “ipe 200”");
	await expect(heading(page)).toBeFocused();
	const again = page.locator("#search-words");
	await expect(again).toHaveValue("ipe 200");
	await again.fill("heb 200");
	await again.press("Enter");
	await expect(heading(page)).toHaveText("Results for “heb 200”");
	await expect(again).toHaveValue("heb 200");
});

test("sorting a list keeps the focus", async ({ page }) => {
	await open(page, "/categories/ipe-beams");
	for (const [sort, state] of [
		["price_asc", "ascending"],
		["price_desc", "descending"],
	]) {
		await page.locator(`thead a[href*="sort=${sort}"]`).press("Enter");
		await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
		await expect(page.locator(`thead th[aria-sort=${state}] a`)).toBeFocused();
	}
	await page.locator("thead th[aria-sort] a").press("Enter");
	await expect(page).toHaveURL(/\/categories\/ipe-beams$/);
	await expect(page.locator("thead th[aria-sort]")).toHaveCount(0);
});

test("autofocus on a page takes precedence", async ({ page }) => {
	await open(page, "/about");
	await page.locator("#search-words").fill("ipe 200");
	await page.getByRole("region", { name: "Search results" }).locator("ol a").first().click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expect(page.getByRole("dialog").locator(":focus")).toHaveCount(1);
});

test("an unreachable shop is distinguished from a failing one, and can be retried", async ({ page, consoleErrors }) => {
	await open(page, "/categories/ipe-beams");
	// Modules are available: only data requests fail.
	await page.locator("header a[href='/about']").click();
	await expect(heading(page)).toHaveText("About us");
	await page.evaluate(() => scrollTo(0, 0));
	const header = await page.getByRole("banner").boundingBox();
	// A hovered link would be prefetched.
	await page.mouse.move(0, 0);
	await page.goBack();
	await expect(heading(page)).toHaveText(/IPE/);
	await page.mouse.wheel(0, 2000);
	await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
	await page.evaluate(() => document.querySelector<HTMLAnchorElement>("footer a[href='/about']")?.click());
	await expect(heading(page)).toHaveText("No connection to the shop");
	await expect(heading(page)).toBeFocused();
	await expect(page).toHaveTitle(/^No connection to the shop/);
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	await expect(page.locator("main")).not.toContainText(/500|our side/);
	const again = page.locator("main").getByRole("link", { name: "Try again" });
	await again.click();
	await expect(heading(page)).toHaveText("No connection to the shop");
	await page.unroute("**/*.data*");
	await again.click();
	await expect(heading(page)).toHaveText("About us");
	await expect(heading(page)).toBeFocused();
	// The document was reloaded and has its styles.
	await expect.poll(() => page.getByRole("banner").boundingBox()).toEqual(header);
	expect(consoleErrors.filter((text) => !/Failed to (load resource|fetch)/.test(text))).toEqual([]);
});
