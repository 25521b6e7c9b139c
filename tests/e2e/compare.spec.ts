import { expectAccessible } from "../support/accessible";
import { human } from "../support/aged-form";
import { expect, on, test } from "../support/browser";

const boxes = 'main input[name="ids"]';

test("rows are selected, compared side by side, and more are added", { tag: "@plain" }, async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", "/categories/ipe-beams", baseURL));
	await page.locator(boxes).nth(0).check();
	await page.locator(boxes).nth(1).check();
	if (scripts === "on") await expect(page).toHaveURL(/compare=\d+,\d+/);
	await page.getByRole("button", { name: "Vergleichen", exact: true }).click();
	await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/);
	await expect(page.locator("main thead th[scope=col]")).toHaveCount(2);
	await expect(page.locator("main tbody")).toContainText(["verschieden"]);

	await page.getByRole("link", { name: "Nur Unterschiede" }).click();
	await expect(page.getByRole("rowheader", { name: /^Norm/ })).toHaveCount(0);
	await page.locator('main a[href^="/categories/ipe-beams?compare="]').click();
	await expect(page.locator(boxes).nth(0)).toBeChecked();
	await page.locator(boxes).nth(2).check();
	await page.getByRole("button", { name: "Vergleichen", exact: true }).click();
	await expect(page.locator("main thead th[scope=col]")).toHaveCount(3);
	await page
		.locator("main thead")
		.getByRole("link", { name: /^Entfernen/ })
		.first()
		.click();
	await expect(page.locator("main thead th[scope=col]")).toHaveCount(2);
});

test("a message is written, refused, corrected and sent", async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", "/contact?variant=CR-001101", baseURL));
	await expect(page.locator("#write-message")).toHaveValue(/ähnlichen Artikels/);
	await page.getByRole("button", { name: "Nachricht senden" }).click();
	await expect(page.locator("main form [role=alert]")).toContainText("E-Mail");
	const email = page.locator("#write-email");
	if (scripts === "on") {
		const error = page.locator("main form [role=alert] li");
		await email.fill("einkauf@");
		await expect(email).toHaveAttribute("aria-invalid", "true");
		await expect(error).not.toContainText("(geändert)");
		await email.fill("einkauf@meyer.example");
		await expect(email).not.toHaveAttribute("aria-invalid");
		await expect(error).toContainText("(geändert)");
		await expect(error.getByRole("link")).toHaveCSS("text-decoration-line", "line-through");
	}
	await email.fill("einkauf@meyer.example");
	await page.locator("#write-quantity").fill("20 Stück");
	await page.waitForTimeout(human);
	await page.getByRole("button", { name: "Nachricht senden" }).click();
	await expect(page.locator("main [role=status]")).toContainText("gesendet");
});

for (const path of ["/compare", "/compare?ids=1127,1643,1101", "/contact?variant=CR-001101"])
	for (const width of [320, 1280])
		test(`${path} at ${width} px does not overflow and is accessible`, { tag: width === 320 ? [] : "@repeat" }, async ({
			page,
			baseURL,
			scripts,
		}) => {
			test.skip(scripts !== "on", "axe needs scripts");
			await page.setViewportSize({ width, height: 800 });
			await page.goto(on("de", path, baseURL));
			await expectAccessible(page, path);
		});
