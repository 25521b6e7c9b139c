import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";

/** A line's price, ignoring kinds of spaces. */
const priceOf = async (page: Page) =>
	/[\d.]+,\d\d/.exec((await page.locator("main ul li").first().locator("p").filter({ hasText: "Einzelpreis" }).innerText()) ?? "")?.[0];

// Shows R8.2
test("an offer is made, opened by a colleague, and accepted in part at its prices", async ({
	page,
	baseURL,
	browser,
	contextOptions,
	javaScriptEnabled,
	scripts,
	consoleErrors,
}) => {
	test.setTimeout(90_000);
	const sound = (state: string) => (scripts === "on" ? expectAccessible(page, state) : Promise.resolve());
	await page.goto(on("de", "/products/ipe-200", baseURL));
	const row = page.locator('main tr:has(button[name="only"])').first();
	await row.locator('input[name^="amount."]').fill("12");
	await row.locator('button[name="only"]').click();
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	await expect(page.locator('main input[name="amount"]')).toHaveValue("12");
	const cart = new URL(page.url()).pathname;

	// A dialog over the cart with scripts, a page without them.
	await page.locator(`main a[href="${cart}/offer"]`).click();
	const form = page.locator(`form[action="${cart}/offer"]`);
	await expect(form).toBeVisible();
	if (scripts === "on") await expect(page.getByRole("dialog")).toBeVisible();
	else await expect(page).toHaveURL(/\/offer$/);
	await sound("offer form");
	await form.locator('[name="emails"]').fill("kein-empfaenger");
	await form.getByRole("button", { name: "Als Angebot speichern" }).click();
	await expect(form.getByRole("alert")).toContainText("gültige E-Mail-Adresse");
	await expect(form.locator('[name="emails"]')).toHaveValue("kein-empfaenger");
	await sound("offer form refused");
	await form.locator('[name="emails"]').fill("einkauf@meyer.example, chef@meyer.example");
	await form.getByRole("button", { name: "Als Angebot speichern" }).click();
	await expect(page.locator("main h1")).toContainText("Angebot AN-");
	await expect(page.locator("main [role=status]")).toContainText("an 2 Adressen gesendet");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await sound("offer");
	const offer = page.url();

	// Another buyer with an existing cart.
	const other = await browser.newContext({ ...contextOptions, javaScriptEnabled });
	if (scripts === "broken") await other.route("**/assets/*.js", (route) => route.abort());
	const colleague = await other.newPage();
	await colleague.goto(on("de", "/products/ipe-200", baseURL));
	await colleague.locator('main button[name="only"]').first().click();
	await expect(colleague.locator('header a[href^="/cart/"]:not([href*="login="])')).toBeVisible();
	await colleague.goto(offer);
	await expect(colleague.getByRole("button", { name: "Alle Positionen in den Warenkorb" })).toBeVisible();
	const offered = await priceOf(colleague);
	expect(offered).toBeDefined();
	await colleague.locator("summary", { hasText: "Nur einzelne Positionen übernehmen" }).click();
	const amount = colleague.locator('main input[name^="amount-"]');
	await amount.fill("13");
	await colleague.getByRole("button", { name: "Auswahl in den Warenkorb" }).click();
	await expect(colleague.locator("main [role=alert]")).toContainText("Das Angebot gilt für 12");
	await expect(amount).toHaveValue("13");
	await amount.fill("5");
	await colleague.getByRole("button", { name: "Auswahl in den Warenkorb" }).click();
	await expect(colleague.locator('main input[name="amount"]')).toHaveValue("5");
	expect(await priceOf(colleague)).toBe(offered);
	await expect(colleague.locator("main")).toContainText("Angebotspreis");
	const told = colleague.locator("main [role=status]").filter({ hasText: "Die Positionen aus Angebot" });
	await told.getByRole("link").click();
	await expect(colleague.locator('main input[name="amount"]')).toHaveValue("1");
	await other.close();
	expect(consoleErrors.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
});

// Shows R7.12, R8.1
test("a cart is shared by mail, and its page confirms it", async ({ page, baseURL, scripts, consoleErrors }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page.locator('main button[name="only"]').first().click();
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	await expect(page.locator('main input[name="amount"]')).toHaveCount(1);
	const cart = new URL(page.url()).pathname;
	const link = page.locator(`main a[href="${cart}/share"]`);
	await link.click();
	const form = page.locator(`form[action="${cart}/share"]`);
	await expect(form.getByLabel("Link zum Warenkorb")).toHaveValue(page.url().replace(/\/share$/, ""));
	if (scripts === "on") {
		await expectAccessible(page, "share dialog");
		// Esc closes it, and the focus returns.
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expect(link).toBeFocused();
		await link.click();
	}
	await form.locator('[name="emails"]').fill("kollege@meyer.example");
	await form.getByRole("button", { name: "Warenkorb senden" }).click();
	await expect(page.locator("main [role=status]").filter({ hasText: "an 1 Adresse gesendet" })).toHaveCount(1);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(page).toHaveURL(new RegExp(`${cart}$`));
	expect(consoleErrors.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
});
