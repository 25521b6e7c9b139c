import type { Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";
import { germanBuyer } from "../support/guest-order";

/** From the product to the order button, with the card selected. @returns the cart's path */
async function readyToPay(page: Page, baseURL: string | undefined): Promise<string> {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	const row = page.locator('main tr:has(button[name="only"])').first();
	await row.locator('input[name^="amount."]').fill("12");
	await row.locator('button[name="only"]').click();
	const link = page.locator('header a[href^="/cart/"]:not([href*="login="])');
	await expect(link).toBeVisible();
	const cart = (await link.getAttribute("href")) ?? "";
	await page.goto(on("de", `${cart}/payment-info`, baseURL));
	for (const [name, value] of Object.entries(germanBuyer)) {
		const field = page.locator(`main form [name="${name}"]`);
		if (name === "country") await field.selectOption(value);
		else await field.fill(value);
	}
	await page.locator('main button[form="payment-info"]').click();
	await expect(page).toHaveURL(/\/payment-method$/);
	await page.locator('main input[name="paymentMethod"][value="card"]').check();
	await page.locator('main button[form="payment-method"]').click();
	await expect(page.locator("#send-order")).toBeVisible();
	return cart;
}

const atProvider = /\/_dev\/pay\/cs_test_\w+$/;

async function pay(page: Page, card: string) {
	await page.locator('input[name="card"]').fill(card);
	await page.locator("form button").click();
}

async function expectThanks(page: Page) {
	await expect(page).toHaveURL(/\/confirmation$/);
	await expect(page.locator("main")).toContainText(/CB-\d+/);
	await expect(page.locator('header a[href="/cart"]')).toBeVisible();
}

// Shows R10.2
test("a card pays, after another one was declined", { tag: "@plain" }, async ({ page, baseURL, scripts }) => {
	test.setTimeout(60_000);
	await readyToPay(page, baseURL);
	const send = page.locator("#send-order button");
	await (scripts === "on" ? send.dblclick() : send.click());
	await expect(page).toHaveURL(atProvider);
	await expect(page.locator("html")).toHaveAttribute("lang", "de");
	await pay(page, "4000 0000 0000 0002");
	await expect(page.locator('[role="alert"]')).toContainText("abgelehnt");
	await pay(page, "4242 4242 4242 4242");
	await expectThanks(page);
});

test("a cancelled and then abandoned payment can be continued", async ({ page, baseURL }) => {
	test.setTimeout(60_000);
	const cart = await readyToPay(page, baseURL);
	await page.locator("#send-order button").click();
	await expect(page).toHaveURL(atProvider);
	const first = page.url();
	await page.locator('a[href*="payment=cancelled"]').click();
	await expect(page).toHaveURL(/\/summary\?payment=cancelled$/);
	await expect(page.locator("main")).toContainText("nichts abgebucht");

	await page.goto(on("de", cart, baseURL));
	await page.locator(`main a[href="${cart}/pay"]`).first().click();
	await expect(page).toHaveURL(first);
	// The provider's webhook is not delivered: the return is enough.
	await page.locator('input[name="webhook"][value="never"]').check();
	await pay(page, "4242 4242 4242 4242");
	await expectThanks(page);
});

test("going back from the payment ends at the summary, not at a redirect", async ({ page, baseURL }) => {
	test.setTimeout(60_000);
	await readyToPay(page, baseURL);
	await page.locator("#send-order button").click();
	await expect(page).toHaveURL(atProvider);
	await page.goBack();
	await expect(page).toHaveURL(/\/summary$/);
	await expect(page.locator("#send-order")).toBeVisible();
});
