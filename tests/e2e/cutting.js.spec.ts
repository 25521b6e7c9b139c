import type { Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";
import { functionalConsent } from "../support/cookies";

/** Opens the cut form of a beam; responses about its price are delayed. */
async function openFold(page: Page, baseURL: string | undefined, delay: number) {
	await page.route("**/cut/**", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, delay));
		// A response that was superseded by a later request is aborted.
		await route.continue().catch(() => {});
	});
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page.locator("main a[href*='showVariant=']").first().click();
	await page.locator("summary", { hasText: "Auf Länge schneiden" }).click();
	return { pieces: page.locator("#cut-pieces"), length: page.locator("#cut-length"), certificate: page.locator("#cut-certificate") };
}

for (const delay of [100, 250, 400]) {
	test(`the certificate selected right after typing stays selected, with responses delayed by ${delay} ms`, {
		tag: delay === 400 ? [] : "@repeat",
	}, async ({ page, baseURL, consoleErrors }) => {
		const { pieces, length, certificate } = await openFold(page, baseURL, delay);
		await pieces.pressSequentially("14", { delay: 60 });
		await length.click();
		// The response for the first figures is pending while the last ones are typed.
		await length.pressSequentially("1250", { delay: 200 });
		const before = await certificate.boundingBox();
		if (!before) throw new Error("There is no certificate.");
		await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
		await page.mouse.down();
		expect(await certificate.boundingBox()).toEqual(before);
		await page.mouse.up();
		await expect(page.getByRole("button", { name: "Zuschnitt in den Warenkorb" })).toBeEnabled();
		await expect(certificate).toBeChecked();
		expect(await certificate.boundingBox()).toEqual(before);
		await expect(page.locator('input[type=hidden][name="certificate"][value="on"]')).toHaveCount(1);
		await expect(length).toHaveValue("1250");
		expect(consoleErrors.filter((text) => /422/.test(text))).toEqual([]);
	});
}

test("a validation message does not shift any field", async ({ page, baseURL, consoleErrors }) => {
	const { pieces, length, certificate } = await openFold(page, baseURL, 200);
	const before = await certificate.boundingBox();
	await pieces.fill("14");
	await length.fill("20");
	await expect(page.locator("#cut-length-error")).toHaveText("Die Zuschnitte können 100 bis 6000 mm lang sein.");
	await pieces.fill("0");
	await pieces.blur();
	await expect(page.locator("#cut-pieces-error")).toBeVisible();
	expect(await certificate.boundingBox()).toEqual(before);
	// The response for 20 mm is not shown for another length.
	await length.fill("1250");
	await length.blur();
	await expect(page.locator("#cut-length-error")).toHaveCount(0);
	expect(consoleErrors.filter((text) => /422/.test(text))).toEqual([]);
});

// Shows R29.6
test("on a phone what is typed, the price and the button are on one screen", async ({ context, page, baseURL }) => {
	await context.addCookies([{ name: "consent", value: functionalConsent, domain: "de.localhost", path: "/" }]);
	await page.setViewportSize({ width: 360, height: 800 });
	const { pieces, length } = await openFold(page, baseURL, 0);
	await pieces.fill("14");
	await length.fill("1250");
	const add = page.getByRole("button", { name: "Zuschnitt in den Warenkorb" });
	await expect(add).toBeEnabled();
	const parts = [pieces, length, page.getByText("698,12 €"), add];
	for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
	const list = await page.getByRole("link", { name: "Mehrere Längen: zur Zuschnittliste" }).getAttribute("href");
	await page.goto(on("de", `${list}?pieces=14&length=1250`, baseURL));
	for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
});
