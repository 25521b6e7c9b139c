import type { Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";

async function filledCart(page: Page, baseURL: string | undefined) {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page.waitForLoadState("networkidle");
	for (const [row, amount] of ["4", "2", "3"].entries()) await page.locator('main input[name^="amount."]').nth(row).fill(amount);
	await page.getByRole("button", { name: "Alle in den Warenkorb" }).click();
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toContainText("3");
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	await expect(field(page).first()).toHaveValue("4");
}

const field = (page: Page) => page.locator('main input[name="amount"]');
const focused = (page: Page) => page.locator(":focus");

test("every click counts, and the field keeps the focus after Enter", async ({ page, baseURL }) => {
	await filledCart(page, baseURL);
	const more = page.getByRole("button", { name: /^Mehr/ }).first();
	for (let press = 0; press < 4; press++) await more.click();
	await expect(field(page).first()).toHaveValue("8");
	await expect(page.getByRole("status").first()).toContainText("Menge");
	await expect(more).toBeFocused();
	await field(page).first().fill("6");
	await field(page).first().press("Enter");
	await expect(field(page).first()).toHaveAttribute("data-line-field", "6");
	await expect(field(page).first()).toBeFocused();
	await page.reload();
	await expect(field(page).first()).toHaveValue("6");
});

test("totals are marked as outdated while a quantity is being saved", async ({ page, baseURL }) => {
	await filledCart(page, baseURL);
	await page.route("**/cart/*.data*", async (route) => {
		await new Promise((done) => setTimeout(done, 600));
		await route.continue();
	});
	const lines = page.locator("main ul > li[data-part]");
	const totals = page.locator('section[aria-labelledby="totals"] dl');
	const busy = page.locator("main [aria-busy=true]");
	await expect(busy).toHaveCount(0);
	const before = await totals.boundingBox();
	const ink = await totals
		.locator("dd")
		.first()
		.evaluate((sum) => getComputedStyle(sum).color);
	await field(page).first().fill("7");
	await field(page).first().press("Tab");
	await expect(totals).toHaveAttribute("aria-busy", "true");
	await expect(lines.first().locator("p[aria-busy=true]")).toHaveCount(3);
	await expect(lines.nth(1).locator("[aria-busy]")).toHaveCount(0);
	await expect(totals.locator("dd").first()).not.toHaveCSS("color", ink);
	expect(await totals.boundingBox()).toEqual(before);
	await expect(field(page).first()).toHaveValue("7");
	const old = await totals.innerText();
	await page.locator(":focus").press("Enter");
	await expect(totals).toHaveAttribute("aria-busy", "true");
	expect(await totals.innerText()).toBe(old);
	await expect(busy).toHaveCount(0);
	expect(await totals.innerText()).not.toBe(old);
	await expect(field(page).first()).toHaveAttribute("data-line-field", "7");

	await page.getByRole("button", { name: /^Mehr/ }).nth(1).click();
	await expect(lines.nth(1).locator("p[aria-busy=true]")).toHaveCount(3);
	await expect(busy).toHaveCount(0);
	await expect(field(page).nth(1)).toHaveAttribute("data-line-field", "3");

	// Restoring the typed value is not a change.
	await field(page).first().fill("9");
	await expect(totals).toHaveAttribute("aria-busy", "true");
	await field(page).first().fill("7");
	await expect(busy).toHaveCount(0);
});

test("the focus outline covers nothing", async ({ page, baseURL }) => {
	await filledCart(page, baseURL);
	for (const width of [1280, 360]) {
		await page.setViewportSize({ width, height: 900 });
		// Field, save button, both steppers and the remove button.
		await field(page).first().fill("9");
		for (let press = 0; press < 5; press++) {
			const covered = await page.evaluate(() => {
				const focused = document.activeElement;
				const group = focused?.parentElement;
				if (!focused || !group) return ["nothing has the focus"];
				const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(focused);
				if (outlineStyle === "none") return ["there is no outline"];
				const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
				const box = focused.getBoundingClientRect();
				// A closed fold shows its summary.
				const shown = (one: Element) => (one instanceof HTMLDetailsElement && !one.open ? (one.querySelector("summary") ?? one) : one);
				return [...group.children]
					.filter((other) => other !== focused && getComputedStyle(other).visibility === "visible" && other.clientWidth !== 1)
					.map((other) => ({ name: other.textContent, at: shown(other).getBoundingClientRect() }))
					.filter(
						({ at }) => at.left < box.right + out && at.right > box.left - out && at.top < box.bottom + out && at.bottom > box.top - out,
					)
					.map(({ name }) => name);
			});
			expect(covered, `${width}: ${press}`).toEqual([]);
			await page.keyboard.press("Tab");
		}
	}
});

test("clicks during a pending request are not lost", async ({ page, baseURL }) => {
	await filledCart(page, baseURL);
	await page.route("**/cart/*.data*", async (route) => {
		await new Promise((done) => setTimeout(done, 600));
		await route.continue();
	});
	const more = page.getByRole("button", { name: /^Mehr/ }).first();
	await more.click();
	await page.waitForRequest((request) => request.method() === "POST");
	await more.click();
	await page
		.getByRole("button", { name: /^Weniger/ })
		.first()
		.click();
	await more.click();
	await expect(field(page).first()).toHaveAttribute("data-line-field", "6");
	await expect(field(page).first()).toHaveValue("6");
});

// Shows R67.1
test("a removed line leaves its place to the button that puts it back, and nothing moves under the pointer", async ({ page, baseURL }) => {
	await filledCart(page, baseURL);
	const rows = page.locator("#lines > li");
	const tops = () => rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().top)));
	const before = await tops();
	// Lines that are removed one after the other keep the places of all.
	for (const left of [2, 1]) {
		await page.locator("#lines button[data-remove]").first().click();
		await expect(field(page)).toHaveCount(left);
		await expect(focused(page)).toHaveText(/^Rückgängig/);
		expect(await tops()).toEqual(before);
	}
	await rows.first().getByRole("button", { name: "Rückgängig" }).press("Enter");
	await expect(field(page)).toHaveCount(2);
	await expect(rows.first().locator('input[name="amount"]')).toHaveValue("4");
	await expect(focused(page)).toHaveText(/^Entfernen/);
	expect(await tops()).toEqual(before);
	await page.reload();
	await expect(rows).toHaveCount(2);
});

test("removing the last line moves the focus to the heading", async ({ page, baseURL }) => {
	await filledCart(page, baseURL);
	for (const left of [2, 1, 0]) {
		await page.locator("main button[data-remove]").first().press("Enter");
		await expect(field(page)).toHaveCount(left);
		await expect(focused(page)).toHaveText(left > 0 ? /^Rückgängig/ : "Ihr Warenkorb ist leer");
	}
	await page.goto(on("de", "/compare?ids=1101,1127", baseURL));
	await page.waitForLoadState("networkidle");
	await page.locator("main a[data-remove]").first().press("Enter");
	await expect(page.locator("main thead th[scope=col]")).toHaveCount(1);
	await expect(focused(page)).toHaveAttribute("href", "/compare");
});
