import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { germanBuyer } from "../support/guest-order";
import { Lynx } from "../support/lynx";
import { type ShopProxy, startProxy } from "../support/proxy";

const shop = inject("shop");
let proxy: ShopProxy;
beforeAll(async () => {
	proxy = await startProxy(shop);
});
afterAll(() => proxy.close());

const { vat, company, streetAddress, postCode, city, name: contact, phone, email } = germanBuyer;

const at = (locale: string, path: string) => `http://${locale}.localhost:${new URL(shop).port}${path}`;

it.skipIf(!process.env.LYNX)("a guest orders in lynx: from the product through each step to the order's number", async () => {
	const lynx = new Lynx();
	lynx.find("CR-001127", 2).fill("12").activate("CR-001127", 3).keep();
	lynx.activate("Zum Warenkorb").activate("Zu den Rechnungsdaten");
	lynx.find("Sie haben ein Kundenkonto?", 2).fill(vat).find("Unternehmen").fill(company);
	lynx.find("Straße und Hausnummer").fill(streetAddress).find("Postleitzahl").fill("12", city, contact, phone, email);
	lynx.activate("Weiter zu Lieferung und Zahlung").keep();
	lynx.activate("Geben Sie die Postleitzahl").fill(postCode).activate("Weiter zu Lieferung und Zahlung");
	lynx.activate("Weiter: Prüfen und bestellen").keep();
	lynx.activate("Ich bin befugt").activate("Zahlungspflichtig bestellen").keep();
	const [product, refused, summary, confirmation] = await lynx.run(at("de", "/products/ipe-200"), proxy.port);
	expect(product).toContain("12 × IPE 200, 6 m, S235JR, roh liegt im Warenkorb");
	expect(refused).toContain("Geben Sie die Postleitzahl mit fünf Ziffern an.");
	for (const text of [company, streetAddress, `${postCode} ${city}`, contact, email, vat]) expect(summary).toContain(text);
	expect(confirmation).toMatch(/Vielen Dank für Ihre Bestellung .*Auftragsnummer CB-\d+/);
});
