import { expect, on, test } from "../support/browser";

// Shows R75.3
test("a day that is half typed is named beside its field, before anything is sent", { tag: "@plain" }, async ({ page, baseURL }) => {
	await page.goto(on("fi", "/contact?quote=1", baseURL));
	const day = page.locator('main [name="wantedOn"]');
	const said = page.getByText("Keskeneräistä päivämäärää ei oteta huomioon.");
	await expect(said).toBeHidden();
	await day.focus();
	await page.keyboard.type("1");
	await page.locator('main [name="email"]').focus();
	await expect(said).toBeVisible();
	await day.fill("2027-03-01");
	await page.locator('main [name="email"]').focus();
	await expect(said).toBeHidden();
});
