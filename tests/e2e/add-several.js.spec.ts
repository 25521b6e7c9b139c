import type { Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";

const field = (page: Page, index: number) => page.locator('main input[name^="amount."]').nth(index);

test("a lost connection keeps page and input, and retrying adds it once", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page.waitForLoadState("networkidle");
	await page.route("**/cart/items*", (route) => route.abort());
	await field(page, 0).fill("12");
	await field(page, 2).fill("3");
	await field(page, 2).press("Enter");
	await expect(page.getByRole("alert").filter({ hasText: "Verbindung ist unterbrochen" })).toBeInViewport();
	await expect(field(page, 0)).toHaveValue("12");
	await page.unroute("**/cart/items*");
	await page.getByRole("button", { name: "Alle in den Warenkorb" }).click();
	await expect(page.getByRole("status").first()).toContainText("2 Positionen");
	await expect(field(page, 0)).toHaveValue("");
	await expect(page.getByRole("alert").filter({ hasText: "Verbindung ist unterbrochen" })).toHaveCount(0);
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toContainText("2");
});

test("a row that failed and is emptied is no failure of the next one", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL), { waitUntil: "networkidle" });
	const failure = page.getByRole("alert").filter({ hasText: "Verbindung ist unterbrochen" });
	await page.route("**/cart/items*", (route) => route.abort());
	await field(page, 0).fill("12");
	await field(page, 0).press("Enter");
	await expect(failure).toHaveCount(1);
	await page.unroute("**/cart/items*");
	await field(page, 0).fill("");
	await field(page, 1).fill("3");
	await field(page, 1).press("Enter");
	await expect(page.locator('main tr:has(button[name="only"])').nth(1).locator("button[data-state=added]")).toBeVisible();
	await expect(failure).toHaveCount(0);
});

// Shows R55.2
test("rows that are added before the first answer are one cart with each of them once, and what is typed meanwhile stays", async ({
	page,
	baseURL,
}) => {
	await page.goto(on("de", "/products/ipe-200", baseURL), { waitUntil: "networkidle" });
	const row = (index: number) => page.locator('main tr:has(button[name="only"])').nth(index);
	const add = (index: number) => row(index).locator('button[name="only"]').click({ force: true });
	const sent: string[] = [];
	let answer = () => {};
	const isAnswered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/cart/items", async (route) => {
		sent.push(route.request().postData() ?? "");
		await isAnswered;
		await route.continue();
	});
	await field(page, 0).fill("2");
	await field(page, 1).fill("3");
	await field(page, 2).fill("4");
	await add(0);
	await add(0);
	await add(1);
	await field(page, 1).fill("5");
	answer();
	await expect(row(1).locator("button[data-state=added]")).toBeVisible();
	await expect(row(0).locator("button[data-state=added]")).toBeVisible();
	expect(sent).toHaveLength(2);
	await expect(field(page, 0)).toHaveValue("");
	await expect(field(page, 1)).toHaveValue("5");
	await expect(field(page, 2)).toHaveValue("4");
	await page.locator('header a[href^="/cart/"]:not([href*="login="])').click();
	const amounts = page.locator('#cart input[name="amount"]');
	await expect(amounts).toHaveCount(2);
	expect(await amounts.evaluateAll((all) => all.map((one) => one.getAttribute("value")).sort())).toEqual(["2", "3"]);
});

// Shows R4.21
for (const view of ["table", "group"])
	test(`what is typed while the list changes stays, and is added (${view})`, async ({ page, baseURL }) => {
		await page.goto(on("de", `/categories/ipe-beams?view=${view}`, baseURL), { waitUntil: "networkidle" });
		const name = (await field(page, 2).getAttribute("name")) ?? "";
		const typed = page.locator(`main input[name="${name}"]`);
		await typed.press("1");
		await page
			.getByRole("link", { name: "Seite 2" })
			.or(page.getByRole("link", { name: "2", exact: true }))
			.first()
			.evaluate((link: HTMLElement) => link.click());
		await typed.focus();
		await expect(page).toHaveURL(/page=2/);
		await expect(page.getByText("1 Zeile mit Ihrer Menge")).toBeVisible();
		await expect(typed).toBeFocused();
		await page.keyboard.press("End");
		await page.keyboard.type("2");
		await page.keyboard.press("Enter");
		await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toContainText("1");
		await expect(typed).toHaveValue("");
		await page.goBack();
		await expect(page.getByText("1 Zeile mit Ihrer Menge")).toHaveCount(0);
		await page.goForward();
		await expect(typed).toHaveCount(0);
	});
