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

/** What is left of a bar is delivered from this length up; shorter pieces are scrap. In mm. */
export const shortestOffcut = 100;

/**
 * How many bars and cuts a number of pieces takes. A bar is cut from one end: a piece that ends flush with the bar's other end needs no
 * cut. What is shorter than `shortestOffcut` is no offcut.
 */
export function cutPlan({ pieces, length, barLength, kerf, minOrder, packSize }: CutOrder): CutPlan {
	const perBar = Math.floor((barLength + kerf) / (length + kerf));
	const needed = Math.ceil(pieces / perBar);
	const bars = Math.ceil(Math.max(needed, minOrder) / packSize) * packSize;
	const fullBars = Math.floor(pieces / perBar);
	const rest = pieces % perBar;
	const isFlush = perBar * length + (perBar - 1) * kerf === barLength;
	const left = (from: number) => Math.max(0, barLength - from * (length + kerf));
	const offcuts = [
		{ bars: bars - needed, length: barLength },
		{ bars: rest > 0 ? 1 : 0, length: left(rest) },
		{ bars: fullBars, length: left(perBar) },
	];
	return {
		perBar,
		needed,
		bars,
		cuts: fullBars * (isFlush ? perBar - 1 : perBar) + rest,
		offcuts: offcuts.filter((offcut) => offcut.bars > 0 && offcut.length >= shortestOffcut),
	};
}
