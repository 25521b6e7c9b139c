import type { Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";
import { estonianBuyer, finnishBuyer, germanBuyer } from "../support/guest-order";

const journeys = [
	["de", germanBuyer],
	["en", germanBuyer],
	["et", estonianBuyer],
	["fi", finnishBuyer],
] as const;

/** The browser's console message about the expected error status of a page with messages. */
const isOwnStatus = (text: string) => /Failed to load resource/.test(text);

async function fill(page: Page, buyer: Record<string, string>) {
	for (const [name, value] of Object.entries(buyer)) {
		const field = page.locator(`main form [name="${name}"]`);
		if (name === "country") await field.selectOption(value);
		else await field.fill(value);
	}
}

/** From the search bar to the cart. */
async function putBeamIntoCart(page: Page, amount: string) {
	await page.locator('input[name="search"]').fill("IPE 200 6 m S355J2");
	await page.locator('input[name="search"]').press("Enter");
	await expect(page).toHaveURL(/\/new_search\?search=IPE/);
	// With scripts the URL changes before the page does, and the front page has the same forms.
	await expect(page.locator("main h1")).toContainText("IPE 200 6 m S355J2");
	const row = page.locator('main tr:has(button[name="only"])').first();
	await expect(row.locator('a[href^="/products/ipe-200"]')).toBeVisible();
	await row.locator('input[name^="amount."]').fill(amount);
	await row.locator('button[name="only"]').click();
	await expect(page.locator('[role="status"]').filter({ hasText: "IPE 200" })).toHaveCount(1);
}

async function openCart(page: Page) {
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	await expect(page).toHaveURL(/\/cart\/[0-9a-f-]{36}$/);
	await expect(page.locator('main input[name="amount"]')).toHaveCount(1);
}

// Shows R2.9, R3.6, R6.1, R9.2
for (const [locale, buyer] of journeys)
	test(`a company orders twelve beams on invoice, ${locale}`, { tag: "@plain" }, async ({ page, baseURL, consoleErrors, scripts }) => {
		test.setTimeout(60_000);
		await page.goto(on(locale, "/", baseURL));
		await putBeamIntoCart(page, "12");

		await openCart(page);
		await expect(page.locator('main input[name="amount"]')).toHaveValue("12");
		await page.locator('main [href$="/payment-info"], main button[value="payment-info"]').last().click();

		await expect(page.locator('main [name="vat"]')).toBeVisible();
		await fill(page, { ...buyer, postCode: "12" });
		await page.locator('main button[form="payment-info"]').click();
		await expect(page.locator('main [role="alert"] a').first()).toBeVisible();
		await expect(page.locator('main [name="company"]')).toHaveValue(buyer.company);
		await fill(page, { postCode: buyer.postCode });
		await page.locator('main button[form="payment-info"]').click();

		await expect(page).toHaveURL(/\/payment-method$/);
		await page.locator('main input[name="paymentMethod"][value="invoice"]').check();
		await page.locator('main button[form="payment-method"]').click();

		await expect(page).toHaveURL(/\/summary$/);
		await expect(page.locator("main")).toContainText(buyer.company);
		await page.locator('main input[name="authorityConfirmed"]').check();
		const send = page.locator('main form:has([name="authorityConfirmed"]) button[type="submit"]').last();
		await (scripts === "on" ? send.dblclick() : send.click());

		await expect(page).toHaveURL(/\/confirmation$/);
		await expect(page.locator("main")).toContainText(/CB-\d+/);
		await expect(page.locator('header a[href="/cart"]')).toBeVisible();
		if (scripts === "on") expect(consoleErrors.filter((text) => !isOwnStatus(text))).toEqual([]);
	});

// Shows R7.5, R7.9, R9.1
test("quantities change, lines are removed, and the empty cart has a message", async ({ page, baseURL }) => {
	await page.goto(on("de", "/", baseURL));
	await putBeamIntoCart(page, "3");
	await openCart(page);
	const amount = page.locator('main input[name="amount"]');
	await page.locator('main button[name="step"][value^="1."]').click();
	await expect(amount).toHaveValue("4");
	await amount.fill("20");
	await amount.press("Enter");
	await expect(page.locator('[role="status"]').filter({ hasText: "Menge 20" })).toHaveCount(1);
	await expect(amount).toHaveValue("20");
	await page.locator("#cart button[name=remove]").first().click();
	await expect(amount).toHaveCount(0);
	await expect(page.locator("main")).toContainText("leer");
	await expect(page.locator('main a[href="/shop"], main a[href^="/categories"]').first()).toBeVisible();
});

test("going back through the steps keeps all input", async ({ page, baseURL }) => {
	await page.goto(on("de", "/", baseURL));
	await putBeamIntoCart(page, "2");
	await openCart(page);
	const cart = new URL(page.url()).pathname;
	await page.goto(on("de", `${cart}/payment-info`, baseURL));
	await fill(page, germanBuyer);
	await page.locator('main button[form="payment-info"]').click();
	await expect(page).toHaveURL(/\/payment-method$/);
	await page.goto(on("de", `${cart}/payment-info`, baseURL));
	for (const name of ["vat", "company", "name", "email", "streetAddress", "postCode", "city", "country"] as const)
		await expect(page.locator(`main [name="${name}"]`)).toHaveValue(germanBuyer[name]);
});

test("a refused quantity stays in its field, with a link back", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page
		.locator('main form[action="/cart/items"]')
		.first()
		.evaluate((node) => node.setAttribute("novalidate", ""));
	const row = page.locator('main tr:has(button[name="only"])').first();
	await row.locator('input[name^="amount."]').fill("0");
	await row.locator('button[name="only"]').click();
	await expect(page.locator('main input[name^="amount."][aria-invalid="true"]')).toHaveValue("0");
	await expect(page.locator('main a[href^="/products/ipe-200"]').first()).toBeVisible();
});
