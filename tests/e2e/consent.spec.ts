import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";

const banner = (page: Page) => page.locator("#consent section");
const settled = (page: Page, scripts: string) => page.waitForLoadState(scripts === "on" ? "networkidle" : "load");

// Shows R16.1
for (const locale of ["de", "fi"] as const)
	test(`asks on the first page, covers nothing, and disappears after the choice, ${locale}`, async ({ page, baseURL, scripts }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(on(locale, "/categories/ipe-beams?page=2", baseURL));
		await settled(page, scripts);
		await expectAccessible(page, "asked", scripts);
		const [box, header] = await Promise.all([banner(page).boundingBox(), page.locator("header").first().boundingBox()]);
		expect(box?.y).toBe(0);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
		expect(box?.height).toBeLessThan(240);
		const buttons = banner(page).locator("button");
		const widths = await buttons.evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().width)));
		expect(widths[0]).toBe(widths[1]);
		await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
		await buttons.last().click();
		await expect(banner(page)).toHaveCount(0);
		await expect(page.locator('[role="status"]').filter({ hasText: /Cookie|Eväste/ })).toHaveCount(1);
		await expect(page).toHaveURL(/\/categories\/ipe-beams\?page=2$/);
		expect(await page.evaluate(() => "isSameDocument" in window)).toBe(scripts === "on");
		await page.goto(on(locale, "/shop", baseURL));
		await expect(banner(page)).toHaveCount(0);
	});

test("links to the settings, which show the current choice", async ({ page, scripts }) => {
	await page.goto("/");
	await settled(page, scripts);
	await banner(page).getByRole("link", { name: "Choose" }).click();
	await expect(page.locator("main h1")).toHaveText("Cookie settings");
	await expect(banner(page)).toBeHidden();
	await settled(page, scripts);
	await expectAccessible(page, "settings", scripts);
	await page.locator("main #analytics").check();
	await page.locator("main").getByRole("button", { name: "Save choice" }).click();
	await expect(page.locator('[role="status"]').filter({ hasText: "have been saved" })).toHaveCount(1);
	await expect(page.locator("main #analytics")).toBeChecked();
	await page.locator("main").getByRole("button", { name: "Reject all" }).click();
	await expect(page.locator("main #analytics")).not.toBeChecked();
	const names = (await page.context().cookies()).map(({ name }) => name);
	expect(names).not.toContain("device");
});
