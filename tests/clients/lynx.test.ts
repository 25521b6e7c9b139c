import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { z } from "zod";
import { languages } from "../../contract/locale";
import { buyers } from "../support/guest-order";
import { Lynx } from "../support/lynx";
import { type ShopProxy, startProxy } from "../support/proxy";

const shop = inject("shop");
let proxy: ShopProxy;
beforeAll(async () => {
	proxy = await startProxy(shop);
});
afterAll(() => proxy.close());

const at = (locale: string, path: string) => `http://${locale}.localhost:${new URL(shop).port}${path}`;

/** Search texts for lynx: without user input and what follows it. */
function wordsOf(locale: string, namespace: string): (key: string) => string {
	const words = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, "utf8")));
	return (key) => (words[key] ?? key).replace(/ ?\{\{.*/, "");
}

const locales = languages;

// Shows H1.5
it.skipIf(!process.env.LYNX).each(locales)(
	"a guest orders in lynx: from the product through each step to the order's number, %s",
	async (locale) => {
		const { vat, company, streetAddress, postCode, city, name: contact, phone, email } = buyers[locale];
		const [checkout, flash, cart, errors] = ["checkout", "flash", "cart", "errors"].map((namespace) => wordsOf(locale, namespace));
		if (!checkout || !flash || !cart || !errors) throw new Error("There are four.");
		const lynx = new Lynx();
		lynx.find("CR-001127", 2).fill("12").activate("CR-001127", 3).keep();
		lynx.activate(flash("toCart")).activate(cart("proceed"));
		lynx.find(checkout("signIn.question"), 2).fill(vat).find(checkout("field.company")).fill(company);
		lynx.find(checkout("field.streetAddress")).fill(streetAddress).find(checkout("field.postCode")).fill("12", city, contact, phone, email);
		lynx.activate(checkout("next.payment-method")).keep();
		lynx.activate(errors("postCode.format")).fill(postCode).activate(checkout("next.payment-method"));
		lynx.activate(checkout("next.summary")).keep();
		lynx.activate(checkout("authority")).activate(checkout("send.submit")).keep();
		const [product, refused, summary, confirmation] = await lynx.run(at(locale, "/products/ipe-200"), proxy.port);
		expect(product).toContain("12 × IPE 200, 6 m, S235JR");
		expect(refused).toContain(errors("postCode.format"));
		for (const text of [company, streetAddress, `${postCode} ${city}`, contact, email, vat]) expect(summary).toContain(text);
		expect(confirmation).toContain(checkout("confirmation.title"));
		expect(confirmation).toMatch(/CB-\d+/);
	},
);
