import type { Page } from "@playwright/test";
import { violationsOf } from "../support/accessible";
import { expect, on, test } from "../support/browser";
import { isShort } from "../support/short";

const modal = "dialog:modal";
const product = "/products/ipe-200";

async function open(page: Page, baseURL: string | undefined) {
	// Before hydration the picture is a link to itself: the page is loaded again.
	await expect(async () => {
		await page.goto(on("de", product, baseURL), { waitUntil: "networkidle" });
		await page.locator('main figure a[title="Bild vergrößern"]').first().click();
		await expect(page.locator(`${modal} .swiper-initialized`)).toBeVisible({ timeout: 8000 });
	}).toPass();
}

const scale = (page: Page) =>
	page
		.locator(`${modal} .swiper-slide-active img`)
		.evaluate((image) => image.getBoundingClientRect().width / (image instanceof HTMLElement ? image.offsetWidth : 1));

// Shows R5.1, R5.2, R5.3, R5.5
test("pictures open at 80 % of the shorter side, and are stepped through and zoomed by keyboard", async ({
	page,
	baseURL,
	consoleErrors,
}) => {
	await page.goto(on("de", product, baseURL), { waitUntil: "networkidle" });
	const opener = page.locator('main figure a[title="Bild vergrößern"]').first();
	await opener.focus();
	await page.keyboard.press("Enter");
	await expect(page.locator(`${modal} .swiper-initialized`)).toBeVisible();
	await page.locator(modal).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
	const box = await page.locator(modal).boundingBox();
	expect(Math.round(box?.width ?? 0)).toBe(720);
	expect(Math.round(box?.height ?? 0)).toBe(720);

	const shown = page.locator(`${modal} .swiper-slide-active img`);
	await expect(shown).toHaveAttribute("alt", "IPE 200, Bild 1 von 3");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await expect(shown).toHaveAttribute("alt", "IPE 200, Bild 3 von 3");
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("ArrowLeft");
	await expect(shown).toHaveAttribute("alt", "IPE 200, Bild 1 von 3");

	for (const expected of [2, 4, 8, 8]) {
		await page.keyboard.press("+");
		await expect.poll(() => scale(page)).toBeCloseTo(expected, 1);
	}
	await page.keyboard.press("-");
	await expect.poll(() => scale(page)).toBeCloseTo(4, 1);
	await page.keyboard.press("0");
	await expect.poll(() => scale(page)).toBeCloseTo(1, 1);
	await page.keyboard.press("-");
	await expect.poll(() => scale(page)).toBeCloseTo(1, 1);

	await page.keyboard.press("Escape");
	await expect(page.locator(modal)).toHaveCount(0);
	await expect(opener).toBeFocused();
	expect(consoleErrors).toEqual([]);
});

// Shows R5.1, R5.2, R5.3
test("controls and the wheel zoom in, out and back, and thumbnails select", async ({ page, baseURL, consoleErrors }) => {
	await open(page, baseURL);
	await page.getByRole("button", { name: "Vergrößern", exact: true }).click();
	await expect.poll(() => scale(page)).toBeCloseTo(2, 1);
	await page.getByRole("button", { name: "Zurücksetzen" }).click();
	await expect.poll(() => scale(page)).toBeCloseTo(1, 1);
	const box = await page.locator(`${modal} .swiper-slide-active`).boundingBox();
	await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 200);
	await page.mouse.wheel(0, -400);
	await expect.poll(() => scale(page)).toBeGreaterThan(1.1);
	await page.locator(`${modal} ul button`).nth(2).click();
	await expect(page.locator(`${modal} .swiper-slide-active img`)).toHaveAttribute("alt", "IPE 200, Bild 3 von 3");
	await expect.poll(() => scale(page)).toBeCloseTo(1, 1);
	await page.locator(modal).getByRole("button", { name: "Bildansicht schließen", exact: true }).click();
	await expect(page.locator(modal)).toHaveCount(0);
	expect(consoleErrors).toEqual([]);
});

for (const [width, height, wide, high] of [
	[360, 800, 288, 640],
	[800, 360, 640, 288],
	[1280, 900, 720, 720],
] as const)
	test(`the viewer takes 80 % of ${width} × ${height} px and is accessible`, async ({ page, baseURL }) => {
		await page.setViewportSize({ width, height });
		await open(page, baseURL);
		await page.locator(modal).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
		const box = await page.locator(modal).boundingBox();
		expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([wide, high]);
		// Nothing overflows.
		const parts = `${modal} :is(h2, button)`;
		const edges = await page.locator(parts).evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().right));
		for (const edge of edges) expect(edge).toBeLessThanOrEqual((box?.x ?? 0) + wide);
		const picture = await page.locator(`${modal} .swiper-slide-active`).boundingBox();
		expect(picture?.height).toBeGreaterThan(100);
		if (width === 360 || !isShort) expect(await violationsOf(page, modal)).toEqual([]);
	});

test("it opens over the panel, and Esc closes only the viewer", async ({ page, baseURL }) => {
	await page.goto(on("de", product, baseURL), { waitUntil: "networkidle" });
	await page.locator('main table a[href*="showVariant="]').first().click();
	await expect(page.locator(modal)).toHaveCount(1);
	await page.locator(`${modal} a[title="Bild vergrößern"]`).click();
	await expect(page.locator(modal)).toHaveCount(2);
	await page.keyboard.press("Escape");
	await expect(page.locator("#viewer-title")).toHaveCount(0);
	await expect(page.locator(`${modal} h2`)).toHaveText(/IPE 200/);
	await expect(page).toHaveURL(/showVariant=/);
});

// Shows R5.6
test("a picture that fails to load is marked, even if it failed before hydration", async ({ page, baseURL }) => {
	await page.route("**/drawings/**", (route) => route.abort());
	// A first page would have an inline drawing.
	await page.goto(on("de", product, baseURL), { waitUntil: "networkidle", referer: on("de", "/shop", baseURL) });
	const pictures = page.locator('main figure img[src^="/drawings/"]');
	await expect(pictures.first()).toHaveAttribute("data-failed", "");
	expect(await pictures.first().evaluate((image) => getComputedStyle(image).content)).toContain("data:image/svg+xml");
});
