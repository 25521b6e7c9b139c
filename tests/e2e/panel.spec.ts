import type { Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";

const panel = "#variant";
const rows = 'main table a[href*="showVariant="]:not(dialog a)';

async function firstId(page: Page): Promise<string> {
	const href = await page.locator(rows).first().getAttribute("href");
	return new URL(href ?? "", page.url()).searchParams.get("showVariant") ?? "";
}

// Shows R2.18
for (const path of ["/products/ipe-200", "/categories/ipe-beams", "/new_search?search=ipe+200"])
	test(`a URL opens a variant on its page and a link closes it: ${path}`, { tag: path.startsWith("/categories") ? "@plain" : [] }, async ({
		page,
		baseURL,
		scripts,
		consoleErrors,
	}) => {
		await page.goto(on("de", path, baseURL));
		const id = await firstId(page);
		await page.goto(on("de", `${path}${path.includes("?") ? "&" : "?"}showVariant=${id}`, baseURL));
		await expect(page.locator(`${panel} h2`)).toBeVisible();
		await expect(page.locator(`${panel} form[action="/cart/items"]`).first()).toBeVisible();
		await expect(page.locator("dialog:modal")).toHaveCount(scripts === "on" ? 1 : 0);
		await page.locator(`${panel} a[title="Schließen"]`).click();
		await expect(page.locator(panel)).toHaveCount(0);
		await expect(page).toHaveURL(on("de", path, baseURL));
		await expect(page.locator("h1")).toBeVisible();
		if (scripts === "on") expect(consoleErrors).toEqual([]);
	});

test("the panel adds its variant to the cart, with a visible confirmation", async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	await page.goto(on("de", `/products/ipe-200?showVariant=${await firstId(page)}`, baseURL));
	const form = page.locator(`${panel} form[action="/cart/items"]`).first();
	await form.locator('input[name="amount"]').fill("7");
	await form.locator("button").click();
	await expect(page.locator('header a[href^="/cart/"]:not([href*="login="])')).toBeVisible();
	// Shown once: in the panel if it is open, otherwise at the top of the page.
	const said = page
		.getByRole("status")
		.getByText(/^7 × IPE 200.*liegt im/)
		.filter({ visible: true });
	await expect(said).toHaveCount(1);
	await expect(
		page
			.locator(panel)
			.getByText(/^7 × IPE 200.*liegt im/)
			.filter({ visible: true }),
	).toHaveCount(scripts === "off" ? 0 : 1);
	const box = await said.boundingBox();
	const isOnTop = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y)?.closest("[role=status]") !== null;
	expect(await page.evaluate(isOnTop, { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 })).toBe(true);
	await page.getByRole("link", { name: "Zum Warenkorb" }).filter({ visible: true }).first().click();
	await expect(page).toHaveURL(/\/cart\//);
});

test("the panel has links to the next and previous rows", async ({ page, baseURL }) => {
	await page.goto(on("de", "/categories/ipe-beams", baseURL));
	await page.goto(on("de", `/categories/ipe-beams?showVariant=${await firstId(page)}`, baseURL));
	const title = page.locator(`${panel} h2`);
	const first = (await title.textContent()) ?? "";
	await page.locator(`${panel} a[title="Nächste Variante"]`).click();
	await expect(title).not.toHaveText(first);
	await page.locator(`${panel} a[title="Vorherige Variante"]`).click();
	await expect(title).toHaveText(first);
});

test("an unknown variant shows a message and leaves the page unchanged", async ({ page, baseURL }) => {
	const answer = await page.goto(on("de", "/products/ipe-200?showVariant=999999999", baseURL));
	expect(answer?.status()).toBe(200);
	await expect(page.locator(panel)).toHaveCount(0);
	await expect(page.locator("main")).toContainText("Diese Variante gibt es hier nicht");
	await expect(page.locator(rows).first()).toBeVisible();
});
