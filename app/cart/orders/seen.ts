import type { Cart } from "../../../contract/cart";

/**
 * The cart as a page showed it before a binding step; its form submits it. The backend compares total and VAT. The lines only explain the
 * difference, so the form needs no protection from forgery. Money in cents.
 */
export interface SeenCart {
	/** Includes VAT. */
	total: number;
	vat: Pick<Cart["vat"], "rate" | "reason">;
	/** Excludes VAT, includes delivery. */
	net: number;
	delivery: number;
	/** null if the form has no room for them. */
	lines: Pick<Line, "key" | "quantity" | "price">[] | null;
}

interface Line {
	/** The id of a line, or "s" and the id of a set. */
	key: string;
	title: string;
	quantity: number;
	price: number;
}

const linesOf = ({ items, orders_to_sets: sets }: Pick<Cart, "items" | "orders_to_sets">): Line[] => [
	...items.map(({ id, fullTitle: title, quantity, cut, line_price: price }) => ({
		key: String(id),
		title,
		quantity: cut?.pieces ?? quantity,
		price,
	})),
	...sets.map(({ set_id: id, title, quantity, line_price: price }) => ({ key: `s${id}`, title, quantity, price })),
];

/** The hidden fields of a binding form. A cart of 2,000 lines fits into a form of 64,000 bytes. */
export const seenFields = (cart: Cart) => ({
	...seenTotals(cart),
	"seen.lines": linesOf(cart)
		.map(({ key, quantity, price }) => [key, quantity, price].join("."))
		.join("_"),
});

/** The hidden fields of a form that already has fields for each line. */
export const seenTotals = (cart: Cart) => ({
	"seen.total": cart.total_price_with_vat,
	"seen.rate": cart.vat.rate,
	"seen.reason": cart.vat.reason,
	"seen.net": cart.total_price,
	"seen.delivery": cart.total_delivery_price,
});

interface Pair<T> {
	before: T;
	now: T;
}

/** null if the line was added or removed. */
interface ChangedLine extends Pair<Omit<Line, "key" | "title"> | null> {
	key: string;
	/** null for a removed line. */
	title: string | null;
}

/** The differences between the shown and the current cart; null if there are none. */
export interface SeenChanges {
	lines: ChangedLine[];
	/** The discount on the whole order. */
	discount: Pair<number> | null;
	delivery: Pair<number> | null;
	vat: Pair<SeenCart["vat"] & { amount: number }> | null;
	total: Pair<number>;
}

export function seenChanges(seen: SeenCart, cart: Cart): SeenChanges | null {
	const now = {
		total: cart.total_price_with_vat,
		vat: cart.vat,
		net: cart.total_price,
		delivery: cart.total_delivery_price,
		lines: linesOf(cart),
	};
	const lines = seen.lines ? changedLines(seen.lines, now.lines) : [];
	const discount = seen.lines ? changed(discountOf({ ...seen, lines: seen.lines }), discountOf(now)) : null;
	const delivery = changed(seen.delivery, now.delivery);
	const amounts = { before: seen.total - seen.net, now: now.total - now.net };
	const isOtherVat = seen.vat.rate !== now.vat.rate || seen.vat.reason !== now.vat.reason;
	if (lines.length === 0 && !discount && !delivery && !isOtherVat && seen.total === now.total) return null;
	const vat = { before: { ...seen.vat, amount: amounts.before }, now: { ...now.vat, amount: amounts.now } };
	return {
		lines,
		discount,
		delivery,
		vat: isOtherVat || amounts.before !== amounts.now ? vat : null,
		total: { before: seen.total, now: now.total },
	};
}

function changedLines(seen: NonNullable<SeenCart["lines"]>, now: readonly Line[]): ChangedLine[] {
	const before = new Map(seen.map((line) => [line.key, line]));
	const present = new Set(now.map(({ key }) => key));
	return [
		...now.flatMap((line) => {
			const one = before.get(line.key) ?? null;
			const isSame = one?.price === line.price && one.quantity === line.quantity;
			return isSame ? [] : [{ key: line.key, title: line.title, before: one, now: line }];
		}),
		...seen.filter(({ key }) => !present.has(key)).map((line) => ({ key: line.key, title: null, before: line, now: null })),
	];
}

const changed = (before: number, now: number): Pair<number> | null => (before === now ? null : { before, now });

/** The discount on the whole order is the difference between lines and goods. */
const discountOf = ({ lines, net, delivery }: Pick<SeenCart, "net" | "delivery"> & { lines: readonly { price: number }[] }): number =>
	lines.reduce((sum, { price }) => sum + price, 0) + delivery - net;
