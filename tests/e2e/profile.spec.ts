import type { BrowserContext, Page } from "@playwright/test";
import { languages } from "../../contract/locale";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";
import { newAccount } from "../support/visiting-account";

type Locale = "de" | "en" | "et" | "fi";

/** Signs in to a new account. @returns its address */
async function signIn(context: BrowserContext, baseURL: string | undefined, locale: Locale, password?: string): Promise<string> {
	const url = new URL(on(locale, "/", baseURL));
	const local = { shop: `http://127.0.0.1:${url.port}`, backend: `http://127.0.0.1:${Number(url.port) + 1}` };
	const { visitor, email } = await newAccount({ ...local, locale }, password);
	await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, domain: url.hostname, path: "/" })));
	return email;
}

const save = (page: Page) => page.locator('button[value="information"]').click();

// Shows R2.10, R14.1
test("account information is refused with messages at its fields, then saved and shown", async ({ page, context, baseURL, scripts }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	const email = await signIn(context, baseURL, "de");
	await page.goto(on("de", "/users/profile", baseURL));
	await expect(page.getByText(`Angemeldet als ${email}`)).toBeVisible();
	await page.locator("#account-company").fill("Stahlbau Reinhardt GmbH");
	await page.locator("#account-vatid").fill("136695976");
	await page.locator("#account-billingpostcode").fill("2819");
	await save(page);
	const summary = page.locator('main form [role="alert"]');
	await expect(summary).toBeVisible();
	if (scripts === "on") await expect(summary).toBeFocused();
	await expect(page.locator("#account-vatid-error")).toContainText("DE und neun Ziffern");
	await expect(page.locator("#account-company")).toHaveValue("Stahlbau Reinhardt GmbH");
	await expectAccessible(page, page.url(), scripts);
	await page.locator("#account-vatid").fill("de 136 695 976");
	await page.locator("#account-billingpostcode").fill("28195");
	await save(page);
	await expect(page.getByText("Ihre Angaben sind gespeichert.")).toBeVisible();
	await expect(summary).toHaveCount(0);
	await expect(page.locator("#account-vatid")).toHaveValue("DE136695976");
	await expectAccessible(page, page.url(), scripts);
	await page.reload();
	await expect(page.locator("#account-company")).toHaveValue("Stahlbau Reinhardt GmbH");
});

const words = {
	de: { set: "Ihr Passwort ist festgelegt.", wrong: "Das Passwort stimmt nicht", deleted: "Ihr Konto ist gelöscht" },
	en: { set: "Your password has been set.", wrong: "Invalid password", deleted: "Your account has been deleted" },
	et: { set: "Teie parool on määratud.", wrong: "arool", deleted: "Teie konto on kustutatud" },
	fi: { set: "Salasanasi on asetettu.", wrong: "alasana", deleted: "Tilisi on poistettu" },
} as const;

// Shows R14.7
for (const locale of languages)
	test(`a password is set, and the account deleted with it (${locale})`, async ({ page, context, baseURL, scripts }) => {
		await signIn(context, baseURL, locale);
		await page.goto(on(locale, "/users/profile", baseURL));
		await expect(page.locator("#set-password-currentPassword")).toHaveCount(0);
		await page.locator("#set-password-password").fill("Traeger200");
		await page.locator("#set-password-confirmPassword").fill("Traeger200");
		await page.locator('button[value="password"]').click();
		await expect(page.getByText(words[locale].set)).toBeVisible();
		await expect(page.locator("#set-password-currentPassword")).toHaveValue("");
		await expectAccessible(page, page.url(), scripts);

		await page.locator('main a[href="/users/profile/delete"]').click();
		const form = page.locator('main form[action="/users/profile/delete"]');
		await form.locator('[name="password"]').fill("Falsch200");
		await expectAccessible(page, page.url(), scripts);
		await form.locator("button[type=submit]").click();
		await expect(page.locator("#delete-account-password-error")).toContainText(words[locale].wrong);
		await form.locator('[name="password"]').fill("Traeger200");
		await form.locator("button[type=submit]").click();
		await expect(page.locator("h1")).toHaveText(words[locale].deleted);
		await expectAccessible(page, page.url(), scripts);
		await page.goto(on(locale, "/users/profile", baseURL));
		await expect(page).toHaveURL(/\/users\/login\?returnTo=%2Fusers%2Fprofile/);
	});

test("the browser's storage contains nothing of an account", async ({ page, context, baseURL, scripts }) => {
	test.skip(scripts === "off", "Without scripts there is none to look into.");
	await signIn(context, baseURL, "en");
	await page.goto(on("en", "/users/profile", baseURL));
	await page.locator("#account-customername").fill("Cara Canary");
	await save(page);
	await expect(page.getByText("Your information has been saved.")).toBeVisible();
	const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
	expect(kept).not.toMatch(/canary|account\.example/i);
});
