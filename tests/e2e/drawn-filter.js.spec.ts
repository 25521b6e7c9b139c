import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";
import { chipLinks } from "../support/filter-parts";

const list = "/categories/ipe-beams";

// Shows R68.1
test("typing at the drawing narrows the list and redraws it", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(on("de", list, baseURL));
	await page.waitForLoadState("networkidle");
	const height = page.getByLabel("Höhe h in mm");
	await height.fill("300");
	await height.press("Enter");
	await expect(page.locator(chipLinks)).toHaveText([/Höhe: 300.mm/]);
	await expect(page.locator("#list figcaption")).toContainText("IPE 300");
	await expect(height).toBeFocused();
	await expect(page).toHaveURL(/\?f=%7B%22h%22%3A%5B300%5D%7D$/);
	// Leaving the fields does the same.
	await height.fill("100–200");
	await page.getByLabel("Breite b in mm").fill("100");
	await page.locator("h1").click();
	await expect(page.locator(chipLinks)).toHaveText([/Höhe 100–200.mm/, /Breite: 100.mm/]);
	await expect(page.locator("#list figcaption")).toContainText("IPE 200");
	await page.getByRole("link", { name: /^Breite: 100.mm entfernen$/ }).click();
	await expect(page.getByLabel("Breite b in mm")).toHaveValue("");
	await height.fill("hoch");
	await height.press("Enter");
	await expect(height).toHaveAttribute("aria-invalid", "true");
	await expect(page.locator("#drawn-h-error")).toBeVisible();
	await expect(height).toHaveValue("hoch");
});

// Shows R68.3
for (const [width, isShown] of [
	[1280, true],
	[1920, true],
	[768, false],
	[360, false],
] as const)
	test(`fields at the drawing fit their sheet and are easy to hit at ${width} px`, async ({ page, baseURL }) => {
		await page.setViewportSize({ width, height: 900 });
		for (const path of [list, "/categories/heb-beams", "/categories/rectangular-hollow-sections", "/categories/flat-bars"]) {
			await page.goto(on("de", `${path}?at.t=5-900`, baseURL));
			const fields = page.locator('main input[name^="at."]');
			for (const field of await fields.all()) {
				await expect(field).toBeVisible({ visible: isShown });
				if (!isShown) continue;
				const [own, sheet] = await Promise.all([field.boundingBox(), page.locator("#list figure").boundingBox()]);
				expect(own && sheet && own.x >= sheet.x && own.x + own.width <= sheet.x + sheet.width).toBe(true);
				expect(own?.height).toBeGreaterThanOrEqual(28);
				expect(own?.width).toBeGreaterThanOrEqual(40);
			}
		}
		await page.goto(on("de", `${list}?at.h=hoch`, baseURL));
		await expectAccessible(page, `fields at the drawing, ${width} px`);
	});
