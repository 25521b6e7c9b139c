import fc from "fast-check";
import { expect } from "vitest";
import { finnishBuyer } from "../support/guest-order";
import type { Answer } from "./ask";
import { figuresOf, isOrderable, isSame, type ModelCart, newCart, put, putSet, type Wanted } from "./cart-model";
import { browserOf, expectSame, type Model, presentOf, type Real } from "./cart-world";

type Command = fc.AsyncCommand<Model, Real>;

/** How often each was done. */
export const done = new Map<string, number>();

/** One thing that a buyer does; what is not possible now is passed over. */
const command = (name: string, check: (model: Model) => boolean, run: (model: Model, real: Real) => Promise<void>): Command => ({
	check,
	run(model, real) {
		const [kind = ""] = name.split("(");
		done.set(kind, (done.get(kind) ?? 0) + 1);
		return run(model, real);
	},
	toString: () => name,
});

const key = (): string => crypto.randomUUID();
const pick = <T>(all: readonly T[], place: number): T | undefined => all[place % Math.max(1, all.length)];
const expectRefused = ({ status, text }: Answer): void => {
	expect(status, text.slice(0, 200)).toBeGreaterThanOrEqual(400);
};
const expectDone = ({ status, text }: Answer): void => expect(status, text.replace(/[\s\S]*?<h1/, "").slice(0, 600)).toBe(303);

const who = fc.nat({ max: 1 });
const place = fc.nat({ max: 20 });
const amount = fc.oneof(
	{ weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }) },
	{ weight: 2, arbitrary: fc.constantFrom(10, 20, 25, 50, 100, 250) },
	{ weight: 1, arbitrary: fc.integer({ min: 90, max: 900 }) },
	{ weight: 1, arbitrary: fc.constantFrom(0, 99_999, 100_000, 100_001) },
);
const cut = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.integer({ min: 50, max: 7_000 }) });
const text = fc.constantFrom("", "Halle 3", "Position 7", "Käsi & Öljy <b>", "Tor 3; links");

/** The cart that a shop makes or goes on with when something is put in. */
function taken(model: Model, real: Real, by: number): ModelCart {
	const uuid = browserOf(real, by).cart ?? "";
	const known = presentOf(model, by);
	const cart = known ?? newCart(uuid);
	expect(uuid, "the cart of the header").toBe(cart.uuid);
	if (!known) model.carts.push(cart);
	model.at[by % model.at.length] = model.carts.indexOf(cart);
	return cart;
}

/** Sends something that puts into the cart. @param change what becomes of the cart; false: nothing, and the shop says no */
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

const add = fc
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

const addRows = fc
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

const addSet = fc.record({ who, set: place, amount, times: fc.constantFrom(1, 1, 2) }).map(({ who: by, set, amount: many, times }) =>
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

const hasLines = (model: Model, by: number): boolean => (presentOf(model, by)?.lines.length ?? 0) > 0;
const hasSets = (model: Model, by: number): boolean => (presentOf(model, by)?.sets.length ?? 0) > 0;
const hasGoods = (model: Model, by: number): boolean => hasLines(model, by) || hasSets(model, by);

/** The cart's page is that of the cart itself, also where the header still counts one that has gone into it. */
function open(model: Model, by: number): ModelCart {
	const cart = presentOf(model, by);
	if (!cart) throw new Error("There is no open cart.");
	return cart;
}

const change = fc
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
					// A price that is sent is not used.
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

const changeSet = fc.record({ who, set: place, amount, isStale: fc.boolean() }).map(({ who: by, set, amount: many, isStale }) =>
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
			const isTaken = isStale ? present.amount === many : many >= 1 && many <= 100_000;
			if (isTaken) expectDone(answer);
			else expectRefused(answer);
			if (isTaken) present.amount = many;
			await expectSame(model, real, isTaken && !isStale ? [cart] : []);
		},
	),
);

const remove = fc.record({ who, line: place }).map(({ who: by, line }) =>
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

const removeSet = fc.record({ who, set: place }).map(({ who: by, set }) =>
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

const reference = fc.record({ who, line: place, text }).map(({ who: by, line, text: comment }) =>
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

const notes = fc.record({ who, reference: text, comment: text, shippingComment: text }).map(({ who: by, ...typed }) =>
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

/** Another device, or cookies that were cleared: what is put in next begins a new cart. */
const elsewhere = who.map((by) =>
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

const fillIn = who.map((by) =>
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

const choose = who.map((by) =>
	command(
		`choose(${by})`,
		(model) => hasGoods(model, by) && open(model, by).hasForm,
		async (model, real) => {
			const cart = open(model, by);
			const fields = { deliveryMethodType: "flat_fi", paymentMethod: "invoice", shippingComment: cart.notes.shippingComment };
			const answer = await browserOf(real, by).post(`/cart/${cart.uuid}/payment-method`, fields);
			expectDone(answer);
			expect(answer.headers.location).toBe(`/cart/${cart.uuid}/summary`);
			cart.hasPayment = true;
			await expectSame(model, real, [cart]);
		},
	),
);

/** Pressed once or twice, by a page that may be old. */
const complete = fc
	.record({ who, times: fc.constantFrom(1, 2, 3), isStale: fc.boolean(), isSure: fc.constantFrom(true, true, true, false) })
	.map(({ who: by, times, isStale, isSure }) =>
		command(
			`complete(${JSON.stringify({ by, times, isStale, isSure })})`,
			(model) => presentOf(model, by) !== null,
			async (model, real) => {
				const cart = open(model, by);
				const isReady = hasGoods(model, by) && cart.hasForm && cart.hasPayment && !isStale && isSure;
				const fields = { version: cart.version - (isStale ? 1 : 0), idem: key(), ...(isSure ? { authorityConfirmed: "on" } : {}) };
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

/** Somebody else who knows the address of a cart: sees nobody's words, and changes nothing. */
const stranger = fc
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

/** What an order or list adds: its lines with what was noted on them, then its sets. */
function putAll(cart: ModelCart, from: Pick<ModelCart, "lines" | "sets">): boolean {
	if (from.lines.length + from.sets.length === 0) return false;
	const before = cart.lines;
	if (from.lines.length > 0 && !put(cart, from.lines)) return false;
	for (const line of from.lines) {
		const present = cart.lines.find((one) => isSame(one, line));
		if (present && line.comment !== "") present.comment = line.comment;
	}
	// A set that is too much is refused when the lines are in: the run does not go there.
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

const again = fc.record({ who, order: place, times: fc.constantFrom(1, 2) }).map(({ who: by, order, times }) =>
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

const otherOf = (model: Model, by: number, at: number): ModelCart | undefined =>
	pick(
		model.carts.filter((cart) => cart.state === "open" && cart !== presentOf(model, by) && cart.lines.length + cart.sets.length > 0),
		at,
	);

const other = fc.record({ who, other: place, intent: fc.constantFrom("take", "leave") }).map(({ who: by, other: at, intent }) =>
	command(
		`other(${JSON.stringify({ by, at, intent })})`,
		(model) => model.hasAccount && otherOf(model, by, at) !== undefined,
		async (model, real) => {
			const found = otherOf(model, by, at);
			if (!found) return;
			expectDone(
				await browserOf(real, by).post(`/cart/${found.uuid}/other`, { intent, present: presentOf(model, by)?.uuid ?? "", idem: key() }),
			);
			if (intent === "take") model.at[by % model.at.length] = model.carts.indexOf(found);
			await expectSame(model, real, []);
		},
	),
);

const joined = (one: string, two: string, between: string, most: number): string =>
	two === "" || two === one ? one : one === "" ? two : `${one}${between}${two}`.slice(0, most);

/** Moves everything of the other cart. @returns whether it fits */
function join(into: ModelCart, from: ModelCart): boolean {
	const amounts = [...into.lines, ...from.lines].filter(
		(line) => line.amount + ([...into.lines, ...from.lines].find((one) => one !== line && isSame(one, line))?.amount ?? 0) > 100_000,
	);
	const sets = [...into.sets, ...from.sets].filter(
		(set) => set.amount + ([...into.sets, ...from.sets].find((one) => one !== set && one.goods.id === set.goods.id)?.amount ?? 0) > 100_000,
	);
	if (amounts.length + sets.length > 0) return false;
	for (const line of from.lines) {
		const present = into.lines.find((one) => isSame(one, line));
		if (!present) into.lines.push({ ...line });
		else {
			present.amount += line.amount;
			present.comment = joined(present.comment, line.comment, "; ", 200);
		}
	}
	for (const { goods, amount: many } of from.sets) putSet(into, goods, many);
	into.notes = {
		reference: joined(into.notes.reference, from.notes.reference, "; ", 200),
		comment: joined(into.notes.comment, from.notes.comment, "\n", 2_000),
		shippingComment: joined(into.notes.shippingComment, from.notes.shippingComment, "\n", 2_000),
	};
	into.hasForm ||= from.hasForm;
	from.lines = [];
	from.sets = [];
	from.state = "joined";
	from.joinedInto = into.uuid;
	return true;
}

const joining = fc.record({ who, other: place, times: fc.constantFrom(1, 2) }).map(({ who: by, other: at, times }) =>
	command(
		`join(${JSON.stringify({ by, at, times })})`,
		(model) => model.hasAccount && presentOf(model, by) !== null && otherOf(model, by, at) !== undefined,
		async (model, real) => {
			const into = open(model, by);
			const from = otherOf(model, by, at);
			if (!from) return;
			const fields = { intent: "join", present: into.uuid, idem: key() };
			for (let time = 0; time < times; time++) expectDone(await browserOf(real, by).post(`/cart/${from.uuid}/other`, fields));
			const isDone = join(into, from);
			if (isDone) model.at[by % model.at.length] = model.carts.indexOf(into);
			await expectSame(model, real, isDone ? [into, from] : []);
		},
	),
);

/** An offer is frozen: nothing that happens to the cart afterwards changes it. */
const offer = who.map((by) =>
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

/** In a browser of its own, whose cart stays by itself from then on. */
const accept = fc.record({ who, offer: place }).map(({ who: by, offer: at }) =>
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

const share = who.map((by) =>
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

const keepList = who.map((by) =>
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

const renameList = fc.record({ who, list: place }).map(({ who: by, list }) =>
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

const putList = fc.record({ who, list: place, times: fc.constantFrom(1, 2) }).map(({ who: by, list, times }) =>
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

/** Everything that can be done with a cart; what fills it stands more than once. */
export const commands: fc.Arbitrary<Command>[] = [
	...[
		add,
		add,
		add,
		addRows,
		addSet,
		change,
		change,
		changeSet,
		remove,
		removeSet,
		reference,
		notes,
		elsewhere,
		fillIn,
		fillIn,
		choose,
		choose,
	],
	...[complete, complete, stranger, again, other, joining, joining, offer, accept, share, keepList, renameList, putList],
];
