import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";
import { newAccount } from "../support/visiting-account";

// Shows R38.8
test("an address from the book is filled in, announced and used", async ({ page, context, baseURL, consoleErrors }) => {
	const url = new URL(on("de", "/", baseURL));
	const local = { shop: `http://127.0.0.1:${url.port}`, backend: `http://127.0.0.1:${Number(url.port) + 1}`, locale: "de" as const };
	const { visitor } = await newAccount(local);
	const site = { label: "Halle 3", name: "Polier Krause", phone: "0171 1234567", streetAddress: "Am Kai 3", postCode: "18147" };
	await visitor.post("/users/addresses/new", { ...site, city: "Rostock", country: "DE", siteNotes: "Tor 2", intent: "save" });
	await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, domain: url.hostname, path: "/" })));

	await page.goto(on("de", "/users/addresses", baseURL));
	await expectAccessible(page, page.url(), "on");
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page.locator('main button[name="only"]').first().click();
	const link = page.locator('header a[href^="/cart/"]:not([href*="login="])');
	await expect(link).toBeVisible();
	await page.goto(on("de", `${await link.getAttribute("href")}/payment-info`, baseURL));
	await page.locator('[name="company"]').fill("Stahlbau Meyer GmbH");
	await expect(page.locator('[name="shipping.city"]')).toBeHidden();
	await page.locator('[name="isSeparateShipping"]').check();
	const book = page.getByLabel("Adressbuch", { exact: true });
	await book.selectOption({ label: "Halle 3 – Am Kai 3, 18147 Rostock" });
	await expect(page.getByText("Übernommen: Halle 3.")).toBeVisible();
	await expect(book).toBeFocused();
	await expect(page.locator("main details summary").filter({ hasText: "Lieferadresse" })).toContainText("Am Kai 3, 18147 Rostock");
	await expect(page.locator('[name="shipping.city"]')).toHaveValue("Rostock");
	await expect(page.locator('[name="shipping.siteNotes"]')).toHaveValue("Tor 2");
	await expect(page.locator('[name="company"]')).toHaveValue("Stahlbau Meyer GmbH");
	await expectAccessible(page, page.url(), "on");
	expect(consoleErrors).toEqual([]);
});
