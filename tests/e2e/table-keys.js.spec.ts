import { expect, on, test } from "../support/browser";

// Shows R4.19
for (const path of ["/categories/ipe-beams", "/categories/ipe-beams?view=group"])
	test(`a table is reached and filled by keyboard: ${path}`, async ({ page, baseURL }) => {
		await page.goto(on("de", path, baseURL));
		await page.waitForLoadState("networkidle");
		const quantity = page.locator("main tbody input[type=number]");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await expect(page.locator(":focus")).toHaveText("Zur Tabelle springen");
		await page.keyboard.press("Enter");
		const isFocused = () => quantity.first().evaluate((field) => field === document.activeElement);
		for (let stops = 0; stops < 10 && !(await isFocused()); stops++) await page.keyboard.press("Tab");
		await expect(quantity.first()).toBeFocused();
		await page.keyboard.type("3");
		await page.keyboard.press("ArrowDown");
		await expect(quantity.nth(1)).toBeFocused();
		await page.keyboard.type("5");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("ArrowUp");
		await expect(quantity.first()).toBeFocused();
		await expect(quantity.first()).toHaveValue("3");
		await page.keyboard.press("Shift+ArrowUp");
		await expect(quantity.first()).toHaveValue("4");
		await page.keyboard.press("Enter");
		await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toContainText("2");
		await expect(quantity.first()).toHaveValue("");
	});
