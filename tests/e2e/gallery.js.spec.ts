import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";

/** Screenshots are not compared, since fonts differ between machines; they are for visual inspection (test-results/). */
for (const width of [360, 1280])
	for (const colorScheme of ["light", "dark"] as const)
		test(
			`every part of the design system at ${width} px, ${colorScheme}`,
			{ tag: (width === 360) === (colorScheme === "light") ? [] : "@repeat" },
			async ({ page, baseURL }, testInfo) => {
				await page.setViewportSize({ width, height: 900 });
				await page.emulateMedia({ colorScheme });
				await page.goto(on("de", "/_dev/ui", baseURL));
				await expect(page.locator("#gallery dialog[open]")).toHaveCount(4);
				// Rows far below the window are only rendered when they come near.
				await page.locator("#gallery tr").evaluateAll((rows) => {
					for (const row of rows) if (row instanceof HTMLElement) row.style.contentVisibility = "visible";
				});
				await page.screenshot({ path: testInfo.outputPath(`gallery-${width}-${colorScheme}.png`), fullPage: true });
				await expectAccessible(page, "gallery");
			},
		);

test("a colour scheme can be chosen regardless of the system's", async ({ page, baseURL }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto(on("de", "/_dev/ui", baseURL));
	await page.getByRole("link", { name: "dark", exact: true }).click();
	await expect(page.locator("#gallery > div")).toHaveCSS("background-color", "rgb(15, 20, 23)");
	await expectAccessible(page, "gallery, dark");
});
