import type { Locator, Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";

const columnsOf = (list: Locator) => list.evaluate((node) => getComputedStyle(node).gridTemplateColumns.split(" ").length);
const styleOf = (list: Locator, name: "display" | "flexWrap") => list.evaluate((node, style) => getComputedStyle(node)[style], name);
const shopButton = "header a[href='/shop']";
const menu = "nav[popover]";

/** Waits for hydration. */
const settled = (page: Page) => page.waitForLoadState("networkidle");

// Shows R2.24, R3.12
for (const [path, ...columnsFrom] of [
	["/shop", [360, 1], [640, 1], [641, 2], [768, 2], [769, 3], [1024, 3], [1025, 4], [1536, 4]],
	["/", [360, 1], [640, 1], [641, 2], [768, 2], [769, 5], [1679, 5], [1680, 10]],
] as const)
	test(`the categories of ${path} stand in columns, more from each breakpoint on`, async ({ page, baseURL }) => {
		await page.goto(on("de", path, baseURL));
		const list = page.locator("main section ul:has(a[href^='/categories/'])").first();
		for (const [width, columns] of columnsFrom) {
			await page.setViewportSize({ width, height: 800 });
			expect(await columnsOf(list), `${width} px`).toBe(columns);
		}
		const first = list.locator("a").first();
		await expect(first.locator("img")).toHaveAttribute("src", /^\/drawings\//);
		await expect(first).toHaveText(/^\D+[\d.]+ Varianten$/);
	});

test("on a phone the first article of a category follows closely after its name", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	for (const path of ["/categories/beams", "/categories/ipe-beams"]) {
		await page.goto(on("de", path, baseURL));
		const name = await page.locator("main h1").boundingBox();
		const article = await page.locator("#list tbody tr").first().boundingBox();
		expect((article?.y ?? Number.NaN) - (name?.y ?? Number.NaN), path).toBeLessThan(760);
	}
});

// Shows R2.24
test("the page keeps its width to 1679 px and grows from there", async ({ page, baseURL }) => {
	await page.goto(on("de", "/terms", baseURL));
	const width = async (screen: number) => {
		await page.setViewportSize({ width: screen, height: 800 });
		return page
			.locator("nav:has(ol) > div")
			.first()
			.evaluate((node) => node.getBoundingClientRect().width);
	};
	const usual = await width(1537);
	expect(usual).toBeLessThan(1400);
	expect(await width(1679)).toBe(usual);
	expect(await width(1680)).toBeGreaterThan(usual);
});

// Shows R3.12
test("matching categories are a row of tags", async ({ page, baseURL }) => {
	await page.goto(on("de", "/new_search?search=ipe", baseURL));
	const tags = page.locator("main ul:has(> li > a[href='/categories/ipe-beams'])").first();
	expect(await styleOf(tags, "display")).toBe("flex");
	expect(await styleOf(tags, "flexWrap")).toBe("wrap");
});

// Shows R3.12
test("visitors with Save-Data get a plain list without drawings: three columns, one on a phone", async ({ page, baseURL }) => {
	await page.setExtraHTTPHeaders({ "Save-Data": "on" });
	await page.goto(on("de", "/shop", baseURL));
	const list = page.locator("main ul:has(> li > a[href='/categories/beams'])").first();
	expect(await columnsOf(list)).toBe(3);
	await expect(list.locator("img")).toHaveCount(0);
	await page.setViewportSize({ width: 360, height: 800 });
	const tops = await list.locator("> li").evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
	expect(tops.length).toBeGreaterThan(1);
	expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
});

// Shows R3.3, R3.10
test("on desktop the shop button opens a grid of four columns, and navigation closes it", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(on("de", "/terms", baseURL));
	await settled(page);
	await page.locator(shopButton).first().click();
	await expect(page.locator(menu)).toBeVisible();
	await expect(page).toHaveURL(/\/terms$/);
	expect(await columnsOf(page.locator(`${menu} > ul`))).toBe(4);
	// On a first visit the consent banner is above it.
	const header = await page.locator("header:has(a[href='/shop'])").first().boundingBox();
	const opened = await page.locator(menu).boundingBox();
	expect(opened?.y).toBeGreaterThanOrEqual((header?.y ?? Number.NaN) + (header?.height ?? 0));
	await page.locator(`${menu} a[href="/categories/ipe-beams"], ${menu} a[href="/categories/beams"]`).first().click();
	await expect(page.locator("main h1")).toContainText("räger");
	await expect(page.locator(menu)).toBeHidden();
});

// Shows R3.3, R3.4
for (const width of [360, 1024])
	test(`at ${width} px it is a drawer at the left, 278 px wide, with search expanded`, async ({ page, baseURL }) => {
		await page.setViewportSize({ width, height: 700 });
		await page.goto(on("de", "/terms", baseURL));
		await expect(page.locator("header input[name=search]")).toBeVisible();
		await settled(page);
		await page.locator(shopButton).first().click();
		await expect(page.locator(menu)).toBeVisible();
		expect(await page.locator(menu).boundingBox()).toEqual({ x: 0, y: 0, width: 278, height: 700 });
		await page.keyboard.press("Escape");
		await expect(page.locator(menu)).toBeHidden();
	});

// Shows R2.25
test("anchors keep the header's offset: 8rem on desktop, else 3.5rem", async ({ page, baseURL }) => {
	await page.goto(on("de", "/terms", baseURL));
	for (const [width, offset] of [
		[1280, "128px"],
		[1024, "56px"],
		[360, "56px"],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).toBe(offset);
	}
});

// Shows R2.23
test("sorting and paging change the URL without loading a document", async ({ page, baseURL }) => {
	await page.goto(on("de", "/categories/ipe-beams", baseURL));
	await settled(page);
	await page.evaluate(() => {
		document.documentElement.dataset.same = "yes";
	});
	await page.locator('main thead a[href*="sort=code_asc"]').click();
	await expect(page).toHaveURL(/sort=code_asc/);
	await page.locator('main a[rel="next"]').click();
	await expect(page).toHaveURL(/page=2/);
	await expect(page.locator("html")).toHaveAttribute("data-same", "yes");
});
