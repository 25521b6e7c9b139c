import type { Page } from "@playwright/test";
import { languages } from "../../contract/locale";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";
import { cookie } from "../support/cookies";
import { knownAccount } from "../support/visiting-account";

type Locale = "de" | "en" | "et" | "fi";

/** A browser signed in to the account with several hundred orders. */
async function signIn(page: Page, locale: Locale, baseURL: string | undefined): Promise<void> {
	const url = on(locale, "/", baseURL);
	const port = Number(new URL(url).port);
	const where = { shop: `http://127.0.0.1:${port}`, backend: `http://127.0.0.1:${port + 1}`, locale };
	const { visitor } = await knownAccount(where, "purchaser@demo.example", "Crossbar1");
	const cookies = [...visitor.cookies, ["account", cookie({ initial: "A" })] as const];
	await page.context().addCookies(cookies.map(([name, value]) => ({ name, value: decodeURIComponent(value), url })));
}

const words = {
	de: { done: "Geliefert", search: "Suchen", again: "Erneut bestellen", added: "Aus Bestellung" },
	en: { done: "Delivered", search: "Search", again: "Buy again", added: "Added from order" },
	et: { done: "Tarnitud", search: "Otsi", again: "Telli uuesti", added: "Lisatud tellimusest" },
	fi: { done: "Toimitettu", search: "Hae", again: "Tilaa uudelleen", added: "Lisätty tilauksesta" },
} as const;

// Shows R9.11, R14.3, R14.4, R22.5, R22.7
for (const locale of languages)
	test(`an order is found, looked at and bought again (${locale})`, { tag: "@plain" }, async ({
		page,
		baseURL,
		scripts,
		consoleErrors,
	}) => {
		test.setTimeout(90_000);
		const { done, search, again, added } = words[locale];
		if (locale === "de") await page.setViewportSize({ width: 320, height: 800 });
		await signIn(page, locale, baseURL);
		await page.goto(on(locale, "/users/orders", baseURL));
		const rows = page.locator("main tbody tr");
		await expect(rows).toHaveCount(10);
		await expectAccessible(page, page.url(), scripts);

		// A phone folds the search, so that the first order is on its first screen.
		if (locale === "de") {
			expect((await rows.first().boundingBox())?.y).toBeLessThan(500);
			await page.locator("main search > details > summary").click();
		}
		await page.locator("#order-search").fill("ipe 200");
		await page.locator("#order-state").selectOption("done");
		await page.locator("main search").getByRole("button", { name: search }).click();
		await expect(page).toHaveURL(/\/users\/orders\?search=ipe\+200&state=done$/);
		await expect(rows.first()).toContainText("IPE 200");
		await expect(page.locator("#order-search")).toHaveValue("ipe 200");
		await expect(page.locator("#order-state")).toHaveValue("done");
		await expectAccessible(page, page.url(), scripts);

		const number = (await rows.first().locator("th a").textContent()) ?? "";
		await rows.first().locator("th a").click();
		await expect(page.locator("h1")).toContainText(number);
		await expect(page.locator("main")).toContainText("IPE 200");
		// The states: ordered and accepted, in delivery, done.
		const steps = page.locator("main ol:has([aria-current=step]) > li");
		await expect(steps).toHaveCount(4);
		await expect(steps.first()).toContainText(/20\d\d/);
		await expect(steps.last()).toHaveAttribute("aria-current", "step");
		await expect(steps.last()).toContainText(done);
		await expectAccessible(page, page.url(), scripts);

		const button = page.locator('main form[action$="/again"] button');
		await expect(button).toHaveText(again);
		await button.click();
		await expect(page.locator("main")).toContainText(`${added} ${number}`);
		if (scripts !== "broken") expect(consoleErrors).toEqual([]);
	});

test("searching keeps the focus in the search, and paging moves it to the list", async ({ page, baseURL, scripts }) => {
	test.skip(scripts !== "on", "without scripts another page is another document");
	await signIn(page, "en", baseURL);
	await page.goto(on("en", "/users/orders", baseURL));
	const field = page.locator("#order-search");
	await field.fill("ipe 200");
	await field.press("Enter");
	await expect(page).toHaveURL(/search=ipe/);
	await expect(page.getByRole("link", { name: "Show all orders" })).toBeVisible();
	await expect(field).toBeFocused();
	await page.getByRole("link", { name: "Show all orders" }).click();
	await expect(field).toHaveValue("");
	await expect(page.locator('main [role="status"]')).toBeFocused();
	await page.locator('main nav a[rel="next"]').click();
	await expect(page.locator('main [role="status"]')).toContainText("11–20 of");
	await expect(page.locator('main [role="status"]')).toBeFocused();
});

test("paging through the list works, and back returns", async ({ page, baseURL }) => {
	await signIn(page, "en", baseURL);
	await page.goto(on("en", "/users/orders", baseURL));
	const status = page.locator('main [role="status"]');
	await expect(status).toContainText("1–10 of");
	await page.locator('main nav a[rel="next"]').click();
	await expect(status).toContainText("11–20 of");
	await page.locator('main nav a[rel="prev"]').click();
	await expect(status).toContainText("1–10 of");
	await page.goBack();
	await expect(status).toContainText("11–20 of");
});

test("an empty result links back to all orders", async ({ page, baseURL, scripts }) => {
	await signIn(page, "fi", baseURL);
	await page.goto(on("fi", "/users/orders?search=nothing-like-it", baseURL));
	await expect(page.locator("main h2", { hasText: "Ei osumia" })).toBeVisible();
	await expectAccessible(page, page.url(), scripts);
	await page.getByRole("link", { name: "Näytä kaikki tilaukset" }).click();
	await expect(page.locator("main tbody tr")).toHaveCount(10);
});

test("the profile begins with the latest orders", async ({ page, baseURL, scripts }) => {
	await signIn(page, "en", baseURL);
	await page.goto(on("en", "/users/profile", baseURL));
	const latest = page.locator('section[aria-labelledby="latest-orders"]');
	await expect(latest.locator("tbody tr")).toHaveCount(3);
	await expectAccessible(page, page.url(), scripts);
	await latest.getByRole("link", { name: /All orders/ }).click();
	await expect(page.locator("main tbody tr")).toHaveCount(10);
});

// Shows R81.1
test("tables of an account keep numbers whole and rows low", { tag: "@plain" }, async ({ page, baseURL }) => {
	test.setTimeout(90_000);
	await signIn(page, "de", baseURL);
	for (const [width, most] of [
		[768, 64],
		[1280, 52],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		for (const path of ["orders?of=company", "invoices", "papers", "offers", "claims"]) {
			await page.goto(on("de", `/users/${path}`, baseURL));
			const rows = page.locator("main tbody tr");
			await expect(rows.first()).toBeVisible();
			const found = await rows.evaluateAll((all) =>
				all.map((row) => ({
					height: row.getBoundingClientRect().height,
					// A number on one line has one box.
					boxes: [...row.querySelectorAll("th > *, td a")].map((one) => [one.textContent, one.getClientRects().length]),
				})),
			);
			for (const { height, boxes } of found) {
				expect([path, width, height <= most || height]).toEqual([path, width, true]);
				for (const [text, count] of boxes) expect([path, width, text, count]).toEqual([path, width, text, 1]);
			}
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		}
	}
});
