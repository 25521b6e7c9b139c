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
	await page.goto(on("de", list, baseURL));
	await expect(drawn).toContainText("IPE 80");
});

test("on a tablet heads have two lines at most, and the length begins a line in every row", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	for (const path of [list, "/new_search?search=IPE%20200"]) {
		await page.goto(on("de", path, baseURL));
		await page.evaluate(async () => {
			await document.fonts.ready;
		});
		expect((await page.locator("#list thead").boundingBox())?.height, path).toBeLessThanOrEqual(44);
		const heights = await page.locator("#list tbody tr").evaluateAll((rows) => rows.map((row) => row.clientHeight));
		expect(Math.max(...heights) - Math.min(...heights), path).toBeLessThanOrEqual(1);
		const lengths = page.locator("#list tbody th [data-said=L]");
		expect(await lengths.count()).toBe(10);
		const indents = await lengths.evaluateAll((found) =>
			found.map((length) => length.getBoundingClientRect().x - (length.closest("th")?.querySelector("a")?.getBoundingClientRect().x ?? 0)),
		);
		expect(Math.max(...indents.map(Math.abs)), path).toBeLessThanOrEqual(1);
	}
});

test("on a phone rows without a section are a line lower, and a search begins below its head", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(on("de", "/products/ipe-80", baseURL));
	expect((await page.locator("#list tbody tr").first().boundingBox())?.height).toBeLessThanOrEqual(106);
	await page.goto(on("de", "/new_search?search=IPE%20200", baseURL));
	const heading = await page.locator("main h1").boundingBox();
	const article = await page.locator("#list tbody tr").first().boundingBox();
	expect((article?.y ?? Number.NaN) - (heading?.y ?? 0)).toBeLessThanOrEqual(170);
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
	// The font is optional: a first page may do without it.
	await page.reload({ waitUntil: "networkidle" });
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
