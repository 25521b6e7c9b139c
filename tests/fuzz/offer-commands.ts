import fc from "fast-check";
import { expect } from "vitest";
import { command, expectDone, hasGoods, key, open, pick, place, who } from "./cart-command";
import { figuresOf } from "./cart-model";
import { browserOf, expectSame } from "./cart-world";

/** An offer is a snapshot: later changes of the cart do not affect it. */
export const offer = who.map((by) =>
	command(
		`offer(${by})`,
		(model) => hasGoods(model, by) && model.offers.length < 5,
		async (model, real) => {
			const cart = open(model, by);
			const answer = await browserOf(real, by).post(`/cart/${cart.uuid}/offer`, { emails: "", comment: "", idem: key() });
			expectDone(answer);
			const uuid = /^\/cart\/([\da-f-]{36})$/.exec(answer.headers.location ?? "")?.[1];
			if (!uuid) throw new Error(`The offer leads to ${answer.headers.location}`);
			const { gross, goods } = figuresOf(cart, model.shelf);
			model.offers.push({ uuid, gross, goods });
			await expectSame(model, real, []);
		},
	),
);

/** In a new browser, whose cart is then independent. */
export const accept = fc.record({ who, offer: place }).map(({ who: by, offer: at }) =>
	command(
		`accept(${JSON.stringify({ by, at })})`,
		({ offers }) => offers.length > 0,
		async (model, real) => {
			const found = pick(model.offers, at);
			const browser = browserOf(real, by);
			const before = browser.cookies.get("cart");
			expectDone(await browser.post(`/cart/${found?.uuid}/accept`, { part: "whole", idem: key() }));
			expect(browser.cart).not.toBe(found?.uuid);
			if (before === undefined) browser.cookies.delete("cart");
			else browser.cookies.set("cart", before);
			await expectSame(model, real, []);
		},
	),
);

export const share = who.map((by) =>
	command(
		`share(${by})`,
		(model) => hasGoods(model, by),
		async (model, real) => {
			const fields = { emails: `${key()}@account.example`, comment: "", idem: key() };
			const { status } = await browserOf(real, by).post(`/cart/${open(model, by).uuid}/share`, fields);
			expect([303, 409, 422, 429]).toContain(status);
			await expectSame(model, real, []);
		},
	),
);
