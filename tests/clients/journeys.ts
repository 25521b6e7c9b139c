import { buyers } from "../support/guest-order";
import type { Reader } from "../support/reader";

export const product = "/products/ipe-200";
export const addButton = 'main tr button[name="only"]';
export const amount = 'main tr input[name^="amount."]';
export const cartLink = 'header a[href^="/cart"]:not([href*="login="])';

/** From a product's page to the number of an order on invoice, as a guest. */
export async function orderOnInvoice(reader: Reader, locale: keyof typeof buyers): Promise<void> {
	await reader.isLive();
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
}

/** Opens a variant of a product's page, and its picture. @param at address of the page */
export async function openVariantAndPicture(reader: Reader, at: string, scripts: boolean): Promise<void> {
	await reader.isLive();
	await reader.activate('main table a[href*="showVariant="]');
	await reader.isAt(/showVariant=\d+/);
	await reader.has(scripts ? "dialog:modal h2" : "main section h2");
	await reader.goto(at);
	await reader.isLive();
	await reader.activate(scripts ? 'main figure a[title="Bild vergrößern"]' : '#list li a[href*="image=1"]');
	await reader.has(scripts ? "dialog:modal .swiper-slide-active img" : '#list li a[href*="image=1"][aria-current="true"]');
}

/** Narrows the list of a product's page to a grade. */
export async function narrowList(reader: Reader, scripts: boolean): Promise<void> {
	await reader.isLive();
	await reader.activate("main details:has(> form) > summary");
	await reader.tick('main input[name="v.grade"][value="S355J2"]');
	if (!scripts) await reader.activate('main form:has([name="v.grade"]) button[type="submit"]:not([name])');
	await reader.isAt(/[?&]f=.*S355J2/);
	await reader.has("main table:not(:has(tbody tr:nth-child(11))):has(tbody tr)");
	await reader.shows("#list-count", /15/);
}

/** Answers the question about cookies on the front page, signs in and sees the orders. @param orders address of the orders */
export async function signIn(reader: Reader, orders: string): Promise<void> {
	await reader.isLive();
	await reader.activate('button[name="choice"][value="all"]');
	await reader.has('body:not(:has(button[name="choice"][value="all"]))');
	await reader.goto(orders);
	await reader.isLive();
	await reader.activate('main a[href$="view=password"]');
	// The previous page also has an address field.
	await reader.has('main [name="password"]');
	await reader.fill('main [name="email"]', "einkauf@demo.example");
	await reader.fill('main [name="password"]', "Crossbar1");
	await reader.activate('main form:has([name="password"]) button[type="submit"]');
	await reader.has('main a[href^="/users/orders/"]');
}
