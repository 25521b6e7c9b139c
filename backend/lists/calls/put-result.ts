import * as z from "zod";
import { euros } from "../../../contract/fields";
import type { lists } from "../../../contract/lists";
import type { Rectangle } from "../../../contract/values/plates/plate-cuts";
import { now } from "../../db/rows";
import type { PricedCart, PricedItem, PricedSet } from "../../orders/priced-cart";
import { Refused } from "../../platform/refused";
import { requireUser, type Visitor } from "../../platform/visitor";
import type { FiguredList } from "./figured-list";

type PutAnswer = z.input<typeof lists.resultByKey.answer>;
type PutResult = z.output<typeof lists.resultByKey.answer>;

const stored = z.object({
	name: z.string(),
	added: z.number(),
	gone: z.array(z.string()),
	prices: z.array(z.object({ title: z.string(), before: z.number(), now: z.number() })),
	quantities: z.array(z.object({ title: z.string(), before: z.number(), now: z.number() })),
	// Results stored before this field existed have none.
	present: z.array(z.object({ title: z.string(), now: z.number() })).default([]),
});

/** Writes a result in wire units. */
export const resultAnswer = (result: PutResult): PutAnswer => ({
	...result,
	prices: result.prices.map(({ title, before, now }) => ({ title, before: euros(before), now: euros(now) })),
});

type Line = FiguredList["items"][number] | FiguredList["sets"][number];

export interface WantedOf<Of> {
	line: Of;
	/** The quantity that goes into the cart; null if unavailable. */
	amount: number | null;
}

/**
 * The result of putting lines of a list into a cart. Prices are the cart's, whose earlier contents may have raised a line to
 * another tier.
 * @param cart with these lines in it
 */
export function resultOf(name: string, wanted: readonly WantedOf<Line>[], cart: Pick<PricedCart, "items" | "orders_to_sets">): PutResult {
	const inCart = new Map([...cart.items.map(itemInCart), ...cart.orders_to_sets.map(setInCart)]);
	const had = wanted.flatMap(({ line, amount }) => (amount === null ? [] : [{ line, amount, now: inCart.get(keyOf(line)) ?? line }]));
	return {
		name,
		added: had.length,
		gone: wanted.filter(({ amount }) => amount === null).map(({ line }) => titleOf(line)),
		prices: had
			.filter(({ line, now }) => now.price !== line.noted_price)
			.map(({ line, now }) => ({ title: titleOf(line), before: line.noted_price, now: now.price })),
		quantities: had
			.filter(({ line, amount }) => amount === line.orderable && amount !== line.amount)
			.map(({ line, amount }) => ({ title: titleOf(line), before: line.amount, now: amount })),
		present: had.filter(({ amount, now }) => now.amount > amount).map(({ line, now }) => ({ title: titleOf(line), now: now.amount })),
	};
}

/** Another length or a certificate makes another line. */
const itemKey = (supply: number, { length, width }: Rectangle, certificate: number | null): string =>
	[supply, length, width, certificate !== null].join();

const keyOf = (line: Line): string =>
	"set_id" in line && !("suppliedVariant" in line)
		? `set ${line.set_id}`
		: itemKey(line.suppliedVariant.id, { length: line.cut_length, width: line.cut_width }, line.certificate_price);

const itemInCart = ({ suppliedVariant, cut, certificate_price, quantity, price }: PricedItem) =>
	[itemKey(suppliedVariant.id, cut ?? { length: 0, width: 0 }, certificate_price), { amount: cut?.pieces ?? quantity, price }] as const;

const setInCart = ({ set_id, quantity, price }: PricedSet) => [`set ${set_id}`, { amount: quantity, price }] as const;

const titleOf = (line: Line): string => ("fullTitle" in line ? line.fullTitle : line.title);

/** Keeps the result for a day, for the account that made it. */
export async function storeResult(visitor: Visitor, key: string, result: PutResult): Promise<void> {
	const user = requireUser(visitor);
	await visitor.db.batch([
		visitor.db.prepare(`DELETE FROM list_puts WHERE user_id = ? AND created_at < ${now("-1 day")}`).bind(user),
		visitor.db
			.prepare("INSERT INTO list_puts (user_id, key, told) VALUES (?, ?, ?) ON CONFLICT (user_id, key) DO NOTHING")
			.bind(user, key, JSON.stringify(result)),
	]);
}

const row = z.object({ told: z.string() });

/** @throws Refused not_signed_in, not_found: the key is unknown, expired, or somebody else's */
export async function resultByKey(visitor: Visitor, key: string): Promise<PutResult> {
	const found = await visitor.db
		.prepare("SELECT told FROM list_puts WHERE user_id = ? AND key = ?")
		.bind(requireUser(visitor), key)
		.first();
	const put = row.nullable().parse(found);
	if (!put) throw new Refused("not_found", "Nothing was put into a cart by this key.");
	return stored.parse(JSON.parse(put.told));
}
