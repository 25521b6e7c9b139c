import type { z } from "zod";
import { euros, kilograms, parseRange } from "../../../contract/fields";
import type { lists } from "../../../contract/lists";
import { problemOf, sellable } from "../../cart/supply-rules";
import { suppliesByIds } from "../../catalogue/supplies";
import { cartLine, figuredLine } from "../../orders/cart-line";
import { figuredSet, setLine } from "../../orders/set-line";
import type { Visitor } from "../../platform/visitor";
import { discountsOn } from "../../pricing/discounts";
import { goodsOf } from "../../pricing/pricing";
import type { SuppliedVariant } from "../../pricing/supplied-variant";
import { memberOf } from "../../teams/member";
import { type ListItemRow, listedAnswer } from "./list-rows";
import type { StoredList } from "./stored-list";

/** A list in wire units: decimal EUR and kg. */
export type ListAnswer = z.input<typeof lists.byId.answer>;

type Supplied = ReadonlyMap<number, SuppliedVariant>;

/** Prices a list like a cart of its lines alone, at today's prices. The sums leave out unavailable goods. */
export async function figuredList(visitor: Visitor, list: StoredList): Promise<ListAnswer> {
	const { head } = list;
	const { lines, setLines } = await figuredLines(visitor, list);
	const member = await memberOf(visitor.db, visitor.user);
	const all = [...lines, ...setLines];
	const had = all.filter(({ answer }) => answer.orderable !== null);
	return {
		...listedAnswer(head),
		version: head.version,
		items: lines.map(({ answer }) => answer),
		sets: setLines.map(({ answer }) => answer),
		total_price: euros(had.reduce((sum, { priced }) => sum + priced.linePrice, 0)),
		total_weight: kilograms(had.reduce((sum, { weightG }) => sum + weightG, 0)),
		gone: all.length - had.length,
		repriced: had.filter(({ answer }) => answer.price !== answer.noted_price).length,
		rhythm: head.every === null || head.due_on === null ? null : { every: head.every, due_on: head.due_on },
		has_team: member !== null,
	};
}

/** Reduces a list to the lines and sets of a range; sets follow the lines. */
export function rangeOfList(list: ListAnswer, range: string | undefined): ListAnswer {
	if (range === undefined) return list;
	const { skip, take } = parseRange(range);
	const ofSets = (place: number) => Math.max(0, place - list.items.length);
	return { ...list, items: list.items.slice(skip, skip + take), sets: list.sets.slice(ofSets(skip), ofSets(skip + take)) };
}

/** The price of one of each set at its quantity in the list: cents by the set's id. */
export async function setPrices(visitor: Visitor, list: StoredList): Promise<Map<number, number>> {
	if (list.sets.length === 0) return new Map();
	const { setLines } = await figuredLines(visitor, list);
	return new Map(setLines.map(({ answer, priced }) => [answer.set_id, priced.unitPrice]));
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
		lines: figured.map(({ item, orderable, line }) => {
			const { answer, ...sums } = cartLine(line, inForce, goods, locale);
			return { ...sums, answer: { ...answer, ...stored(item, orderable), cut_length: item.cut_length_mm } };
		}),
		setLines: figuredSets.map(({ set, figured: one }) => {
			const { answer, ...sums } = setLine(one, inForce, goods, locale);
			return { ...sums, answer: { ...answer, ...stored(set, answer.is_available ? set.quantity : null) } };
		}),
	};
}

/** The quantity of a line that can go into a cart; null if it is no longer available as noted. */
function orderableOf(item: ListItemRow, found: SuppliedVariant): number | null {
	const amount = item.cut_length_mm > 0 ? item.quantity : sellable(item.quantity, found.supply);
	return problemOf(found, { amount, cutLength: item.cut_length_mm, certificate: item.certificate }) ? null : amount;
}

const stored = ({ quantity, noted_cents }: { quantity: number; noted_cents: number }, orderable: number | null) => ({
	amount: quantity,
	orderable,
	noted_price: euros(noted_cents),
});
