import { horizontalOverflow, violationsOf } from "../support/accessible";
import { expect, holdRequests, on, test } from "../support/browser";
import { watchLayoutShift } from "../support/layout-shift";
import { isShort } from "../support/short";

const modal = "dialog:modal";
const rows = 'main table a[href*="showVariant="]:not(dialog a)';
const list = "/categories/ipe-beams?sort=code_asc";

// Shows R2.19
test("a row opens in place, switching replaces the URL, and back leaves the page", async ({ page, baseURL, consoleErrors }) => {
	await page.goto(on("de", "/shop", baseURL));
	await page.goto(on("de", list, baseURL), { waitUntil: "networkidle" });
	await page.locator(rows).nth(1).click();
	await expect(page.locator(`${modal} h2`)).toBeFocused();
	await expect(page).toHaveURL(/\/categories\/ipe-beams\?sort=code_asc&showVariant=\d+$/);
	const first = page.url();
	await page.locator(`${modal} a[title="Nächste Variante"]`).click();
	await expect(page).not.toHaveURL(first);
	await expect(page.locator(modal)).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/\/shop$/);
	await expect(page.locator(modal)).toHaveCount(0);
	expect(consoleErrors).toEqual([]);
});

const second = `/categories/ipe-beams?f=${encodeURIComponent('{"grade":["S355J2"]}')}&page=2`;
// Shows R2.19
for (const [way, arrive] of [
	["an address", async (page, baseURL) => page.goto(on("de", second, baseURL), { waitUntil: "networkidle" })],
	[
		"links",
		async (page, baseURL) => {
			await page.goto(on("de", second.replace("&page=2", ""), baseURL), { waitUntil: "networkidle" });
			const first = (await page.locator(rows).first().textContent()) ?? "";
			await page.locator('#list nav a[href*="page=2"]').first().click();
			await expect(page.locator(rows).first()).not.toHaveText(first);
		},
	],
] as const satisfies readonly (readonly [
	string,
	(page: import("@playwright/test").Page, baseURL: string | undefined) => Promise<unknown>,
])[])
	test(`back leaves a list that was reached by ${way}, and forward restores filters, page and scroll position`, async ({
		page,
		baseURL,
	}) => {
		await page.goto(on("de", "/shop", baseURL), { waitUntil: "networkidle" });
		await arrive(page, baseURL);
		await page.locator(rows).nth(7).scrollIntoViewIfNeeded();
		await page.evaluate(() => scrollTo(0, 200));
		const place = () => page.evaluate(() => scrollY);
		const before = await place();
		expect(before).toBeGreaterThan(150);
		await page.locator(rows).nth(7).click();
		await expect(page.locator(`${modal} h2`)).toBeFocused();
		const shown = page.url();
		await page.goBack();
		await expect(page).not.toHaveURL(/page=2/);
		await expect(page.locator(modal)).toHaveCount(0);
		await page.goForward();
		await expect(page).toHaveURL(shown);
		await expect(page.locator(modal)).toBeVisible();
		await expect.poll(place).toBe(before);
		await page.keyboard.press("Escape");
		await expect(page.locator(modal)).toHaveCount(0);
		await expect(page).toHaveURL(shown.replace(/&showVariant=\d+$/, ""));
		await expect.poll(place).toBe(before);
	});

for (const [name, close] of [
	["Esc", async (page) => page.keyboard.press("Escape")],
	["the backdrop", async (page) => page.mouse.click(40, 400)],
	["its control", async (page) => page.locator(`${modal} a[title="Schließen"]`).click()],
] as const satisfies readonly (readonly [string, (page: import("@playwright/test").Page) => Promise<void>])[])
	test(`${name} closes it, and the focus returns to the row`, async ({ page, baseURL }) => {
		await page.goto(on("de", list, baseURL), { waitUntil: "networkidle" });
		const row = page.locator(rows).nth(2);
		await row.focus();
		await page.keyboard.press("Enter");
		await expect(page.locator(modal)).toBeVisible();
		await close(page);
		await expect(page.locator(modal)).toHaveCount(0);
		await expect(page).toHaveURL(on("de", list, baseURL));
		await expect(row).toBeFocused();
	});

test("on a product page closing it focuses the row of the last variant, without scrolling", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(on("de", "/products/ipe-200", baseURL), { waitUntil: "networkidle" });
	const row = page.locator(rows).nth(3);
	await row.scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollTo(0, 150));
	const place = () => page.evaluate(() => [scrollY, document.querySelector("#variants-title")?.getBoundingClientRect().top]);
	const before = await place();
	await page.locator(rows).nth(2).click();
	await expect(page.locator(`${modal} h2`)).toBeFocused();
	expect(await place()).toEqual(before);
	const title = await page.locator(`${modal} h2`).textContent();
	await page.locator(`${modal} a[title="Nächste Variante"]`).click();
	await expect(page.locator(`${modal} h2`)).not.toHaveText(title ?? "");
	await expect(page.locator(`${modal} [role=status]`).first()).toHaveText(/IPE 200, .*€/);
	await page.keyboard.press("Escape");
	await expect(row).toBeFocused();
	await expect.poll(place).toEqual(before);
});

test("the page below does not scroll, and the focus stays in the panel", async ({ page, baseURL }) => {
	await page.goto(on("de", list, baseURL), { waitUntil: "networkidle" });
	await page.locator(rows).first().click();
	await expect(page.locator(modal)).toBeVisible();
	await page.mouse.move(40, 400);
	await page.mouse.wheel(0, 600);
	for (let key = 0; key < 40; key++) await page.keyboard.press("Tab");
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null)).toBe(
		true,
	);
});

test("a modified click opens the link normally", async ({ page, baseURL, context }) => {
	await page.goto(on("de", list, baseURL), { waitUntil: "networkidle" });
	const opened = context.waitForEvent("page");
	await page
		.locator(rows)
		.first()
		.click({ modifiers: ["Control"] });
	expect(new URL((await opened).url() || "about:blank").pathname).toMatch(/^\/products\/|blank/);
	await expect(page.locator(modal)).toHaveCount(0);
});

test("input from before hydration is kept in the panel", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	const id = new URL((await page.locator(rows).first().getAttribute("href")) ?? "", page.url()).searchParams.get("showVariant");
	const release = await holdRequests(page);
	await page.goto(on("de", `/products/ipe-200?showVariant=${id}`, baseURL), { waitUntil: "commit" });
	const amount = page.locator('#variant input[name="amount"]').first();
	await amount.fill("17");
	await expect(page.locator(modal)).toHaveCount(0);
	release();
	await expect(page.locator(modal)).toBeVisible();
	await expect(amount).toHaveValue("17");
});

// Shows R2.18
for (const [width, height, isWhole] of [
	[360, 800, true],
	[640, 900, true],
	[768, 1024, false],
	[1280, 900, false],
	[1920, 1080, false],
] as const)
	test(`at ${width} px it is ${isWhole ? "full-screen" : "a drawer at the right"}, without layout shift and accessible`, async ({
		page,
		baseURL,
		consoleErrors,
	}) => {
		await page.setViewportSize({ width, height });
		const layoutShift = await watchLayoutShift(page);
		await page.goto(on("de", "/products/ipe-200?showVariant=1127", baseURL));
		await expect(page.locator(modal)).toBeVisible();
		await page.locator(modal).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
		const box = await page.locator(modal).boundingBox();
		expect(box?.height).toBe(height);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width);
		expect(box?.width).toBe(isWhole ? width : 640);
		expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
		expect(await layoutShift()).toBeLessThan(0.001);
		// One width of each form is enough for what does not depend on the width.
		if (width === 360 || width === 768 || !isShort) expect(await violationsOf(page)).toEqual([]);
		expect(consoleErrors).toEqual([]);
	});

test("printing places it on the page", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL), { waitUntil: "networkidle" });
	await page.locator(rows).first().click();
	await expect(page.locator(modal)).toBeVisible();
	await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
	await expect(page.locator(modal)).toHaveCount(0);
	await expect(page.locator("#variant dialog")).toBeVisible();
	await page.evaluate(() => dispatchEvent(new Event("afterprint")));
	await expect(page.locator(modal)).toBeVisible();
	await expect(page).toHaveURL(/showVariant=/);
});

// Shows R55.2
test("what was added in a panel that is closed before the answer comes holds nothing back", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200?showVariant=1127", baseURL), { waitUntil: "networkidle" });
	let answer = () => {};
	const isAnswered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/cart/items", async (route) => {
		await isAnswered;
		await route.continue();
	});
	await page.locator(`${modal} [name="only"], ${modal} button[type="submit"]`).first().click();
	await page.keyboard.press("Escape");
	await expect(page.locator(modal)).toHaveCount(0);
	answer();
	await page.locator('main input[name^="amount."]').nth(3).fill("2");
	await page.locator('main button[name="only"]').nth(3).click();
	await expect(page.locator('header a[href^="/cart/"]').first()).toContainText("2");
});

// Shows R16.1, R2.18
test("without consent the panel works at once, and the banner once it is closed", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200?showVariant=1127", baseURL), { waitUntil: "networkidle" });
	const banner = page.locator("#consent section");
	await expect(page.locator(`${modal} h2`)).toBeVisible();
	await page.locator(`${modal} [name="only"], ${modal} button[type="submit"]`).first().click();
	await expect(page.locator('header a[href^="/cart/"]').first()).toContainText("1");
	await page.keyboard.press("Escape");
	await expect(page.locator(modal)).toHaveCount(0);
	await banner.locator("button").last().click();
	await expect(banner).toHaveCount(0);
});
