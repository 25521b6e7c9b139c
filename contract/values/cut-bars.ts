/** Length in mm. */
export interface CutPiece {
	pieces: number;
	length: number;
}

/** Bars cut alike into pieces of several lengths. Without pieces they stay whole. */
export interface BarPattern {
	bars: number;
	/** From each bar, in cutting order. */
	pieces: CutPiece[];
}

/** "2 × 1600, 2 × 1250", in mm. @param write figures in the language of the text */
export const pieceList = (pieces: readonly CutPiece[], write: (figure: number) => string = String): string =>
	pieces.map(({ pieces: count, length }) => `${write(count)}\u00a0×\u00a0${write(length)}`).join(", ");

export const barsIn = (patterns: readonly BarPattern[]): number => patterns.reduce((sum, { bars }) => sum + bars, 0);

/** A plan and the bars that it leaves whole. @param bars all of them */
export function withWholeBars(patterns: readonly BarPattern[], bars: number): BarPattern[] {
	const whole = bars - barsIn(patterns);
	return [...patterns, ...(whole > 0 ? [{ bars: whole, pieces: [] }] : [])];
}

/** Adds up pieces of equal length; the longest come first. */
export function joinedPieces(...lists: readonly (readonly CutPiece[])[]): CutPiece[] {
	const counts = new Map<number, number>();
	for (const { pieces, length } of lists.flat()) counts.set(length, (counts.get(length) ?? 0) + pieces);
	return [...counts].map(([length, pieces]) => ({ pieces, length })).sort((one, other) => other.length - one.length);
}

/** All pieces of a plan. */
export const piecesIn = (patterns: readonly BarPattern[]): CutPiece[] =>
	joinedPieces(patterns.flatMap(({ bars, pieces }) => pieces.map(({ pieces: count, length }) => ({ pieces: bars * count, length }))));

/** Pieces take so much of a bar, with the cuts between them. In mm. */
export const widthOf = (pieces: readonly CutPiece[], kerf: number): number =>
	pieces.reduce((sum, { pieces: count, length }) => sum + count * (length + kerf), -kerf);

/** Pieces of one length, cut from bars of one length. Lengths in mm. */
export interface CutBars {
	pieces: number;
	length: number;
	barLength: number;
	/** Lost with each cut. */
	kerf: number;
	/** Bars bought. Those that the pieces do not need stay whole. */
	bars: number;
}

/** Bars that are cut alike. */
export interface CutPattern {
	bars: number;
	/** From each bar. */
	pieces: number;
	cuts: number;
	/** Rest of each bar. */
	left: number;
}

/** Rests of a bar are delivered from this length up; shorter ones are scrap. In mm. */
export const shortestOffcut = 100;

/** Pieces from one bar. */
export const piecesPerBar = ({ length, barLength, kerf }: Pick<CutBars, "length" | "barLength" | "kerf">): number =>
	Math.floor((barLength + kerf) / (length + kerf));

/**
 * How the bars are cut: first the full ones, then the one with the last pieces, then whole bars. Cutting starts at one end: a piece that
 * ends flush with the other needs no cut.
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

/** A part of a bar, in order from one end to the other. */
export interface BarPart {
	kind: "piece" | "kerf" | "offcut" | "scrap";
	from: number;
	to: number;
}

/** The parts of a bar, in order. Their lengths add up to the bar's. */
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

/** The rest of a bar. Less than `shortestOffcut` is scrap. */
export function restOfBar(parts: readonly BarPart[]): number {
	const last = parts.at(-1);
	return last && (last.kind === "offcut" || last.kind === "scrap") ? last.to - last.from : 0;
}

/** Cuts in each bar: one for each piece, but none after a piece that ends flush with the bar. */
export function cutsIn(pieces: readonly CutPiece[], of: Pick<CutBars, "kerf" | "barLength">): number {
	const parts = barParts(pieces, of);
	return parts.filter(({ kind }) => kind === "piece").length - (parts.at(-1)?.kind === "piece" ? 1 : 0);
}

/** Rests that are delivered along, longest first. Bars without pieces are no rests. */
export function offcutsOf(patterns: readonly BarPattern[], of: Pick<CutBars, "kerf" | "barLength">): { count: number; length: number }[] {
	const counts = new Map<number, number>();
	for (const { bars, pieces } of patterns) {
		const length = pieces.length > 0 ? restOfBar(barParts(pieces, of)) : 0;
		if (length >= shortestOffcut) counts.set(length, (counts.get(length) ?? 0) + bars);
	}
	return [...counts].map(([length, count]) => ({ count, length })).sort((one, other) => other.length - one.length);
}
