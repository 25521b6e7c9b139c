import { expect, holdRequests, on, test } from "../support/browser";
import { applyButton, chipLinks } from "../support/filter-parts";

const list = "/categories/ipe-beams";

test("two boxes checked at once are both applied, in one history entry", async ({ page, baseURL, consoleErrors }) => {
	await page.goto(on("de", list, baseURL));
	await page.locator('label:has(input[name="v.finish"][value="raw"])').click();
	await page.locator('label:has(input[name="v.finish"][value="primed"])').click();
	await expect(page.locator(chipLinks)).toHaveText(["Oberfläche: grundiert", "Oberfläche: roh"]);
	await expect(page.locator('input[name="v.finish"]:checked')).toHaveCount(2);
	expect(consoleErrors).toEqual([]);
});

// Shows R4.13
test("a change during a pending request is not lost", async ({ page, baseURL }) => {
	await page.goto(on("de", list, baseURL));
	let isHeld = true;
	await page.route("**/*.data*", async (route) => {
		if (isHeld) await new Promise((resolve) => setTimeout(resolve, 600));
		await route.continue();
	});
	await page.locator('label:has(input[name="v.grade"][value="S355J2"])').click();
	await expect(page.locator("#list [aria-busy=true]")).toBeVisible();
	isHeld = false;
	await page.locator('label:has(input[name="v.finish"][value="raw"])').click();
	await expect(page.locator(chipLinks)).toHaveText(["Güte: S355J2", "Oberfläche: roh"]);
	await expect(page.locator("#list [aria-busy=true]")).toHaveCount(0);
});

test("input is kept while a choice is loading", async ({ page, baseURL }) => {
	await page.goto(on("de", list, baseURL));
	await page.locator("#filter-h").click();
	await page.locator('label:has(input[name="v.grade"][value="S355J2"])').click();
	await page.locator('input[name="min.h"]').pressSequentially("1");
	await expect(page.locator(chipLinks)).toHaveText(["Güte: S355J2"]);
	await page.locator('input[name="min.h"]').pressSequentially("20");
	await expect(page.locator('input[name="min.h"]')).toHaveValue("120");
	await page.locator('input[name="min.h"]').press("Enter");
	await expect(page.locator(chipLinks)).toHaveText([/Höhe ab 120.mm/, "Güte: S355J2"]);
});

// Shows R4.14
test("another page scrolls to the top of the list; another choice keeps the scroll position", async ({ page, baseURL }) => {
	await page.goto(on("de", list, baseURL));
	await page.locator('#list nav a[rel="next"]').click();
	await expect(page.locator('#list [role="status"]').first()).toContainText("11–20");
	await expect.poll(() => page.locator("#list").evaluate((section) => Math.round(section.getBoundingClientRect().top))).toBeLessThan(140);
	await page.locator("#filter-h").click();
	const choice = page.locator('label:has(input[name="v.h"][value="100"])');
	// A click scrolls to a box that is out of sight.
	await choice.evaluate((label) => label.scrollIntoView({ block: "center" }));
	const before = await page.evaluate(() => window.scrollY);
	expect(before).toBeGreaterThan(50);
	await choice.click();
	await expect(page.locator('#list [role="status"]').first()).toContainText("1–10 von 12");
	expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("input from before hydration is applied", async ({ page, baseURL }) => {
	const release = await holdRequests(page, "**/assets/entry*.js");
	await page.goto(on("de", list, baseURL), { waitUntil: "commit" });
	await page.locator("#filter-h").click();
	await page.locator('input[name="min.h"]').fill("100");
	await page.locator('label:has(input[name="v.finish"][value="raw"])').click();
	await page.locator('label:has(input[name="v.finish"][value="primed"])').click();
	release();
	await expect(page.locator(chipLinks)).toHaveText([/Höhe ab 100.mm/, "Oberfläche: grundiert", "Oberfläche: roh"]);
});

test("a group that is opened before hydration lists its values after it", async ({ page, baseURL }) => {
	const release = await holdRequests(page, "**/assets/entry*.js");
	await page.goto(on("de", list, baseURL), { waitUntil: "commit" });
	await page.locator("#filter-b").click();
	await expect(page.locator('#filters button[name="open"][value="b"]')).toBeVisible();
	release();
	await expect(page.locator('input[name="v.b"][value="100"]')).toBeVisible();
});

test("sorting on a phone works by keyboard, step by step, and is announced", async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 600, height: 900 });
	await page.goto(on("de", `${list}?sort=name_asc`, baseURL));
	const status = page.locator('#list [role="status"]').first();
	const sort = page.locator("#sort");
	await expect(page.locator(applyButton)).toHaveText(/\d Varianten anzeigen/);
	await sort.focus();
	for (const order of ["Bezeichnung Z–A", "Artikelnummer 0–9", "Artikelnummer 9–0"]) {
		await page.keyboard.press("ArrowDown");
		await expect(status).toContainText(`Sortieren: ${order}`);
		await expect(sort).toBeFocused();
	}
	await page.goBack();
	await expect(sort).toHaveValue("code_asc");
});

test("after removal the focus moves to the next chip, then to the list", async ({ page, baseURL }) => {
	await page.goto(on("de", `${list}?f=${encodeURIComponent('{"finish":["raw"],"grade":["S355J2"]}')}`, baseURL));
	const chips = page.locator(chipLinks);
	await expect(page.locator(applyButton)).toHaveText(/\d Varianten anzeigen/);
	await chips.first().press("Enter");
	await expect(chips).toHaveText(["Oberfläche: roh"]);
	await expect(chips.first()).toBeFocused();
	await chips.first().press("Enter");
	await expect(chips).toHaveCount(0);
	await expect(page.locator("#list-count")).toBeFocused();
	await page.locator('#list nav a[rel="next"]').press("Enter");
	await expect(page.locator("#list-count")).toContainText("11–20");
	await expect(page.locator("#list-count")).toBeFocused();
});

test("an invalid measure leaves list and history unchanged", async ({ page, baseURL }) => {
	await page.goto(on("de", list, baseURL));
	const [from, to] = [page.locator('input[name="min.h"]'), page.locator('input[name="max.h"]')];
	await expect(page.locator(applyButton)).toHaveText(/\d Varianten anzeigen/);
	await page.locator("#filter-h").click();
	await from.fill("300");
	await to.fill("100");
	await to.press("Enter");
	await expect(page.locator(chipLinks)).toHaveText([/Höhe 100–300.mm/]);
	await expect(from).toHaveValue("100");
	await expect(to).toHaveValue("300");
	const [address, steps] = [page.url(), await page.evaluate(() => history.length)];
	await from.fill("hoch");
	await from.press("Enter");
	await expect(page.locator('#list [role="alert"]:has(a)')).toBeFocused();
	await expect(from).toHaveAttribute("aria-invalid", "true");
	await expect(page.locator(chipLinks)).toHaveText([/Höhe 100–300.mm/]);
	expect(page.url()).toBe(address);
	await from.fill("300");
	await to.fill("100");
	await to.press("Enter");
	await expect(page.locator('#list [role="alert"]:has(a)')).toHaveCount(0);
	await expect(from).toHaveValue("100");
	expect(await page.evaluate(() => history.length)).toBe(steps);
	await page.goBack();
	await expect(page.locator(chipLinks)).toHaveCount(0);
	await expect(from).toHaveValue("");
});
