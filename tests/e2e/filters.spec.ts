import type { Locator, Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";
import { applyButton, chipLinks } from "../support/filter-parts";

const list = "/categories/ipe-beams";

const count = (page: Page): Locator => page.locator('#list [role="status"]').first();
const chips = (page: Page): Locator => page.locator(chipLinks);
const box = (page: Page, name: string, value: string): Locator => page.locator(`#list input[name="v.${name}"][value="${value}"]`);

/** With scripts a choice applies immediately; without them the form is submitted. */
async function apply(page: Page, scripts: string) {
	if (scripts !== "on") await page.locator(applyButton).click();
}

// Shows R2.5
test("values and a range are chosen, removed one by one, and restored by back and forward", { tag: "@plain" }, async ({
	page,
	baseURL,
	scripts,
}) => {
	await page.goto(on("de", list, baseURL));
	await expect(count(page)).toContainText("von 527 Varianten");

	const grade = page.locator('label:has(input[name="v.grade"][value="S355J2"])');
	const promised = (await grade.locator("span").last().textContent()) ?? "";
	await grade.click();
	await apply(page, scripts);
	await expect(count(page)).toContainText(`von ${promised} Varianten`);
	await expect(chips(page)).toHaveText(["Güte: S355J2"]);
	await expect(page).toHaveURL(/\?f=%7B%22grade%22/);

	await page.locator("#filter-h").click();
	await page.locator('input[name="min.h"]').fill("0,1 m");
	await page.locator('input[name="max.h"]').fill("20 cm");
	if (scripts === "on") await page.locator('input[name="max.h"]').press("Enter");
	await apply(page, scripts);
	await expect(chips(page)).toHaveText([/Höhe 100–200.mm/, "Güte: S355J2"]);
	await expect(page.locator('input[name="min.h"]')).toHaveValue("100");
	const both = (await count(page).textContent()) ?? "";

	await page.goBack();
	await expect(chips(page)).toHaveText(["Güte: S355J2"]);
	await expect(page.locator('input[name="min.h"]')).toHaveValue("");
	await expect(box(page, "grade", "S355J2")).toBeChecked();
	await page.goBack();
	await expect(chips(page)).toHaveCount(0);
	await expect(box(page, "grade", "S355J2")).not.toBeChecked();
	await page.goForward();
	await page.goForward();
	await expect(count(page)).toHaveText(both);
	await expect(page.locator('input[name="max.h"]')).toHaveValue("200");

	await page.getByRole("link", { name: /^Höhe 100–200.mm entfernen$/ }).click();
	await expect(chips(page)).toHaveText(["Güte: S355J2"]);
	await expect(page.locator('input[name="max.h"]')).toHaveValue("");
	await page.getByRole("link", { name: "Alle löschen" }).click();
	await expect(count(page)).toContainText("von 527 Varianten");
	await expect(page).toHaveURL(new RegExp(`${list}(#list)?$`));
});

test("a closed group lists its values when it is opened, and nothing chosen is lost", async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", `${list}?page=2`, baseURL));
	await expect(box(page, "b", "100")).toHaveCount(0);
	await page.locator('label:has(input[name="v.grade"][value="S355J2"])').click();
	await page.locator("#filter-b").click();
	if (scripts !== "on") {
		const show = page.locator('#filters button[name="open"][value="b"]');
		await show.click();
		await expect(show).toHaveCount(0);
	}
	await expect(box(page, "grade", "S355J2")).toBeChecked();
	await page.locator('label:has(input[name="v.b"][value="100"])').click();
	await apply(page, scripts);
	await expect(chips(page)).toHaveText([/Breite: 100.mm/, "Güte: S355J2"]);
	await expect(box(page, "b", "100")).toBeChecked();
});

test("an invalid measure is reported at its field, and can be corrected", async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", list, baseURL));
	const field = page.locator('input[name="min.h"]');
	await page.locator("#filter-h").click();
	await field.fill("hoch");
	if (scripts === "on") await field.press("Enter");
	await apply(page, scripts);
	await expect(field).toHaveAttribute("aria-invalid", "true");
	await expect(field).toHaveValue("hoch");
	await expect(page.locator('#list [role="alert"]:has(a)')).toContainText("hoch");
	await field.fill("");
	if (scripts === "on") await field.press("Enter");
	await apply(page, scripts);
	await expect(page.locator('#list [role="alert"]:has(a)')).toHaveCount(0);
	await expect(page).toHaveURL(new RegExp(`${list}(#list)?$`));
});

test("on a phone the filters are collapsed above the list", async ({ page, baseURL, scripts }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(on("de", list, baseURL));
	await expect(box(page, "finish", "raw")).toBeHidden();
	await page.locator("details:has(> #filters) > summary").click();
	await page.locator('label:has(input[name="v.finish"][value="raw"])').click();
	if (scripts === "on") await expect(count(page)).toContainText("176");
	await page.locator(applyButton).click();
	await expect(chips(page)).toHaveText(["Oberfläche: roh"]);
	await expect(page.locator("details:has(> #filters) > summary")).toHaveText("Filter (1)");
	await expect(box(page, "finish", "raw")).toBeHidden();
});

test("sorting on a phone also applies pending choices, and scrolls to the list", async ({ page, baseURL, scripts }) => {
	await page.setViewportSize({ width: 600, height: 600 });
	await page.goto(on("de", list, baseURL));
	await page.locator("details:has(> #filters) > summary").click();
	await page.locator('label:has(input[name="v.finish"][value="raw"])').click();
	await page.locator("#sort").selectOption("name_desc");
	if (scripts !== "on") await page.getByRole("button", { name: "OK" }).click();
	await expect(chips(page)).toHaveText(["Oberfläche: roh"]);
	await expect(page).toHaveURL(/sort=name_desc/);
	await expect(page.locator("#sort")).toHaveValue("name_desc");
	if (scripts === "on") return;
	const top = () => page.locator("#list").evaluate((section) => Math.round(section.getBoundingClientRect().top));
	await expect.poll(top).toBeLessThan(140);
	await chips(page).first().click();
	await expect(chips(page)).toHaveCount(0);
	await expect.poll(top).toBeLessThan(140);
});
