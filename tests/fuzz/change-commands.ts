import fc from "fast-check";
import { amount, command, expectDone, expectRefused, hasLines, hasSets, open, pick, place, text, who } from "./cart-command";
import { isOrderable, mostUnits } from "./cart-model";
import { browserOf, expectSame, presentOf } from "./cart-world";

export const change = fc
	.record({ who, line: place, amount, isStale: fc.boolean(), isForged: fc.boolean() })
	.map(({ who: by, line, amount: many, isStale, isForged }) =>
		command(
			`setQuantity(${JSON.stringify({ by, line, many, isStale })})`,
			(model) => hasLines(model, by),
			async (model, real) => {
				const cart = open(model, by);
				const at = line % cart.lines.length;
				const present = cart.lines[at];
				if (!present) return;
				const answer = await browserOf(real, by).post(`/cart/${cart.uuid}`, {
					intent: "quantity",
					itemId: real.ids.get(cart.uuid)?.[at] ?? 0,
					amount: many,
					version: cart.version - (isStale ? 1 : 0),
					// A submitted price is ignored.
					...(isForged ? { price: "0.01", total: "1" } : {}),
				});
				const isTaken = isStale ? present.amount === many : isOrderable({ ...present, amount: many });
				if (isTaken) expectDone(answer);
				else expectRefused(answer);
				if (isTaken) present.amount = many;
				await expectSame(model, real, isTaken && !isStale ? [cart] : []);
			},
		),
	);

export const changeSet = fc.record({ who, set: place, amount, isStale: fc.boolean() }).map(({ who: by, set, amount: many, isStale }) =>
	command(
		`setSetQuantity(${JSON.stringify({ by, set, many, isStale })})`,
		(model) => hasSets(model, by),
		async (model, real) => {
			const cart = open(model, by);
			const present = pick(cart.sets, set);
			if (!present) return;
			const version = cart.version - (isStale ? 1 : 0);
			const answer = await browserOf(real, by).post(`/cart/${cart.uuid}`, {
				intent: "setQuantity",
				setId: present.goods.id,
				amount: many,
				version,
			});
			const isTaken = isStale ? present.amount === many : many >= 1 && many <= mostUnits;
			if (isTaken) expectDone(answer);
			else expectRefused(answer);
			if (isTaken) present.amount = many;
			await expectSame(model, real, isTaken && !isStale ? [cart] : []);
		},
	),
);

export const remove = fc.record({ who, line: place }).map(({ who: by, line }) =>
	command(
		`remove(${JSON.stringify({ by, line })})`,
		(model) => hasLines(model, by),
		async (model, real) => {
			const cart = open(model, by);
			const at = line % cart.lines.length;
			const fields = { intent: "remove", suppliedVariantId: cart.lines[at]?.goods.supply ?? 0, itemId: real.ids.get(cart.uuid)?.[at] ?? 0 };
			expectDone(await browserOf(real, by).post(`/cart/${cart.uuid}`, fields));
			cart.lines.splice(at, 1);
			await expectSame(model, real, [cart]);
		},
	),
);

export const removeSet = fc.record({ who, set: place }).map(({ who: by, set }) =>
	command(
		`removeSet(${JSON.stringify({ by, set })})`,
		(model) => hasSets(model, by),
		async (model, real) => {
			const cart = open(model, by);
			const at = set % cart.sets.length;
			expectDone(await browserOf(real, by).post(`/cart/${cart.uuid}`, { intent: "removeSet", setId: cart.sets[at]?.goods.id ?? 0 }));
			cart.sets.splice(at, 1);
			await expectSame(model, real, [cart]);
		},
	),
);

export const reference = fc.record({ who, line: place, text }).map(({ who: by, line, text: comment }) =>
	command(
		`reference(${JSON.stringify({ by, line, comment })})`,
		(model) => hasLines(model, by),
		async (model, real) => {
			const cart = open(model, by);
			const at = line % cart.lines.length;
			const fields = { intent: "reference", itemId: real.ids.get(cart.uuid)?.[at] ?? 0, comment };
			expectDone(await browserOf(real, by).post(`/cart/${cart.uuid}`, fields));
			const present = cart.lines[at];
			if (present) present.comment = comment;
			await expectSame(model, real, [], [cart]);
		},
	),
);

export const notes = fc.record({ who, reference: text, comment: text, shippingComment: text }).map(({ who: by, ...typed }) =>
	command(
		`notes(${JSON.stringify({ by, ...typed })})`,
		(model) => presentOf(model, by) !== null,
		async (model, real) => {
			const cart = open(model, by);
			expectDone(await browserOf(real, by).post(`/cart/${cart.uuid}`, { intent: "notes", ...typed }));
			cart.notes = typed;
			await expectSame(model, real, [], [cart]);
		},
	),
);

/** Another device, or cleared cookies: the next item creates a new cart. */
export const elsewhere = who.map((by) =>
	command(
		`newCart(${by})`,
		(model) => presentOf(model, by) !== null,
		async (model, real) => {
			browserOf(real, by).cookies.delete("cart");
			model.at[by % model.at.length] = null;
			await expectSame(model, real, []);
		},
	),
);
