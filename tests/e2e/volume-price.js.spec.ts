import { expect, on, test } from "../support/browser";

test("the price of the quantity that is typed is marked among the volume prices", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200?showVariant=1127", baseURL));
	const marked = page.locator('table tr[aria-current="true"]').filter({ hasText: "Stück" });
	await expect(marked).toHaveText(/^1–9 Stück/);
	const amount = page.locator('input[name="amount"]').first();
	await amount.fill("12");
	await expect(marked).toHaveText(/^10–24 Stück/);
	await amount.fill("");
	await expect(marked).toHaveText(/^1–9 Stück/);
});
