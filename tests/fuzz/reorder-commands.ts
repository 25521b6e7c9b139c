import fc from "fast-check";
import { command, expectDone, expectRefused, hasGoods, key, open, pick, place, taken, who } from "./cart-command";
import { isSame, type ModelCart, newCart, put, putSet } from "./cart-model";
import { browserOf, expectSame, type Model, presentOf } from "./cart-world";

/** The rows that an order or list adds: its lines with their notes, then its sets. */
function putAll(cart: ModelCart, from: Pick<ModelCart, "lines" | "sets">): boolean {
	if (from.lines.length + from.sets.length === 0) return false;
	const before = cart.lines;
	if (from.lines.length > 0 && !put(cart, from.lines)) return false;
	for (const line of from.lines) {
		const present = cart.lines.find((one) => isSame(one, line));
		if (present && line.comment !== "") present.comment = line.comment;
	}
	// A set above the limit is refused after the lines were added: avoid that state.
	const isTaken = from.sets.every(({ goods, amount: many }) => putSet(cart, goods, many));
	if (!isTaken) cart.lines = before;
	return isTaken;
}

const fits = (model: Model, by: number, from: Pick<ModelCart, "lines" | "sets">): boolean => {
	const present = presentOf(model, by);
	return putAll(present ? structuredClone(present) : newCart(""), structuredClone(from));
};

const sentOf = (model: Model, at: number): ModelCart | undefined =>
	pick(
		model.carts.filter(({ state }) => state === "sent"),
		at,
	);

export const again = fc.record({ who, order: place, times: fc.constantFrom(1, 2) }).map(({ who: by, order, times }) =>
	command(
		`again(${JSON.stringify({ by, order, times })})`,
		(model) => {
			const sent = sentOf(model, order);
			return sent !== undefined && fits(model, by, sent);
		},
		async (model, real) => {
			const sent = sentOf(model, order);
			if (!sent) return;
			const fields = { idem: key() };
			for (let time = 0; time < times; time++) expectDone(await browserOf(real, by).post(`/orders/${sent.uuid}/again`, fields));
			const cart = taken(model, real, by);
			putAll(cart, sent);
			await expectSame(model, real, [cart]);
		},
	),
);

export const keepList = who.map((by) =>
	command(
		`keepList(${by})`,
		(model) => model.hasAccount && hasGoods(model, by) && model.lists.length < 4,
		async (model, real) => {
			const cart = open(model, by);
			const answer = await browserOf(real, by).post(`/users/lists/new?cart=${cart.uuid}`, { name: key(), idem: key() });
			expectDone(answer);
			const uuid = /\/users\/lists\/([\da-f-]{36})/.exec(answer.headers.location ?? "")?.[1];
			if (!uuid) throw new Error(`The list leads to ${answer.headers.location}`);
			model.lists.push({ uuid, cart: structuredClone({ lines: cart.lines, sets: cart.sets }) });
			await expectSame(model, real, []);
		},
	),
);

export const renameList = fc.record({ who, list: place }).map(({ who: by, list }) =>
	command(
		`renameList(${JSON.stringify({ by, list })})`,
		({ lists }) => lists.length > 0,
		async (model, real) => {
			const found = pick(model.lists, list);
			expectDone(await browserOf(real, by).post(`/users/lists/${found?.uuid}`, { intent: "rename", name: key() }));
			expectRefused(await browserOf(real, by).post(`/users/lists/${found?.uuid}`, { intent: "rename", name: "" }));
			await expectSame(model, real, []);
		},
	),
);

export const putList = fc.record({ who, list: place, times: fc.constantFrom(1, 2) }).map(({ who: by, list, times }) =>
	command(
		`putList(${JSON.stringify({ by, list, times })})`,
		(model) => {
			const found = pick(model.lists, list);
			return found !== undefined && fits(model, by, found.cart);
		},
		async (model, real) => {
			const found = pick(model.lists, list);
			if (!found) return;
			const fields = { intent: "put", idem: key() };
			for (let time = 0; time < times; time++) expectDone(await browserOf(real, by).post(`/users/lists/${found.uuid}`, fields));
			const cart = taken(model, real, by);
			putAll(cart, found.cart);
			await expectSame(model, real, [cart]);
		},
	),
);
