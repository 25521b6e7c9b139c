import type { Page } from "@playwright/test";
import { languages } from "../../contract/locale";
import { horizontalOverflow } from "../support/accessible";
import { expect, on, test } from "../support/browser";
import { functionalConsent } from "../support/cookies";

const category = "/categories/ipe-beams";
const product = "/products/ipe-200";
const results = "/new_search?search=ipe+200";

/** Hides the consent banner, which appears once. */
test.beforeEach(async ({ context, baseURL }) => {
	const asked = languages.map((language) => new URL(on(language, "/", baseURL)).hostname);
	await context.addCookies(asked.map((domain) => ({ name: "consent", value: functionalConsent, domain, path: "/" })));
});

const rows = (page: Page) => page.locator("#list tbody tr");

/** Top edges and heights of the rows, from the top of the page. In CSS pixels. */
const placesOf = (page: Page) =>
	rows(page).evaluateAll((found) => found.map((row) => row.getBoundingClientRect()).map(({ y, height }) => ({ y: y + scrollY, height })));

/** Whether a field is wide enough for its longest option. */
function isWhole(select: SVGElement | HTMLElement) {
	const { width } = select.getBoundingClientRect();
	select.style.inlineSize = "max-content";
	return select.getBoundingClientRect().width <= width;
}

for (const language of languages) {
	// Shows R29.1
	test(`the first articles are on the first screen of a desktop and of a phone (${language})`, async ({ page, baseURL }) => {
		for (const [path, onDesktop, onPhone] of [
			[category, 300, 300],
			[results, 300, 380],
			[product, 340, 380],
			["/categories/steel-profiles", null, 380],
		] as const) {
			await page.goto(on(language, path, baseURL));
			if (onDesktop !== null) {
				await page.setViewportSize({ width: 1280, height: 800 });
				const places = await placesOf(page);
				expect(places, path).toHaveLength(10);
				expect(places[0]?.y, path).toBeLessThanOrEqual(onDesktop);
				for (const { height } of places) expect(Math.round(height), path).toBe(44);
				const last = places.at(-1) ?? { y: Number.NaN, height: 0 };
				expect(last.y + last.height, path).toBeLessThanOrEqual(800);
			}
			await page.setViewportSize({ width: 390, height: 844 });
			const places = await placesOf(page);
			expect(places[0]?.y, path).toBeLessThanOrEqual(onPhone);
			expect((places[2]?.y ?? Number.NaN) + (places[2]?.height ?? 0), path).toBeLessThanOrEqual(844);
			expect(new Set(places.map(({ height }) => Math.round(height))).size, path).toBe(1);
			expect(await page.locator("#sort").evaluate(isWhole), path).toBe(true);
		}
	});

	// Shows R29.2
	test(`with text of 20, 24 and 32 px nothing is wider than the screen (${language})`, async ({ page, baseURL }) => {
		const session = await page.context().newCDPSession(page);
		await page.setViewportSize({ width: 1280, height: 800 });
		for (const path of ["/", category, product, results, "/quick-order", "/cart"]) {
			await page.goto(on(language, path, baseURL));
			for (const size of [20, 24, 32]) {
				await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
				await expect(page.locator(":root")).toHaveCSS("font-size", `${size}px`);
				expect(await horizontalOverflow(page), path).toBe(0);
			}
		}
	});
}

// Shows R29.2
test("no text is smaller than 13 px", async ({ page, baseURL }) => {
	for (const path of ["/", category, product, results, "/quick-order", "/cart", "/faq"]) {
		await page.goto(on("de", path, baseURL));
		const small = await page.evaluate(() => {
			const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			const found = new Set<string>();
			for (let node = walker.nextNode(); node; node = walker.nextNode()) {
				const { parentElement: parent, textContent } = node;
				if (!parent || !textContent?.trim() || parent.closest("svg, script, style, noscript") || !parent.checkVisibility()) continue;
				const { fontSize } = getComputedStyle(parent);
				if (Number.parseFloat(fontSize) < 13) found.add(`${fontSize}: ${textContent.trim()}`);
			}
			return [...found];
		});
		expect(small, path).toEqual([]);
	}
});

// Shows R29.2
test("at 200 % zoom the first row is in sight in a window of 400 px", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 640, height: 400 });
	await page.goto(on("de", category, baseURL));
	const [first] = await placesOf(page);
	expect(first?.y).toBeLessThan(400);
});

// Shows R29.3
test("the drawing next to the table is that of the hovered row", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(on("de", `${category}?page=3`, baseURL));
	await page.waitForLoadState("networkidle");
	const sheet = page.locator("#list figure");
	// Before a row is pointed at, it is that of the first one.
	await expect(sheet.locator("figcaption")).toContainText((await rows(page).nth(0).locator("th a").textContent()) ?? "?");
	const name = await rows(page).nth(4).locator("th a").textContent();
	await rows(page).nth(4).hover();
	await expect(sheet.locator("figcaption")).toContainText(name ?? "?");
	await rows(page).nth(0).locator("input[type=number]").focus();
	await expect(sheet.locator("figcaption")).toContainText((await rows(page).nth(0).locator("th a").textContent()) ?? "?");
	// Also below the groups of a category.
	await page.goto(on("de", "/categories/bolts", baseURL));
	await expect(sheet).toBeInViewport({ ratio: 1 });
});

for (const language of languages) {
	// Shows R29.4
	test(`the front page has its product groups on the first screen (${language})`, async ({ page, baseURL }) => {
		await page.goto(on(language, "/", baseURL));
		for (const [width, height] of [
			[1280, 800],
			[390, 844],
		] as const) {
			await page.setViewportSize({ width, height });
			const groups = page.locator('[aria-labelledby="categories"] li');
			expect(await groups.count()).toBeGreaterThanOrEqual(8);
			for (const group of await groups.all()) {
				await expect(group.locator("img")).toBeInViewport({ ratio: 1 });
				await expect(group).toContainText(/\p{L}\D*\d/u);
				await expect(group).toBeInViewport({ ratio: 0.9 });
			}
		}
	});

	// Shows R29.4
	test(`the page of the whole range begins with five whole groups (${language})`, async ({ page, baseURL }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto(on(language, "/shop", baseURL));
		const first = (await page.locator("main section").all()).slice(0, 5);
		expect(first).toHaveLength(5);
		for (const root of first) await expect(root).toBeInViewport({ ratio: 0.99 });
	});
}
