import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { someone } from "../support/auth-forms";
import { expect, holdRequests, on, test } from "../support/browser";

const drawer = "dialog:modal:has(#login-title)";
const submit = 'form[action^="/users/login"] button[type=submit]:not([name])';
const opener = 'body > header a[rel="nofollow"]';

async function allow(page: Page, locale: "de" | "en" | "et" | "fi", baseURL: string | undefined) {
	await page.goto(on(locale, "/cookies", baseURL));
	await page.waitForLoadState("networkidle");
	await page.locator("main button[value=all]").click();
	await expect(page.locator("main input[name=marketing]")).toBeChecked();
}

// Shows R2.20, R13.4, R13.7
test("the drawer is loaded on demand, replaces the history entry, and returns the focus", async ({ page, baseURL }) => {
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
	await page.goto(on("en", "/about", baseURL));
	await page.goto(on("en", "/categories/ipe-beams", baseURL));
	await page.waitForLoadState("networkidle");
	expect(fetched.filter((path) => path.includes("auth-drawer"))).toEqual([]);
	await page.locator(opener).click();
	await expect(page.locator("#login-title")).toBeFocused();
	expect(fetched.some((path) => path.includes("auth-drawer"))).toBe(true);
	await expect(page).toHaveURL(/\?login=true$/);
	// The page below does not scroll.
	expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
	await page.locator(`${drawer} a[href$="view=password"]`).first().click();
	await expect(page.locator(`${drawer} [name=password]`)).toBeVisible();
	await page.locator(`${drawer} a[title="Back"]`).click();
	await expect(page.locator(`${drawer} [name=password]`)).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(page.locator("dialog")).toHaveCount(0);
	await expect(page).toHaveURL(on("en", "/categories/ipe-beams", baseURL));
	await expect(page.locator(opener)).toBeFocused();
	await page.goBack();
	await expect(page).toHaveURL(on("en", "/about", baseURL));
});

for (const width of [360, 1280])
	test(`opened by URL the drawer causes no layout shift at ${width} px, and focuses the header on closing`, async ({ page, baseURL }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(on("de", "/", baseURL));
		// A first page may be rendered without the web font.
		await page.reload();
		const top = () => page.locator("main").evaluate((main) => main.getBoundingClientRect().top);
		const without = await top();
		for (const way of ["key", "button"]) {
			await page.goto(on("de", "/?login=true", baseURL));
			expect(await top()).toBe(without);
			await expect(page.locator(drawer)).toBeVisible();
			await expect(page.locator("#login-title")).toBeFocused();
			expect(await top()).toBe(without);
			if (way === "key") await page.keyboard.press("Escape");
			else await page.locator(`${drawer} a[title="Schließen"]`).click();
			await expect(page.locator("dialog")).toHaveCount(0);
			await expect(page.locator(opener)).toBeFocused();
			expect(await top()).toBe(without);
		}
	});

// Shows R13.4, R20.14
test("errors are focused and link to their field, and input carries over to another view", async ({ page, baseURL }) => {
	await allow(page, "en", baseURL);
	await page.goto(on("en", "/shop?login=true&view=password", baseURL));
	await page.locator(`${drawer} [name=email]`).fill("nobody");
	await page.locator(`${drawer} ${submit}`).click();
	await expect(page.locator("#login-email-error")).toContainText("valid email address");
	await expect(page.locator(`${drawer} [role=alert]`)).toBeFocused();
	await page.locator(`${drawer} [role=alert] a[href="#login-email"]`).click();
	await expect(page.locator(`${drawer} [name=email]`)).toBeFocused();
	const email = someone();
	await page.locator(`${drawer} [name=email]`).fill(email);
	await page.locator(`${drawer} a[href$="view=passwordReset"]`).click();
	await expect(page.locator(`${drawer} [name=password]`)).toHaveCount(0);
	await expect(page.locator(`${drawer} [name=email]`)).toHaveValue(email);
	await page.locator(`${drawer} ${submit}`).click();
	await expect(page.locator(`${drawer} [role=status]`)).toContainText(email);
	await expect(page.locator("#login-title")).toHaveText("Check your inbox");
	// Announced once: in the drawer, not on the page below it.
	await expect(page.getByText(email).filter({ visible: true })).toHaveCount(1);
});

test("input from before hydration is passed on to another view as well", async ({ page, baseURL }) => {
	await allow(page, "en", baseURL);
	const come = await holdRequests(page);
	await page.goto(on("en", "/users/login?view=passwordless", baseURL), { waitUntil: "commit" });
	await page.locator("main [name=email]").fill("early@demo.example");
	come();
	await page.waitForLoadState("networkidle");
	await page.locator('main a[href$="view=passwordReset"], main a[href$="view=password"]').first().click();
	await expect(page.locator("main [name=password]")).toBeVisible();
	await expect(page.locator("main [name=email]")).toHaveValue("early@demo.example");
});

for (const [locale, width, scheme] of [
	["de", 360, "light"],
	["fi", 1280, "dark"],
	["et", 320, "light"],
	["en", 768, "dark"],
] as const)
	test(`every view is accessible at ${width} px in ${locale}, ${scheme}`, async ({ page, baseURL, consoleErrors }) => {
		test.setTimeout(120_000);
		await page.emulateMedia({ colorScheme: scheme });
		await page.setViewportSize({ width, height: 800 });
		await page.goto(on(locale, "/shop?login=true", baseURL));
		await expect(page.locator(drawer)).toBeVisible();
		await expectAccessible(page, "without consent");
		await page.locator(`${drawer} button[name=allow]`).click();
		await expect(page.locator(`${drawer} [role=alert]`)).toBeFocused();
		await expect(page.locator(`${drawer} ${submit}`)).toBeEnabled();
		await expect(page.locator(`${drawer} button[name=allow]`)).toHaveCount(0);
		for (const view of ["passwordless", "password", "passwordReset", "signup"]) {
			await page.goto(on(locale, `/shop?login=true&view=${view}`, baseURL));
			await expect(page.locator(drawer)).toBeVisible();
			await page.locator(`${drawer} ${submit}`).click();
			await expect(page.locator("#login-email-error")).toBeVisible();
			await expectAccessible(page, view);
		}
		for (const path of ["/shop?login=true&view=signup&sent=new", "/users/login?view=password", "/users/magic-link?token=x", "/cookies"]) {
			await page.goto(on(locale, path, baseURL));
			await page.waitForLoadState("networkidle");
			await expectAccessible(page, path);
		}
		expect(consoleErrors.filter((text) => !/Failed to load resource.*(?:404|422)/.test(text))).toEqual([]);
	});

// Shows R13.18
test("a password is shown while its button is pressed, and hidden once it is sent", async ({ page, baseURL }) => {
	await allow(page, "de", baseURL);
	await page.goto(on("de", "/users/login?view=password", baseURL));
	const password = page.locator("main [name=password]");
	const toggle = page.getByRole("button", { name: "Passwort anzeigen" });
	await password.fill("Falsch2000");
	await expect(toggle).toHaveAttribute("aria-pressed", "false");
	await toggle.click();
	await expect(toggle).toHaveAttribute("aria-pressed", "true");
	await expect(password).toHaveAttribute("type", "text");
	await expect(password).toHaveValue("Falsch2000");
	await expectAccessible(page, "a password that is shown");
	await page.locator("main [name=email]").fill(someone());
	await page.locator(`main ${submit}`).click();
	await expect(page.locator("main [role=alert]")).toBeFocused();
	await expect(page.locator("main [role=alert] a")).toHaveText("E-Mail-Adresse oder Passwort stimmt nicht.");
	await expect(password).toHaveAttribute("type", "password");
	await expect(toggle).toHaveAttribute("aria-pressed", "false");
});

// Shows R2.20
test("on a phone the drawer is full-screen", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(on("de", "/shop?login=true", baseURL));
	const box = async () => {
		const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(drawer).boundingBox()) ?? {};
		return { left: x, top: y, right: x + width, bottom: y + height };
	};
	// After its transition.
	await expect.poll(box).toEqual({ left: 0, top: 0, right: 360, bottom: 740 });
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect.poll(box).toEqual({ left: 800, top: 0, right: 1280, bottom: 800 });
});
