import { cutPatterns, piecesPerBar, shortestOffcut } from "../../contract/values/cut-bars";

/** What is to be cut, from what. Lengths in mm. */
export interface CutOrder {
	pieces: number;
	/** Of a piece; at most that of a bar. */
	length: number;
	barLength: number;
	/** What the saw takes away with each cut. */
	kerf: number;
	/** Bars are sold from so many up, in whole packs. */
	minOrder: number;
	packSize: number;
}

export interface CutPlan {
	/** Pieces that come out of one bar. */
	perBar: number;
	/** Bars that the pieces take. */
	needed: number;
	/** Bars that are bought: those needed, raised to the minimum and to whole packs. */
	bars: number;
	cuts: number;
	/** What is left over of the bars and delivered along, the longest first. */
	offcuts: { bars: number; length: number }[];
}

/**
 * How many bars and cuts a number of pieces takes. A bar is cut from one end: a piece that ends flush with the bar's other end needs no
 * cut. What is shorter than `shortestOffcut` is no offcut.
 */
export function cutPlan({ pieces, length, barLength, kerf, minOrder, packSize }: CutOrder): CutPlan {
	const perBar = piecesPerBar({ length, barLength, kerf });
	const needed = Math.ceil(pieces / perBar);
	const bars = Math.ceil(Math.max(needed, minOrder) / packSize) * packSize;
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
