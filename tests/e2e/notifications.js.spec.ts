import { expect, on, test } from "../support/browser";

// Shows R3.11
test("a repeated message is shown once, announced again, and stays until it is closed", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL), { waitUntil: "networkidle" });
	const said = page.locator('[role="status"]').filter({ hasText: "IPE 200" });
	const row = page.locator('main tr:has(button[name="only"]), main li:has(button[name="only"])').first();
	await row.locator('input[name^="amount."]').fill("2");
	await row.locator('button[name="only"]').click();
	await expect(said).toHaveCount(1);
	const first = await said.locator("p").first().elementHandle();
	await row.locator('input[name^="amount."]').fill("2");
	await row.locator('button[name="only"]').click();
	// A new element: screen readers do not repeat an unchanged one.
	await expect.poll(async () => await first?.evaluate((element) => element.isConnected)).toBe(false);
	await expect(said).toHaveCount(1);
	await expect(said.getByText("im Warenkorb")).toHaveCount(1);
	await page.getByRole("button", { name: "Schließen" }).click();
	await expect(said).toHaveCount(0);
});
