import type { Page } from "@playwright/test";
import { notProcessedError } from "../../worker/refusals/data-answers";
import { expect, on, test } from "../support/browser";

async function withCart(page: Page, baseURL: string | undefined, rows = 1): Promise<string> {
	await page.goto(on("de", "/products/ipe-200", baseURL), { waitUntil: "networkidle" });
	for (let row = 0; row < rows; row++) await page.locator('main input[name^="amount."]').nth(row).fill("2");
	await page.getByRole("button", { name: "Alle in den Warenkorb" }).click();
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toContainText(String(rows));
	return (await page.locator('header a[href^="/cart/"]:not([href*="login="])').getAttribute("href")) ?? "";
}

const lost = (page: Page) => page.getByRole("alert").filter({ hasText: "Keine Verbindung zum Shop" });

test("billing details are kept when the connection is lost, and can be resubmitted", async ({ page, baseURL }) => {
	const cart = await withCart(page, baseURL);
	await page.goto(on("de", `${cart}/payment-info`, baseURL), { waitUntil: "networkidle" });
	await page.locator('[name="city"]').fill("Kassel");
	await page.route("**/*.data*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
	const send = page.locator('main button[form="payment-info"]');
	await send.click();
	await expect(lost(page)).toBeVisible();
	await expect(page.locator('[name="city"]')).toHaveValue("Kassel");
	await send.click();
	await expect(lost(page)).toHaveCount(1);
	await page.unroute("**/*.data*");
	await lost(page).getByRole("button").click();
	// The server now reports what is missing.
	await expect(page.locator('main [role="alert"]')).toBeFocused();
	await expect(lost(page)).toHaveCount(0);
	await expect(page.locator('[name="city"]')).toHaveValue("Kassel");
	// A repeated error is announced again.
	await send.focus();
	await send.click();
	await expect(page.locator('main [role="alert"]')).toBeFocused();
});

for (const [status, why, said] of [
	[503, "the shop has no time for them", "vorübergehend nicht verfügbar"],
	[429, "their network has sent too much", "Zu viele Versuche"],
] as const)
	test(`billing details are kept when ${why}, and can be resubmitted`, async ({ page, baseURL }) => {
		const cart = await withCart(page, baseURL);
		await page.goto(on("de", `${cart}/payment-info`, baseURL), { waitUntil: "networkidle" });
		await page.locator('[name="city"]').fill("Kassel");
		const busy = { status, contentType: "text/plain; charset=utf-8", headers: { "Retry-After": "2" }, body: notProcessedError(status) };
		await page.route("**/*.data*", (route) => (route.request().method() === "POST" ? route.fulfill(busy) : route.continue()));
		await page.locator('main button[form="payment-info"]').click();
		const told = page.getByRole("alert").filter({ hasText: "aber nicht gesendet" });
		await expect(told).toContainText(said);
		await expect(page.locator('[name="city"]')).toHaveValue("Kassel");
		await page.unroute("**/*.data*");
		await told.getByRole("button").click();
		// The server now reports what is missing.
		await expect(page.locator('main [role="alert"]')).toBeFocused();
		await expect(page.locator('[name="city"]')).toHaveValue("Kassel");
	});

test("notes, and the dialog that shares a cart, are kept when the connection is lost", async ({ page, baseURL }) => {
	await page.goto(on("de", await withCart(page, baseURL), baseURL), { waitUntil: "networkidle" });
	await page.route("**/*.data*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
	await page.locator("#notes-comment").fill("Tor 3");
	await page.locator("#notes").getByRole("button").click();
	await expect(lost(page)).toBeVisible();
	await expect(page.locator("#notes-comment")).toHaveValue("Tor 3");
	await page.locator('a[href$="/share"]').click();
	await page.locator("dialog textarea").fill("Bitte ansehen");
	await page.locator('dialog [name="emails"]').fill("kollege@example.com");
	await page.locator("dialog form button[type=submit]").click();
	await expect(page.locator("dialog [role=alert]")).toContainText("Keine Verbindung");
	await page.unroute("**/*.data*");
	await page.locator("dialog [role=alert] button").click();
	await expect(page.locator("dialog")).toHaveCount(0);
	await expect(page.locator('a[href$="/share"]')).toBeFocused();
});

test("a form submitted twice is sent once, and a slow one shows a message", async ({ page, baseURL }) => {
	await page.goto(on("de", await withCart(page, baseURL), baseURL), { waitUntil: "networkidle" });
	let posts = 0;
	await page.route("**/cart/*.data*", async (route) => {
		if (route.request().method() === "POST") {
			posts++;
			await new Promise((done) => setTimeout(done, 1800));
		}
		await route.continue();
	});
	await page.locator("#notes-comment").fill("Tor 3");
	await page.locator("#notes").getByRole("button").dblclick();
	await expect(page.getByText("Wird gespeichert …")).toBeVisible();
	await expect(page.getByText("Gespeichert.")).toBeVisible();
	await expect(page.getByText("Wird gespeichert …")).toHaveCount(0);
	expect(posts).toBe(1);
});

test("every change of the cart is confirmed at its line", async ({ page, baseURL }) => {
	await page.goto(on("de", await withCart(page, baseURL, 2), baseURL), { waitUntil: "networkidle" });
	const status = page.getByRole("status").first();
	const field = page.locator('main input[name="amount"]').first();
	for (const amount of ["3", "4"]) {
		await field.fill(amount);
		await field.press("Enter");
		await expect(status).toContainText(`IPE 200`);
		await expect(status).toContainText(`Menge ${amount}.`);
	}
	// A repeating key removes one line only.
	await page.locator("main button[data-remove]").first().focus();
	await page.keyboard.down("Enter");
	await expect(page.locator('main input[name="amount"]')).toHaveCount(1);
	await expect(page.locator("main button[data-undo]")).toBeFocused();
	await page.keyboard.down("Enter");
	await page.keyboard.up("Enter");
	await expect(page.locator("#lines")).toContainText("wurde entfernt");
	await page.waitForTimeout(500);
	await expect(page.locator('main input[name="amount"]')).toHaveCount(1);
});

test("the next step starts at its top", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 360, height: 500 });
	await page.goto(on("de", await withCart(page, baseURL), baseURL), { waitUntil: "networkidle" });
	await page.locator('main button[name="next"]').first().click();
	await expect(page.locator("main h1")).toHaveText("Adressen und Rechnung");
	await expect(page.locator("main h1")).toBeFocused();
	await expect(page.locator("main h1")).toBeInViewport();
});
