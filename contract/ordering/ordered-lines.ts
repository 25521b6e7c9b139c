interface Size {
	length: number;
	/** 0 for a piece of a bar. */
	width: number;
}

/** The size of a piece in mm, without the unit: "1250", or "600 × 400" for a piece of a plate. */
export const pieceSize = ({ length, width }: Size): string => (width > 0 ? `${length} × ${width}` : String(length));

interface Item {
	fullTitle: string;
	quantity: number;
	cut: (Size & { pieces: number }) | null;
}

interface SetOfGoods {
	title: string;
	quantity: number;
}

interface OrderedLine<Goods> {
	/** Position in the order, from 1; sets follow the lines. */
	line: number;
	title: string;
	/** Units of sale, or pieces of a cut line. */
	ordered: number;
	goods: Goods;
}

/** The lines and sets of an order, numbered as changes and deliveries name them. */
export function orderedLines<I extends Item, S extends SetOfGoods>({
	items,
	orders_to_sets: sets,
}: {
	items: readonly I[];
	orders_to_sets: readonly S[];
}): OrderedLine<{ item: I; set: null } | { item: null; set: S }>[] {
	return [
		...items.map((item) => ({
			title: item.cut ? `${item.fullTitle}, ${pieceSize(item.cut)} mm` : item.fullTitle,
			ordered: item.cut?.pieces ?? item.quantity,
			goods: { item, set: null },
		})),
		...sets.map((set) => ({ title: set.title, ordered: set.quantity, goods: { item: null, set } })),
	].map((one, index) => ({ ...one, line: index + 1 }));
}
