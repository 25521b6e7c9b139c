import { horizontalOverflow } from "../support/accessible";
import { expect, test } from "../support/browser";

test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

test("loads neither scripts nor font, and a cart can be filled and changed", async ({ page }) => {
	const fetched: string[] = [];
	page.on("requestfinished", (request) => fetched.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		for (const path of ["/", "/shop", "/categories/ipe-beams?view=group", "/products/ipe-200"]) {
			await page.goto(path);
			expect(await horizontalOverflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
		}
	}
	expect(fetched.filter((line) => /^(?:script|font|fetch|xhr|manifest) /.test(line))).toEqual([]);
	await page.locator('main input[name^="amount."]').first().fill("2");
	await page.locator('main button[name="only"]').first().click();
	await expect(page.locator('[role="status"]').filter({ hasText: "IPE 200" })).toHaveCount(1);
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	await expect(page.locator('main input[name="amount"]').first()).toHaveValue("2");
});
