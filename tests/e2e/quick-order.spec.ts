import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";

const list = ["Artikelnummer;Menge;Referenz", "CR-001127;12;Halle 3", "CR-011847;3", "CR-999999;4", "CR-001643;1,000"].join("\n");
const rows = (page: Page, part: "wrong" | "good") => page.locator(`main table[aria-labelledby="lines"] tr[data-line="${part}"]`);

async function check(page: Page) {
	await page.locator('main button[value="check"]:not([hidden])').first().click();
	await expect(page.locator("#result")).toBeVisible();
}

// Shows R22.30
test("a pasted list is checked, corrected and ordered, and invalid rows stay", { tag: "@plain" }, async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", "/quick-order", baseURL));
	await page.locator("#list").fill(list);
	await check(page);
	await expect(rows(page, "wrong")).toHaveCount(3);
	await expect(rows(page, "good")).toHaveCount(1);
	await expect(rows(page, "wrong").first()).toContainText("Die Mindestmenge ist 10.");
	await expect(page.locator("#list")).toHaveValue(list);
	if (scripts === "on") await expect(page.locator("section[aria-labelledby=result]")).toBeFocused();

	await page.getByRole("button", { name: "10 übernehmen" }).click();
	await expect(rows(page, "good")).toHaveCount(2);
	await page.getByRole("button", { name: "1 übernehmen", exact: false }).first().click();
	await expect(rows(page, "good")).toHaveCount(3);
	await page.getByRole("button", { name: "3 Positionen in den Warenkorb" }).click();
	await expect(page.locator("main [role=status]")).toContainText("3 Positionen sind im Warenkorb");
	if (scripts === "on") await expect(page.locator("main [role=status]")).toBeFocused();
	await expect(page.locator("main [role=status]").getByRole("link", { name: "Zum Warenkorb" })).toBeVisible();
	await expect(page.locator("section[aria-labelledby=result]")).toContainText("Zu berichtigen");
	await expect(page.locator("section[aria-labelledby=result]")).not.toContainText("Bestellbar");
	await expect(page.locator("#list")).toHaveValue("Artikelnummer;Menge;Referenz\nCR-999999;4");
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toContainText("3");

	await page.locator("#list").fill("CR-001127;1");
	await check(page);
	await page.getByRole("button", { name: "1 Position in den Warenkorb" }).click();
	await expect(page).toHaveURL(/\/cart\/[\da-f-]{36}$/);
	await expect(page.locator('main input[name="amount"]').first()).toHaveValue("13");
});

test("what is chosen is counted at once, where scripts run", async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", "/quick-order", baseURL));
	await page.locator("#list").fill("CR-001127;2\nHEA 160 S355J2 12 m x 4");
	await check(page);
	const bar = page.locator("main div:has(> button[value=add])");
	await expect(bar).toContainText("1 Position zzgl.");
	await expect(page.locator('main fieldset input[type="radio"]:checked')).toHaveCount(0);
	await page.locator('main fieldset input[type="radio"]').last().check();
	if (scripts === "on") await expect(bar.getByRole("link")).toHaveCount(0);
	await page.locator('main fieldset input[type="radio"]').first().check();
	await expect(bar).toContainText(scripts === "on" ? "2 Positionen zzgl." : "1 Position zzgl. MwSt. und die gewählten");
	await expect(page.locator("#figures")).toContainText(scripts === "on" ? /Bestellbar\s*2/ : /Bestellbar\s*1/);
	const sum = /[\d.]+,\d\d\s€/.exec((await bar.textContent()) ?? "")?.[0] ?? "-";
	await expect(page.locator("#figures")).toContainText(sum);
	await bar.getByRole("button").click();
	await expect(page).toHaveURL(/\/cart\/[\da-f-]{36}$/);
});

// Shows R67.3, R67.4
test("one button answers all questions, and a reload brings list and answers back", async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", "/quick-order", baseURL));
	await page.locator("#list").fill("IPE 200 S235JR 6 m 3 Stk\nIPE 220 S235JR 6 m 2 Stk\nIPE 240 S235JR 6 m 1 Stk");
	await check(page);
	await page.getByRole("button", { name: "grundiert · 3 Zeilen" }).click();
	await expect(rows(page, "good")).toHaveCount(3);
	await expect(page.locator("#answers")).toHaveText("Alle Antworten auf einmal ändern:");
	if (scripts === "on") {
		await page.getByText("Auswahl ändern").first().click();
		await page.locator('main fieldset input[type="radio"]').first().check();
		await expect(page).toHaveURL(/\/quick-order\/list\?list=[\w-]+&picks=1/);
		await page.reload();
		await expect(page.locator('main fieldset input[type="radio"]').first()).toBeChecked();
	} else await page.getByRole("link", { name: "Link zu dieser Liste" }).click();
	await expect(rows(page, "good")).toHaveCount(3);
	await expect(page.locator("#list")).toHaveValue(/IPE 240/);
	await check(page);
	await expect(rows(page, "good")).toHaveCount(3);
});

// Shows R67.3
test("the cart waits for the way that was pressed before it, and says if nothing is chosen", async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", "/quick-order", baseURL));
	await page.locator("#list").fill("IPE 200 6 m 3 Stk\nIPE 220 6 m 2 Stk");
	await check(page);
	const add = page.locator("main button[value=add]");
	await add.click();
	await expect(page.locator("main [role=alert]")).toContainText("Noch ist keine Zeile gewählt.");
	const way = page.locator('table[aria-labelledby="ways"]').getByRole("button", { name: "Niedrigster Preis" });
	if (scripts === "on") {
		await page.route("**/quick-order?*", async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 1_500));
			await route.continue();
		});
		await way.click();
		await page.waitForTimeout(200);
	} else await way.click();
	await add.click();
	await expect(page).toHaveURL(/\/cart\/[\da-f-]{36}$/, { timeout: 20_000 });
	await expect(page.locator('main input[name="amount"]')).toHaveCount(2);
});

test("a file is read, and not resubmitted", { tag: "@plain" }, async ({ page, baseURL }) => {
	await page.goto(on("fi", "/quick-order", baseURL));
	const content = Buffer.from("Tuotekoodi;Määrä;Viite\r\nCR-001127;1 200;Pääovi\r\n", "latin1");
	await page.locator("#file").setInputFiles({ name: "tilaus.csv", mimeType: "text/csv", buffer: content });
	await check(page);
	await expect(rows(page, "good")).toContainText("Pääovi");
	await expect(rows(page, "good")).toContainText(/1\s200/);
	await check(page);
	await expect(page.locator("#list")).toHaveValue(/^Tuotekoodi;Määrä;Viite\nCR-001127;1 200;Pääovi\s*$/);
	await expect(rows(page, "good")).toHaveCount(1);
});

test("an empty list and a workbook are reported at their fields", async ({ page, baseURL }) => {
	await page.goto(on("de", "/quick-order", baseURL));
	await page.locator('main button[value="check"]:not([hidden])').first().click();
	await expect(page.locator("#list-error")).toContainText("mindestens eine Zeile");
	await page.locator("#list").fill("CR-001127;1");
	const workbook = { name: "liste.xlsx", mimeType: "application/octet-stream", buffer: Buffer.from("504b0304140006000800", "hex") };
	await page.locator("#file").setInputFiles(workbook);
	await page.locator('main button[value="check"]:not([hidden])').first().click();
	await expect(page.locator("#file-error")).toContainText("Excel-Arbeitsmappe");
	await expect(page.locator("#list")).toHaveValue("CR-001127;1");
});

for (const width of [320, 360, 1280])
	test(`fits ${width} px and is accessible, empty and checked`, { tag: width === 320 ? [] : "@repeat" }, async ({
		page,
		baseURL,
		scripts,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(on("de", "/quick-order", baseURL));
		await expectAccessible(page, "empty", scripts);
		await page.locator("#list").fill(`${list}\n${"x".repeat(80)};1\nCR-001127;3;${"Referenz ".repeat(20)}`);
		await check(page);
		await expectAccessible(page, "checked", scripts);
	});

// Shows R22.1
test("a long cart has pages, and its forms return to theirs", async ({ page, baseURL }) => {
	await page.goto(on("en", "/quick-order", baseURL));
	await page.locator("#list").fill(Array.from({ length: 130 }, (_, index) => `${1001 + index};500`).join("\n"));
	await check(page);
	await page.locator('main button[value="add"]').click();
	await page.locator('main [role="status"] a[href^="/cart/"], h1:has-text("Cart")').first().waitFor();
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	const amounts = page.locator('main input[name="amount"]');
	await expect(amounts).toHaveCount(50);
	await page.locator('main nav a[rel="next"]').click();
	await expect(page.locator('main nav:has([rel="prev"]) [aria-current="page"]')).toHaveText("2");
	await expect(page).toHaveURL(/page=2$/);
	const second = amounts.nth(1);
	const id = await second.getAttribute("id");
	await second.fill("600");
	await second.press("Enter");
	await expect(page.locator('[role="status"]').first()).toContainText(/./);
	await expect(page).toHaveURL(/page=2$/);
	await expect(page.locator(`[id="${id}"]`)).toHaveValue("600");
	await page.getByRole("link", { name: /Show all/ }).click();
	await expect(amounts).not.toHaveCount(50);
});
