import { expectAccessible } from "../support/accessible";
import { expect, test } from "../support/browser";
import { lineTo } from "../support/cut-line";

test.use({ serviceWorkers: "allow" });

const headings = { de: "Keine Verbindung zum Shop", fi: "Ei yhteyttä kauppaan" } as const;

for (const locale of ["de", "fi"] as const)
	test(`an unreachable page shows the shop's offline page, ${locale}`, async ({ page, baseURL }) => {
		const shop = new URL(baseURL ?? "");
		const line = await lineTo(Number(shop.port));
		const at = (path: string) => `http://${locale}.localhost:${line.port}${path}`;
		await page.goto(at("/shop"));
		// The service worker is installed late, and controls the next page.
		await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
		await page.goto(at("/contact"));
		await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
		expect(await page.evaluate(() => caches.keys())).toEqual([]);
		await page.goto(at("/categories/ipe-beams"));
		await expect(page.locator("main h1")).toContainText("IPE");

		await line.cut();
		const answer = await page.goto(at("/products/ipe-200"));
		expect(answer?.status()).toBe(503);
		await expect(page.locator("h1")).toHaveText(headings[locale]);
		await expect(page).toHaveURL(at("/products/ipe-200"));
		await page.setViewportSize({ width: 320, height: 640 });
		await expectAccessible(page, "offline");
		await expect(page.locator('a[href^="tel:"]')).toBeVisible();
		expect(await page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontSize)).toBe("28px");
		// Retrying offline shows it again.
		await page.locator('a[href=""]').click();
		await expect(page.locator("h1")).toHaveText(headings[locale]);
	});
