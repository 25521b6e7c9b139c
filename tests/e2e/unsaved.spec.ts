import { expect, on, test } from "../support/browser";

test("what is typed in a line but not saved is said before the reader goes on; scripts save it", async ({ page, baseURL }, { project }) => {
	await page.goto(on("en", "/products/ipe-200", baseURL));
	const row = page.locator("main tbody tr").first();
	await row.locator("button[name=only]").click();
	await expect(page.getByRole("status").filter({ hasText: "IPE 200" })).toHaveCount(1);
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	const amount = page.locator("main input[data-line-field][name=amount]");
	const hint = page.getByText("A line holds something that is not saved yet");
	await expect(amount).toBeVisible();
	await expect(hint).toBeHidden();
	await amount.fill("7");
	await amount.blur();
	if (project.name === "js") {
		await page.locator("main button[name=next]").first().click();
		await expect(page).toHaveURL(/\/cart\/[0-9a-f-]{36}/);
		await expect(hint).toHaveCount(0);
		return;
	}
	await expect(hint).toBeVisible();
	// Going on would be with what is saved.
	await expect(page.locator("main button[name=next]").filter({ visible: true })).toHaveCount(0);
	await page.getByRole("button", { name: "Update quantity" }).first().click();
	await expect(amount).toHaveValue("7");
	await expect(hint).toBeHidden();
	await expect(page.locator("main button[name=next]").first()).toBeVisible();
});
