import type { Page } from "@playwright/test";
import { horizontalOverflow, violationsOf } from "../support/accessible";
import { expect, test } from "../support/browser";

const field = (page: Page) => page.locator("#search-words");
const overlay = (page: Page) => page.getByRole("region", { name: "Search results" });
const hits = (page: Page) => overlay(page).locator("ol a");
const sizes = (page: Page) => overlay(page).getByRole("tabpanel").locator("ul a");

/** The overlay's requests so far. */
function questionsOf(page: Page): string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		const url = new URL(request.url());
		if (url.pathname === "/search/hits") asked.push(url.search);
	});
	return asked;
}

/** Waits for hydration: only then are keys handled. */
async function open(page: Page, path = "/faq") {
	await page.goto(path);
	await page.waitForLoadState("networkidle");
	await field(page).click();
}

// Shows R6.3
test("sends one request for the input, from three characters on", async ({ page }) => {
	const asked = questionsOf(page);
	await open(page);
	await field(page).pressSequentially("ip", { delay: 20 });
	await page.waitForTimeout(500);
	expect(asked).toEqual([]);
	await field(page).pressSequentially("e 200", { delay: 20 });
	await expect(hits(page).first()).toContainText("IPE 200");
	expect(asked[0]).toBe("?search=ipe+200");
	expect(asked.filter((question) => !question.includes("skip"))).toHaveLength(1);
	await expect(hits(page).first()).toContainText("CR-00");
	await expect(hits(page).first().locator("mark").first()).toHaveText("IPE");
	await expect(page.locator("search [role=status]")).toHaveText(/\d+ variants, \d+ categor/);
	await field(page).fill("");
	await expect(overlay(page)).toBeHidden();
});

test("is operated by keyboard, and never takes the focus by itself", async ({ page }) => {
	await open(page);
	await field(page).pressSequentially("ipe 200");
	await expect(hits(page).first()).toBeVisible();
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(sizes(page).last()).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(hits(page).first()).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Escape");
	await expect(overlay(page)).toBeHidden();
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toHaveValue("ipe 200");
	await page.keyboard.press("ArrowDown");
	await expect(overlay(page)).toBeHidden();
	await field(page).pressSequentially(" 6");
	await expect(overlay(page)).toBeVisible();
	await page.keyboard.press("ArrowDown");
	const title = await sizes(page).first().getAttribute("href");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL((url) => url.pathname + url.search === title);
	await expect(overlay(page)).toBeHidden();
});

// Shows R6.6
test("Enter closes the overlay and opens the search page, from that page too, and the bar keeps the words", async ({ page }) => {
	await open(page);
	for (const words of ["ipe 200", "heb 200"]) {
		await field(page).fill(words);
		await expect(overlay(page)).toBeVisible();
		await field(page).press("Enter");
		await expect(page.locator("h1")).toHaveText(`Results for “${words}”`);
		await expect(field(page)).toHaveValue(words);
		await expect(overlay(page)).toBeHidden();
	}
});

// Shows R6.3
test("has a tab with its categories", async ({ page }) => {
	await open(page);
	await field(page).fill("beams");
	const [products, categories] = [page.getByRole("tab", { name: /Products/ }), page.getByRole("tab", { name: /Categories/ })];
	await expect(products).toHaveAttribute("aria-selected", "true");
	await products.focus();
	await page.keyboard.press("ArrowRight");
	await expect(categories).toBeFocused();
	await expect(categories).toHaveAttribute("aria-selected", "true");
	const category = page.getByRole("tabpanel").getByRole("link").first();
	await expect(category).toHaveAttribute("href", /^\/categories\//);
	await expect(category).toContainText(/\d variants?$/);
	await page.keyboard.press("Home");
	await expect(products).toHaveAttribute("aria-selected", "true");
	await overlay(page)
		.getByRole("link", { name: /^See all [\d,]+ variants$/ })
		.click();
	await expect(page.locator("h1")).toHaveText("Results for “beams”");
});

test("the tab key goes through sizes, hits with their forms and the button, to the link to all results", async ({ page }) => {
	const asked = questionsOf(page);
	await open(page);
	await field(page).fill("ipe");
	await expect(hits(page).nth(4)).toBeVisible();
	await page.getByRole("tab", { selected: true }).focus();
	// Four sizes, five hits with field and button, and the control that loads more.
	for (let turn = 0; turn < 4 + 5 * 3 + 1 + 1; turn++) {
		await page.keyboard.press("Tab");
		await page.waitForTimeout(50);
	}
	await expect(overlay(page).getByRole("link", { name: /^See all/ })).toBeFocused();
	expect(asked.filter((question) => question.includes("skip"))).toEqual([]);
});

test("shows immediately that it searches when the response is slow", async ({ page }) => {
	await page.route("**/search/hits?search=*", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		await route.continue().catch(() => {});
	});
	await open(page);
	await field(page).fill("ipe 200");
	await expect(overlay(page)).toContainText("Searching", { timeout: 1000 });
	await expect(hits(page).first()).toBeVisible();
	await field(page).fill("heb 200");
	await expect(overlay(page)).toContainText("Searching", { timeout: 1000 });
	await expect(page.getByRole("tabpanel")).toHaveAttribute("aria-busy", "true");
	await expect(hits(page).first()).toContainText("HEB");
	await expect(overlay(page)).not.toContainText("Searching");
});

// Shows R6.4
test("loads further hits on scrolling to its end, each once, and by a button", async ({ page }) => {
	const asked = questionsOf(page);
	await open(page);
	await field(page).fill("ipe");
	await expect(hits(page).nth(4)).toBeVisible();
	for (let turn = 0; turn < 4; turn++) {
		await page.getByRole("tabpanel").hover();
		await page.mouse.wheel(0, 2000);
		await page.waitForTimeout(150);
	}
	expect(await hits(page).count()).toBeGreaterThanOrEqual(15);
	expect(asked).toContain("?search=ipe&skip=5");
	expect(asked).toContain("?search=ipe&skip=10");
	const codes = await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(new Set(codes).size).toBe(codes.length);

	await expect(page.locator("search [role=status]").first()).toHaveText(/^\d+ of [\d,]+ variants loaded$/);

	await page.route("**/search/hits?*skip=*", (route) => route.abort());
	await field(page).fill("heb");
	await expect(hits(page).first()).toContainText("HEB");
	await page.getByRole("button", { name: "Load more results" }).press("Enter");
	const again = page.getByRole("button", { name: /Try again/ });
	await expect(again).toBeVisible();
	await page.unroute("**/search/hits?*skip=*");
	await expect(hits(page)).toHaveCount(5);
	await again.press("Enter");
	await expect(hits(page).nth(5)).toBeFocused();
});

// Shows R6.12
test("lists sizes with their dimensions before the variants", async ({ page }) => {
	await open(page);
	await field(page).fill("ipe");
	await expect(sizes(page)).toHaveText([/^IPE\s80 h\s80 · b\s46.*\d+ variants$/, /^IPE\s100/, /^IPE\s120/, /^IPE\s140/]);
	await expect(sizes(page).first()).toHaveAttribute("href", "/products/ipe-80");
	await expect(overlay(page).getByRole("heading")).toHaveText(["Sizes", "Variants"]);
});

// Shows R6.12, R6.13
test("shows what it understood, and adds that quantity of a hit, again and again", async ({ page }) => {
	await open(page);
	await field(page).fill("12 ipe 200 6m s355 galv");
	await expect(overlay(page).getByRole("list", { name: "Understood as" })).toHaveText(
		"Quantity 12Length 6 mGrade S355J2Finish hot-dip galvanised",
	);
	const quantity = overlay(page).getByRole("spinbutton");
	await expect(quantity).toHaveValue("12");
	const cart = page.locator('header a[href^="/cart/"]:not([href*="login="])');
	const add = overlay(page).getByRole("button", { name: /^Add to cart: IPE 200/ });
	await add.click();
	await expect(overlay(page)).toContainText("in the cart");
	await expect(cart).toContainText("1 line");
	await quantity.fill("3");
	await quantity.press("Enter");
	await expect(page.getByRole("status").filter({ hasText: "3 × IPE" })).toHaveCount(1);
	await cart.click();
	await expect(page.locator('main input[name="amount"]')).toHaveValue("15");
});

// Shows R6.14
test("several pasted lines are a quick order, one line is a search", async ({ page }) => {
	await open(page);
	const paste = (text: string) =>
		field(page).evaluate((input, pasted) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", pasted);
			return input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
		}, text);
	expect(await paste("IPE 200\r\n")).toBe(true);
	expect(await paste("CR-001127;4\r\nCR-001132;2\r\n")).toBe(false);
	await expect(page).toHaveURL(/\/quick-order(?:\/list\?|$)/);
	await expect(page.locator("#list")).toHaveValue("CR-001127;4\nCR-001132;2\n");
	await expect(page.locator("main tr[data-line=good]").first()).toContainText("IPE 200");
});

// Shows R6.5
test("shows that there are no hits, and contact details", async ({ page }) => {
	await open(page);
	await field(page).fill('qqqqq "x" %');
	await expect(overlay(page)).toContainText('No results for “qqqqq "x" %”');
	await expect(overlay(page).getByRole("link", { name: "Ask about an item" })).toHaveAttribute("href", /^\/contact\?words=qqqqq/);
	await expect(overlay(page).getByRole("link", { name: /Call/ })).toHaveAttribute("href", /^tel:\+/);
	await expect(page.locator("search [role=status]")).toHaveText(/No results/);
});

test("shows the response to the last input, whichever arrives last", async ({ page }) => {
	let release = () => {};
	const isReleased = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/search/hits?search=ipe", async (route) => {
		await isReleased;
		await route.continue().catch(() => {});
	});
	const asked = questionsOf(page);
	await open(page);
	await field(page).fill("ipe");
	await expect.poll(() => asked).toContain("?search=ipe");
	await field(page).fill("heb");
	await expect(hits(page).first()).toContainText("HEB");
	release();
	await page.waitForTimeout(500);
	await expect(hits(page).first()).toContainText("HEB");
});

test("reports a failure unobtrusively, and the form still works", async ({ page }) => {
	await page.route("**/search/hits?*", (route) => route.fulfill({ status: 503, body: "no" }));
	await open(page);
	await field(page).fill("ipe 200");
	await expect(overlay(page)).toContainText("Results cannot be shown ahead right now");
	await field(page).press("Enter");
	await expect(page.locator("h1")).toHaveText("Results for “ipe 200”");
});

test("leaves the form unchanged if its module does not load", async ({ page }) => {
	await page.route("**/assets/search-overlay-*.js", (route) => route.abort());
	await open(page);
	await field(page).fill("ipe 200");
	await field(page).press("Enter");
	await expect(page.locator("h1")).toHaveText("Results for “ipe 200”");
});

test("closes on navigation", async ({ page }) => {
	await open(page);
	await field(page).fill("ipe 200");
	await expect(overlay(page)).toBeVisible();
	await page.mouse.click(5, 850);
	await expect(overlay(page)).toBeHidden();
	await field(page).click();
	await expect(overlay(page)).toBeVisible();
	await page.getByRole("button", { name: "Close results" }).click();
	await expect(overlay(page)).toBeHidden();
});

for (const [width, colorScheme] of [
	[360, "light"],
	[1280, "dark"],
] as const)
	test(`is accessible, fits ${width} px and causes no layout shift`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await open(page, "/");
		const top = await page.locator("h1").boundingBox();
		for (const words of ["ipe 200", "qqqqq"]) {
			await field(page).fill(words);
			await expect(words === "qqqqq" ? overlay(page).getByText("No results") : hits(page).first()).toBeVisible();
			expect(await violationsOf(page)).toEqual([]);
			expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
		}
		expect(await page.locator("h1").boundingBox()).toEqual(top);
	});
