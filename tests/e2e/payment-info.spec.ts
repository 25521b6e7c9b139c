import type { Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";
import { finnishBuyer } from "../support/guest-order";

/** A cart with one line, at its second step. */
async function atPaymentInfo(page: Page, baseURL: string | undefined, locale: "de" | "fi") {
	await page.goto(on(locale, "/products/ipe-200", baseURL));
	await page.locator('main button[name="only"]').first().click();
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toBeVisible();
	const cart = (await page.locator('header a[href^="/cart/"]:not([href*="login="])').getAttribute("href")) ?? "";
	await page.goto(on(locale, `${cart}/payment-info`, baseURL));
	return cart;
}

// Shows R25.4
test("a company is found by a prefix of its name and fills in empty fields", async ({ page, baseURL }) => {
	await atPaymentInfo(page, baseURL, "de");
	await page.locator('[name="name"]').fill("Ida Meyer");
	await page.locator('[name="company"]').fill("stahlbau");
	await page.locator('button[value="lookup-name"]').click();
	const found = page.locator('button[name="pick"]');
	await expect(found).toHaveCount(1);
	await expect(page.locator('[name="company"]')).toHaveValue("stahlbau");
	await found.click();
	await expect(page.locator('[name="company"]')).toHaveValue("Stahlbau Reinhardt GmbH");
	await expect(page.locator('[name="vat"]')).toHaveValue("DE136695976");
	await expect(page.locator('[name="city"]')).toHaveValue("Dortmund");
	await expect(page.locator('[name="name"]')).toHaveValue("Ida Meyer");
	await expect(page.locator('main form [role="status"]').filter({ hasText: "Stahlbau Reinhardt" })).toBeVisible();
});

test("the e-invoice fields expand, explain the country's requirements, and fold to what they hold", async ({ page, baseURL }) => {
	const cart = await atPaymentInfo(page, baseURL, "fi");
	const address = page.locator('[name="eInvoiceAddress"]');
	await expect(address).toBeHidden();
	await page.locator("main details summary").filter({ hasText: "verkkolasku" }).click();
	await expect(address).toBeVisible();
	const hints = page.locator("main details [data-country]");
	await expect(hints.filter({ visible: true })).toHaveText([/OVT/]);
	await page.locator('[name="country"]').selectOption("DE");
	await expect(hints.filter({ visible: true })).toHaveText([/Leitweg-ID/]);

	for (const [name, value] of Object.entries(finnishBuyer)) {
		const field = page.locator(`main form [name="${name}"]`);
		await (name === "country" ? field.selectOption(value) : field.fill(value));
	}
	await address.fill("003720774740");
	await page.locator('main button[form="payment-info"]').click();
	await expect(page.locator('main [name="eInvoiceOperator"][aria-invalid="true"]')).toBeVisible();
	await expect(address).toHaveValue("003720774740");
	await page.locator('[name="eInvoiceOperator"]').fill("dabafihh");
	await page.locator('main button[form="payment-info"]').click();
	await expect(page.locator('main [name="deliveryMethodType"]').first()).toBeVisible();
	await page.goto(on("fi", `${cart}/payment-info`, baseURL));
	await expect(page.locator('[name="eInvoiceOperator"]')).toHaveValue("DABAFIHH");
	await expect(address).toBeHidden();
	const fold = page.locator("main details summary").filter({ hasText: "verkkolasku" });
	await expect(fold).toContainText("003720774740, DABAFIHH");
	await fold.click();
	await expect(address).toBeVisible();
});

test("the totals of another delivery method are shown before continuing", async ({ page, baseURL, scripts }) => {
	await atPaymentInfo(page, baseURL, "fi");
	for (const [name, value] of Object.entries(finnishBuyer)) {
		const field = page.locator(`main form [name="${name}"]`);
		await (name === "country" ? field.selectOption(value) : field.fill(value));
	}
	await page.locator('main button[form="payment-info"]').click();
	const brief = page.locator('section[aria-labelledby="brief"]');
	await expect(page.locator('main [name="deliveryMethodType"]').first()).toBeVisible();
	const crane = page.locator('[name="craneUnloading"]').filter({ visible: true });
	await expect(crane).toHaveCount(1);
	await crane.check();
	if (scripts !== "on") await page.locator('main button[value="update"]').click();
	await expect(brief).toContainText(/Nosturi/i);
	await expect(crane).toBeChecked();
});
