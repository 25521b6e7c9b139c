import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { signIn, toSummary } from "../support/approval-journey";
import { expect, on, test } from "../support/browser";

/** Nothing that axe finds, nor anything beyond the edge, on a phone, a tablet and a desk, light and dark. */
async function expectSound(page: Page, name: string) {
	for (const [width, colorScheme] of [
		[320, "light"],
		[768, "dark"],
		[1280, "light"],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		const { violations } = await new AxeBuilder({ page })
			.include("main")
			.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
			.analyze();
		expect(
			violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
			`${name}, ${width}, ${colorScheme}`,
		).toEqual([]);
		const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		expect(beyond, `${name}, ${width}`).toBe(0);
	}
}

test("every page of an approval is sound at all widths, in German", async ({ context, browser, baseURL }) => {
	test.setTimeout(240_000);
	const buyer = await signIn(context, "buyer", "de", baseURL);
	const cart = await toSummary(buyer, "de", baseURL);
	await expectSound(buyer, "last step");
	await buyer.goto(on("de", cart, baseURL));
	await expectSound(buyer, "cart above the limit");
	await buyer.goto(on("de", `${cart}/summary`, baseURL));
	await buyer.locator("#send-order button").click();
	await expect(buyer.locator("main h1")).toHaveText("Wartet auf Freigabe");
	await expectSound(buyer, "waiting");
	await buyer.goto(on("de", "/users/approvals", baseURL));
	await expectSound(buyer, "own requests");

	const colleague = await browser.newContext();
	const approver = await signIn(colleague, "approver", "de", baseURL);
	await approver.goto(on("de", "/users/approvals", baseURL));
	await expectSound(approver, "list");
	await approver.goto(on("de", `/users/approvals/${cart.split("/").at(-1)}`, baseURL));
	await approver.locator("main details summary").last().click();
	await expectSound(approver, "order to decide on");
	await approver.locator('main form:has(input[value="return"]) button').click();
	await expect(approver.locator('main [role="alert"] a[href="#comment"]')).toBeVisible();
	await expectSound(approver, "comment missing");
	await approver.locator("textarea").fill("Bitte nur 40 Stück.");
	await approver.locator('main form:has(input[value="return"]) button').click();
	await expect(approver.locator("main blockquote")).toBeVisible();
	await expectSound(approver, "returned");
	await buyer.goto(on("de", cart, baseURL));
	await expect(buyer.locator("main blockquote")).toBeVisible();
	await expectSound(buyer, "returned cart");
	await colleague.close();
});
