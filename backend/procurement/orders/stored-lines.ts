import * as z from "zod";
import type { PricedCart } from "../../orders/priced-cart";

/** A line of a buyer's order, as it is kept for what the shop says of it later. */
export const storedLine = z.object({
	line: z.string(),
	/** In the buyer's unit. */
	quantity: z.number(),
	unit: z.string(),
	/** The goods (`itemKey`, `setKey`). Several lines may be of the same. */
	goods: z.string(),
	/** Units of these goods in all lines of them; pieces of cut goods. */
	amount: z.number(),
});
export type StoredLine = z.output<typeof storedLine>;

interface Goods {
	supply: number;
	cutLength: number;
	cutWidth: number;
	certificate: boolean;
}

export const itemKey = ({ supply, cutLength, cutWidth, certificate }: Goods): string => [supply, cutLength, cutWidth, certificate].join();
export const setKey = (id: number): string => `set ${id}`;

/** The goods of a position of an order, and their amount. */
export interface Position {
	goods: string;
	amount: number;
}

/** The goods of an order by position: lines, then sets. */
export const positionsOf = ({ items, orders_to_sets: sets }: Pick<PricedCart, "items" | "orders_to_sets">): Position[] => [
	...items.map(({ suppliedVariant, cut, certificate_price: certificate, quantity }) => ({
		goods: itemKey({
			supply: suppliedVariant.id,
			cutLength: cut?.length ?? 0,
			cutWidth: cut?.width ?? 0,
			certificate: certificate !== null,
		}),
		amount: cut?.pieces ?? quantity,
	})),
	...sets.map(({ set_id: id, quantity }) => ({ goods: setKey(id), amount: quantity })),
];

/** A part of a buyer's line, in the buyer's unit. */
export interface Part {
	line: string;
	quantity: number;
	unit: string;
}

/**
 * Shares an amount of goods out to the buyer's lines of them: the first line is filled first.
 * @param before the amount that was shared out earlier
 */
export function shared(lines: readonly StoredLine[], { goods, amount }: Position, before = 0): Part[] {
	const ours = lines.filter((line) => line.goods === goods);
	const sum = ours.reduce((all, { quantity }) => all + quantity, 0);
	let skipped = before;
	let left = amount;
	return ours.map(({ line, quantity, unit, amount: all }) => {
		// The buyer may count the bars of a cut line, and the shop its pieces.
		const each = all / sum;
		const gone = Math.min(quantity * each, skipped);
		skipped -= gone;
		const now = Math.min(quantity * each - gone, left);
		left -= now;
		return { line, quantity: now / each, unit: unit || "EA" };
	});
}
