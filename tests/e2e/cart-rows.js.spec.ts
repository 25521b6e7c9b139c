import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";

/** Long names, a volume price and a discount, and a cut. Other tests do not take these goods from stock, which would split a row. */
async function fullCart(page: Page, baseURL: string | undefined) {
	for (const [path, quantity] of [
		["/products/ipe-360", "12"],
		["/products/double-rod-panel-6-5-6-1230", "40"],
	] as const) {
		await page.goto(on("de", path, baseURL));
		await page.waitForLoadState("networkidle");
		const row = page.locator('main tr:has(button[name="only"])').first();
		await row.locator('input[name^="amount"]').fill(quantity);
		await row.getByRole("button").last().click();
		await expect(page.getByRole("status").filter({ has: page.getByRole("link", { name: "Zum Warenkorb" }) })).toHaveCount(1);
	}
	await page.goto(on("de", "/products/ipe-360", baseURL));
	await page.locator("main a[href*='showVariant=']").first().click();
	await page.locator("summary", { hasText: "Auf Länge schneiden" }).click();
	await page.getByLabel("Stück", { exact: true }).fill("14");
	await page.getByLabel("Länge in mm", { exact: true }).fill("1250");
	await page.getByRole("button", { name: "Zuschnitt in den Warenkorb" }).click();
	// The panel covers the header.
	const cart = page.locator('header a[href^="/cart/"]:not([href*="login="])');
	await expect(cart).toContainText("3");
	await page.goto(on("de", (await cart.getAttribute("href")) ?? "", baseURL));
	await expect(page.locator('main input[name="amount"]')).toHaveCount(3);
}

const rows = 'main ul[aria-label="Positionen"] > li';
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Shows R7.18, R7.19, R7.20, R7.21, R7.22
test("rows are 72 px at most on a desktop, and nothing overflows on a phone, folded and unfolded", async ({ page, baseURL }) => {
	test.setTimeout(120_000);
	await page.setViewportSize({ width: 1280, height: 800 });
	await fullCart(page, baseURL);
	const heights = await page.locator(rows).evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
	expect(heights).toHaveLength(3);
	for (const height of heights) expect(height).toBeLessThanOrEqual(72);
	const sizeOf = (term: string) =>
		page
			.locator('section[aria-labelledby="totals"] dl > div', { hasText: term })
			.locator("dd")
			.evaluate((figure) => Number.parseFloat(getComputedStyle(figure).fontSize));
	expect(await sizeOf("Gesamt netto")).toBeGreaterThan(await sizeOf("Gesamt brutto"));
	await expect(page.locator("main ul[aria-label='Erklärung der Rabatte'] li")).not.toHaveCount(0);
	for (const summary of await page.locator(`${rows} summary`).all()) await summary.click();
	for (const [width, colorScheme] of [
		[1280, "light"],
		[768, "dark"],
		[360, "light"],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		expect([width, await overflow(page)]).toEqual([width, 0]);
		await expectAccessible(page, `${width} ${colorScheme}`);
	}
});
