import { expect, on, test } from "../support/browser";

for (const locale of ["de", "en", "et", "fi"] as const)
	test(`pages are quiet on the console, ${locale}`, async ({ page, baseURL, consoleErrors }) => {
		for (const path of ["/", "/faq", "/terms"]) {
			await page.goto(on(locale, path, baseURL));
			await page.waitForLoadState("networkidle");
		}
		expect(consoleErrors).toEqual([]);
	});
