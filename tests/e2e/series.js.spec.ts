import { expectAccessible, horizontalOverflow } from "../support/accessible";
import { expect, on, test } from "../support/browser";

const path = "/categories/ipe-beams/series";
const cart = 'header a[href^="/cart/"]:not([href*="login="])';

// Shows R68.6
test("quantities are typed by keyboard, summed up, kept for another grade, and added together", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(on("de", `${path}?f=${encodeURIComponent('{"finish":["raw"],"grade":["S235JR"]}')}`, baseURL));
	await page.waitForLoadState("networkidle");
	const field = (title: string) => page.getByRole("textbox", { name: `Menge: ${title}` });
	const sum = page.locator("main output");
	await field("IPE 100, 6 m, S235JR, roh").fill("2");
	await page.keyboard.press("ArrowDown");
	await expect(field("IPE 120, 6 m, S235JR, roh")).toBeFocused();
	await page.keyboard.type("3");
	await page.keyboard.press("Control+A");
	await page.keyboard.press("ArrowRight");
	await expect(field("IPE 120, 12 m, S235JR, roh")).toBeFocused();
	await expect(sum).toContainText("2 Positionen · 5 Stück");
	await page.getByLabel("Güte").selectOption({ label: "S355J2" });
	await expect(page).toHaveURL(/S355J2/);
	await expect(page.getByText("2 × IPE 100, 6 m, S235JR, roh")).toBeVisible();
	await field("IPE 200, 12 m, S355J2, roh").fill("4");
	await expect(sum).toContainText("3 Positionen · 9 Stück");
	await page.getByLabel("Güte").selectOption({ label: "S235JR" });
	await expect(field("IPE 100, 6 m, S235JR, roh")).toHaveValue("2");
	await page.keyboard.press("Tab");
	await page.getByRole("button", { name: "Alle in den Warenkorb" }).click();
	await expect(page.locator(cart)).toContainText("3");
	await expect(field("IPE 100, 6 m, S235JR, roh")).toHaveValue("");
	await expect(page.getByText("× IPE 200")).toHaveCount(0);
});

// Shows R68.7
test("a mistake keeps what was typed", async ({ page, baseURL }) => {
	await page.goto(on("de", path, baseURL));
	await page.waitForLoadState("networkidle");
	const fields = page.locator("main tbody input");
	await fields.nth(0).fill("2");
	await fields.nth(1).fill("viele");
	await page.keyboard.press("Enter");
	await expect(fields.nth(1)).toHaveAttribute("aria-invalid", "true");
	await expect(fields.nth(0)).toHaveValue("2");
	await fields.nth(1).fill("5");
	await page.keyboard.press("Enter");
	await expect(page.locator(cart)).toContainText("2");
	await expect(fields.nth(0)).toHaveValue("");
});

// Shows R68.8
for (const width of [360, 768, 1280, 1920])
	test(`the table fits its page, and its sizes stay in sight at ${width} px`, async ({ page, baseURL }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(on("de", path, baseURL));
		expect(await horizontalOverflow(page)).toBe(0);
		const frame = page.locator("main section:has(> table)");
		await frame.evaluate((element) => element.scrollTo({ left: 9999 }));
		const name = page.locator("main tbody th").first();
		const [head, box] = await Promise.all([name.boundingBox(), frame.boundingBox()]);
		expect(Math.round((head?.x ?? 0) - (box?.x ?? 0))).toBe(0);
		for (const field of await page.locator("main tbody input").all())
			expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(30);
		await expectAccessible(page, `the table of a series, ${width} px`);
	});
