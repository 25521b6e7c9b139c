import { languages } from "../../contract/locale";
import { expect, on, test } from "../support/browser";

// Shows R2.1
for (const locale of languages)
	test(`the home page is in ${locale} on its host`, { tag: locale === "de" ? [] : "@repeat" }, async ({ page, baseURL }) => {
		const answer = await page.goto(on(locale, "/", baseURL));
		expect(answer?.status()).toBe(200);
		await expect(page.locator("html")).toHaveAttribute("lang", locale);
		await expect(page.locator("h1")).toHaveCount(1);
	});
