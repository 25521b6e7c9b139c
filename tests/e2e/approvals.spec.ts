import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Language, languages } from "../../contract/locale";
import { signIn, toSummary } from "../support/approval-journey";
import { expect, on, test } from "../support/browser";
import { finnishBuyer } from "../support/guest-order";

const labels = {
	de: { ask: "Freigabe anfordern", waiting: "Wartet auf Freigabe", approved: "Freigegeben von Sari Nieminen" },
	en: { ask: "Ask for approval", waiting: "Waiting for approval", approved: "Approved by Sari Nieminen" },
	et: { ask: "Küsi kinnitust", waiting: "Ootab kinnitust", approved: "Kinnitas Sari Nieminen" },
	fi: { ask: "Pyydä hyväksyntää", waiting: "Odottaa hyväksyntää", approved: "Hyväksynyt Sari Nieminen" },
} as const;
/** A second browser in the same mode as the test's. */
async function secondContext(browser: Browser, scripts: "on" | "off" | "broken"): Promise<BrowserContext> {
	const context = await browser.newContext({ javaScriptEnabled: scripts !== "off", viewport: { width: 1280, height: 900 } });
	if (scripts === "broken") await context.route("**/assets/*.js", (route) => route.abort());
	return context;
}

/** Requests approval by the button of the last step. */
async function ask(page: Page, locale: Language, scripts: "on" | "off" | "broken") {
	await expect(page.locator("#send-order button")).toHaveText(labels[locale].ask);
	const send = page.locator("#send-order button");
	await (scripts === "on" ? send.dblclick() : send.click());
	await expect(page.locator("main h1")).toHaveText(labels[locale].waiting);
}

interface Returned {
	buyer: Page;
	approver: Page;
	cart: string;
	baseURL: string | undefined;
	scripts: "on" | "off" | "broken";
}

/** The colleague returns it with a comment, first missing; the buyer reads it and requests approval again. */
async function returnFirst({ buyer, approver, cart, baseURL, scripts }: Returned) {
	await approver.locator("main details summary").last().click();
	const back = approver.locator('main form:has(input[value="return"])');
	await back.locator("button").click();
	await expect(approver.locator('main [role="alert"] a[href="#return-comment"]')).toBeVisible();
	await back.locator("textarea").fill("Vain 50 kpl, kiitos.");
	await back.locator("button").click();
	await expect(approver.locator("main blockquote")).toHaveText("Vain 50 kpl, kiitos.");

	await buyer.goto(on("de", cart, baseURL));
	await expect(buyer.locator("main blockquote")).toHaveText("Vain 50 kpl, kiitos.");
	await buyer.goto(on("de", `${cart}/summary`, baseURL));
	await ask(buyer, "de", scripts);
}

// Shows R27.2
for (const locale of languages)
	test(`a buyer requests approval and a colleague approves, ${locale}`, async ({ context, browser, baseURL, scripts }) => {
		test.setTimeout(120_000);
		// An account may request approval twenty times an hour, and all modes share it.
		test.skip(scripts === "broken" && locale !== "de");
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
		// Requests are limited per hour: one journey includes a return.
		if (locale === "de") await returnFirst({ buyer, approver, cart, baseURL, scripts });
		await approver.goto(on(locale, order, baseURL));
		const approve = approver.locator('main form:has(input[value="approve"]) button');
		await (scripts === "on" ? approve.dblclick() : approve.click());
		await expect(approver.locator("main")).toContainText(labels[locale].approved);
		await expect(approver.locator("main")).toContainText(/CB-\d+/);
		await buyer.goto(on(locale, cart, baseURL));
		await expect(buyer.locator("main h1")).toContainText(/CB-\d+/);
		await colleague.close();
	});

// Shows R27.3
test("a buyer withdraws a request and changes the order", async ({ context, baseURL, scripts }) => {
	test.setTimeout(60_000);
	const buyer = await signIn(context, "buyer", "de", baseURL);
	await toSummary(buyer, "de", baseURL);
	await ask(buyer, "de", scripts);
	await buyer.locator('main form:has(input[value="withdraw"]) button').click();
	await expect(buyer.locator("main h1")).toHaveText("Warenkorb");
	await expect(buyer.locator('main input[name="amount"]')).toHaveValue("60");
	await expect(buyer.locator("main")).toContainText("Diese Bestellung braucht eine Freigabe");
});
