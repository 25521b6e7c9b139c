import { expect, on, test } from "../support/browser";

// Shows R55.4
test("a browser that keeps no cookies of this shop is told so, with scripts as well", async ({ page, baseURL }) => {
	const session = await page.context().newCDPSession(page);
	await page.addInitScript(() => {
		Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
		Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => true });
	});
	await session.send("Network.enable");
	await session.send("Network.setBypassServiceWorker", { bypass: true });
	await page.route("**/*", async (route) => {
		const response = await route.fetch({ maxRedirects: 0 }).catch(() => null);
		if (!response) return route.abort();
		const { "set-cookie": _, ...headers } = response.headers();
		await route.fulfill({ response, headers });
	});
	await page.goto(on("de", "/products/ipe-200", baseURL), { waitUntil: "domcontentloaded" });
	await page.locator('main input[name^="amount."]').first().fill("2");
	await page.locator('main button[name="only"]').first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihr Browser nimmt keine Cookies an");
});

// Shows R55.5
test("where the answer is lost after the form has arrived, the page calls it uncertain, and sending it again is harmless", async ({
	page,
	baseURL,
}) => {
	await page.goto(on("de", "/contact", baseURL), { waitUntil: "networkidle" });
	await page.locator('main [name="message"]').fill("Liefern Sie auch samstags?");
	await page.locator('main [name="email"]').fill("einkauf@stahlbau.example");
	let arrived = 0;
	await page.route("**/contact.data*", async (route) => {
		if (route.request().method() !== "POST") return route.continue();
		await route.fetch({ maxRedirects: 0 });
		arrived += 1;
		await route.abort();
	});
	await page.locator('main form[method="post"] button[type="submit"]').last().click();
	const told = page.getByRole("alert").filter({ hasText: "Keine Verbindung zum Shop" });
	await expect(told).toContainText("nicht sicher");
	expect(arrived).toBe(1);
	await page.unroute("**/contact.data*");
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
	await page.getByRole("link", { name: "Sortiment", exact: true }).click();
	const drawer = page.getByRole("navigation", { name: "Sortiment nach Warengruppen" });
	await expect(drawer.locator('a[href^="tel:"]')).toBeVisible();
	await expect(drawer.getByRole("link", { name: "Angebot anfragen" })).toBeVisible();
	await expect(page.locator("main figure img, main img").first()).toBeVisible();
});
