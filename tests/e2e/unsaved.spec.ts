import type { Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";

const amount = (page: Page, row: number) => page.locator('#cart input[name="amount"]').nth(row);

async function cartOfThree(page: Page, baseURL: string | undefined) {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	for (const row of [0, 1, 2]) await page.locator('main input[name^="amount."]').nth(row).fill("2");
	await page.getByRole("button", { name: "Alle in den Warenkorb" }).click();
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toContainText("3");
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	await expect(amount(page, 2)).toHaveValue("2");
}

test("no button of a row loses input in other rows", async ({ page, baseURL, scripts }) => {
	await cartOfThree(page, baseURL);
	await amount(page, 1).fill("7");
	await page.locator("#cart li > details > summary").nth(2).click();
	await page.locator('#cart li input[name="comment"]').nth(2).fill("Achse 4");
	await page.locator("#notes-comment").fill("Bitte anrufen");
	await page.locator('#cart li button[name="step"][value^="1."]').first().click();
	await expect(amount(page, 0)).toHaveValue("3");
	await expect(page.getByRole("status").filter({ hasText: "Menge" })).toHaveCount(1);
	await expect(amount(page, 1)).toHaveValue("7");
	await expect(page.locator('#cart li input[name="comment"]').nth(2)).toHaveValue("Achse 4");
	await expect(page.locator("#notes-comment")).toHaveValue("Bitte anrufen");
	// With scripts each row is saved separately: the others are still being edited.
	await expect(amount(page, 1)).toHaveAttribute("data-line-field", scripts === "on" ? "2" : "7");
	await page.locator("#cart button[data-remove]").first().click();
	await expect(page.locator('#cart input[name="amount"]')).toHaveCount(2);
	await expect(amount(page, 0)).toHaveValue("7");
	await expect(page.locator("#notes-comment")).toHaveValue("Bitte anrufen");
});

test("continuing saves all input", async ({ page, baseURL }) => {
	await cartOfThree(page, baseURL);
	const cart = page.url();
	await amount(page, 0).fill("5");
	await amount(page, 2).fill("9");
	await page.locator("#notes-comment").fill("Bitte anrufen");
	await page.locator("main button[name=next]").first().click();
	await expect(page).toHaveURL(/payment-info$/);
	await page.goto(cart);
	for (const [row, value] of ["5", "2", "9"].entries()) await expect(amount(page, row)).toHaveValue(value);
	await expect(page.locator("#notes-comment")).toHaveValue("Bitte anrufen");
});

test("Enter in a field saves it, whatever the rows above contain", { tag: "@plain" }, async ({ page, baseURL }) => {
	await cartOfThree(page, baseURL);
	await amount(page, 1).fill("6");
	await amount(page, 1).press("Enter");
	await expect(amount(page, 1)).toHaveAttribute("data-line-field", "6");
	await expect(amount(page, 0)).toHaveValue("2");
});
