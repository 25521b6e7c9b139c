import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { languages } from "../../contract/locale";
import { lineTo } from "../support/cut-line";
import { FirefoxReader, startFirefox } from "../support/firefox";
import { readPdf } from "../support/pdf-text";
import { addButton, amount, cartLink, narrowList, openVariantAndPicture, orderOnInvoice, product, signIn } from "./journeys";

const shop = inject("shop");
const port = Number(new URL(shop).port);
const at = (path: string, where = port, locale = "de") => `http://${locale}.localhost:${where}${path}`;

describe.skipIf(!process.env.FIREFOX).each([
	["with scripts", true],
	["without scripts", false],
])("Firefox %s", (_, scripts) => {
	let browser: Browser;
	beforeAll(async () => {
		browser = await startFirefox({ scripts });
	});
	afterAll(() => browser?.close());

	/** A new browser without cookies. */
	async function visit(path: string, locale = "de"): Promise<FirefoxReader> {
		const context = await browser.createBrowserContext();
		const reader = new FirefoxReader(await context.newPage(), scripts);
		await reader.goto(at(path, port, locale));
		return reader;
	}

	it.each(languages)("orders on invoice, %s", async (locale) => orderOnInvoice(await visit(product, locale), locale));

	it("shows a variant beside its list, and its picture large", async () =>
		openVariantAndPicture(await visit(product), at(product), scripts));

	it("narrows a list", async () => narrowList(await visit(product), scripts));

	it("prints a product with its first prices on the first page", async () => {
		const reader = await visit(product);
		await reader.isLive();
		const [first] = (await readPdf(new Uint8Array(await reader.page.pdf({ format: "a4" })))).pages;
		// Firefox prints numbers, bold and narrow text of the web font without text. Of a row only the currency sign remains.
		expect(first?.filter((line) => line.trim().endsWith("€")).length).toBeGreaterThanOrEqual(5);
	});

	it("signs in", async () => signIn(await visit("/"), at("/users/orders")));

	if (!scripts) return;

	it("shows changes of the cart made elsewhere", async () => {
		const reader = await visit(product);
		await reader.isLive();
		await reader.activate(addButton);
		await reader.shows(cartLink, /1/);
		const other = new FirefoxReader(await reader.page.browserContext().newPage(), scripts);
		await other.goto(at("/products/ipe-220"));
		await other.isLive();
		await other.activate(addButton);
		await other.shows(cartLink, /2/);
		await reader.page.bringToFront();
		await reader.shows(cartLink, /2/);
	});

	// Shows H1.6
	it("says so where the shop cannot be reached", async () => {
		const line = await lineTo(port);
		const context = await browser.createBrowserContext();
		const reader = new FirefoxReader(await context.newPage(), scripts);
		await reader.goto(at("/shop", line.port));
		await reader.page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
		await reader.goto(at("/contact", line.port));
		await expect.poll(() => reader.page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 }).toBe("activated");
		await line.cut();
		await reader.goto(at(product, line.port));
		await reader.shows("h1", "Keine Verbindung zum Shop");
	});
});

describe.skipIf(!process.env.FIREFOX).each([
	["with scripts", true],
	["without scripts", false],
])("Firefox without cookies, %s", (_, scripts) => {
	it("reports that nothing was added to a cart", async () => {
		const browser = await startFirefox({ scripts, cookies: false });
		try {
			const page = await browser.newPage();
			const errors: unknown[] = [];
			page.on("pageerror", (error) => errors.push(error));
			const reader = new FirefoxReader(page, scripts);
			await reader.goto(at(product));
			await reader.fill(amount, "12");
			await reader.activate(addButton);
			await reader.shows("h1", "Ihr Browser nimmt keine Cookies an");
			expect(errors).toEqual([]);
		} finally {
			await browser.close();
		}
	});
});
