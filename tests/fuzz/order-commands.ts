import fc from "fast-check";
import { expect } from "vitest";
import { seenFields } from "../../app/cart/orders/seen";
import { finnishBuyer } from "../support/guest-order";
import { command, expectDone, hasGoods, key, open, pick, place, who } from "./cart-command";
import { browserOf, expectSame, presentOf, readCart } from "./cart-world";

export const fillIn = who.map((by) =>
	command(
		`fillIn(${by})`,
		(model) => hasGoods(model, by),
		async (model, real) => {
			const cart = open(model, by);
			const answer = await browserOf(real, by).post(`/cart/${cart.uuid}/payment-info`, { ...finnishBuyer, email: real.email });
			expectDone(answer);
			expect(answer.headers.location).toBe(`/cart/${cart.uuid}/payment-method`);
			cart.hasForm = true;
			await expectSame(model, real, [cart]);
		},
	),
);

export const choose = who.map((by) =>
	command(
		`choose(${by})`,
		(model) => hasGoods(model, by) && open(model, by).hasForm,
		async (model, real) => {
			const cart = open(model, by);
			const fields = { deliveryMethodType: "flat_fi", paymentMethod: "invoice" };
			const answer = await browserOf(real, by).post(`/cart/${cart.uuid}/payment-method`, fields);
			expectDone(answer);
			expect(answer.headers.location).toBe(`/cart/${cart.uuid}/summary`);
			cart.hasPayment = true;
			await expectSame(model, real, [cart]);
		},
	),
);

/** Submitted once or twice, possibly from a stale page. */
export const complete = fc
	.record({ who, times: fc.constantFrom(1, 2, 3), isStale: fc.boolean(), isSure: fc.constantFrom(true, true, true, false) })
	.map(({ who: by, times, isStale, isSure }) =>
		command(
			`complete(${JSON.stringify({ by, times, isStale, isSure })})`,
			(model) => presentOf(model, by) !== null,
			async (model, real) => {
				const cart = open(model, by);
				const isReady = hasGoods(model, by) && cart.hasForm && cart.hasPayment && !isStale && isSure;
				const seen = seenFields(await readCart(real, cart.uuid));
				const version = cart.version - (isStale ? 1 : 0);
				const fields = { version, ...seen, idem: key(), ...(isSure && { authorityConfirmed: "on" }) };
				const answers = await Promise.all(
					Array.from({ length: times }, () => browserOf(real, by).post(`/cart/${cart.uuid}/summary`, fields)),
				);
				for (const answer of answers)
					expect(answer.headers.location === `/cart/${cart.uuid}/confirmation`, `sent: ${answer.status}`).toBe(isReady);
				if (isReady) cart.state = "sent";
				await expectSame(model, real, [], [cart]);
			},
		),
	);

/** A stranger with a cart's address sees no comments, and changes nothing. */
export const stranger = fc
	.record({
		cart: place,
		intent: fc.constantFrom("quantity", "remove", "setQuantity", "removeSet", "reference", "notes", "removeUnavailable"),
	})
	.map(({ cart: at, intent }) =>
		command(
			`stranger(${JSON.stringify({ at, intent })})`,
			({ carts }) => carts.length > 0,
			async (model, real) => {
				const cart = pick(model.carts, at);
				if (!cart) return;
				const fields = {
					intent,
					itemId: real.ids.get(cart.uuid)?.[0] ?? 1,
					suppliedVariantId: cart.lines[0]?.goods.supply ?? 1,
					setId: cart.sets[0]?.goods.id ?? 1,
					amount: 50,
					version: cart.version,
					comment: "fremd",
					reference: "fremd",
				};
				expect((await real.stranger.post(`/cart/${cart.uuid}`, fields)).status).toBe(404);
				const page = await real.stranger.get(`/cart/${cart.uuid}`);
				for (const words of [real.email, finnishBuyer.phone, finnishBuyer.name]) expect(page.text).not.toContain(words);
				await expectSame(model, real, []);
			},
		),
	);
