import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { languages } from "../../contract/locale";
import { startWebKit, type WebKit, type WebKitReader } from "../support/webkit";
import { narrowList, openVariantAndPicture, orderOnInvoice, product, signIn } from "./journeys";

const { port } = new URL(inject("shop"));
const at = (path: string, locale = "de") => `http://${locale}.localhost:${port}${path}`;

// Safari's engine.
// Shows R75.6
describe.skipIf(!process.env.WEBKIT)("WebKit", () => {
	let webkit: WebKit;
	beforeAll(async () => {
		webkit = await startWebKit();
	});
	afterAll(() => webkit?.close());

	async function visit(path: string, locale = "de"): Promise<WebKitReader> {
		const reader = await webkit.visit();
		await reader.goto(at(path, locale));
		return reader;
	}

	it.each(languages)("orders on invoice, %s", async (locale) => orderOnInvoice(await visit(product, locale), locale));

	it("shows a variant beside its list, and its picture large", async () => openVariantAndPicture(await visit(product), at(product), true));

	it("narrows a list", async () => narrowList(await visit(product), true));

	it("signs in", async () => signIn(await visit("/"), at("/users/orders")));

	it("does not send a day that is half typed", async () => {
		const reader = await visit("/contact?quote=1");
		await reader.isLive();
		await reader.fill('main [name="message"]', "20 Träger");
		await reader.fill('main [name="email"]', "einkauf@stahlbau.example");
		await reader.fill('main [name="wantedOn"]', "1");
		await reader.activate('main form[method="post"] button[type="submit"]:not([name])');
		const focused = () => reader.driver.executeScript<string>("return document.activeElement.name");
		await expect.poll(focused).toBe("wantedOn");
		expect(await reader.driver.getCurrentUrl()).not.toContain("sent=1");
	});
});
