import { readFileSync } from "node:fs";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";
import { gaebBill } from "../support/gaeb-bill";

const item = (xml: string, id: string): string => xml.match(new RegExp(`<Item ID="${id}".*?</Item>`))?.[0] ?? "";

// Shows R74.1, R74.4
test("a bill of quantities is read, asked about, and answered by its own numbers", async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", "/quick-order", baseURL));
	await page.locator("#file").setInputFiles({ name: "halle.x83", mimeType: "application/xml", buffer: Buffer.from(gaebBill()) });
	await page.locator('main button[value="check"]:not([hidden])').first().click();
	await expect(page.locator("#result")).toBeVisible();
	await expect(page.locator("#list")).toHaveValue(/01\.02\.0020\t4382\tkg\tStahlkonstruktion aus HEA 200/);
	const question = page.locator("main fieldset", { hasText: "01.02.0020" });
	await question.locator('input[type="radio"]').first().check();
	// Without scripts a choice counts once the list is checked again.
	if (scripts !== "on") await page.getByRole("button", { name: "Noch einmal prüfen" }).click();
	await expect(page.locator("main fieldset", { hasText: "01.02.0020" }).locator('input[type="radio"]').first()).toBeChecked();
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Angebot herunterladen (X84)" }).click(),
	]);
	expect(download.suggestedFilename()).toBe("Lagerhalle-Sud.x84");
	const xml = readFileSync(await download.path(), "utf8");
	expect(item(xml, "I01020020")).toMatch(/<Qty>4382\.000<\/Qty><UP>\d+\.\d{3}<\/UP>/);
	expect(item(xml, "I01020010")).toContain("<NotOffered>Yes</NotOffered>");
});

test("the page that asks for a cart's bill can be used by everybody", async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", `/quick-order/offer?cart=${crypto.randomUUID()}&problem=file.gaeb&name=X89`, baseURL));
	await expect(page.locator("#file-error")).toContainText("(X89)");
	await expectAccessible(page, "an offer", scripts);
});
