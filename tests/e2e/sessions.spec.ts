import type { BrowserContext } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";
import { knownAccount, newAccount } from "../support/visiting-account";

const password = "Traeger200";

/** Signs in to a new account, here and on a phone. */
async function twoDevices(context: BrowserContext, baseURL: string | undefined) {
	const url = new URL(on("de", "/", baseURL));
	const local = { shop: `http://127.0.0.1:${url.port}`, backend: `http://127.0.0.1:${Number(url.port) + 1}`, locale: "de" as const };
	const { visitor, email } = await newAccount(local, password);
	// Every page then shows who is signed in.
	await visitor.get("/users/profile");
	await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, domain: url.hostname, path: "/" })));
	return { email, phone: (await knownAccount(local, email, password)).visitor };
}

for (const width of [320, 1280])
	test(`sessions are listed, and ended remotely (${width} px)`, { tag: width === 320 ? [] : "@repeat" }, async ({
		page,
		context,
		baseURL,
		scripts,
		consoleErrors,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		const { phone } = await twoDevices(context, baseURL);
		await page.goto(on("de", "/users/profile", baseURL));
		await page.locator('main a[href="/users/sessions"]').click();
		await expect(page.locator("h1")).toHaveText("Angemeldete Geräte");
		await expect(page.locator("main strong")).toHaveCount(2);
		await expectAccessible(page, page.url(), scripts);
		await page.getByRole("button", { name: /^Abmelden: / }).click();
		await expect(page.getByRole("alert")).toContainText("Das Gerät ist abgemeldet.");
		if (scripts === "on") await expect(page.getByRole("alert")).toBeFocused();
		await expect(page.locator("main strong")).toHaveCount(1);
		await expectAccessible(page, page.url(), scripts);
		expect((await phone.send("GET", "/users/profile")).status).toBe(303);
		if (scripts === "on") expect(consoleErrors).toEqual([]);
	});

// Shows H5.6
test("signing out in one tab removes the account from another, and guests load no script for it", async ({
	page,
	context,
	baseURL,
	scripts,
}) => {
	test.skip(scripts !== "on", "Tabs are notified by scripts.");
	const asked: string[] = [];
	context.on("request", (request) => asked.push(request.url()));
	const timesAsked = () => asked.filter((url) => url.includes("/signed-out-")).length;
	await page.goto(on("de", "/categories/ipe-beams", baseURL), { waitUntil: "networkidle" });
	expect(timesAsked()).toBe(0);
	const { email } = await twoDevices(context, baseURL);
	await page.goto(on("de", "/users/profile", baseURL));
	await expect.poll(timesAsked).toBe(1);
	const other = await context.newPage();
	await other.goto(on("de", "/users/profile", baseURL));
	await expect.poll(timesAsked).toBe(2);
	await expect(other.getByText(email).first()).toBeVisible();
	await page.locator('form[action="/users/logout"] button').first().click();
	await expect(page).toHaveURL(on("de", "/", baseURL));
	await expect(other).toHaveURL(/\/users\/login\?returnTo=/);
	await expect(other.locator("body")).not.toContainText(email);
});
