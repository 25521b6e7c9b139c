import { expect, on, test } from "../support/browser";

test("the price of the quantity that is typed is marked among the volume prices", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200?showVariant=1127", baseURL));
	const panel = page.getByRole("dialog");
	const marked = panel.locator('table tr[aria-current="true"]').filter({ hasText: "Stück" });
	await expect(marked).toHaveText(/^1–9 Stück/);
	const amount = panel.locator('input[name="amount"]').first();
	// What is typed before the scripts run is marked with the next key.
	await expect(async () => {
		await amount.fill("12");
		await expect(marked).toHaveText(/^10–24 Stück/, { timeout: 500 });
		await amount.fill("");
	}).toPass();
	await expect(marked).toHaveText(/^1–9 Stück/);
});
