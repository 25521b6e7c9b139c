import { expect, on, test } from "../support/browser";

const boxes = 'main input[name="ids"]';

test("selecting shows the count without a request, and stops at six", async ({ page, baseURL }) => {
	await page.goto(on("de", "/categories/ipe-beams", baseURL));
	await page.waitForLoadState("networkidle");
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes(".data")) asked.push(request.url());
	});
	const all = page.locator(boxes);
	for (let row = 0; row < 6; row++) await all.nth(row).check();
	const bar = page.getByRole("status").filter({ hasText: "6 von 6" });
	await expect(bar).toBeInViewport();
	await all.nth(6).click();
	await expect(all.nth(6)).not.toBeChecked();
	await expect(page.getByText("Mehr als 6 lassen sich nicht vergleichen.")).toBeVisible();
	await all.nth(0).uncheck();
	await expect(page.getByText("5 von 6")).toBeVisible();
	expect(asked).toEqual([]);
	await page.getByRole("link", { name: "Aufheben" }).click();
	await expect(all.nth(1)).not.toBeChecked();
	await expect(page).not.toHaveURL(/compare/);
});

test("by keyboard alone", async ({ page, baseURL }) => {
	await page.goto(on("de", "/categories/ipe-beams", baseURL));
	await page.waitForLoadState("networkidle");
	await page.locator(boxes).first().focus();
	await page.keyboard.press("Space");
	await expect(page).toHaveURL(/compare=/);
	await page.getByRole("button", { name: "Vergleichen", exact: true }).focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("main thead th[scope=col]")).toHaveCount(1);
});

for (const width of [768, 1280])
	test(`names of four articles stay in one row below the bar at ${width} px`, async ({ page, baseURL }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(on("de", "/compare?ids=1127,1128,1130,1135", baseURL));
		await page.evaluate(() => scrollTo(0, 450));
		const boxesOf = () =>
			page
				.locator("main thead tr")
				.last()
				.locator("> *")
				.evaluateAll((cells) =>
					cells.map((cell) => {
						const { top, height, right } = cell.getBoundingClientRect();
						return { top, height, isSeen: right <= innerWidth };
					}),
				);
		const bar = await page
			.locator("header")
			.first()
			.evaluate((header) => header.getBoundingClientRect().bottom);
		await expect.poll(async () => (await boxesOf()).map(({ top }) => Math.round(top))).toEqual(Array(5).fill(Math.round(bar)));
		const cells = await boxesOf();
		expect(new Set(cells.map(({ height }) => height)).size).toBe(1);
		expect(cells.every(({ isSeen }) => isSeen)).toBe(true);
	});
