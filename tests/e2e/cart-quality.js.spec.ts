import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";

const amount = 'main input[name="amount"][data-line-field]';

async function put(page: Page, path: string, form: string, quantity: string, baseURL: string | undefined) {
	await page.goto(on("de", path, baseURL));
	await page.waitForLoadState("networkidle");
	const place = page.locator(form).first();
	await place.locator('input[name^="amount"]').fill(quantity);
	await place.getByRole("button").last().click();
	await expect(page.getByRole("status").filter({ has: page.getByRole("link", { name: "Zum Warenkorb" }) })).toHaveCount(1);
}

/** Disables live updates of the cart. */
const withoutNews = (page: Page) => page.routeWebSocket("**/*", () => {});

/** Lines with a volume price and a discount, and a set. */
async function fullCart(page: Page, baseURL: string | undefined) {
	await put(page, "/products/ipe-200", 'main tr:has(button[name="only"])', "12", baseURL);
	await put(page, "/products/double-rod-panel-6-5-6-1230", 'main tr:has(button[name="only"])', "40", baseURL);
	await put(page, "/products/fence-clip-60", 'main form:has(input[name="setId"])', "1", baseURL);
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	await expect(page.locator(amount)).toHaveCount(3);
}

test("the cart is accessible in its states, wide, narrow and dark", async ({ page, context, baseURL }) => {
	test.setTimeout(120_000);
	await withoutNews(page);
	await fullCart(page, baseURL);
	await page.locator("main details:has(li) summary").first().click();
	for (const [width, colorScheme] of [
		[1280, "light"],
		[320, "light"],
		[768, "dark"],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await expectAccessible(page, `${width} ${colorScheme}`);
	}
	await page.setViewportSize({ width: 360, height: 800 });
	const other = await context.newPage();
	await other.goto(page.url());
	await other.locator(amount).first().fill("20");
	await other.locator(amount).first().press("Enter");
	await expect(other.locator(amount).first()).toHaveAttribute("data-line-field", "20");
	await page.locator(amount).first().fill("15");
	await page.locator(amount).first().press("Enter");
	await expect(page.getByRole("alert").filter({ hasText: "inzwischen" })).toBeFocused();
	await expectAccessible(page, "changed meanwhile");
});

test("a stale submission keeps the requested quantity in the field", async ({ page, context, baseURL }) => {
	await withoutNews(page);
	await put(page, "/products/ipe-200", 'main tr:has(button[name="only"])', "12", baseURL);
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	await expect(page.locator(amount)).toHaveValue("12");
	const other = await context.newPage();
	await other.goto(page.url());
	await other.locator(amount).fill("20");
	await other.locator(amount).press("Enter");
	await expect(other.locator(amount)).toHaveAttribute("data-line-field", "20");
	for (let press = 0; press < 2; press++) await page.getByRole("button", { name: /^Mehr/ }).click();
	const notice = page.getByRole("alert").filter({ hasText: "inzwischen geändert" });
	await expect(notice).toContainText(/Ihre Eingabe\s*14.*Jetzt im Warenkorb\s*20/s);
	await expect(page.locator(amount)).toHaveValue("14");
	await notice.getByRole("link", { name: "20 behalten" }).click();
	await expect(notice).toHaveCount(0);
	await expect(page.locator(amount)).toHaveValue("20");
});

test("amounts of heavy lines do not overlap", async ({ page, baseURL }) => {
	test.setTimeout(90_000);
	await put(page, "/products/ipe-200", 'main tr:has(button[name="only"])', "919", baseURL);
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	await expect(page.locator("#cart li").getByText("123.513,6")).toBeVisible();
	for (const width of [320, 768, 1023, 1024, 1279, 1280, 1536]) {
		await page.setViewportSize({ width, height: 900 });
		expect([width, await coveredFigures(page)]).toEqual([width, []]);
	}
});

/** Texts of a line's parts that overlap those of another part. */
const coveredFigures = (page: Page) =>
	page.evaluate(() => {
		const texts = [...document.querySelectorAll("#cart li > *")].flatMap((part) =>
			[...part.querySelectorAll("span, p, a")].flatMap((element) => {
				const range = document.createRange();
				range.selectNodeContents(element);
				const isShown = element.childElementCount === 0 && element.checkVisibility() && element.getBoundingClientRect().width > 1;
				return isShown ? [{ part, text: element.textContent, box: range.getBoundingClientRect() }] : [];
			}),
		);
		const meet = (one: DOMRect, other: DOMRect) =>
			one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
		return texts.filter(({ part, box }) => texts.some((other) => other.part !== part && meet(box, other.box))).map(({ text }) => text);
	});
