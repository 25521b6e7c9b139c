import { expect, on, test } from "../support/browser";

// Shows R55.4
test("a browser that keeps no cookies of this shop sends its forms as without scripts", async ({ page, baseURL }) => {
	await page.addInitScript(() => Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} }));
	await page.goto(on("de", "/products/ipe-200", baseURL), { waitUntil: "domcontentloaded" });
	await page.locator('main input[name^="amount."]').first().fill("2");
	const sent = page.waitForRequest((request) => request.method() === "POST" && request.isNavigationRequest());
	await page.locator('main button[name="only"]').first().click();
	// Its response redirects through the cookie check (tests/http/cookies.test.ts).
	expect(new URL((await sent).url()).pathname).toBe("/cart/items");
});

// Shows R55.5
test("where the answer is lost after the form has arrived, the page calls it uncertain, and sending it again is harmless", async ({
	page,
	baseURL,
}) => {
	await page.goto(on("de", "/contact", baseURL), { waitUntil: "networkidle" });
	await page.locator('main [name="message"]').fill("Liefern Sie auch samstags?");
	await page.locator('main [name="email"]').fill("einkauf@stahlbau.example");
	const session = await page.context().newCDPSession(page);
	await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/contact.data*", requestStage: "Response" }] });
	let arrived = 0;
	session.on("Fetch.requestPaused", ({ requestId }) => {
		arrived += 1;
		session.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" }).catch(() => {});
	});
	await page.locator('main form[method="post"] button[type="submit"]').last().click();
	const told = page.getByRole("alert").filter({ hasText: "Keine Verbindung zum Shop" });
	await expect(told).toContainText("nicht sicher");
	expect(arrived).toBe(1);
	await session.send("Fetch.disable");
	await told.getByRole("button").click();
	await expect(page).toHaveURL(/sent=1/);
});

// Shows R55.3
test("a date that is half typed is not sent as none", async ({ page, baseURL }) => {
	await page.goto(on("de", "/contact?quote=1", baseURL), { waitUntil: "networkidle" });
	await page.locator('main [name="message"]').fill("20 Träger");
	await page.locator('main [name="email"]').fill("einkauf@stahlbau.example");
	const day = page.locator('main [name="wantedOn"]');
	await day.focus();
	await page.keyboard.type("18");
	await page.locator('main form[method="post"] button[type="submit"]').last().click();
	await expect(day).toBeFocused();
	expect(page.url()).not.toContain("sent=1");
});

// Shows R55.6
test("the drawer of a phone has the phone number and the way to a quotation, and breadcrumbs begin at the front page", async ({
	page,
	baseURL,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(on("de", "/products/ipe-200", baseURL), { waitUntil: "networkidle" });
	await expect(page.getByRole("navigation", { name: "Sie sind hier" }).getByRole("link", { name: "Start", exact: true })).toBeVisible();
	await page.getByRole("banner").getByRole("link", { name: "Sortiment" }).click();
	const drawer = page.getByRole("navigation", { name: "Sortiment nach Warengruppen" });
	await expect(drawer.locator('a[href^="tel:"]')).toBeVisible();
	await expect(drawer.getByRole("link", { name: "Angebot anfragen" })).toBeVisible();
	await expect(page.locator("main figure img, main img").first()).toBeVisible();
});
