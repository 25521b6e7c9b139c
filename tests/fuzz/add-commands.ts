import fc from "fast-check";
import { amount, command, cut, expectDone, expectRefused, key, pick, place, taken, who } from "./cart-command";
import { type ModelCart, newCart, put, putSet, type Wanted } from "./cart-model";
import { browserOf, expectSame, type Model, presentOf, type Real } from "./cart-world";

/** Submits something that adds to the cart. @param change the model's change; false: nothing changes, and the shop refuses */
async function putting(
	model: Model,
	real: Real,
	by: number,
	fields: Record<string, string | number>,
	change: (cart: ModelCart) => boolean,
	times = 1,
) {
	const before = presentOf(model, by);
	const trial = before ? structuredClone(before) : newCart("");
	const isTaken = change(trial);
	const sent = { ...fields, idem: key(), returnTo: "/shop" };
	for (let time = 0; time < times; time++) {
		const answer = await browserOf(real, by).post("/cart/items", sent);
		if (isTaken) expectDone(answer);
		else expectRefused(answer);
	}
	if (!isTaken) return expectSame(model, real, []);
	const cart = taken(model, real, by);
	change(cart);
	return expectSame(model, real, [cart]);
}

interface Item {
	goods: number;
	amount: number;
	cut: number;
	certificate: boolean;
}

const wantedOf = (model: Model, item: Item): Wanted[] => {
	const goods = pick(model.shelf.goods, item.goods);
	return goods ? [{ goods, cut: item.cut, certificate: item.certificate, amount: item.amount }] : [];
};

export const add = fc
	.record({ who, goods: place, amount, cut, certificate: fc.boolean(), times: fc.constantFrom(1, 1, 2) })
	.map(({ who: by, times, ...item }) =>
		command(
			`add(${JSON.stringify({ by, times, ...item })})`,
			() => true,
			(model, real) => {
				const [wanted] = wantedOf(model, item);
				const fields = {
					suppliedVariantId: wanted?.goods.supply ?? 0,
					amount: item.amount,
					...(item.cut > 0 ? { "cut.length": item.cut } : {}),
					...(item.certificate ? { certificate: "on" } : {}),
				};
				return putting(model, real, by, fields, (cart) => put(cart, wanted ? [wanted] : []), times);
			},
		),
	);

export const addRows = fc
	.record({
		who,
		rows: fc.uniqueArray(fc.record({ goods: place, amount }), { minLength: 1, maxLength: 4, selector: ({ goods }) => goods % 17 }),
	})
	.map(({ who: by, rows }) =>
		command(
			`addRows(${JSON.stringify({ by, rows })})`,
			({ shelf }) => new Set(rows.map(({ goods }) => goods % shelf.goods.length)).size === rows.length,
			(model, real) => {
				const wanted = rows.flatMap((row) => wantedOf(model, { ...row, cut: 0, certificate: false }));
				const fields = Object.fromEntries(wanted.map((item) => [`amount.${item.goods.supply}`, item.amount]));
				return putting(model, real, by, fields, (cart) => put(cart, wanted));
			},
		),
	);

export const addSet = fc.record({ who, set: place, amount, times: fc.constantFrom(1, 1, 2) }).map(({ who: by, set, amount: many, times }) =>
	command(
		`addSet(${JSON.stringify({ by, set, many, times })})`,
		({ shelf }) => shelf.sets.length > 0,
		async (model, real) => {
			const goods = pick(model.shelf.sets, set);
			if (goods)
				await putting(model, real, by, { setId: goods.id, amount: many, title: "Satz" }, (cart) => putSet(cart, goods, many), times);
		},
	),
);

/** All browsers add the same goods concurrently. They are separate submissions, so all of them count. */
export const atOnce = fc
	.record({ who, goods: place, amount: fc.integer({ min: 1, max: 40 }), times: fc.integer({ min: 2, max: 4 }) })
	.map(({ who: by, goods, amount: many, times }) => {
		const all = (model: Model): Wanted[] => wantedOf(model, { goods, amount: many, cut: 0, certificate: false });
		return command(
			`atOnce(${JSON.stringify({ by, goods, many, times })})`,
			// Which of several exceeds the limit is undefined: avoid that state.
			(model) => {
				const cart = presentOf(model, by);
				return (
					cart !== null &&
					put(structuredClone(cart), all(model)) &&
					put(structuredClone(cart), Array.from({ length: times }, () => all(model)).flat())
				);
			},
			async (model, real) => {
				const cart = presentOf(model, by);
				const [wanted] = all(model);
				if (!cart || !wanted) return;
				const shopper = browserOf(real, by);
				const fields = { suppliedVariantId: wanted.goods.supply, amount: many, returnTo: "/shop" };
				const answers = await Promise.all(Array.from({ length: times }, () => shopper.post("/cart/items", { ...fields, idem: key() })));
				for (const answer of answers) expectDone(answer);
				put(
					cart,
					Array.from({ length: times }, () => wanted),
				);
				model.at[by % model.at.length] = model.carts.indexOf(cart);
				await expectSame(model, real, [cart]);
			},
		);
	});
