import { expect, on, test } from "../support/browser";

const list = "/categories/ipe-beams";

test("two boxes ticked at once are both chosen, in one step of the history", async ({ page, baseURL, consoleErrors }) => {
	await page.goto(on("de", list, baseURL));
	await page.locator('label:has(input[name="v.finish"][value="raw"])').click();
	await page.locator('label:has(input[name="v.finish"][value="primed"])').click();
	await expect(page.locator("#list nav ul a")).toHaveText(["Oberfläche: grundiert", "Oberfläche: roh"]);
	await expect(page.locator('input[name="v.finish"]:checked')).toHaveCount(2);
	expect(consoleErrors).toEqual([]);
});

test("a tick is not lost while an earlier one is on its way", async ({ page, baseURL }) => {
	await page.goto(on("de", list, baseURL));
	let isHeld = true;
	await page.route("**/*.data*", async (route) => {
		if (isHeld) await new Promise((resolve) => setTimeout(resolve, 600));
		await route.continue();
	});
	await page.locator('label:has(input[name="v.grade"][value="S355J2"])').click();
	await expect(page.locator("#list [aria-busy=true]")).toBeVisible();
	isHeld = false;
	await page.locator('label:has(input[name="v.finish"][value="raw"])').click();
	await expect(page.locator("#list nav ul a")).toHaveText(["Güte: S355J2", "Oberfläche: roh"]);
	await expect(page.locator("#list [aria-busy=true]")).toHaveCount(0);
});

test("what is being typed stays while a choice arrives", async ({ page, baseURL }) => {
	await page.goto(on("de", list, baseURL));
	await page.locator('label:has(input[name="v.grade"][value="S355J2"])').click();
	await page.locator('input[name="min.h"]').pressSequentially("1");
	await expect(page.locator("#list nav ul a")).toHaveText(["Güte: S355J2"]);
	await page.locator('input[name="min.h"]').pressSequentially("20");
	await expect(page.locator('input[name="min.h"]')).toHaveValue("120");
	await page.locator('input[name="min.h"]').press("Enter");
	await expect(page.locator("#list nav ul a")).toHaveText([/Höhe ab 120.mm/, "Güte: S355J2"]);
});

test("another page begins at the top of the list; another choice leaves the page where it is", async ({ page, baseURL }) => {
	await page.goto(on("de", list, baseURL));
	await page.locator('#list nav a[rel="next"]').click();
	await expect(page.locator('#list [role="status"]').first()).toContainText("11–20");
	await expect.poll(() => page.locator("#list").evaluate((section) => Math.round(section.getBoundingClientRect().top))).toBeLessThan(140);
	const before = await page.evaluate(() => window.scrollY);
	expect(before).toBeGreaterThan(100);
	await page.locator('label:has(input[name="v.h"][value="100"])').click();
	await expect(page.locator('#list [role="status"]').first()).toContainText("1–10 von 12");
	expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
