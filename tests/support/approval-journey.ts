import type { BrowserContext, Page } from "@playwright/test";
import type { Language } from "../../contract/locale";
import { expect, on } from "./browser";
import { functionalConsent } from "./cookies";
import { finnishBuyer } from "./guest-order";

/** Signs in a member of the demo team by the form; account storage has been allowed. */
export async function signIn(
	context: BrowserContext,
	name: "buyer" | "approver",
	locale: Language,
	baseURL: string | undefined,
): Promise<Page> {
	const consent = functionalConsent;
	await context.addCookies([{ name: "consent", value: consent, domain: `${locale}.localhost`, path: "/" }]);
	const page = await context.newPage();
	await page.goto(on(locale, "/users/login?view=password", baseURL));
	await page.locator('main input[name="email"]').fill(`${name}@demo.example`);
	await page.locator('main input[name="password"]').fill("Crossbar1");
	await page.locator('main form:has(input[name="password"]) button[type="submit"]').last().click();
	await expect(page).toHaveURL(/\/users\/profile$/);
	// Journeys share the account, and its latest cart may belong to another journey.
	await context.clearCookies({ name: "cart" });
	return page;
}

/** Opens the groups of the checkout's second step that are complete. The last comes first, because an open one leaves the rest. */
export async function openFolds(page: Page): Promise<void> {
	const folds = await page.locator("main form details:not([open]) > summary").filter({ visible: true }).all();
	for (const fold of folds.reverse()) await fold.click();
}

/** A cart of sixty beams on the last step. @returns the cart's path */
export async function toSummary(page: Page, locale: Language, baseURL: string | undefined): Promise<string> {
	await page.goto(on(locale, "/products/ipe-200", baseURL));
	const row = page.locator('main tr:has(button[name="only"])').first();
	await row.locator('input[name^="amount."]').fill("60");
	await row.locator('button[name="only"]').click();
	await expect(page.locator('[role="status"]').filter({ hasText: "IPE 200" })).toHaveCount(1);
	const cart = (await page.locator('header a[href^="/cart/"]:not([href*="login="])').getAttribute("href")) ?? "";
	await page.goto(on(locale, `${cart}/payment-info`, baseURL));
	await openFolds(page);
	for (const [name, value] of Object.entries(finnishBuyer)) {
		const field = page.locator(`main form [name="${name}"]`);
		if (name === "country") await field.selectOption(value);
		else await field.fill(value);
	}
	await page.locator('main button[form="payment-info"]').click();
	await expect(page).toHaveURL(/\/payment-method$/);
	await page.locator('main input[name="paymentMethod"][value="invoice"]').check();
	await page.locator('main button[form="payment-method"]').click();
	await expect(page.locator("#send-order")).toBeVisible();
	return cart;
}
