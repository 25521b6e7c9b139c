import { human } from "../support/aged-form";
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
	await page.waitForTimeout(human);
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

// Shows R75.1
test("a message that covers the focused element closes, and so it does on Escape", async ({ page, baseURL }) => {
	// A screen of 1280 × 1024 at 400 %.
	await page.setViewportSize({ width: 320, height: 256 });
	await page.goto(on("de", "/products/ipe-200", baseURL), { waitUntil: "networkidle" });
	const add = page.locator('main button[name="only"]').first();
	const told = page.getByRole("status").getByText("liegt im Warenkorb");
	await add.focus();
	await page.keyboard.press("Enter");
	await expect(told).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(told).toHaveCount(0);
	await add.focus();
	await page.keyboard.press("Enter");
	await expect(told).toBeVisible();
	for (let presses = 0; presses < 20; presses++) {
		await page.keyboard.press("Tab");
		await page.evaluate(() => new Promise(requestAnimationFrame));
		const isSeen = await page.evaluate(() => {
			const focused = document.activeElement;
			if (!focused) return false;
			const { x, y, width, height } = focused.getBoundingClientRect();
			const at = document.elementFromPoint(x + width / 2, y + height / 2);
			return at !== null && (focused.contains(at) || at.contains(focused));
		});
		expect(isSeen).toBe(true);
	}
});

// Shows R75.2
test("a page whose code cannot be loaded comes as a document", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL), { waitUntil: "networkidle" });
	await page.route(/\/assets\/faq-[^/]*\.js/, (route) => route.abort());
	await page.locator('a[href="/faq"]').first().click();
	await expect(page).toHaveURL(/\/faq$/);
	await expect(page.locator("h1")).toHaveText("Häufige Fragen (FAQ)");
});

// Shows R75.4
test("the title begins with the word for an error after a refusal", async ({ page, baseURL }) => {
	await page.goto(on("de", "/contact", baseURL), { waitUntil: "networkidle" });
	const send = page.locator('main form[method="post"] button[type="submit"]').last();
	await send.click();
	await expect(page).toHaveTitle(/^Fehler: Kontakt/);
	await page.getByRole("link", { name: "Über uns" }).first().click();
	await expect(page).toHaveURL(/\/about$/);
	await expect(page).not.toHaveTitle(/^Fehler/);
});
