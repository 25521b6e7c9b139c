import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { allowAll, trackedEvents } from "../support/tracked-events";

/** Waits until the analytics script is loaded. */
const telling = (page: Page) => page.waitForResponse((answer) => /\/assets\/browser-[^/]+\.js$/.test(answer.url()));

async function openCounted(page: Page, path: string, baseURL: string | undefined) {
	await allowAll(page.context(), baseURL);
	const fetched = telling(page);
	await page.goto(path);
	await fetched;
	await page.waitForLoadState("networkidle");
}

// Shows R16.2
test("the analytics script is loaded only with consent, and as soon as it is given", async ({ page }) => {
	const scripts: string[] = [];
	const told: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (/\/assets\/browser-/.test(pathname)) scripts.push(pathname);
		if (pathname === "/events") told.push(request.url());
	});
	// A tel: link would block the test browser while it searches for an app.
	await page.addInitScript(() =>
		addEventListener("click", (event) => {
			if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
		}),
	);
	await page.goto("/categories/beams");
	await page.waitForLoadState("networkidle");
	await page.locator('body > header a[href^="tel:"]').click();
	expect(scripts).toEqual([]);
	await page.goto("/cookies");
	await page.waitForLoadState("networkidle");
	await page.locator("main button[value=all]").click();
	await expect.poll(() => scripts.length).toBe(1);
	await page.waitForLoadState("networkidle");
	await page.locator('body > header a[href^="tel:"]').click();
	await expect.poll(() => told.length).toBe(1);
	await page.locator("main button[value=none]").click();
	await expect(page.locator("main input[name=analytics]")).not.toBeChecked();
	await page.locator('body > header a[href^="tel:"]').click();
	await page.waitForTimeout(300);
	expect(told).toHaveLength(1);
});

// Shows R17.4, R17.7
test("folding filters, and setting quantities in a list", async ({ page, baseURL }) => {
	await openCounted(page, "/categories/beams", baseURL);
	const group = page.locator("#filters details").first();
	const filter = (await group.locator("> summary").getAttribute("id"))?.replace("filter-", "");
	await group.locator("> summary").click();
	await expect(group).not.toHaveAttribute("open");
	await group.locator("> summary").press("Enter");
	const what = { list: "category", slug: "beams", filter };
	await expect.poll(() => trackedEvents(page, "Filter Expanded")).toEqual([what]);
	expect(await trackedEvents(page, "Filter Collapsed")).toEqual([what]);
	const amount = page.locator('form[action="/cart/items"] input[type=number]').first();
	const supply = Number((await amount.getAttribute("name"))?.replace("amount.", ""));
	await amount.fill("24");
	await amount.blur();
	await expect.poll(() => trackedEvents(page, "Spinner Amount Edited")).toEqual([{ in: "list", quantity: 24, supply_id: supply }]);
});

// Shows R17.9
test("calls to action that become visible, once per page", async ({ page, baseURL }) => {
	await openCounted(page, "/", baseURL);
	await expect.poll(() => trackedEvents(page, "CTA Element Viewed")).toEqual([{ element: "hero", page: "home" }]);
	const offer = page.locator('[data-cta="offer"]');
	await offer.scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollTo(0, 0));
	await offer.scrollIntoViewIfNeeded();
	const both = [
		{ element: "hero", page: "home" },
		{ element: "offer", page: "home" },
	];
	await expect.poll(() => trackedEvents(page, "CTA Element Viewed")).toEqual(both);
	await page.locator('body > header a[href="/faq"]').click();
	// The address changes before the page does.
	await expect(page.locator("main h1")).toHaveText("Help and FAQ");
	await offer.scrollIntoViewIfNeeded();
	await expect.poll(async () => (await trackedEvents(page, "CTA Element Viewed")).length).toBe(3);
});

// Shows R17.8
test("all results of the overlay", async ({ page, baseURL }) => {
	await openCounted(page, "/faq", baseURL);
	await page.locator("#search-words").pressSequentially("ipe 200", { delay: 20 });
	const all = page.locator("search [data-count]");
	const count = Number(await all.getAttribute("data-count"));
	await all.click();
	await expect.poll(() => trackedEvents(page, "All Search Results Opened")).toEqual([{ count }]);
	await expect.poll(() => trackedEvents(page, "Catalogue Searched")).toContainEqual({ query: "ipe 200", count, in: "overlay" });
});

test("client-side navigations are tracked as page views: each list once, whatever is opened over it or added to the cart", async ({
	page,
	baseURL,
}) => {
	await openCounted(page, "/categories/beams", baseURL);
	const list = page.locator("main table").first();
	await list.locator('a[href*="showVariant="]').first().click();
	await expect(page.locator("dialog:modal")).toBeVisible();
	await expect.poll(async () => (await trackedEvents(page, "Variant Clicked")).length).toBe(1);
	await page.keyboard.press("Escape");
	await expect(page.locator("dialog:modal")).toHaveCount(0);
	const form = list.locator("tbody tr", { has: page.locator("button[name=only]") }).first();
	await form.locator("input[type=number]").fill("24");
	await form.locator("button[name=only]").click();
	await expect.poll(async () => (await trackedEvents(page, "Added To Cart")).length).toBe(1);
	await page.waitForLoadState("networkidle");
	expect(await trackedEvents(page, "Variant List Viewed")).toHaveLength(1);
	await page.locator('body > header a[href^="/cart/"]').click();
	await expect.poll(async () => (await trackedEvents(page, "Cart Viewed")).length).toBe(1);
});
