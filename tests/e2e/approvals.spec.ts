import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";
import { finnishBuyer } from "../support/guest-order";
import { cookie } from "../support/visiting-account";

const labels = {
	de: { ask: "Freigabe anfragen", waiting: "Wartet auf Freigabe", approved: "Freigegeben von Sari Nieminen" },
	en: { ask: "Ask for approval", waiting: "Waiting for approval", approved: "Approved by Sari Nieminen" },
	et: { ask: "Küsige kinnitust", waiting: "Ootab kinnitust", approved: "Kinnitas Sari Nieminen" },
	fi: { ask: "Pyydä hyväksyntää", waiting: "Odottaa hyväksyntää", approved: "Hyväksynyt Sari Nieminen" },
} as const;
type Locale = keyof typeof labels;

/** Somebody of the demonstration's team, by the form that signs in; what an account takes has been allowed. */
async function signIn(context: BrowserContext, name: "buyer" | "approver", locale: Locale, baseURL: string | undefined): Promise<Page> {
	const consent = cookie({ functional: true, analytics: false, marketing: false });
	await context.addCookies([{ name: "consent", value: consent, domain: `${locale}.localhost`, path: "/" }]);
	const page = await context.newPage();
	await page.goto(on(locale, "/users/login?view=password", baseURL));
	await page.locator('main input[name="email"]').fill(`${name}@demo.example`);
	await page.locator('main input[name="password"]').fill("Crossbar1");
	await page.locator('main form:has(input[name="password"]) button[type="submit"]').last().click();
	await expect(page).toHaveURL(/\/users\/profile$/);
	return page;
}

/** A reader of the same kind beside the one of the test. */
async function secondContext(browser: Browser, scripts: "on" | "off" | "broken"): Promise<BrowserContext> {
	const context = await browser.newContext({ javaScriptEnabled: scripts !== "off", viewport: { width: 1280, height: 900 } });
	if (scripts === "broken") await context.route("**/assets/*.js", (route) => route.abort());
	return context;
}

/** Sixty beams on the last step. @returns the cart's path */
async function toSummary(page: Page, locale: Locale, baseURL: string | undefined): Promise<string> {
	await page.goto(on(locale, "/products/ipe-200", baseURL));
	const row = page.locator('main tr:has(button[name="only"])').first();
	await row.locator('input[name^="amount."]').fill("60");
	await row.locator('button[name="only"]').click();
	await expect(page.locator('[role="status"]').filter({ hasText: "IPE 200" })).toHaveCount(1);
	const cart = (await page.locator('header a[href^="/cart/"]').getAttribute("href")) ?? "";
	await page.goto(on(locale, `${cart}/payment-info`, baseURL));
	for (const [name, value] of Object.entries(finnishBuyer)) {
		const field = page.locator(`main form [name="${name}"]`);
		if (name === "country") await field.selectOption(value);
		else await field.fill(value);
	}
	await page.locator('main form:has([name="vat"]) button[type="submit"]').last().click();
	await expect(page).toHaveURL(/\/payment-method$/);
	await page.locator('main input[name="paymentMethod"][value="invoice"]').check();
	await page.locator('main form:has([name="deliveryMethodType"]) button[type="submit"]').last().click();
	await expect(page.locator("#send-order")).toBeVisible();
	return cart;
}

/** By the button of the last step. */
async function ask(page: Page, locale: Locale, scripts: "on" | "off" | "broken") {
	await expect(page.locator("#send-order button")).toHaveText(labels[locale].ask);
	await page.locator('input[name="authorityConfirmed"]').check();
	const send = page.locator("#send-order button");
	await (scripts === "on" ? send.dblclick() : send.click());
	await expect(page.locator("main h1")).toHaveText(labels[locale].waiting);
}

for (const locale of ["de", "en", "et", "fi"] as const)
	test(`a buyer asks, a colleague returns and then approves, ${locale}`, async ({ context, browser, baseURL, scripts }) => {
		test.setTimeout(120_000);
		const buyer = await signIn(context, "buyer", locale, baseURL);
		const cart = await toSummary(buyer, locale, baseURL);
		await ask(buyer, locale, scripts);
		await expect(buyer.locator('main input[name="amount"]')).toHaveCount(0);

		const colleague = await secondContext(browser, scripts);
		const approver = await signIn(colleague, "approver", locale, baseURL);
		await approver.goto(on(locale, "/users/approvals", baseURL));
		const order = `/users/approvals/${cart.split("/").at(-1)}`;
		await approver.locator(`main a[href="${order}"]`).click();
		await expect(approver.locator("main")).toContainText(finnishBuyer.company);
		await approver.locator("main details summary").last().click();
		const back = approver.locator('main form:has(input[value="return"])');
		await back.locator("button").click();
		await expect(approver.locator('main [role="alert"] a[href="#comment"]')).toBeVisible();
		await back.locator("textarea").fill("Vain 50 kpl, kiitos.");
		await back.locator("button").click();
		await expect(approver.locator("main blockquote")).toHaveText("Vain 50 kpl, kiitos.");

		await buyer.goto(on(locale, cart, baseURL));
		await expect(buyer.locator("main blockquote")).toHaveText("Vain 50 kpl, kiitos.");
		await buyer.goto(on(locale, `${cart}/summary`, baseURL));
		await ask(buyer, locale, scripts);

		await approver.goto(on(locale, order, baseURL));
		const approve = approver.locator('main form:has(input[value="approve"]) button');
		await (scripts === "on" ? approve.dblclick() : approve.click());
		await expect(approver.locator("main")).toContainText(labels[locale].approved);
		await expect(approver.locator("main")).toContainText(/CB-\d+/);
		await buyer.goto(on(locale, cart, baseURL));
		await expect(buyer.locator("main h1")).toContainText(/CB-\d+/);
		await colleague.close();
	});

test("a buyer takes an order back and changes it", async ({ context, baseURL, scripts }) => {
	test.setTimeout(60_000);
	const buyer = await signIn(context, "buyer", "de", baseURL);
	await toSummary(buyer, "de", baseURL);
	await ask(buyer, "de", scripts);
	await buyer.locator('main form:has(input[value="withdraw"]) button').click();
	await expect(buyer.locator("main h1")).toHaveText("Warenkorb");
	await expect(buyer.locator('main input[name="amount"]')).toHaveValue("60");
	await expect(buyer.locator("main")).toContainText("Diese Bestellung braucht eine Freigabe");
});
