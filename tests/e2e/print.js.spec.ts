import { expect, on, test } from "../support/browser";

/** Interactive elements that are useless on paper. */
const controls = "button, input, select, header nav, footer, nav[aria-label], [role=search]";

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
		// A4 between its margins; a price list lies across it.
		await page.setViewportSize({ width: path.includes("/print") ? 1031 : 703, height: 1000 });
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
