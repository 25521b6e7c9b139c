import { asDocument } from "../../worker/refusals/data-answers";
import { expect, on, test } from "../support/browser";

test("a page whose data request is rejected by an overloaded shop is loaded as a document", async ({ page, baseURL }) => {
	await page.goto(on("de", "/products/ipe-200", baseURL), { waitUntil: "networkidle" });
	const headers = { "Retry-After": "2" };
	await page.route("**/contact.data*", (route) =>
		route.fulfill({ status: 503, contentType: "text/plain; charset=utf-8", headers, body: asDocument(new URL(route.request().url())) }),
	);
	const asked = page.waitForRequest((request) => request.resourceType() === "document" && new URL(request.url()).pathname === "/contact");
	await page.locator('footer a[href="/contact"]').first().click();
	await asked;
	await expect(page.locator('main form[method="post"]').first()).toBeVisible();
});
