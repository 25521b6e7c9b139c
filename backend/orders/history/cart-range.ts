import { parseRange } from "../../../contract/fields";
import type { CartAnswer } from "../wire";

/**
 * A cart with only those of its lines and sets that a range takes, sets standing behind the lines; all figures are of the whole. What is to
 * be known of lines wherever they stand is told beside them.
 */
export function inRange(whole: CartAnswer, range: string | undefined): CartAnswer {
	const { items, orders_to_sets: sets } = whole;
	const told = { ...whole, unavailable: unavailableOf(whole), holds_offer: [...items, ...sets].some(({ offered }) => Boolean(offered)) };
	if (range === undefined) return told;
	const { skip, take } = parseRange(range);
	const ofSets = (place: number) => Math.max(0, place - items.length);
	return { ...told, items: items.slice(skip, skip + take), orders_to_sets: sets.slice(ofSets(skip), ofSets(skip + take)) };
}

function unavailableOf({ items, orders_to_sets: sets }: CartAnswer): NonNullable<CartAnswer["unavailable"]> {
	const all = [
		...items.map((item) => ({ item_id: item.id, set_id: null, title: item.fullTitle, isAvailable: item.is_available })),
		...sets.map((set) => ({ item_id: null, set_id: set.set_id, title: set.title, isAvailable: set.is_available })),
	];
	return all.flatMap(({ isAvailable, ...line }, place) => (isAvailable ? [] : [{ ...line, place }]));
}
