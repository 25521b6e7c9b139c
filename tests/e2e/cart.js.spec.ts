import type { Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";

async function filledCart(page: Page, baseURL: string | undefined) {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page.waitForLoadState("networkidle");
	for (const [row, amount] of ["4", "2", "3"].entries()) await page.locator('main input[name^="amount."]').nth(row).fill(amount);
	await page.getByRole("button", { name: "Alle in den Warenkorb" }).click();
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toContainText("3");
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	await expect(field(page).first()).toHaveValue("4");
}

const field = (page: Page) => page.locator('main input[name="amount"]');
const focused = (page: Page) => page.locator(":focus");

test("every press counts, and the field keeps the focus after Enter", async ({ page, baseURL }) => {
	await filledCart(page, baseURL);
	const more = page.getByRole("button", { name: /^Mehr/ }).first();
	for (let press = 0; press < 4; press++) await more.click();
	await expect(field(page).first()).toHaveValue("8");
	await expect(page.getByRole("status").first()).toContainText("Menge");
	await expect(more).toBeFocused();
	await field(page).first().fill("6");
	await field(page).first().press("Enter");
	await expect(field(page).first()).toHaveAttribute("data-line-field", "6");
	await expect(field(page).first()).toBeFocused();
	await page.reload();
	await expect(field(page).first()).toHaveValue("6");
});

test("presses while the last one is on its way are not lost", async ({ page, baseURL }) => {
	await filledCart(page, baseURL);
	await page.route("**/cart/*.data*", async (route) => {
		await new Promise((done) => setTimeout(done, 600));
		await route.continue();
	});
	const more = page.getByRole("button", { name: /^Mehr/ }).first();
	await more.click();
	await page.waitForRequest((request) => request.method() === "POST");
	await more.click();
	await page
		.getByRole("button", { name: /^Weniger/ })
		.first()
		.click();
	await more.click();
	await expect(field(page).first()).toHaveAttribute("data-line-field", "6");
	await expect(field(page).first()).toHaveValue("6");
});

test("what is removed leaves the focus with the next line, the last one with the heading", async ({ page, baseURL }) => {
	await filledCart(page, baseURL);
	for (const left of [2, 1, 0]) {
		await page.locator("main button[data-remove]").first().press("Enter");
		await expect(field(page)).toHaveCount(left);
		await expect(focused(page)).toHaveText(left > 0 ? /^Entfernen/ : "Ihr Warenkorb ist leer");
	}
	await page.goto(on("de", "/compare?ids=1101,1127", baseURL));
	await page.waitForLoadState("networkidle");
	await page.locator("main a[data-remove]").first().press("Enter");
	await expect(page.locator("main thead th[scope=col]")).toHaveCount(1);
	await expect(focused(page)).toHaveAttribute("href", "/compare");
});
