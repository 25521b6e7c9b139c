import { expect, test } from "../support/browser";
import { allowAll, trackedEvents } from "../support/tracked-events";

// Shows R17.9
test("outbound links are tracked with consent, once a click", async ({ page, context, baseURL, scripts }) => {
	await allowAll(context, baseURL);
	await page.goto("/categories/beams");
	if (scripts === "on") await page.waitForLoadState("networkidle");
	await page.locator('body > header a[href^="tel:"]').click();
	await page.locator('body > footer a[href^="mailto:"]').click();
	await expect.poll(() => trackedEvents(page, "Mail To Button Clicked")).toEqual([{ page: "category", place: "footer" }]);
	// Pings overtake each other.
	await expect.poll(() => trackedEvents(page, "Call To Button Clicked")).toEqual([{ page: "category", place: "header" }]);
});

// Shows R17.3
test("entries to the account are tracked", async ({ page, context, baseURL, scripts }) => {
	await allowAll(context, baseURL);
	await page.goto("/shop");
	if (scripts === "on") await page.waitForLoadState("networkidle");
	await page.locator('body > header a[rel="nofollow"]').click();
	await page.locator('dialog a[href*="view=signup"]').click();
	await expect(page.locator('dialog input[name="confirmPassword"]')).toBeVisible();
	await page.locator('dialog a[href*="view=password"]').last().click();
	await expect.poll(() => trackedEvents(page, "Account View Changed")).toEqual([{ view: "signup" }, { view: "password" }]);
	expect(await trackedEvents(page, "Account Button Clicked")).toEqual([{ page: "home", state: "guest" }]);
});
