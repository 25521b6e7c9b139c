import { expect, on, test } from "../support/browser";

test("a beam is cut to length: first terms and price, then the cart", async ({ page, baseURL, scripts, consoleErrors }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page.locator("main a[href*='showVariant=']").first().click();
	await page.locator("summary", { hasText: "Auf Länge schneiden" }).click();
	const pieces = page.getByLabel("Stück", { exact: true });
	const length = page.getByLabel("Länge in mm", { exact: true });
	await pieces.fill("14");
	await expect(page.getByText("Zuschnitte sind von der Rückgabe ausgeschlossen.").first()).toBeVisible();
	await length.fill("20");
	await length.press("Enter");
	const mistake = page.locator("#cut-length-error");
	await expect(mistake).toHaveText("Die Zuschnitte können 100 bis 6000 mm lang sein.");
	if (scripts === "on") {
		// Shown in place and announced once in the live region, without Enter.
		await length.fill("1250");
		await expect(mistake).toHaveCount(0);
		await length.fill("99999");
		await expect(mistake).toBeVisible();
		await expect(length).toHaveAttribute("aria-describedby", "cut-length-error cut-length-hint");
		await expect(page.locator("[aria-live=polite]", { hasText: "Die Zuschnitte können 100 bis 6000 mm" })).toHaveCount(1);
		await expect(page.getByRole("button", { name: "Preis berechnen" })).toHaveCount(0);
		await length.fill("20");
	}
	await expect(length).toHaveValue("20");
	await length.fill("1,25 m");
	if (scripts !== "on") await page.getByRole("button", { name: "Preis berechnen" }).click();
	await expect(page.getByText("14 Schnitte zu 5,80 €")).toBeVisible();
	await page.getByRole("button", { name: "Zuschnitt in den Warenkorb" }).click();
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toContainText("1");

	const cart = await page.locator('header a[href^="/cart/"]:not([href*="login="])').getAttribute("href");
	await page.goto(on("de", cart ?? "", baseURL));
	await expect(page.getByText("14 × 1250 mm").first()).toBeVisible();
	await expect(page.locator('main input[name="amount"]')).toHaveValue("14");
	await page.getByRole("button", { name: /^Mehr/ }).click();
	await expect(page.locator('main input[name="amount"]')).toHaveValue("15");
	await expect(page.getByText("15 × 1250 mm").first()).toBeVisible();
	// The browser's message about the refused length, and Remix's about a price request that was aborted by the next one.
	const expected = /Failed to load resource|^AbortError/;
	if (scripts === "on") expect(consoleErrors.filter((text) => !expected.test(text))).toEqual([]);
});

// Shows R36.4, R36.5, R36.8
test("several lengths are typed and pasted, and go into the cart with one press", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page.locator("main a[href*='showVariant=']").first().click();
	await page.locator("summary", { hasText: "Auf Länge schneiden" }).click();
	await page.getByRole("link", { name: "Mehrere Längen: zur Zuschnittliste" }).click();
	// The panel around the link has fields with the same names.
	await expect(page.getByRole("heading", { level: 1, name: /^Zuschnitt/ })).toBeVisible();
	await page.getByLabel("Stück", { exact: true }).fill("4");
	await page.getByLabel("Länge in mm", { exact: true }).fill("1250");
	await page.getByLabel("Stück, Zeile 2").fill("12");
	await page.getByRole("button", { name: "Weitere Zeilen" }).click();
	await expect(page.getByLabel("Stück, Zeile 8")).toBeVisible();
	await expect(page.getByText("Geben Sie an, wie lang die Zuschnitte sein sollen.")).toBeVisible();
	await page.getByLabel("Länge in mm, Zeile 2").fill("0,8 m");
	await page.locator("summary", { hasText: "Liste einfügen" }).click();
	await page.getByLabel("Zuschnittliste").fill("2 × 3,40 m");
	await page.getByRole("button", { name: "Preis berechnen" }).click();
	await expect(page.getByText("3 Längen, 18 Stück")).toBeVisible();
	await expect(page.getByLabel("Länge in mm, Zeile 3")).toHaveValue("3400");
	await page.getByRole("button", { name: "Zuschnitte in den Warenkorb" }).click();
	const count = page.locator('header a[href^="/cart/"]:not([href*="login="])');
	await expect(count).toContainText("1");
	await page.goto(on("de", (await count.getAttribute("href")) ?? "", baseURL));
	await expect(page.getByText(/gesägt in 2\s×\s3400, 4\s×\s1250, 12\s×\s800\smm/).first()).toBeVisible();
	await page.locator("#cart summary", { hasText: "Details" }).click();
	await page.getByRole("button", { name: /^Nicht sägen/ }).click();
	await expect(page.getByText("gesägt in")).toHaveCount(0);
	await expect(page.locator('main input[name="amount"]')).toHaveValue("4");
});
