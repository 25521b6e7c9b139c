/** So many pieces of so many mm. */
export interface CutPiece {
	pieces: number;
	length: number;
}

/** Bars that are cut alike into pieces of several lengths; without pieces they stay whole. */
export interface BarPattern {
	bars: number;
	/** Out of each, in the order in which they are cut. */
	pieces: CutPiece[];
}

/** Pieces of one length, cut from bars of one length. Lengths in mm. */
export interface CutBars {
	pieces: number;
	length: number;
	barLength: number;
	/** What the saw takes away with each cut. */
	kerf: number;
	/** Bars that are bought; more than the pieces need stay whole. */
	bars: number;
}

/** Bars that are cut alike. */
export interface CutPattern {
	bars: number;
	/** Out of each. */
	pieces: number;
	cuts: number;
	/** What is left of each. */
	left: number;
}

/** What is left of a bar is delivered from this length up; shorter pieces are scrap. In mm. */
export const shortestOffcut = 100;

/** Pieces that come out of one bar. */
export const piecesPerBar = ({ length, barLength, kerf }: Pick<CutBars, "length" | "barLength" | "kerf">): number =>
	Math.floor((barLength + kerf) / (length + kerf));

/**
 * How the bars are cut: those that are used up first, then the one of the last pieces, then whole ones. A bar is cut from one end: a piece that ends flush
 * with its other end needs no cut.
 */
export function cutPatterns({ pieces, length, barLength, kerf, bars }: CutBars): CutPattern[] {
	const perBar = piecesPerBar({ length, barLength, kerf });
	const fullBars = Math.floor(pieces / perBar);
	const rest = pieces % perBar;
	const isFlush = perBar * length + (perBar - 1) * kerf === barLength;
	const left = (from: number) => Math.max(0, barLength - from * (length + kerf));
	const patterns = [
		{ bars: fullBars, pieces: perBar, cuts: isFlush ? perBar - 1 : perBar, left: left(perBar) },
		{ bars: rest > 0 ? 1 : 0, pieces: rest, cuts: rest, left: left(rest) },
		{ bars: bars - fullBars - (rest > 0 ? 1 : 0), pieces: 0, cuts: 0, left: barLength },
	];
	return patterns.filter((pattern) => pattern.bars > 0);
}

/** A part of a bar, from one end to the other. */
export interface BarPart {
	kind: "piece" | "kerf" | "offcut" | "scrap";
	from: number;
	to: number;
}

/** The parts of a bar in the order in which they lie in it, which together are as long as it. */
export function barParts(pieces: readonly CutPiece[], { kerf, barLength }: Pick<CutBars, "kerf" | "barLength">): BarPart[] {
	const parts: BarPart[] = [];
	let at = 0;
	const add = (kind: BarPart["kind"], width: number) => {
		const to = Math.min(barLength, at + width);
		if (to > at) parts.push({ kind, from: at, to });
		at = to;
	};
	for (const { pieces: count, length } of pieces)
		for (let piece = 1; piece <= count; piece++) {
			add("piece", length);
			add("kerf", kerf);
		}
	const left = barLength - at;
	add(left >= shortestOffcut ? "offcut" : "scrap", left);
	return parts;
}

/** What is left of a bar; less than `shortestOffcut` is scrap. */
export function leftOf(parts: readonly BarPart[]): number {
	const last = parts.at(-1);
	return last && (last.kind === "offcut" || last.kind === "scrap") ? last.to - last.from : 0;
}
