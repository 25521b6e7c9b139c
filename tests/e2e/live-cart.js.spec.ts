import type { BrowserContext, Page } from "@playwright/test";
import { expect, on, test } from "../support/browser";

/** Sets the page's visibility state, as switching tabs does. */
async function show(page: Page, state: "visible" | "hidden") {
	await page.evaluate((to) => {
		Object.defineProperty(document, "visibilityState", { configurable: true, get: () => to });
		document.dispatchEvent(new Event("visibilitychange"));
	}, state);
}

const link = (page: Page) => page.locator('header a[href^="/cart/"]:not([href*="login="])');
const quantity = (page: Page) => page.locator('main input[name="amount"]');

/** Adds a line to the cart in a new page. */
async function add(context: BrowserContext, baseURL: string | undefined, row: number) {
	const page = await context.newPage();
	await page.goto(on("en", "/products/ipe-200", baseURL));
	await page.locator('main input[name^="amount."]').nth(row).fill("2");
	await page.getByRole("button", { name: "Add all to cart" }).click();
	await expect(link(page)).toContainText(/\d/);
	return page;
}

/** A page with the cart, whose socket has received its first message. */
async function open(context: BrowserContext, address: string) {
	const page = await context.newPage();
	const told = new Promise<void>((resolve) =>
		page.on("websocket", (socket) => {
			if (socket.url().endsWith("/live")) socket.on("framereceived", () => resolve());
		}),
	);
	await page.goto(address);
	await told;
	return page;
}

// Shows R18.1
test("a line that one tab adds is counted in the others, and appears on the cart's page", async ({ context, baseURL }) => {
	const first = await add(context, baseURL, 0);
	const cart = new URL((await link(first).getAttribute("href")) ?? "", first.url()).href;
	const [home, lines] = [await open(context, on("en", "/", baseURL)), await open(context, cart)];
	await expect(link(home)).toContainText("1 line");
	const second = await add(context, baseURL, 1);
	for (const page of [home, lines, second]) await expect(link(page)).toContainText("2 lines");
	await expect(quantity(lines)).toHaveCount(2);
	await expect(home.locator('header [aria-live="polite"]')).toHaveText("Cart: 2 lines");
});

// Shows R18.1
test("a window opened without a cart counts the first line added in another", async ({ context, baseURL }) => {
	const home = await context.newPage();
	await home.goto(on("en", "/contact", baseURL));
	await home.locator('main textarea[name="message"]').fill("Half a question");
	await add(context, baseURL, 0);
	await expect(link(home)).toContainText("1 line");
	await expect(home.locator('main textarea[name="message"]')).toHaveValue("Half a question");
	await add(context, baseURL, 1);
	await expect(link(home)).toContainText("2 lines");
});

test("the next document contains the count received by the socket", async ({ context, browser, baseURL }) => {
	await add(context, baseURL, 0);
	const home = await open(context, on("en", "/", baseURL));
	const noted = home.waitForResponse("**/cart/count");
	// Signed in on two devices: two browsers with one session.
	const elsewhere = await browser.newContext({ storageState: await context.storageState() });
	await add(elsewhere, baseURL, 1);
	await expect(link(home)).toContainText("2 lines");
	expect((await noted).status()).toBe(204);
	const next = await home.goto(on("en", "/about", baseURL));
	expect(await next?.text()).toContain("2 lines");
	await elsewhere.close();
});

test("colleagues see lines of a shared cart change without losing input", async ({ context, browser, baseURL }) => {
	const first = await add(context, baseURL, 0);
	const cart = new URL((await link(first).getAttribute("href")) ?? "", first.url()).href;
	const others = await browser.newContext();
	const colleague = await open(others, cart);
	await expect(colleague.getByText("IPE 200").first()).toBeVisible();
	const own = await open(context, cart);
	await own.locator("#notes-comment").fill("Call first");
	await add(context, baseURL, 1);
	await expect(colleague.locator("main")).toContainText(/2 lines|IPE 200[\s\S]*IPE 200/);
	await expect(link(own)).toContainText("2 lines");
	await own.waitForTimeout(1000);
	await expect(own.locator("#notes-comment")).toHaveValue("Call first");
	// The page does not update until the input is saved.
	await expect(quantity(own)).toHaveCount(1);
	await others.close();
});

// Shows H7.6
test("a hidden page has no socket, and catches up when it is visible again", async ({ context, baseURL }) => {
	const first = await add(context, baseURL, 0);
	const home = await open(context, on("en", "/", baseURL));
	let sockets = 0;
	home.on("websocket", (socket) => {
		if (!socket.url().endsWith("/live")) return;
		sockets++;
		socket.on("close", () => sockets--);
	});
	await home.reload();
	await expect.poll(() => sockets).toBe(1);
	await show(home, "hidden");
	await expect.poll(() => sockets).toBe(0);
	await add(context, baseURL, 1);
	await expect(link(home)).toContainText("1 line");
	expect(sockets).toBe(0);
	await show(home, "visible");
	await expect(link(home)).toContainText("2 lines");
	await first.close();
});

test("a lost socket is reopened", async ({ context, baseURL }) => {
	await add(context, baseURL, 0);
	const page = await context.newPage();
	let opened = 0;
	await page.routeWebSocket(/\/live$/, (socket) => {
		opened++;
		if (opened === 1) return void socket.close({ code: 1012, reason: "The shop goes down." });
		socket.connectToServer();
	});
	await page.goto(on("en", "/", baseURL));
	await expect.poll(() => opened).toBe(1);
	await add(context, baseURL, 1);
	await expect(link(page)).toContainText("2 lines", { timeout: 20_000 });
	expect(opened).toBe(2);
});
