import type { Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";
import { expectSound } from "../support/sound";

async function atPaymentInfo(page: Page, baseURL: string | undefined) {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page.locator('main button[name="only"]').first().click();
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toBeVisible();
	const cart = (await page.locator('header a[href^="/cart/"]:not([href*="login="])').getAttribute("href")) ?? "";
	await page.goto(on("de", `${cart}/payment-info`, baseURL), { waitUntil: "networkidle" });
}

test("leaving the VAT id fills in what is empty, and nothing that was typed", async ({ page, baseURL }) => {
	await atPaymentInfo(page, baseURL);
	await page.locator('[name="city"]').fill("Kassel");
	await page.locator('[name="vat"]').fill("de 136 695 976");
	await page.locator('[name="vat"]').press("Tab");
	await page.locator('[name="name"]').focus();
	await expect(page.locator('[name="company"]')).toHaveValue("Stahlbau Reinhardt GmbH");
	await expect(page.locator('[name="streetAddress"]')).toHaveValue("Hafenstraße 18");
	await expect(page.locator('[name="city"]')).toHaveValue("Kassel");
	await expect(page.locator('main form [role="status"]').filter({ hasText: "Ort" })).toBeVisible();
	// The focus stays with the reader.
	await expect(page.locator('[name="name"]')).toBeFocused();
});

test("leaving the company's name lists those that begin so", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await atPaymentInfo(page, baseURL);
	await page.locator('[name="company"]').fill("metall");
	await page.locator('[name="streetAddress"]').focus();
	await expect(page.locator('button[name="pick"]')).toHaveCount(1);
	await expectSound(page, "companies");
	await page.locator('button[name="pick"]').click();
	await expect(page.locator('[name="city"]')).toHaveValue("Leipzig");
	await page.locator("main details summary").filter({ hasText: "E-Rechnung" }).click();
	await expectSound(page, "filled in");
});

test("a register that does not answer leaves the form as it is", async ({ page, baseURL }) => {
	await atPaymentInfo(page, baseURL);
	await page.route("**/cart/company", (route) => route.abort());
	await page.locator('[name="vat"]').fill("DE136695976");
	const asked = page.waitForRequest("**/cart/company");
	await page.locator('[name="company"]').focus();
	await asked;
	await page.locator('[name="company"]').fill("Eigener Name GmbH");
	await expect(page.locator('[name="vat"]')).toHaveValue("DE136695976");
	await expect(page.locator("main h1")).toHaveText("Rechnungsdaten");
});

test("the page of a link that is no more is sound", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await page.goto(on("de", `/users/verify?token=${"x".repeat(43)}`, baseURL));
	await expect(page.locator("main h1")).toBeVisible();
	await expectSound(page, "unknown link");
});
