import { expect, on, test } from "../support/browser";

const list = "/categories/ipe-beams?view=group&page=2";

// Shows R4.18
test("a variant is put together in its row and added", async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", list, baseURL));
	const row = page.locator("main tbody tr").first();
	const code = row.locator("th").getByText(/^CR-\d+$/);
	const before = await code.textContent();
	await row.locator("select").first().selectOption({ label: "12\u00a0m" });
	await row.locator("select").last().selectOption({ label: "grundiert" });
	if (scripts === "on") await expect(code).not.toHaveText(before ?? "");
	const field = row.locator("input[type=number]");
	await field.fill("2");
	await row.locator("button[name=only]").click();
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toContainText("1");
	await page.goto(on("de", "/cart", baseURL));
	await expect(page.locator("main li").filter({ hasText: "grundiert" }).first()).toContainText("12");
});
