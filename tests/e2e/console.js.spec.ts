import { languages } from "../../contract/locale";
import { expect, on, test } from "../support/browser";

for (const locale of languages)
	test(`pages log nothing to the console, ${locale}`, async ({ page, baseURL, consoleErrors }) => {
		for (const path of ["/", "/faq", "/terms"]) {
			await page.goto(on(locale, path, baseURL));
			await page.waitForLoadState("networkidle");
		}
		expect(consoleErrors).toEqual([]);
	});
