import type { z } from "zod";
import type { orders } from "../../contract/orders";

type Body = z.output<typeof orders.add.body>;
export type WantedItem = Body["more"][number];

/** What one submission adds to one line of the cart. */
export interface WantedLine {
	suppliedVariantId: number;
	amount: number;
	/** "" leaves the line's reference as it is. */
	comment: string;
	/** The places of its items in the submission: 0 is the first item, n is more[n − 1]. */
	indexes: number[];
}

/** All items of a submission, in order. */
export const itemsOf = ({ more, ...first }: Body): WantedItem[] => [first, ...more];

/** Items that belong to one line, added up. In the order of their first item. */
export function wantedLines(items: readonly WantedItem[]): WantedLine[] {
	const lines = new Map<string, WantedLine>();
	for (const [index, item] of items.entries()) {
		const key = String(item.suppliedVariantId);
		const line = lines.get(key);
		const comment = item.comment ?? "";
		if (!line) lines.set(key, { suppliedVariantId: item.suppliedVariantId, amount: item.amount, comment, indexes: [index] });
		else
			lines.set(key, {
				...line,
				amount: line.amount + item.amount,
				comment: comment || line.comment,
				indexes: [...line.indexes, index],
			});
	}
	return [...lines.values()];
}
