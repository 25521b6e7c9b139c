import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";

/** Where everything stands that can be seen, by its way through the document. */
const places = async (page: Page) => {
	// The end of a page has a guessed height until it is near.
	await page.evaluate(() => {
		for (const footer of document.querySelectorAll("footer")) footer.style.contentVisibility = "visible";
	});
	return page.evaluate(() =>
		[...document.body.querySelectorAll("*")]
			.filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
			// A drawing within the page is a picture in others.
			.filter((element) => !element.parentElement?.closest("svg[role=img]"))
			.map((element) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
				const box = [x, y, width, height].map((number) => Math.round(number)).join(" ");
				const tag = element.matches("svg[role=img]") ? "IMG" : element.tagName;
				return `${tag}.${element.getAttribute("class") ?? ""} ${box} ${color} ${backgroundColor} ${fontSize} ${fontWeight}`;
			}),
	);
};

// A colour that comes later would be faded in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What has come of style sheets. */
const sheets = (page: Page) =>
	page.evaluate(() => [...document.styleSheets].filter(({ href, cssRules }) => href !== null && cssRules.length > 0).length);

const paths = [
	...["/", "/shop", "/categories/beams", "/products/ipe-200", "/new_search?search=IPE+200", "/faq", "/contact", "/cart", "/quick-order"],
	...["/users/login", "/compare", "/no-such-page"],
];

for (const width of [360, 1280])
	test.describe(`${width} px wide`, () => {
		// Nothing waits for scripts that are not to come.
		test.use({ viewport: { width, height: 900 }, scripts: "broken" });
		for (const path of paths)
			test(`a first page looks the same before its style sheets come and after: ${path}`, async ({ page }) => {
				await page.route("**/fonts/*.woff2", (route) => route.abort());
				await page.route("**/assets/*.css", (route) => route.fulfill({ contentType: "text/css", body: "" }));
				await page.goto(path);
				const before = await places(page);
				expect(await sheets(page)).toBe(0);
				await page.unroute("**/assets/*.css");
				await page.reload();
				expect(await sheets(page)).toBeGreaterThan(0);
				expect(await places(page)).toEqual(before);
			});
	});

test("a page that a first one leads to has its styles", async ({ page, consoleErrors }) => {
	// A first page that was painted before the font came does without it; what is looked at here is all else.
	await page.route("**/fonts/*.woff2", (route) => route.fulfill({ contentType: "font/woff2", body: "" }));
	await page.goto("/faq");
	await page.waitForLoadState("networkidle");
	await page.locator("header a[href='/contact?quote=1']").click();
	await expect(page.locator("main textarea").first()).toBeVisible();
	const byScripts = await places(page);
	await page.goto("/contact?quote=1");
	await page.waitForLoadState("networkidle");
	expect(byScripts.length).toBeGreaterThan(50);
	expect(await places(page)).toEqual(byScripts);
	expect(consoleErrors).toEqual([]);
});

test("a first page keeps the font that it was drawn with; the page that follows has the web font", async ({ page }) => {
	const webFonts = () => page.evaluate(() => [...document.fonts].filter(({ family }) => family === "Archivo").map(({ status }) => status));
	let send = () => {};
	const sent = new Promise<void>((resolve) => {
		send = resolve;
	});
	await page.route("**/fonts/*.woff2", async (route) => {
		await sent;
		await route.continue();
	});
	await page.goto("/faq", { waitUntil: "domcontentloaded" });
	await expect.poll(() => sheets(page)).toBeGreaterThan(0);
	const before = await places(page);
	send();
	await page.waitForFunction(() => window.laterFont !== undefined);
	await page.waitForLoadState("networkidle");
	expect(await webFonts()).toEqual([]);
	expect(await places(page)).toEqual(before);
	await page.locator("header a[href='/contact?quote=1']").click();
	await expect(page.locator("main textarea").first()).toBeVisible();
	expect(await webFonts()).toEqual(["loaded"]);
});

/** How much two pictures differ where they differ most, from 0 to 255; a quarter as large, so that the edges of lines may fall otherwise. */
const difference = (page: Page, pictures: Buffer[]) =>
	page.evaluate(
		async (sources) => {
			const [a = [], b = []] = await Promise.all(
				sources.map(async (source) => {
					const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))]));
					const [width, height] = [Math.round(picture.width / 4), Math.round(picture.height / 4)];
					const context = new OffscreenCanvas(width, height).getContext("2d");
					context?.drawImage(picture, 0, 0, width, height);
					return [...(context?.getImageData(0, 0, width, height).data ?? [])];
				}),
			);
			return a.length === 0 || a.length !== b.length ? 255 : Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))));
		},
		pictures.map((picture) => picture.toString("base64")),
	);

for (const [path, width] of [
	["/categories/chequered-plates", 360],
	["/categories/ipe-beams", 1280],
	["/products/ipe-200", 768],
] as const)
	for (const colorScheme of ["light", "dark"] as const)
		test.describe(`${width} px wide, ${colorScheme}`, () => {
			test.use({ viewport: { width, height: 900 }, colorScheme });
			test(`a drawing within a first page looks as it does by itself: ${path}`, async ({ page, baseURL }) => {
				const within = page.locator("main figure svg[role=img]");
				await page.goto(path);
				await expect(within).toBeVisible();
				const first = await within.screenshot();
				await page.goto(path, { referer: `${baseURL}/shop` });
				const picture = page.locator("main figure img").first();
				await expect(picture).toHaveJSProperty("complete", true);
				expect(await difference(page, [first, await picture.screenshot()])).toBeLessThan(60);
			});
		});
