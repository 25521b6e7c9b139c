import { expect, test } from "../support/browser";

// Shows R3.14, R3.2
for (const width of [390, 1280])
	test(`the row with the search stays on screen, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/terms");
		const header = page.getByRole("banner");
		const visible = async () => {
			const box = await header.boundingBox();
			return box && Math.round(box.y + box.height);
		};
		expect(await visible()).toBeGreaterThan(56);
		await page.mouse.move(width / 2, 400);
		await page.mouse.wheel(0, 1500);
		await expect.poll(visible).toBe(56);
		await expect(page.locator("#search-words")).toBeInViewport();
		for (const path of width < 640 ? ["/cart"] : ["/", "/shop", "/quick-order", "/cart"])
			await expect(header.locator(`a[href="${path}"]`)).toBeInViewport();
	});
