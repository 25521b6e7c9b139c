import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { signIn, toSummary } from "../support/approval-journey";
import { expect, on, test } from "../support/browser";
import { isShort } from "../support/short";

/** Phone, tablet and desktop, light and dark. */
const looks = [
	[320, "light"],
	[768, "dark"],
	[1280, "light"],
] as const;

let states = 0;

/** In all looks; `npm test` takes them in turn. */
async function expectSoundAtAllWidths(page: Page, name: string) {
	const turn = states++ % looks.length;
	for (const [width, colorScheme] of isShort ? looks.slice(turn, turn + 1) : looks) {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await expectAccessible(page, `${name}, ${width}, ${colorScheme}`);
	}
}

test("every page of an approval is accessible at all widths, in German", async ({ context, browser, baseURL }) => {
	test.setTimeout(240_000);
	const buyer = await signIn(context, "buyer", "de", baseURL);
	const cart = await toSummary(buyer, "de", baseURL);
	await expectSoundAtAllWidths(buyer, "last step");
	await buyer.goto(on("de", cart, baseURL));
	await expectSoundAtAllWidths(buyer, "cart above the limit");
	await buyer.goto(on("de", `${cart}/summary`, baseURL));
	await buyer.locator("#send-order button").click();
	await expect(buyer.locator("main h1")).toHaveText("Wartet auf Freigabe");
	await expectSoundAtAllWidths(buyer, "waiting");
	await buyer.goto(on("de", "/users/approvals", baseURL));
	await expectSoundAtAllWidths(buyer, "own requests");

	const colleague = await browser.newContext();
	const approver = await signIn(colleague, "approver", "de", baseURL);
	await approver.goto(on("de", "/users/approvals", baseURL));
	await expectSoundAtAllWidths(approver, "list");
	await approver.goto(on("de", `/users/approvals/${cart.split("/").at(-1)}`, baseURL));
	await approver.locator("main details summary").last().click();
	await expectSoundAtAllWidths(approver, "order to decide on");
	await approver.locator('main form:has(input[value="return"]) button').click();
	await expect(approver.locator('main [role="alert"] a[href="#return-comment"]')).toBeVisible();
	await expectSoundAtAllWidths(approver, "comment missing");
	await approver.locator("textarea").fill("Bitte nur 40 Stück.");
	await approver.locator('main form:has(input[value="return"]) button').click();
	await expect(approver.locator("main blockquote")).toBeVisible();
	await expectSoundAtAllWidths(approver, "returned");
	await buyer.goto(on("de", cart, baseURL));
	await expect(buyer.locator("main blockquote")).toBeVisible();
	await expectSoundAtAllWidths(buyer, "returned cart");
	await colleague.close();
});
