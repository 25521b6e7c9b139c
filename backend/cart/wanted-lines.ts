import type { z } from "zod";
import type { orders } from "../../contract/orders";

type Body = z.output<typeof orders.add.body>;
export type WantedItem = Body["more"][number];

/** What one submission adds to one line of the cart. */
export interface WantedLine {
	suppliedVariantId: number;
	/** mm; 0: as it is sold. */
	cutLength: number;
	certificate: boolean;
	/** Units of the supply, with a cut length pieces. */
	amount: number;
	/** "" leaves the line's reference as it is. */
	comment: string;
	/** The places of its items in the submission: 0 is the first item, n is more[n − 1]. */
	indexes: number[];
}

/** All items of a submission, in order. */
export const itemsOf = ({ more, ...first }: Body): WantedItem[] => [first, ...more];

/** Items that belong to one line (same supply, cut and certificate), added up. In the order of their first item. */
export function wantedLines(items: readonly WantedItem[]): WantedLine[] {
	const lines = new Map<string, WantedLine>();
	for (const [index, { suppliedVariantId, amount, cut, certificate, comment = "" }] of items.entries()) {
		const cutLength = cut?.length ?? 0;
		const key = [suppliedVariantId, cutLength, certificate].join();
		const before = lines.get(key);
		lines.set(key, {
			suppliedVariantId,
			cutLength,
			certificate,
			amount: (before?.amount ?? 0) + amount,
			comment: comment || (before?.comment ?? ""),
			indexes: [...(before?.indexes ?? []), index],
		});
	}
	return [...lines.values()];
}
