import type * as z from "zod";
import { euros, kilograms, parseRange } from "../../../contract/fields";
import type { lists } from "../../../contract/lists";
import { piecesIn } from "../../../contract/values/cut-bars";
import { problemOf } from "../../cart/supply-rules";
import { suppliesByIds } from "../../catalogue/supplies";
import { itemAnswer, setAnswer } from "../../orders/cart-answer";
import { cartLine, figuredLine, figuredSet, setLine } from "../../orders/cart-line";
import type { PricedItem, PricedSet } from "../../orders/priced-cart";
import type { Visitor } from "../../platform/visitor";
import { discountsOn } from "../../pricing/discounts";
import { goodsOf } from "../../pricing/pricing";
import { sellableBars } from "../../pricing/saw-plan";
import type { SuppliedVariant } from "../../pricing/supplied-variant";
import { memberOf } from "../../teams/member";
import { type ListItemRow, listedAnswer } from "./list-rows";
import type { StoredList } from "./stored-list";

type ListAnswer = z.input<typeof lists.byId.answer>;
type List = z.output<typeof lists.byId.answer>;

type Noted = Pick<List["sets"][number], "amount" | "orderable" | "noted_price">;

/** A list at today's prices, in cents and grams. */
export interface FiguredList extends Omit<List, "items" | "sets"> {
	items: (PricedItem & Noted & Pick<List["items"][number], "cut_length" | "cut_width" | "saw_list">)[];
	sets: (PricedSet & Noted)[];
}

/** Writes a list in wire units. */
export const listAnswer = (list: FiguredList): ListAnswer => ({
	...list,
	items: list.items.map((item) => ({ ...item, ...itemAnswer(item), noted_price: euros(item.noted_price) })),
	sets: list.sets.map((set) => ({ ...set, ...setAnswer(set), noted_price: euros(set.noted_price) })),
	total_price: euros(list.total_price),
	total_weight: kilograms(list.total_weight),
});

type Supplied = ReadonlyMap<number, SuppliedVariant>;

/** Prices a list like a cart of its lines alone, at today's prices. The sums leave out unavailable goods. */
export async function figuredList(visitor: Visitor, list: StoredList): Promise<FiguredList> {
	const { head } = list;
	const { lines, setLines } = await figuredLines(visitor, list);
	const member = await memberOf(visitor.db, visitor.user);
	const all = [...lines, ...setLines];
	const had = all.filter(({ orderable }) => orderable !== null);
	return {
		...listedAnswer(head),
		version: head.version,
		items: lines,
		sets: setLines,
		total_price: had.reduce((sum, { line_price }) => sum + line_price, 0),
		total_weight: had.reduce((sum, { weight }) => sum + weight, 0),
		gone: all.length - had.length,
		repriced: had.filter(({ price, noted_price }) => price !== noted_price).length,
		rhythm: head.every === null || head.due_on === null ? null : { every: head.every, due_on: head.due_on },
		has_team: member !== null,
	};
}

/** Reduces a list to the lines and sets of a range; sets follow the lines. */
export function rangeOfList(list: FiguredList, range: string | undefined): FiguredList {
	if (range === undefined) return list;
	const { skip, take } = parseRange(range);
	const ofSets = (place: number) => Math.max(0, place - list.items.length);
	return { ...list, items: list.items.slice(skip, skip + take), sets: list.sets.slice(ofSets(skip), ofSets(skip + take)) };
}

/** The price of one of each set at its quantity in the list: cents by the set's id. */
export async function setPrices(visitor: Visitor, list: StoredList): Promise<Map<number, number>> {
	if (list.sets.length === 0) return new Map();
	const { setLines } = await figuredLines(visitor, list);
	return new Map(setLines.map(({ set_id, price }) => [set_id, price]));
}

async function figuredLines({ db, locale }: Visitor, { items, sets, discounts, day }: StoredList) {
	const inSets = sets.flatMap((set) => set.items.map(({ supply }) => supply));
	const ids = new Set([...items.map((item) => item.supplied_variant_id), ...inSets]);
	const supplied: Supplied = await suppliesByIds(db, locale, [...ids]);
	const figured = items.map((item) => {
		const found = supplied.get(item.supplied_variant_id);
		if (!found) throw new Error(`Line ${item.id} of a list is of a supply that does not exist.`);
		const orderable = orderableOf(item, found);
		return { item, orderable, line: figuredLine({ ...item, quantity: orderable ?? item.quantity }, found, day) };
	});
	const figuredSets = sets.map((set) => ({ set, figured: figuredSet(set, supplied, day) }));
	const goods = [
		...figured.map(({ orderable, line }) => (orderable === null ? 0 : goodsOf(line.figures.priced))),
		...figuredSets.map((set) => (set.figured.isAvailable ? set.figured.goods : 0)),
	].reduce((sum, cents) => sum + cents, 0);
	const inForce = discountsOn(day, discounts);
	return {
		lines: figured.map(({ item, orderable, line }) => ({
			...cartLine(line, inForce, goods, locale).item,
			...stored(item, orderable),
			cut_length: item.cut_length_mm,
			cut_width: item.cut_width_mm,
			saw_list: piecesIn(item.saw_plan),
		})),
		setLines: figuredSets.map(({ set, figured: one }) => {
			const priced = setLine(one, inForce, goods, locale).set;
			return { ...priced, ...stored(set, priced.is_available ? set.quantity : null) };
		}),
	};
}

/** The quantity of a line that can go into a cart; null if it is no longer available as noted. */
function orderableOf(item: ListItemRow, found: SuppliedVariant): number | null {
	const { quantity, cut_length_mm: cutLength, cut_width_mm: cutWidth, certificate, saw_plan: sawPlan } = item;
	const amount = cutLength > 0 ? quantity : sellableBars(quantity, sawPlan, found);
	return problemOf(found, { amount, cutLength, cutWidth, certificate, sawPlan }) ? null : amount;
}

const stored = ({ quantity, noted_cents }: { quantity: number; noted_cents: number }, orderable: number | null) => ({
	amount: quantity,
	orderable,
	noted_price: noted_cents,
});
