import { cutPatterns, piecesPerBar, shortestOffcut } from "../../contract/values/cut-bars";
import { sellable } from "../../contract/values/order-bounds";

/** Lengths in mm. */
export interface CutOrder {
	pieces: number;
	/** Length of a piece; at most that of a bar. */
	length: number;
	barLength: number;
	/** Material that the saw removes with each cut. */
	kerf: number;
	/** Minimum order of bars, sold in whole packs. */
	minOrder: number;
	packSize: number;
}

export interface CutPlan {
	perBar: number;
	needed: number;
	/** Bars bought: those needed, raised to the minimum and to whole packs. */
	bars: number;
	cuts: number;
	/** Remainders of the bars, delivered along, longest first. */
	offcuts: { bars: number; length: number }[];
}

/**
 * Counts the bars and cuts for a number of pieces. The saw starts at one end of a bar: a piece that ends flush with the other
 * end needs no cut. A remainder shorter than `shortestOffcut` is no offcut.
 */
export function cutPlan({ pieces, length, barLength, kerf, minOrder, packSize }: CutOrder): CutPlan {
	const perBar = piecesPerBar({ length, barLength, kerf });
	const needed = Math.ceil(pieces / perBar);
	const bars = sellable(needed, { min_order: minOrder, pack_size: packSize });
	const patterns = cutPatterns({ pieces, length, barLength, kerf, bars });
	return {
		perBar,
		needed,
		bars,
		cuts: patterns.reduce((sum, pattern) => sum + pattern.bars * pattern.cuts, 0),
		offcuts: patterns
			.filter(({ left }) => left >= shortestOffcut)
			.map((pattern) => ({ bars: pattern.bars, length: pattern.left }))
			.toReversed(),
	};
}
