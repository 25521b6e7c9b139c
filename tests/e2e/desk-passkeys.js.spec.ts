import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { expect, test } from "../support/browser";
import { codeIn, deskPassword, invitedOwner, lastMail } from "../support/desk-visitor";
import { watchLayoutShift } from "../support/layout-shift";

/** Gives the browser an authenticator that answers at once. */
async function withAuthenticator(page: Page) {
	const browser = await page.context().newCDPSession(page);
	await browser.send("WebAuthn.enable");
	const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return {
		/** The person turns away, or shows a finger again. */
		verifies: (isUserVerified: boolean) => browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
	};
}

// Shows R60.30, R60.31, R60.32
test("a person adds a passkey and signs in with it", async ({ page, baseURL, scripts, consoleErrors }) => {
	const { port } = new URL(baseURL ?? "");
	const desk = `http://desk.localhost:${port}`;
	const authenticator = await withAuthenticator(page);
	const shift = await watchLayoutShift(page);
	const submit = page.locator("main form button[type=submit]:not([name])").first();
	const { owner, link } = await invitedOwner(port);
	await page.goto(link);
	await page.locator("[name=name]").fill("Maija");
	await page.locator("[name=password]").fill(deskPassword);
	await submit.click();
	await expect(page).toHaveURL(`${desk}/desk/sign-in`);
	await page.locator("[name=email]").fill(owner);
	await page.locator("[name=password]").fill(deskPassword);
	await submit.click();
	await expect(page).toHaveURL(/\/desk\/code\?/);
	await page.locator("[name=code]").fill(codeIn(await lastMail({ address: `http://127.0.0.1:${port}` }, owner)));
	await submit.click();
	await expect(page).toHaveURL(`${desk}/desk`);

	await page.goto(`${desk}/desk/me`);
	const section = page.locator("section[aria-labelledby=passkeys-title]");
	await section.locator("form button[type=submit]:not([name])").click();
	await expect(page.locator("#passkey-name-error")).toBeVisible();
	await section.locator("[name=name]").fill("Laptop");
	await section.locator("[name=password]").fill("Wrong1234");
	await section.locator("form button[type=submit]:not([name])").click();
	await expect(page.locator("#passkey-password-error")).toBeVisible();
	// Typing sends nothing: the authenticator is asked by a press alone.
	let asked = 0;
	page.on("request", (request) => {
		if (new URL(request.url()).pathname === "/desk/me/passkey") asked++;
	});
	await section.locator("[name=password]").pressSequentially(deskPassword.slice(0, -1));
	await section.locator("[name=name]").fill("Laptop");
	await section.locator("[name=password]").fill(deskPassword);
	expect(asked).toBe(0);
	await section.locator("form button[type=submit]:not([name])").click();
	await expect(section.getByRole("rowheader", { name: "Laptop" })).toBeVisible();
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`${desk}/desk/me`);
		await expect(section.locator("[name=name]")).toBeVisible();
		await expectAccessible(page, `passkeys at ${width} px`, scripts);
		expect(await shift()).toBe(0);
	}
	// The authenticator has one for this person already.
	await section.locator("[name=name]").fill("Laptop again");
	await section.locator("[name=password]").fill(deskPassword);
	await section.locator("form button[type=submit]:not([name])").click();
	await expect(section.getByRole("status")).not.toBeEmpty();
	await expect(section.locator("tbody tr")).toHaveCount(1);

	await page.locator('form[action="/desk/sign-out"] button').click();
	await expect(page).toHaveURL(`${desk}/desk/sign-in`);
	const loaded: string[] = [];
	page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
	await page.goto(`${desk}/desk/log`);
	const button = page.locator("main > div > button");
	await expect(button).toBeVisible();
	await expectAccessible(page, "the door with passkeys", scripts);
	expect(await shift()).toBe(0);
	expect(loaded.filter((path) => path.includes("authenticator"))).toEqual([]);
	await authenticator.verifies(false);
	await button.click();
	await expect(page.locator("main").getByRole("status")).not.toBeEmpty();
	expect(loaded.filter((path) => path.includes("authenticator"))).toHaveLength(1);
	await authenticator.verifies(true);
	await button.click();
	await expect(page).toHaveURL(`${desk}/desk/log`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

	const older = await page.context().newPage();
	await older.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
	await older.goto(`${desk}/desk/sign-in`);
	await expect(older.locator("main form button[type=submit]:not([name])")).toBeVisible();
	await expect(older.locator("main > div > button")).toHaveCount(0);
	// Browsers report refused forms themselves.
	expect(consoleErrors.filter((error) => !error.includes("status of 422"))).toEqual([]);
});
