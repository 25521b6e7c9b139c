import type { Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";

const field = (page: Page, index: number) => page.locator('main input[name^="amount."]').nth(index);

test("a lost connection keeps page and input, and retrying adds it once", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page.waitForLoadState("networkidle");
	await page.route("**/cart/items*", (route) => route.abort());
	await field(page, 0).fill("12");
	await field(page, 2).fill("3");
	await field(page, 2).press("Enter");
	await expect(page.getByRole("alert").filter({ hasText: "Nicht hinzugefügt" })).toBeInViewport();
	await expect(field(page, 0)).toHaveValue("12");
	await page.unroute("**/cart/items*");
	await page.getByRole("button", { name: "Alle in den Warenkorb" }).click();
	await expect(page.getByRole("status").first()).toContainText("2 Positionen");
	await expect(field(page, 0)).toHaveValue("");
	await expect(page.getByRole("alert").filter({ hasText: "Nicht hinzugefügt" })).toHaveCount(0);
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toContainText("2");
});
