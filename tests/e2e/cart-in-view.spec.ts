import { expect, on, test } from "../support/browser";

// Shows R67.5
test("total and button of a cart of ten lines are in view, and cover no field with the focus", async ({ page, baseURL }) => {
	await page.goto(on("de", "/quick-order", baseURL));
	await page.locator("#list").fill(Array.from({ length: 10 }, (_, index) => `${1001 + index};500`).join("\n"));
	await page.locator('main button[value="check"]:not([hidden])').first().click();
	await page.locator('main button[value="add"]').click();
	await expect(page).toHaveURL(/\/cart\/[\da-f-]{36}$/);
	const fields = page.locator('#cart input[name="amount"]');
	await expect(fields).toHaveCount(10);
	for (const [width, height] of [
		[1280, 800],
		[360, 800],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.evaluate(() => scrollTo(0, 0));
		const button = page.locator('#cart button[name="next"]');
		const total = page.locator("#cart [data-proceed-sum]");
		await expect(button).toBeInViewport({ ratio: 1 });
		await expect(total).toBeInViewport({ ratio: 1 });
		// On a desktop nothing covers a part of a sum.
		if (width > 1000)
			for (const part of await page.locator("#cart section[aria-labelledby=totals] :is(dt, dd)").all()) {
				const hidden = await part.evaluate((one) => {
					const { left, top, bottom, width: wide } = one.getBoundingClientRect();
					const isSeen = (y: number) => y >= innerHeight || one.contains(document.elementFromPoint(left + wide / 2, y));
					return wide > 1 && !(isSeen(top + 2) && isSeen(bottom - 2)) ? one.textContent : "";
				});
				expect(hidden).toBe("");
			}
		for (const field of await fields.all()) {
			await field.focus();
			const isSeen = await field.evaluate((input) => {
				const { left, top, width: wide, height: high } = input.getBoundingClientRect();
				return [0.1, 0.9].every((part) => input.contains(document.elementFromPoint(left + wide / 2, top + high * part)));
			});
			expect([width, await field.getAttribute("id"), isSeen]).toEqual([width, await field.getAttribute("id"), true]);
			await expect(button).toBeInViewport({ ratio: 1 });
		}
	}
});
