import type { Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";

const field = (page: Page, index: number) => page.locator('main input[name^="amount."]').nth(index);
const flash = (page: Page) => page.locator('[role="status"]').first();

// Shows R7.1
test("several rows are added to the cart at once", async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await field(page, 0).fill("12");
	await field(page, 2).fill("3");
	const all = page.getByRole("button", { name: "Alle in den Warenkorb" });
	// Visible as soon as something is typed, wherever the end of the table is.
	await expect(all).toBeInViewport();
	if (scripts === "on") await expect(page.locator("main output")).toContainText(/2 Positionen · 15 Stück · 2\.016,0/);
	await all.click();
	await expect(flash(page)).toContainText("2 Positionen");
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toContainText("2");
	await expect(field(page, 0)).toHaveValue("");
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	await expect(page.locator('main input[name="amount"]')).toHaveCount(2);
});

test("Enter adds all input, and a row's button keeps other input", { tag: "@plain" }, async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await field(page, 1).fill("2");
	await field(page, 3).fill("5");
	await page.locator('main button[name="only"]').nth(3).click();
	await expect(flash(page)).toContainText(scripts === "on" ? "5 × IPE 200" : "2 Positionen");
	// Without scripts the page is reloaded, and both are in the cart.
	if (scripts === "on") await expect(field(page, 1)).toHaveValue("2");
	else await field(page, 1).fill("2");
	await expect(field(page, 3)).toHaveValue("");
	await field(page, 4).fill("4");
	await field(page, 4).press("Enter");
	await expect(flash(page)).toContainText("2 Positionen");
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toContainText("3");
});

// Shows R29.5
test("a row shows its quantity in the cart", async ({ page, baseURL, scripts }) => {
	const path = on("de", "/products/ipe-200", baseURL);
	const row = (index: number) => page.locator("#list tbody tr").nth(index);
	await page.goto(path);
	await expect(row(0)).not.toContainText("im Warenkorb:");
	for (const inCart of ["3", "6"]) {
		await field(page, 0).fill("3");
		await row(0).locator('button[name="only"]').click();
		await expect(row(0)).toContainText(`im Warenkorb: ${inCart}`);
	}
	await field(page, 1).fill("4");
	await field(page, 2).fill("5");
	await page.getByRole("button", { name: "Alle in den Warenkorb" }).click();
	await expect(row(1)).toContainText("im Warenkorb: 4");
	await expect(row(2)).toContainText("im Warenkorb: 5");
	// Without scripts each page keeps the state in which it was rendered.
	if (scripts === "on") await expect(row(0)).toContainText("im Warenkorb: 6");
	await expect(row(3)).not.toContainText("im Warenkorb:");
	// The page is public: another reader's page shows none of it.
	await page.context().clearCookies();
	await page.goto(path);
	await expect(row(0)).toBeVisible();
	await expect(page.locator("#list tbody")).not.toContainText("im Warenkorb:");
});

test("an invalid row adds nothing and keeps all input", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page
		.locator('main form[action="/cart/items"]')
		.first()
		.evaluate((node) => node.setAttribute("novalidate", ""));
	await field(page, 0).fill("7");
	await field(page, 1).fill("0");
	await field(page, 1).press("Enter");
	await expect(page.locator('main [role="alert"]')).toContainText("nichts hinzugefügt");
	await expect(page.locator('main input[name^="amount."]')).toHaveCount(2);
	await expect(page.locator('main input[name^="amount."]').first()).toHaveValue("7");
	await page.locator('main input[aria-invalid="true"]').fill("1");
	await page.getByRole("button", { name: "Alle in den Warenkorb" }).click();
	await expect(flash(page)).toContainText("2 Positionen");
});
