import type { Page } from "@playwright/test";
import { expect, holdRequests, test } from "../support/browser";

const field = (page: Page) => page.locator("#search-words");
const line = (page: Page) => page.locator("#pending");

async function open(page: Page, path: string) {
	await page.goto(path);
	await page.waitForLoadState("networkidle");
}

// Shows R6.11
test("Control or Command with K opens the search, except in a dialog; single keys do not", async ({ page }) => {
	await open(page, "/products/ipe-200");
	for (const key of ["/", "k"]) {
		await page.keyboard.press(key);
		await expect(field(page)).not.toBeFocused();
	}
	const amount = page.locator('main input[name^="amount."]').first();
	for (const keys of ["Control+k", "Meta+k"]) {
		await amount.focus();
		await page.keyboard.press(keys);
		await expect(field(page)).toBeFocused();
	}
	await page.keyboard.press("/");
	await expect(field(page)).toHaveValue("/");
	await page.goto("/products/ipe-200?login=true");
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.getByRole("dialog").getByRole("button").first().focus();
	await page.keyboard.press("Control+k");
	await expect(field(page)).not.toBeFocused();
});

// Shows R3.15
test("a page that is slow to come is announced before it comes, and nothing moves", async ({ page }) => {
	await open(page, "/faq");
	const release = await holdRequests(page, "**/about.data*");
	await expect(line(page)).toBeHidden();
	const top = await page.locator("h1").boundingBox();
	await page.locator("header a[href='/about']").first().dispatchEvent("click");
	await expect(line(page)).toBeVisible();
	expect(await page.locator("h1").boundingBox()).toEqual(top);
	release();
	await expect(page.locator("h1")).toHaveText("About us");
	await expect(line(page)).toBeHidden();
});

// Shows R3.15, R3.16
test("an addition is announced before it is done, and its message covers no row", async ({ page }) => {
	await open(page, "/categories/ipe-beams");
	const release = await holdRequests(page, "**/cart/items");
	const message = page.getByRole("status").filter({ hasText: "is in the cart" }).locator("p").first();
	const add = page.locator('main button[name="only"]');
	const rows = page.locator("main tbody tr");
	const before = await rows.first().boundingBox();
	await add.first().click();
	await expect(add.first()).toHaveAttribute("data-state", "adding");
	await expect(line(page)).toBeVisible();
	release();
	await expect(message).toBeVisible();
	await expect(line(page)).toBeHidden();
	expect(await rows.first().boundingBox()).toEqual(before);
	const bottom = async () => {
		const box = await message.boundingBox();
		return box ? box.y + box.height : Number.POSITIVE_INFINITY;
	};
	expect(await bottom()).toBeLessThanOrEqual(before?.y ?? 0);
	// Once the table reaches the bar, the message covers its head.
	await rows.nth(5).scrollIntoViewIfNeeded();
	await page.mouse.move(640, 500);
	await page.mouse.wheel(0, 500);
	const head = page.locator("main thead th").first();
	await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(56);
	const edge = await head.boundingBox();
	expect(await bottom()).toBeLessThanOrEqual(edge ? edge.y + edge.height : 0);
});
