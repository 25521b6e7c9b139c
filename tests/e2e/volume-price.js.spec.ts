import { expect, on, test } from "../support/browser";

test("the volume price of the entered quantity is highlighted", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200?showVariant=1127", baseURL));
	const panel = page.getByRole("dialog");
	const marked = panel.locator('table tr[aria-current="true"]').filter({ hasText: "Stück" });
	await expect(marked).toHaveText(/^1–9 Stück/);
	const amount = panel.locator('input[name="amount"]').first();
	// Input from before hydration is highlighted with the next key.
	await expect(async () => {
		await amount.fill("12");
		await expect(marked).toHaveText(/^10–24 Stück/, { timeout: 500 });
		await amount.fill("");
	}).toPass();
	await expect(marked).toHaveText(/^1–9 Stück/);

	await amount.fill("12");
	const sum = /^12\sStück zu je ([\d,]+)\s€: ([\d.,]+)\s€ zzgl\. MwSt\.$/;
	const spoken = panel.getByRole("status").filter({ hasText: sum });
	await expect(spoken).toHaveCount(1);
	const [, each = "", total = ""] = sum.exec((await spoken.textContent()) ?? "") ?? [];
	const cents = (text: string) => Number(text.replace(/[.,]/g, ""));
	expect(cents(total)).toBe(12 * cents(each));
	await panel.locator('input[name="certificate"]').first().check();
	await expect(spoken).not.toContainText(total);
});
