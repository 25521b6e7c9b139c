import type { Page } from "@playwright/test";
import { languages } from "../../contract/locale";
import { goodPassword, linkTo, someone } from "../support/auth-forms";
import { expect, on, test } from "../support/browser";

const drawer = "dialog:has(#login-title)";
const submit = "form:has([name=view]) button[type=submit]:not([name])";

/** Address of the shop's development pages: Node does not resolve names below localhost. */
const devPages = (baseURL: string | undefined) => `http://127.0.0.1:${new URL("/", baseURL).port}`;

/** Opens the link of the newest mail and submits its form. */
async function pressLink(page: Page, baseURL: string | undefined, email: string) {
	await page.goto(new URL(await linkTo(devPages(baseURL), email), page.url()).href);
	await page.locator("main form:has([name=token]) button[type=submit]").click();
	await expect(page).toHaveURL(/\/users\/profile$/);
	await expect(page.locator('main form[action="/users/logout"]')).toBeVisible();
}

// Shows R3.5, R13.4, R13.10, R13.12
for (const locale of languages)
	test(`signing up, out and in again: ${locale}`, { tag: "@plain" }, async ({ page, baseURL, scripts, consoleErrors }) => {
		test.setTimeout(90_000);
		const email = someone();
		await page.goto(on(locale, "/shop", baseURL));
		await page.locator('body > header a[rel="nofollow"]').click();
		await expect(page.locator(`${drawer} [name=email]`)).toBeVisible();
		await expect(page.locator("dialog:modal")).toHaveCount(scripts === "on" ? 1 : 0);
		await page.locator(`${drawer} a[href$="view=signup"]`).click();
		await expect(page.locator(`${drawer} [name=confirmPassword]`)).toBeVisible();
		await page.locator(`${drawer} [name=email]`).fill(email);
		await page.locator(`${drawer} [name=password]`).fill(goodPassword);
		await page.locator(`${drawer} [name=confirmPassword]`).fill(goodPassword);
		// Without functional cookies the button is disabled, and another allows them and sends what was typed.
		await expect(page.locator(`${drawer} ${submit}`)).toBeDisabled();
		await page.locator(`${drawer} button[name=allow]`).click();
		await expect(page.locator(`${drawer} [name=email]`)).toHaveCount(0);
		await expect(page.getByText(email).filter({ visible: true }).first()).toBeVisible();
		await expect(page).toHaveURL(on(locale, "/shop?login=true&view=signup&sent=new", baseURL));

		await pressLink(page, baseURL, email);
		await expect(page.locator('header a[href="/users/profile"] [aria-hidden]')).toHaveText(email.slice(0, 1).toUpperCase());
		await page.locator('main form[action="/users/logout"] button').click();
		await expect(page.locator('body > header a[rel="nofollow"]')).toBeVisible();
		await expect(page).toHaveURL(on(locale, "/", baseURL));

		await page.locator('body > header a[rel="nofollow"]').click();
		await page.locator(`${drawer} a[href$="view=password"]`).first().click();
		// The previous view also has an address field, whose value is lost with the page.
		await expect(page.locator(`${drawer} [name=password]`)).toBeVisible();
		await page.locator(`${drawer} [name=email]`).fill(email);
		await page.locator(`${drawer} [name=password]`).fill(goodPassword);
		await page.locator(`${drawer} ${submit}`).click();
		await expect(page).toHaveURL(on(locale, "/users/profile", baseURL));
		await expect(page.locator('header a[href="/users/profile"]')).toBeVisible();
		await expect(page.locator("dialog")).toHaveCount(0);
		if (scripts === "on") expect(consoleErrors).toEqual([]);
	});

test("a mailed link and a new password sign in as well", async ({ page, baseURL }) => {
	test.setTimeout(90_000);
	const email = someone();
	await page.goto(on("de", "/users/login?view=signup", baseURL));
	const send = async (typed: Record<string, string>, button = submit) => {
		for (const [name, value] of Object.entries(typed)) await page.locator(`main [name=${name}]`).fill(value);
		await page.locator(`main ${button}`).click();
		await expect(page).toHaveURL(/sent=new/);
	};
	await send({ email, password: goodPassword, confirmPassword: goodPassword }, "button[name=allow]");
	await page.goto(on("de", "/users/login?view=passwordless", baseURL));
	await send({ email });
	await pressLink(page, baseURL, email);
	await page.locator('main form[action="/users/logout"] button').click();
	await expect(page.locator('body > header a[rel="nofollow"]')).toBeVisible();

	await page.goto(on("de", "/users/login?view=passwordReset", baseURL));
	await send({ email });
	await page.goto(new URL(await linkTo(devPages(baseURL), email), page.url()).href);
	await page.locator("#reset-password").fill("Neues2000");
	await page.locator("#reset-confirmPassword").fill("Neues2001");
	await page.locator("main form:has([name=token]) button[type=submit]").click();
	await expect(page.locator("#reset-confirmPassword-error")).toHaveText("Die Passwörter stimmen nicht überein.");
	await page.locator("#reset-password").fill("Neues2000");
	await page.locator("#reset-confirmPassword").fill("Neues2000");
	await page.locator("main form:has([name=token]) button[type=submit]").click();
	await expect(page).toHaveURL(/\/users\/profile$/);
});

test("after a required sign-in the requested page opens", async ({ page, baseURL }) => {
	test.setTimeout(60_000);
	await page.goto(on("en", "/cookies", baseURL));
	await page.locator("main button[value=all]").click();
	await expect(page.locator("main input[name=marketing]")).toBeChecked();
	await page.goto(on("en", "/users/orders?page=2", baseURL));
	await page.locator('main a[href$="view=password"]').first().click();
	await expect(page.locator("main [name=password]")).toBeVisible();
	await page.locator("main [name=email]").fill("purchasing@demo.example");
	await page.locator("main [name=password]").fill("Wrong2000");
	await page.locator(`main ${submit}`).click();
	await expect(page.locator("#auth-email-error")).toHaveText("Invalid email or password.");
	await expect(page.locator(`main [role=alert] a[href="#auth-email"]`)).toHaveText("Invalid email or password.");
	await page.locator("main [name=email]").fill("einkauf@demo.example");
	await page.locator("main [name=password]").fill("Crossbar1");
	await page.locator(`main ${submit}`).click();
	await expect(page).toHaveURL(on("en", "/users/orders?page=2", baseURL));
	await expect(page.locator("h1")).toBeVisible();
});

// Shows R81.2
test("the link to a new password is at the password, and the keyboard reaches the button first", async ({ page, baseURL }) => {
	await page.goto(on("de", "/users/login?view=password", baseURL));
	await page.locator("main button[name=allow]").click();
	await page.goto(on("de", "/users/login?view=password", baseURL));
	const forgot = page.locator('main form a[href*="view=passwordReset"]');
	const [field, link, button] = await Promise.all(
		[page.locator("main [name=password]"), forgot, page.locator(`main ${submit}`)].map((one) => one.boundingBox()),
	);
	if (!field || !link || !button) throw new Error("a part is missing");
	expect(link.y - (field.y + field.height)).toBeLessThan(12);
	expect(button.y).toBeGreaterThanOrEqual(link.y + link.height);
	await page.locator("main [name=email]").focus();
	const reached: string[] = [];
	for (let times = 0; times < 6 && reached.at(-1) !== "link"; times++) {
		await page.keyboard.press("Tab");
		reached.push(
			await page.evaluate(() => {
				const { activeElement: at } = document;
				if (at instanceof HTMLAnchorElement) return "link";
				return at instanceof HTMLButtonElement ? at.type : (at?.getAttribute("name") ?? "");
			}),
		);
	}
	// With scripts a button shows the password.
	expect(reached.filter((one) => one !== "button")).toEqual(["password", "submit", "link"]);
});
