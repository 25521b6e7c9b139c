import { languages } from "../../contract/locale";
import { expect, on, test } from "../support/browser";

/** Interactive elements that are useless on paper. */
const controls = "button, input, select, header nav, footer, nav[aria-label], [role=search]";

/** The width of a price list, printed in landscape, between the margins. */
const across = 1062;

for (const path of [
	"/",
	'/categories/bolts/print?f={"d":[30]}',
	"/categories/ipe-beams",
	"/products/ipe-200",
	"/new_search?search=ipe+200",
	"/compare?ids=1127,1128",
	"/terms",
	"/faq",
])
	test(`${path} is printed under the company's name, without interactive elements`, async ({ page, baseURL }) => {
		await page.goto(on("de", path, baseURL));
		await page.waitForLoadState("networkidle");
		// A4 without its margins.
		await page.setViewportSize({ width: path.includes("/print") ? across : 703, height: 1000 });
		await page.emulateMedia({ media: "print" });
		await expect(page.getByText("Telakkakatu 8").first()).toBeVisible();
		await expect(page.locator("main h1")).toBeVisible();
		const shown = await page.locator(controls).evaluateAll((nodes) =>
			nodes
				.filter((node) => {
					const { width, height } = node.getBoundingClientRect();
					return width > 1 && height > 1 && node.checkVisibility();
				})
				.map((node) => node.outerHTML.slice(0, 160)),
		);
		expect(shown).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
	});

// Shows R4.20
for (const language of languages)
	test(`each row of a printed price list is one line (${language})`, async ({ page, baseURL }) => {
		await page.goto(on(language, '/categories/bolts/print?f={"d":[30]}', baseURL));
		await page.setViewportSize({ width: across, height: 750 });
		await page.emulateMedia({ media: "print" });
		const heights = await page.locator("tbody tr").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
		expect(heights.length).toBeGreaterThan(20);
		// Height of a line including spacing, in px.
		expect(Math.max(...heights)).toBeLessThan(24);
	});
