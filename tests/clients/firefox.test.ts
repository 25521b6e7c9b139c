import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { languages } from "../../contract/locale";
import { lineTo } from "../support/cut-line";
import { Reader, startFirefox } from "../support/firefox";
import { buyers } from "../support/guest-order";
import { readPdf } from "../support/pdf-text";

const shop = inject("shop");
const port = Number(new URL(shop).port);
const at = (path: string, where = port, locale = "de") => `http://${locale}.localhost:${where}${path}`;
const product = "/products/ipe-200";
const addButton = 'main tr button[name="only"]';
const amount = 'main tr input[name^="amount."]';
const cartLink = 'header a[href^="/cart"]:not([href*="login="])';

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
	async function visit(path: string, locale = "de"): Promise<Reader> {
		const context = await browser.createBrowserContext();
		const reader = new Reader(await context.newPage());
		await reader.goto(at(path, port, locale));
		return reader;
	}

	/** Waits for hydration, since earlier actions are handled without scripts. */
	const isLive = async ({ page }: Reader) => {
		if (scripts) await expect.poll(() => page.evaluate(() => document.cookie), { timeout: 20_000 }).toContain("js=1");
	};

	it.each(languages)("orders on invoice, %s", async (locale) => {
		const reader = await visit(product, locale);
		await isLive(reader);
		await reader.fill(amount, "12");
		await reader.activate(addButton);
		await reader.shows("body", /12 × IPE 200/);
		await reader.activate(cartLink);
		await reader.isAt(/\/cart\/[\da-f-]{36}$/);
		await reader.activate('main button[value="payment-info"]');
		await reader.isAt(/\/payment-info/);
		const { country: _, ...typed } = buyers[locale];
		for (const [name, text] of Object.entries(typed)) await reader.fill(`main form [name="${name}"]`, text);
		await reader.activate(`main form:has([name="vat"]) button[type="submit"]:not([name])`);
		await reader.isAt(/\/payment-method$/);
		await reader.activate(`main form:has([name="deliveryMethodType"]) button[type="submit"]:not([name])`);
		await reader.isAt(/\/summary$/);
		await reader.tick('main input[name="authorityConfirmed"]');
		await reader.activate(`main form:has([name="authorityConfirmed"]) button[type="submit"]:not([name])`);
		await reader.isAt(/\/confirmation$/);
		await reader.shows("main", /CB-\d+/);
	});

	it("shows a variant beside its list, and its picture large", async () => {
		const reader = await visit(product);
		await isLive(reader);
		await reader.activate('main table a[href*="showVariant="]');
		await reader.isAt(/showVariant=\d+/);
		await reader.has(scripts ? "dialog:modal h2" : "main section h2");
		await reader.goto(at(product));
		await isLive(reader);
		await reader.activate(scripts ? 'main figure a[title="Bild vergrößern"]' : '#list li a[href*="image=1"]');
		await reader.has(scripts ? "dialog:modal .swiper-slide-active img" : '#list li a[href*="image=1"][aria-current="true"]');
	});

	it("narrows a list", async () => {
		const reader = await visit(product);
		await isLive(reader);
		await reader.activate("main details:has(> form) > summary");
		await reader.tick('main input[name="v.grade"][value="S355J2"]');
		if (!scripts) await reader.activate('main form:has([name="v.grade"]) button[type="submit"]:not([name])');
		await reader.isAt(/[?&]f=.*S355J2/);
		await reader.has("main table:not(:has(tbody tr:nth-child(11))):has(tbody tr)");
		await reader.shows("#list-count", /15/);
	});

	it("prints a product with its first prices on the first page", async () => {
		const reader = await visit(product);
		await isLive(reader);
		const [first] = (await readPdf(new Uint8Array(await reader.page.pdf({ format: "a4" })))).pages;
		// Firefox prints numbers, bold and narrow text of the web font without text. Of a row only the currency sign remains.
		expect(first?.filter((line) => line.trim().endsWith("€")).length).toBeGreaterThanOrEqual(5);
	});

	it("signs in", async () => {
		const reader = await visit("/");
		await isLive(reader);
		await reader.activate('button[name="choice"][value="all"]');
		await reader.has('body:not(:has(button[name="choice"][value="all"]))');
		await reader.goto(at("/users/orders"));
		await isLive(reader);
		await reader.activate('main a[href$="view=password"]');
		// The previous page also has an address field.
		await reader.has('main [name="password"]');
		await reader.fill('main [name="email"]', "einkauf@demo.example");
		await reader.fill('main [name="password"]', "Crossbar1");
		await reader.activate('main form:has([name="password"]) button[type="submit"]');
		await reader.has('main a[href^="/users/orders/"]');
	});

	if (!scripts) return;

	it("shows changes of the cart made elsewhere", async () => {
		const reader = await visit(product);
		await isLive(reader);
		await reader.activate(addButton);
		await reader.shows(cartLink, /1/);
		const other = new Reader(await reader.page.browserContext().newPage());
		await other.goto(at("/products/ipe-220"));
		await isLive(other);
		await other.activate(addButton);
		await other.shows(cartLink, /2/);
		await reader.page.bringToFront();
		await reader.shows(cartLink, /2/);
	});

	// Shows H1.6
	it("says so where the shop cannot be reached", async () => {
		const line = await lineTo(port);
		const context = await browser.createBrowserContext();
		const reader = new Reader(await context.newPage());
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
			const reader = new Reader(page);
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
