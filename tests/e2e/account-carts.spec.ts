import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";
import { functionalConsent } from "../support/cookies";
import { addBeam, cartPath } from "../support/guest-order";
import { newAccount } from "../support/visiting-account";
import { Visitor } from "../support/visitor";

const password = "Traeger200";
const quantity = 'main input[name="amount"][data-line-field]';

/** An account with a cart of twelve beams from another device, and a browser with a guest cart of three. */
async function twoCarts(context: BrowserContext, baseURL: string | undefined) {
	const url = new URL(on("de", "/", baseURL));
	const shop = `http://127.0.0.1:${url.port}`;
	const { visitor: office, email } = await newAccount(
		{ shop, backend: `http://127.0.0.1:${Number(url.port) + 1}`, locale: "de" },
		password,
	);
	await addBeam(office, "12");
	const guest = new Visitor(shop, "de");
	await addBeam(guest, "3");
	guest.cookies.set("consent", functionalConsent);
	await context.addCookies([...guest.cookies].map(([name, value]) => ({ name, value, domain: url.hostname, path: "/", httpOnly: true })));
	return { email, office, older: await cartPath(office), present: await cartPath(guest) };
}

async function signIn(page: Page, baseURL: string | undefined, email: string, returnTo: string) {
	await page.goto(on("de", `/users/login?view=password&returnTo=${encodeURIComponent(returnTo)}`, baseURL));
	const form = page.locator('main form:has([name="password"])');
	await form.locator('[name="email"]').fill(email);
	await form.locator('[name="password"]').fill(password);
	await form.locator("button").last().click();
	await expect(page).toHaveURL(on("de", returnTo, baseURL));
}

const notice = (page: Page) => page.getByRole("region", { name: "Sie haben noch einen offenen Warenkorb" });
const others = (page: Page) => page.getByRole("region", { name: "Weitere offene Warenkörbe" });
const told = (page: Page, text: string) => page.locator("main").getByRole("status").filter({ hasText: text });

// Shows R22.31
test("the account's older cart is offered, left, taken over and merged with the guest's", async ({
	page,
	context,
	baseURL,
	scripts,
	consoleErrors,
}) => {
	test.setTimeout(90_000);
	const { email, office, older, present } = await twoCarts(context, baseURL);
	await page.setViewportSize({ width: 320, height: 800 });
	await signIn(page, baseURL, email, present);
	await expect(page.locator(quantity)).toHaveValue("3");
	await expect(notice(page)).toContainText("IPE 200");
	await expectAccessible(page, page.url(), scripts);

	await notice(page).getByRole("button", { name: "Später entscheiden" }).click();
	await expect(told(page, "Der andere Warenkorb bleibt unverändert.")).toBeVisible();
	if (scripts === "on") await expect(told(page, "unverändert")).toBeFocused();
	await expect(notice(page)).toHaveCount(0);
	await expect(page.locator(quantity)).toHaveValue("3");
	await expectAccessible(page, page.url(), scripts);

	await others(page).getByRole("button", { name: "Diesen Warenkorb verwenden" }).click();
	await expect(page.locator(quantity)).toHaveValue("12");
	await expect(page).toHaveURL(on("de", older, baseURL));
	await expect(told(page, "Sie verwenden jetzt diesen Warenkorb.")).toBeVisible();
	await expect(page.locator(`header a[href="${older}"]`)).toBeVisible();
	await expect(notice(page)).toHaveCount(0);

	await others(page).getByRole("button", { name: "Warenkörbe zusammenführen" }).click();
	await expect(page.locator(quantity)).toHaveValue("15");
	await expect(told(page, "Die Warenkörbe sind zusammengeführt.")).toBeVisible();
	await expect(others(page)).toHaveCount(0);
	await expectAccessible(page, page.url(), scripts);
	expect((await office.get(present)).path).toBe(older);
	if (scripts === "on") expect(consoleErrors).toEqual([]);
});

// Shows R16.3
test("signing out clears the history and the browser's storage of personal data", async ({ page, context, baseURL, scripts }) => {
	const { email, present } = await twoCarts(context, baseURL);
	await signIn(page, baseURL, email, present);
	await expect(page.locator(quantity)).toHaveValue("3");
	if (scripts === "on") {
		await page.locator(quantity).fill("5");
		await page.locator(quantity).press("Enter");
		await expect(page.locator(quantity)).toHaveAttribute("data-line-field", "5");
	}
	await page.goto(on("de", "/users/profile", baseURL));
	await expect(page.getByText(email).first()).toBeVisible();
	if (scripts !== "off") {
		const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
		expect(kept).not.toMatch(/@|Traeger200|IPE|[0-9a-f]{8}-[0-9a-f]{4}-/);
		// Scripts store only a cookie that records that they ran.
		expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, scripts === "on" ? "js=1" : ""]);
	}
	await page.locator('form[action="/users/logout"] button').first().click();
	await expect(page).toHaveURL(on("de", "/", baseURL));
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toHaveCount(0);
	await page.goBack();
	await expect(page).toHaveURL(/\/users\/login\?returnTo=/);
	await expect(page.locator("main")).not.toContainText(email);
	await page.goto(on("de", present, baseURL));
	await expect(page.locator("main")).toContainText("IPE 200");
	await expect(page.locator(quantity)).toHaveCount(0);
});
