import type { Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";

const amount = 'main input[name="amount"][data-line-field]';

/** Adds a set from the page of one of its items. */
async function cartWithSets(page: Page, baseURL: string | undefined, quantity: string) {
	await page.goto(on("de", "/products/fence-clip-60", baseURL));
	const form = page.locator('main form:has(input[name="setId"])').first();
	await form.locator('input[name="amount"]').fill(quantity);
	await form.getByRole("button").click();
	await expect(page.getByRole("status").filter({ hasText: "Zaunset 25 m" })).toHaveCount(1);
	await expect(page).toHaveURL(/\/products\/fence-clip-60$/);
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	await expect(page.locator(amount)).toHaveValue(quantity);
}

// Shows R4.8
test("a set is bought on a product page, expanded, counted and removed as one", async ({ page, baseURL }) => {
	await cartWithSets(page, baseURL, "2");
	const line = page.locator("main li").filter({ hasText: "Zaunset 25 m" });
	const contents = line.locator("details li");
	await expect(contents.first()).toBeHidden();
	await line.locator("summary").click();
	await expect(contents).toHaveCount(4);
	await expect(contents.first()).toBeVisible();
	await expect(contents.first()).toContainText("20");

	const sum = page.locator("main dl dd").first();
	const before = await sum.textContent();
	await line.locator('button[name="step"][value^="1."]').click();
	await expect(page.locator(amount)).toHaveValue("3");
	await expect(sum).not.toHaveText(before ?? "");
	await page.locator(amount).fill("1");
	await page.locator(amount).press("Enter");
	await expect(page.getByRole("status").filter({ hasText: "Menge 1" })).toHaveCount(1);
	await line.getByRole("button", { name: "Entfernen" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihr Warenkorb ist leer");
});

// Shows R9.10
test("a discount is shown at its line and in the total", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/double-rod-panel-6-5-6-1230", baseURL));
	const row = page.locator('main tr:has(button[name="only"])').first();
	await row.locator('input[name^="amount."]').fill("40");
	await row.locator('button[name="only"]').click();
	await expect(page.getByRole("status").filter({ hasText: "Doppelstabmatte" })).toHaveCount(1);
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	const line = page.locator("main li:has(input[data-line-field])").filter({ hasText: "Doppelstabmatte" });
	await expect(line).toContainText(/−4\s%.*Objektrabatt Zaunbau 4\s%/s);
	const meaning = page.getByRole("list", { name: "Erklärung der Rabatte" });
	await expect(meaning).toContainText("Objektrabatt Zaunbau 4 %, ab 20 Stück, bis 31. Dezember 2028");
	await expect(page.locator("main dl")).toContainText(/Positionsrabatt.*−/);
	// Below the threshold it no longer applies.
	await line.locator('input[name="amount"]').fill("10");
	await line.locator('input[name="amount"]').press("Enter");
	await expect(line.locator('input[name="amount"]')).toHaveAttribute("data-line-field", "10");
	await expect(line).not.toContainText("Objektrabatt");
});

test("a cart that was changed in another window shows both quantities, and accepts either", async ({ page, context, baseURL }) => {
	await cartWithSets(page, baseURL, "2");
	// With scripts, the page follows the other window unless something is being typed.
	await page.locator(amount).fill("9");
	const other = await context.newPage();
	await other.goto(page.url());
	await other.locator(amount).fill("5");
	await other.locator(amount).press("Enter");
	await expect(other.locator(amount)).toHaveAttribute("data-line-field", "5");

	await page.locator(amount).press("Enter");
	const notice = page.getByRole("alert").filter({ hasText: "inzwischen geändert" });
	await expect(notice).toContainText(/Ihre Eingabe\s*9.*Jetzt im Warenkorb\s*5/s);
	await expect(page.locator(amount)).toHaveValue("9");
	await notice.getByRole("button", { name: "9 übernehmen" }).click();
	await expect(page.locator(amount)).toHaveAttribute("data-line-field", "9");
	await expect(page.locator(amount)).toHaveValue("9");
	await expect(notice).toHaveCount(0);
});
