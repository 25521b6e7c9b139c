import type { Page } from "@playwright/test";
import { horizontalOverflow, violationsOf } from "../support/accessible";
import { expect, on, test } from "../support/browser";
import { watchLayoutShift } from "../support/layout-shift";

const pages = [
	"/",
	"/shop",
	"/categories/steel-profiles",
	"/categories/ipe-beams",
	"/categories/ipe-beams?view=group",
	`/categories/beams?f=${encodeURIComponent('{"finish":["galvanised"],"h":{"min":100,"max":200}}')}`,
	`/categories/beams?f=${encodeURIComponent('{"h":{"min":1,"max":2}}')}`,
	"/categories/beams?f={",
	"/categories/ipe-beams?showVariant=1127&compare=1001,1002",
	"/products/ipe-200",
	"/products/ipe-200?showVariant=1127",
	"/cut/1127?pieces=10&length=1250",
	"/compare",
	"/compare?ids=1127,1001,6275,9000",
	"/new_search?search=ipe+200",
	"/new_search?search=qqqqq",
	"/new_search",
	"/cart",
	"/quick-order",
	"/about",
	"/faq",
	"/blog",
	"/contact",
	"/contact?variant=CR-001127",
	"/terms",
	"/cookies",
	"/users/login?view=signup",
	"/shop?login=true",
	"/nothing",
];

/** The browser's console message about an error status, which is unavoidable. */
const isOwnStatus = (text: string) => /Failed to load resource.*(?:400|404|422)/.test(text);

/** Pages that report an invalid URL. */
const statuses: Record<string, number> = { "/nothing": 404, "/categories/beams?f={": 400 };

/** The first date formatter of a page takes 80 ms on a phone. */
async function watchDates(page: Page) {
	await page.addInitScript(() => {
		Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
			construct(formatter, given) {
				document.documentElement.dataset.days = "made";
				return Reflect.construct(formatter, given);
			},
		});
	});
}

async function expectToFitNarrow(page: Page, path: string) {
	for (const width of [320, 240]) {
		await page.setViewportSize({ width, height: 800 });
		expect(await horizontalOverflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
	}
}

const withoutDates = ["/", "/categories/ipe-beams", "/products/ipe-200", "/blog"];

for (const width of [360, 1280]) {
	for (const [index, path] of pages.entries()) {
		// One language per width, so that every page is tested in German and every language on many pages.
		const locales = width === 360 ? (["de"] as const) : ([(["fi", "et", "en"] as const)[index % 3] ?? "fi"] as const);
		// Shows R2.5, R2.8, R2.24
		for (const locale of locales)
			test(`${path} at ${width} px in ${locale}`, async ({ page, baseURL, consoleErrors }) => {
				await page.setViewportSize({ width, height: 900 });
				const layoutShift = await watchLayoutShift(page);
				await watchDates(page);
				const answer = await page.goto(on(locale, path, baseURL));
				expect(answer?.status()).toBe(statuses[path] ?? 200);
				await page.waitForLoadState("networkidle");

				const overflow = await horizontalOverflow(page);
				expect(overflow, "sideways scroll").toBeLessThanOrEqual(0);
				// A table that is rendered while streaming may shift its columns by some pixels; a font or style would shift more.
				expect(await layoutShift(), "layout shift").toBeLessThan(0.01);
				await expect(page.locator("h1")).toHaveCount(1);
				if (withoutDates.includes(path)) await expect(page.locator("html")).not.toHaveAttribute("data-days");

				expect(await violationsOf(page)).toEqual([]);
				expect(consoleErrors.filter((text) => !isOwnStatus(text))).toEqual([]);
				if (width === 360) await expectToFitNarrow(page, path);
			});
	}
}

// Shows R2.24
test("pages fit 240 and 320 px, with a full cart in the header", { tag: "@repeat" }, async ({ page, baseURL }) => {
	test.setTimeout(90_000);
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page.locator('main button[name="only"]').first().click();
	const cart = page.locator('header a[href^="/cart/"]:not([href*="login="])');
	const path = (await cart.getAttribute("href")) ?? "";
	for (const each of [...pages, path, `${path}/payment-info`]) {
		await page.goto(on("de", each, baseURL));
		await expectToFitNarrow(page, each);
	}
});

test("the dark scheme has sufficient contrast", async ({ page, baseURL }) => {
	test.setTimeout(90_000);
	await page.emulateMedia({ colorScheme: "dark" });
	for (const path of ["/", "/categories/ipe-beams", "/products/ipe-200", "/terms"]) {
		await page.goto(on("de", path, baseURL));
		expect(await violationsOf(page, ":root", { type: "rule", values: ["color-contrast"] }), path).toEqual([]);
	}
});
