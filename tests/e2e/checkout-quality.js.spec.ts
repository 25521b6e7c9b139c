import { expectAccessible, horizontalOverflow } from "../support/accessible";
import { expect, on, test } from "../support/browser";
import { finnishBuyer, germanBuyer } from "../support/guest-order";

/** The browser's console message about the expected error status of a page with messages. */
const isOwnStatus = (text: string) => /Failed to load resource.*422/.test(text);

for (const [width, locale, buyer] of [
	[320, "de", germanBuyer],
	[360, "de", germanBuyer],
	[1280, "fi", finnishBuyer],
] as const)
	test(`cart and checkout are accessible at ${width} px in ${locale}`, { tag: width === 360 ? "@repeat" : [] }, async ({
		page,
		baseURL,
		consoleErrors,
	}) => {
		test.setTimeout(90_000);
		await page.setViewportSize({ width, height: 900 });
		await page.goto(on(locale, "/products/ipe-200", baseURL));
		await page.locator('main button[name="only"]').first().click();
		await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toBeVisible();
		await expectAccessible(page, "added");
		await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
		await expect(page.locator('main input[name="amount"]')).toHaveCount(1);
		await expectAccessible(page, "cart");
		await page.setViewportSize({ width: 240, height: 900 });
		expect(await horizontalOverflow(page), "a cart in the header").toBeLessThanOrEqual(0);
		await page.setViewportSize({ width, height: 900 });
		const cart = new URL(page.url()).pathname;

		await page.locator('main input[name="amount"]').fill("0");
		await page.locator('main input[name="amount"]').press("Enter");
		await expect(page.locator('main [role="alert"]')).toBeVisible();
		await expectAccessible(page, "cart refused");

		await page.goto(on(locale, `${cart}/payment-info`, baseURL));
		const send = page.locator('main button[form="payment-info"]');
		await send.click();
		await expect(page.locator('main [role="alert"]')).toBeFocused();
		await expectAccessible(page, "payment info refused");
		await page.locator('main input[name="isSeparateShipping"]').check();
		await expect(page.locator('main [name="shipping.city"]')).toBeVisible();
		await expectAccessible(page, "separate address");
		await page.locator('main input[name="isSeparateShipping"]').uncheck();
		for (const [name, value] of Object.entries(buyer)) {
			const field = page.locator(`main form [name="${name}"]`);
			await (name === "country" ? field.selectOption(value) : field.fill(value));
		}
		await send.click();

		await expect(page).toHaveURL(/\/payment-method$/);
		await expect(page.locator('main input[name="paymentMethod"]').first()).toBeVisible();
		await expectAccessible(page, "payment method");
		await page.locator('main input[value="own_freight"]').check();
		await expectAccessible(page, "own freight");
		await page.locator('main input[name="deliveryMethodType"]').first().check();
		await page.locator('main button[form="payment-method"]').click();

		await expect(page.locator('main input[name="authorityConfirmed"]')).toBeVisible();
		await expectAccessible(page, "summary");
		const order = page.locator('main form:has([name="authorityConfirmed"]) button[type="submit"]').last();
		await order.click();
		const refused = page.locator('main [name="authorityConfirmed"][aria-invalid="true"]');
		await expect(refused).toBeFocused();
		await expect(order).toBeInViewport({ ratio: 1 });
		await expect(page.locator("#send-order-authorityConfirmed-error")).toBeInViewport({ ratio: 1 });
		await expectAccessible(page, "summary refused");
		await page.locator('main input[name="authorityConfirmed"]').check();
		await expect(refused).toHaveCount(0);
		await order.click();

		await expect(page).toHaveURL(/\/confirmation$/);
		await expect(page.locator("main")).toContainText(/CB-\d+/);
		await expectAccessible(page, "confirmation");
		await page.goto(on(locale, cart, baseURL));
		await expectAccessible(page, "sent order");
		expect(consoleErrors.filter((text) => !isOwnStatus(text))).toEqual([]);
	});
