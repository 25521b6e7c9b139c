import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";

test("the anchor of a question opens its answer", async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", "/faq#delivery-cost", baseURL));
	const answer = page.getByText("Fracht und Verpackung, jeweils zzgl. MwSt.:");
	await expect(answer).toBeVisible();
	await expect(answer).toBeInViewport();
	await expectAccessible(page, "an open question", scripts);
});

// Shows R2.2
test("a question is found, opened and linked", async ({ page, baseURL, scripts }) => {
	await page.goto(on("en", "/faq", baseURL));
	await page.getByRole("searchbox", { name: "Search the questions" }).fill("Carrier");
	await page.getByRole("search", { name: "Search the questions" }).getByRole("button").click();
	await expect(page.getByText("You give the contract number and the carrier")).toBeVisible();
	await expectAccessible(page, "questions found", scripts);
	await page.getByRole("link", { name: "Link to this question: Can my own carrier" }).click();
	await expect(page).toHaveURL(/\/faq#own-freight$/);
	await expect(page.getByRole("heading", { name: "Delivery", exact: true })).toBeVisible();
	await expect(page.getByText("You give the contract number and the carrier")).toBeVisible();
});

// Shows R2.2
test("the magazine is read from page to page", async ({ page, baseURL, scripts }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto(on("fi", "/blog", baseURL));
	await expectAccessible(page, "the magazine", scripts);
	await page.getByRole("link", { name: "Seuraava" }).click();
	await expect(page).toHaveURL(/page=2/);
	await page.getByRole("link", { name: "8.8, 10.9 vai HV: teräsrakenteiden ruuvit" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("8.8, 10.9 vai HV: teräsrakenteiden ruuvit");
	await expect(page.getByRole("link", { name: "Tuoteryhmä:" })).toBeVisible();
	await expectAccessible(page, "an article", scripts);
});

test("an unknown URL offers links", async ({ page, baseURL, scripts }) => {
	await page.goto(on("en", "/products/ipe-220-s355", baseURL));
	await expectAccessible(page, "not found", scripts);
	await page.locator("main").getByRole("button", { name: "Search" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("ipe 220 s355");
});
