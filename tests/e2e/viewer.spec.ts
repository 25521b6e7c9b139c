import { expect, on, test } from "../support/browser";

// Shows R5.1
test("pictures have URLs and link to themselves", async ({ page, baseURL, scripts }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL));
	const large = page.locator("#list figure img");
	await page.locator('#list li a[href*="image=1"]').click();
	await expect(page).toHaveURL(/\?image=1$/);
	await expect(large).toHaveAttribute("alt", "IPE 200, Bild 1 von 3");
	await expect(page.locator('#list li a[aria-current="true"]')).toHaveAttribute("href", /image=1/);
	const link = page.locator("#list figure a");
	await expect(link).toHaveAttribute("href", (await large.getAttribute("src")) ?? "");
	if (scripts === "on") return;
	await link.click();
	await expect(page).toHaveURL(/\/drawings\/.*\.svg/);
});
