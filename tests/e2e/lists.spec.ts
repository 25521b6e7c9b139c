import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";
import { cookie } from "../support/cookies";
import { newAccount } from "../support/visiting-account";

/** A browser signed in to its own account. */
async function signIn(page: Page, locale: "de" | "en" | "et" | "fi", baseURL: string | undefined) {
	const url = on(locale, "/", baseURL);
	const port = Number(new URL(url).port);
	const { visitor } = await newAccount({ shop: `http://127.0.0.1:${port}`, backend: `http://127.0.0.1:${port + 1}`, locale });
	const cookies = [...visitor.cookies, ["account", cookie({ initial: "A" })] as const];
	await page.context().addCookies(cookies.map(([name, value]) => ({ name, value: decodeURIComponent(value), url })));
}

async function addBeams(page: Page, url: string, amount: string) {
	await page.goto(url);
	const row = page.locator('main tr:has(button[name="only"])').first();
	await row.locator('input[name^="amount."]').fill(amount);
	await row.locator('button[name="only"]').click();
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	await expect(page.locator('main input[name="amount"]')).toHaveValue(amount);
}

// Shows R28.3
test("a cart is saved as a list, and the list added to a cart", async ({ page, baseURL, scripts, consoleErrors }) => {
	test.setTimeout(90_000);
	const sound = (state: string) => (scripts === "on" ? expectAccessible(page, state) : Promise.resolve());
	await signIn(page, "de", baseURL);
	await addBeams(page, on("de", "/products/ipe-200", baseURL), "12");

	await page.getByText("Als Liste speichern").click();
	await page.getByLabel("Name der Liste").fill("Halle 3");
	await sound("cart with the form");
	await page.getByRole("button", { name: "Liste speichern" }).click();
	await expect(page.locator("main h1")).toHaveText("Halle 3");
	await expect(page.locator("main [role=status]")).toHaveText("Die Liste ist gespeichert.");
	await sound("list");

	// Enter in a field saves the quantities.
	const amount = page.locator('main input[name^="amount-item-"]');
	await amount.fill("20");
	await amount.press("Enter");
	await expect(page.locator("main [role=status]")).toHaveText("Die Mengen sind gespeichert.");
	await expect(amount).toHaveValue("20");

	await page.getByRole("button", { name: "Auswahl in den Warenkorb" }).click();
	const alert = page.locator("main [role=alert]");
	await expect(alert).toContainText("Wählen Sie mindestens eine Position aus.");
	if (scripts === "on") await expect(alert).toBeFocused();
	await sound("list refused");
	await amount.fill("3");
	await page.getByRole("checkbox").check();
	await page.getByRole("button", { name: "Auswahl in den Warenkorb" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Aus der Liste „Halle 3“ übernommen: 1 Position" })).toBeVisible();
	await expect(page.locator('main input[name="amount"]')).toHaveValue("15");
	await expect(page.getByText("War schon im Warenkorb, Menge jetzt:")).toBeVisible();
	await sound("cart with the news");

	await page.goto(on("de", "/users/lists", baseURL));
	await sound("lists");
	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	await expect(page.locator('main input[name="amount"]')).toHaveValue("35");

	await page.goto(on("de", "/users/lists", baseURL));
	await page.getByRole("link", { name: "Halle 3" }).click();
	await expect(page.locator("main h1")).toHaveText("Halle 3");
	await page.getByText("Liste löschen").click();
	await page.getByRole("button", { name: "Endgültig löschen" }).click();
	await expect(page.locator("main [role=status]")).toHaveText("Die Liste ist gelöscht.");
	await expect(page.getByRole("heading", { name: "Sie haben noch keine Liste" })).toBeVisible();
	await sound("no lists");
	// The console logs the status of a refused form, and scripts that fail to load.
	if (scripts === "on") expect(consoleErrors.filter((text) => !text.includes("422"))).toEqual([]);
});

for (const locale of ["en", "et", "fi"] as const)
	test(`a list fits a phone with all its texts, ${locale}`, async ({ page, baseURL, scripts }) => {
		test.setTimeout(60_000);
		await signIn(page, locale, baseURL);
		await addBeams(page, on(locale, "/products/ipe-200", baseURL), "12");
		await page.setViewportSize({ width: 320, height: 700 });
		const path = new URL(page.url()).pathname.replace("/cart/", "/users/lists/new?cart=");
		await page.goto(on(locale, path, baseURL));
		await page.locator('main input[name="name"]').fill("Donaudampfschifffahrtsgesellschaftskapitänskajüte 1");
		await page.locator('main form:has(input[name="name"]) button').click();
		await expect(page.locator('main input[name^="amount-item-"]')).toHaveValue("12");
		await expect(page.locator("main")).not.toContainText(/\b(?:news|line|put|share)\.\w+/);
		if (scripts === "on") await expectAccessible(page, `list ${locale}`);
	});
