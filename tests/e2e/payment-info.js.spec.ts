import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";

async function atPaymentInfo(page: Page, baseURL: string | undefined) {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page.locator('main button[name="only"]').first().click();
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toBeVisible();
	const cart = (await page.locator('header a[href^="/cart/"]:not([href*="login="])').getAttribute("href")) ?? "";
	await page.goto(on("de", `${cart}/payment-info`, baseURL), { waitUntil: "networkidle" });
}

test("leaving the VAT id fills in empty fields only", async ({ page, baseURL }) => {
	await atPaymentInfo(page, baseURL);
	await page.locator('[name="city"]').fill("Kassel");
	await page.locator('[name="vat"]').fill("de 136 695 976");
	await page.locator('[name="vat"]').press("Tab");
	await page.locator('[name="name"]').focus();
	await expect(page.locator('[name="company"]')).toHaveValue("Stahlbau Reinhardt GmbH");
	await expect(page.locator('[name="streetAddress"]')).toHaveValue("Hafenstraße 18");
	await expect(page.locator('[name="city"]')).toHaveValue("Kassel");
	await expect(page.locator('main form [role="status"]').filter({ hasText: "Ort" })).toBeVisible();
	// The focus does not move.
	await expect(page.locator('[name="name"]')).toBeFocused();
});

test("leaving the company's name lists matching companies", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await atPaymentInfo(page, baseURL);
	await page.locator('[name="company"]').fill("metall");
	await page.locator('[name="streetAddress"]').focus();
	await expect(page.locator('button[name="pick"]')).toHaveCount(1);
	await expectAccessible(page, "companies");
	await page.locator('button[name="pick"]').click();
	await expect(page.locator('[name="city"]')).toHaveValue("Leipzig");
	await page.locator("main details summary").filter({ hasText: "Rechnung und" }).click();
	await expectAccessible(page, "filled in");
});

test("a register that does not respond leaves the form unchanged", async ({ page, baseURL }) => {
	await atPaymentInfo(page, baseURL);
	await page.route("**/cart/company", (route) => route.abort());
	await page.locator('[name="vat"]').fill("DE136695976");
	const asked = page.waitForRequest("**/cart/company");
	await page.locator('[name="company"]').focus();
	await asked;
	await page.locator('[name="company"]').fill("Eigener Name GmbH");
	await expect(page.locator('[name="vat"]')).toHaveValue("DE136695976");
	await expect(page.locator("main h1")).toHaveText("Adressen und Rechnung");
});

test("a field is validated on blur and while being corrected, unless it is empty", async ({ page, baseURL }) => {
	await atPaymentInfo(page, baseURL);
	const email = page.locator('main [name="email"]');
	const invalid = page.locator('main form [aria-invalid="true"]');
	// The schema is loaded when a field is focused.
	await expect(async () => {
		await email.fill("nobody");
		await email.press("Tab");
		await expect(email).toHaveAttribute("aria-invalid", "true", { timeout: 500 });
	}).toPass();
	await expect(page.locator("#payment-info-email-error")).toBeVisible();
	await expectAccessible(page, "a field that is wrong");
	await page.locator('main [name="phone"]').focus();
	await page.locator('main [name="postCode"]').fill("123");
	await page.locator('main [name="city"]').fill("Kassel");
	await expect(page.locator('main [name="postCode"]')).toHaveAttribute("aria-invalid", "true");
	await expect(invalid).toHaveCount(2);
	await email.pressSequentially("@meyer.example");
	await expect(invalid).toHaveCount(1);
	await expect(email).toHaveValue("nobody@meyer.example");
	await page.locator('main [name="postCode"]').fill("34117");
	await expect(invalid).toHaveCount(0);
	await expect(page.locator("main [role=alert]")).toHaveCount(0);
});

// Shows R67.6
test("a field that is wrong in another way is not struck out of the list of errors", async ({ page, baseURL }) => {
	await atPaymentInfo(page, baseURL);
	const vat = page.locator('main [name="vat"]');
	const entry = page.locator('main [role="alert"] li').filter({ has: page.locator('a[href$="-vat"]') });
	await page.locator('main button[form="payment-info"]').click();
	await expect(entry).toContainText("an.");
	await expect(async () => {
		await vat.fill("12");
		await vat.press("Tab");
		await expect(entry).toContainText("DE und neun Ziffern", { timeout: 500 });
	}).toPass();
	await expect(vat).toHaveAttribute("aria-invalid", "true");
	await expect(entry.locator("a")).not.toHaveCSS("text-decoration-line", "line-through");
	await vat.fill("DE136695976");
	await expect(entry.locator("a")).toHaveCSS("text-decoration-line", "line-through");
});

test("a click that blurs an invalid field still takes effect", async ({ page, baseURL }) => {
	await atPaymentInfo(page, baseURL);
	await page.locator('main [name="city"]').fill("Kassel");
	await page.locator('main [name="postCode"]').fill("123");
	await page.waitForLoadState("networkidle");
	await page.locator('main button[form="payment-info"]').click();
	const summary = page.locator("main form [role=alert]");
	await expect(summary).toBeFocused();
	await summary.locator('a[href="#payment-info-postCode"]').click();
	await expect(page.locator('main [name="postCode"]')).toBeFocused();
	await page.locator('main [name="postCode"]').fill("34117");
	await expect(page.locator('main [name="postCode"]')).not.toHaveAttribute("aria-invalid");
	// The summary keeps its lines, so that nothing moves, and strikes out corrected ones.
	await expect(summary.locator("li").filter({ has: page.locator('a[href="#payment-info-postCode"]') })).toContainText("(geändert)");
	await expect(summary.locator('a[href="#payment-info-postCode"]')).toHaveCSS("text-decoration-line", "line-through");
	await expect(summary.locator("li").filter({ hasText: "(geändert)" })).toHaveCount(1);
	await page.locator('main [name="postCode"]').fill("3411");
	await expect(summary).not.toContainText("(geändert)");
	await expect(page.locator('main [name="postCode"]')).toBeFocused();
	await expect(page.locator('main [name="vat"]')).toHaveAttribute("aria-invalid", "true");
});

test("the page of an expired link is accessible", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await page.goto(on("de", `/users/verify?token=${"x".repeat(43)}`, baseURL));
	await expect(page.locator("main h1")).toBeVisible();
	await expectAccessible(page, "unknown link");
});
