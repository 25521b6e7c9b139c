import { toSummary } from "../support/approval-journey";
import { expect, on, test } from "../support/browser";

// Shows R47.2
test("an order changed in another window shows both totals, keeps its tick, and is sent by one button", async ({
	page,
	context,
	baseURL,
}) => {
	test.setTimeout(60_000);
	const cart = await toSummary(page, "de", baseURL);
	await page.locator('main input[name="authorityConfirmed"]').check();
	const other = await context.newPage();
	await other.goto(on("de", cart, baseURL));
	await other.locator('main input[name="amount"]').fill("20");
	await other.locator('main input[name="amount"]').press("Enter");
	await expect(other.locator('[role="status"]').filter({ hasText: "Menge 20" })).toHaveCount(1);

	await page.locator('#send-order button[type="submit"]').last().click();
	const alert = page.locator('main [role="alert"]');
	await expect(alert).toContainText(/nicht mehr so, wie Sie sie gesehen haben/);
	await expect(alert).toContainText(/\(60 → 20\): [\d.,]+\s€ → [\d.,]+\s€/);
	await expect(page.locator('main input[name="authorityConfirmed"]')).toBeChecked();
	await alert.locator("button").click();
	await expect(page).toHaveURL(/\/confirmation$/);
	await expect(page.locator("main")).toContainText(/CB-\d+/);
});
