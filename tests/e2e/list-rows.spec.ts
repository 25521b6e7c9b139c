import { expect, on, test } from "../support/browser";

const list = "/categories/ipe-beams";

// Shows R65.2
for (const width of [360, 768, 1280])
	test(`a row opens its article wherever it is pressed, but not from its controls (${width} px)`, async ({ page, baseURL }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(on("de", list, baseURL));
		const row = page.locator("#list tbody tr").nth(2);
		const box = row.locator("input[type=checkbox]");
		await box.click();
		await expect(box).toBeChecked();
		await row.locator("input[type=number]").click();
		await expect(row.locator("input[type=number]")).toBeFocused();
		expect(new URL(page.url()).pathname).toBe(list);
		const variant = /showVariant=\d+/.exec((await row.locator("th a").getAttribute("href")) ?? "")?.[0] ?? "?";
		const price = await row.getByText("€").first().boundingBox();
		await page.mouse.click((price?.x ?? 0) + 4, (price?.y ?? 0) + 4);
		await expect.poll(() => page.url()).toContain(variant);
	});

// Shows R65.1
test("filters next to a list do not scroll by themselves", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(on("de", list, baseURL));
	const scrollers = await page.locator("#filters").evaluate((form) => {
		const found: string[] = [];
		for (let at: Element | null = form; at && at !== document.body; at = at.parentElement)
			if (getComputedStyle(at).overflowY !== "visible") found.push(at.className);
		return found;
	});
	expect(scrollers).toEqual([]);
	await expect(page.locator("#filters summary").first()).toHaveText(/Verfügbarkeit/);
});

// Shows R65.3
test("a narrowed list says how many of how many, and draws its own goods", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	const title = page.locator("main header").first();
	const drawn = page.locator("#list figure figcaption");
	await page.goto(on("de", "/categories/steel-profiles", baseURL));
	await expect(title).toContainText(/(?<!von )4\.006 Varianten/);
	await expect(drawn).toContainText("IPE 200");
	const angles = JSON.stringify({ norm: ["EN 10056-1"] });
	await page.goto(on("de", `/categories/steel-profiles?f=${encodeURIComponent(angles)}`, baseURL));
	await expect(title).toContainText(/\d von 4\.006 Varianten/);
	await expect(drawn).toContainText("Winkelstahl");
});

// Shows R65.4
test("a head sorts wherever it is pressed, and no column moves", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	const heads = page.locator("#list thead th");
	/** In the shop's font, which may come after the first paint. */
	const edges = async () => {
		await page.evaluate(async () => {
			await document.fonts.ready;
		});
		return heads.evaluateAll((found) => found.map((head) => Math.round(head.getBoundingClientRect().x)));
	};
	await page.goto(on("de", list, baseURL), { waitUntil: "networkidle" });
	const before = await edges();
	for (const [head, sort] of [
		["Gewicht", "weight_asc"],
		["€/kg", "price_per_kg_asc"],
		["Verfügbarkeit", "delivery_asc"],
	] as const) {
		await heads.filter({ hasText: head }).click({ position: { x: 2, y: 2 } });
		await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
	}
	await page.goto(on("de", `${list}?sort=h_asc`, baseURL));
	await expect(heads.filter({ hasText: "Höhe" })).toHaveAttribute("aria-sort", "ascending");
	expect(await edges()).toEqual(before);
});
