import { languages } from "../../contract/locale";
import { expect, on, test } from "../support/browser";

for (const locale of languages)
	test(`pages are quiet on the console, ${locale}`, async ({ page, baseURL, consoleErrors }) => {
		for (const path of ["/", "/faq", "/terms"]) {
			await page.goto(on(locale, path, baseURL));
			await page.waitForLoadState("networkidle");
		}
		expect(consoleErrors).toEqual([]);
	});
