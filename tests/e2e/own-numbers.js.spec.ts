import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";
import { cookie } from "../support/cookies";
import { knownAccount } from "../support/visiting-account";

/** A browser signed in as the owner of a team. */
async function signIn(page: Page, baseURL: string | undefined): Promise<void> {
	const url = on("de", "/", baseURL);
	const port = Number(new URL(url).port);
	const where = { shop: `http://127.0.0.1:${port}`, backend: `http://127.0.0.1:${port + 1}`, locale: "de" } as const;
	const { visitor } = await knownAccount(where, "purchaser@demo.example", "Crossbar1");
	const cookies = [...visitor.cookies, ["account", cookie({ initial: "A" })] as const];
	await page.context().addCookies(cookies.map(([name, value]) => ({ name, value: decodeURIComponent(value), url })));
}

// Shows R32.6, R32.7
test("a number typed at a variant can be ordered by, and is on the cart's line", async ({ page, baseURL, scripts }) => {
	await signIn(page, baseURL);
	await page.goto(on("de", "/products/ipe-200?showVariant=1136", baseURL));
	const field = page.getByLabel("Eigene Artikelnummer");
	await field.fill("HALLE-7");
	await field.press("Enter");
	await expect(page.getByText("Gespeichert.")).toBeVisible();
	await page.goto(on("de", "/users/company/numbers?article=CR-001136", baseURL));
	await expect(page.locator("#add-number")).toHaveValue("HALLE-7");
	await expectAccessible(page, page.url(), scripts);
	await page.goto(on("de", "/quick-order", baseURL));
	await page.locator("#list").fill("3 Stk HALLE-7");
	await page.locator('main button[value="check"]:not([hidden])').first().click();
	await page.locator('main button[value="add"]').first().click();
	await expect(page).toHaveURL(/\/cart\/[\da-f-]{36}$/);
	await expect(page.locator("main")).toContainText("CR-001136 · Ihre Nr. HALLE-7");
});
