import { expectAccessible } from "../support/accessible";
import { human } from "../support/aged-form";
import { expect, on, test } from "../support/browser";

// Shows R2.3
for (const width of [320, 1280])
	test(`the supplier form reports missing fields, and confirms, ${width} px wide`, { tag: width === 320 ? [] : "@repeat" }, async ({
		page,
		baseURL,
		scripts,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(on("de", "/supplierInfo", baseURL));
		await page.waitForTimeout(human);
		await page.getByRole("main").getByLabel("Was Sie herstellen oder führen").fill("Formrohre");
		await page.getByRole("button", { name: "Anfrage senden" }).click();
		const summary = page.getByRole("alert").filter({ hasText: "Bitte prüfen" });
		await expect(summary).toBeInViewport();
		await expect(page.getByRole("main").getByLabel("Was Sie herstellen oder führen")).toHaveValue("Formrohre");
		await expectAccessible(page, "refused", scripts);
		await page.getByRole("main").getByLabel("Unternehmen").fill("Meyer GmbH");
		await page.getByRole("main").getByLabel("E-Mail").fill(`${crypto.randomUUID()}@meyer.example`);
		await page.getByRole("button", { name: "Anfrage senden" }).click();
		await expect(page.getByText("Ihre Anfrage ist gesendet")).toBeInViewport();
		await expectAccessible(page, "sent", scripts);
	});

test("a message submitted by a double click is sent once", async ({ page, baseURL, request }) => {
	const email = `${crypto.randomUUID()}@meyer.example`;
	await page.goto(on("de", "/contact", baseURL));
	await page.waitForTimeout(human);
	await page.getByRole("textbox", { name: "Nachricht" }).fill("Liefern Sie nach Essen?");
	await page.getByRole("main").getByRole("textbox", { name: "E-Mail" }).fill(email);
	await page.getByRole("button", { name: "Nachricht senden" }).dblclick();
	await expect(page.getByText("Ihre Nachricht ist gesendet")).toBeVisible();
	const outbox = await request.get(`http://127.0.0.1:${new URL(baseURL ?? "").port}/_dev/outbox.json`);
	// The mail to the shop, and the copy.
	expect(JSON.stringify(await outbox.json()).split(`"reply_to":"${email}"`)).toHaveLength(2);
});

// Shows R3.9, R20.10
test("the newsletter form at the end of a page subscribes without leaving the page", async ({ page, baseURL, scripts }) => {
	await page.goto(on("fi", "/about", baseURL));
	await page.waitForTimeout(human);
	const form = page.locator("#newsletter");
	await form.getByLabel("Sähköpostiosoite").fill(`${crypto.randomUUID()}@yritys.example`);
	await form.getByRole("button", { name: "Tilaa" }).click();
	await expect(page.getByText("Lähetimme sinulle sähköpostin").filter({ visible: true })).toBeInViewport();
	await expect(page).toHaveURL(/\/about#newsletter$/);
	await expectAccessible(page, "subscribed", scripts);
});

// Shows R15.6
test("a refused newsletter form is shown on its own page with the input", async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", "/about", baseURL));
	await page.waitForTimeout(human);
	const form = page.locator("#newsletter");
	// Valid for browsers, invalid for business mail.
	await form.getByLabel("E-Mail-Adresse").fill("a@b");
	await form.getByRole("button", { name: "Abonnieren" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Newsletter" })).toBeVisible();
	await expect(page.getByRole("alert").filter({ hasText: "Bitte prüfen" })).toBeInViewport();
	await expect(page.getByRole("main").getByLabel("E-Mail-Adresse")).toHaveValue("a@b");
	await expect(page.locator("#newsletter")).toBeHidden();
	await expectAccessible(page, "refused", scripts);
	await page.getByRole("main").getByLabel("E-Mail-Adresse").fill(`${crypto.randomUUID()}@meyer.example`);
	await page.getByRole("button", { name: "Newsletter abonnieren" }).click();
	await expect(page).toHaveURL(/\/about#newsletter$/);
});
