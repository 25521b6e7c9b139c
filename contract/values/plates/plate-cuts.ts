/** Length and width in mm. */
export interface Rectangle {
	length: number;
	width: number;
}

/** A plate that is cut to size. The cutter keeps a gap between pieces, and between a piece and an edge: the burnt kerf and what holds the plate. */
export interface CutPlate extends Rectangle {
	gap: number;
}

/** A rectangle at its place on a plate, from the corner where cutting starts. `length` runs along the plate's length. */
export interface Placed extends Rectangle {
	x: number;
	y: number;
}

/** Plates that are cut alike. */
export interface PlatePattern {
	plates: number;
	pieces: Placed[];
	/** The rectangle from the starting corner that the pieces use up, gaps included. The buyer pays it; the rest stays with the seller. */
	used: Rectangle;
}

/** A rest of a plate that is narrower than this is scrap, and part of what the pieces use up. In mm. */
export const narrowestRest = 200;

/** The size of a piece, longer side first, so that 400 × 600 and 600 × 400 are one line of a cart. */
export const sortedSize = ({ length, width }: Rectangle): Rectangle =>
	length >= width ? { length, width } : { length: width, width: length };

/** Whether a plate has room for a piece and its gaps, turned or not. */
export const fitsPlate = (size: Rectangle, { length, width, gap }: CutPlate): boolean => {
	const [piece, plate] = [sortedSize(size), sortedSize({ length, width })];
	return piece.length <= plate.length - 2 * gap && piece.width <= plate.width - 2 * gap;
};

export const areaOf = ({ length, width }: Rectangle): number => length * width;

/** Length of the cut around a piece, in mm. */
export const cutAround = ({ length, width }: Rectangle): number => 2 * (length + width);

/**
 * The plates for pieces of one size: full ones, then the one with the last pieces; and the pieces from a full one.
 * @returns no patterns if the size does not fit
 */
export function platesOf(pieces: number, size: Rectangle, plate: CutPlate): { patterns: PlatePattern[]; perPlate: number } {
	const full = fullPlate(size, plate);
	if (full.length === 0) return { patterns: [], perPlate: 0 };
	const plates = Math.floor(pieces / full.length);
	const rest = pieces % full.length;
	const last = rest === 0 ? [] : [usedBy(fewest(rest, size, plate, full), plate)];
	return {
		patterns: [...(plates === 0 ? [] : [{ ...usedBy(full, plate), plates }]), ...last.map((pattern) => ({ ...pattern, plates: 1 }))],
		perPlate: full.length,
	};
}

export const platePatterns = (pieces: number, size: Rectangle, plate: CutPlate): PlatePattern[] => platesOf(pieces, size, plate).patterns;

export const platesIn = (patterns: readonly PlatePattern[]): number => patterns.reduce((sum, { plates }) => sum + plates, 0);

/** Area that the buyer pays, in mm². */
export const usedArea = (patterns: readonly PlatePattern[]): number =>
	patterns.reduce((sum, { plates, used }) => sum + plates * areaOf(used), 0);

/** The pieces with the rectangle that they use up: a rest too narrow to keep belongs to it. */
export function usedBy(pieces: Placed[], { length, width, gap }: CutPlate): Omit<PlatePattern, "plates"> {
	const side = (ends: readonly number[], whole: number) => {
		const used = Math.max(...ends) + gap;
		return whole - used < narrowestRest ? whole : used;
	};
	return {
		pieces,
		used: {
			length: side(
				pieces.map((piece) => piece.x + piece.length),
				length,
			),
			width: side(
				pieces.map((piece) => piece.y + piece.width),
				width,
			),
		},
	};
}

/** A piece lies along the plate, or across. */
const waysOf = ({ length, width }: Rectangle): Rectangle[] =>
	length === width
		? [{ length, width }]
		: [
				{ length, width },
				{ length: width, width: length },
			];

const grid = ({ length, width }: Rectangle, columns: number, rows: number, gap: number, from = { x: gap, y: gap }): Placed[] =>
	Array.from({ length: columns * rows }, (_, index) => ({
		x: from.x + Math.floor(index / rows) * (length + gap),
		y: from.y + (index % rows) * (width + gap),
		length,
		width,
	}));

const along = (piece: number, room: number, gap: number): number => Math.max(0, Math.floor((room - gap) / (piece + gap)));

/**
 * The most pieces on a plate: a block of pieces that lie one way, and next to it or above it one of pieces that lie the other way. Of equal
 * numbers, the one that uses up the smallest rectangle.
 */
function fullPlate(size: Rectangle, plate: CutPlate): Placed[] {
	const { gap } = plate;
	let best: Placed[] = [];
	let bestUsed = Number.POSITIVE_INFINITY;
	const consider = (pieces: Placed[]) => {
		if (pieces.length === 0 || pieces.length < best.length) return;
		const used = areaOf(usedBy(pieces, plate).used);
		if (pieces.length === best.length && used >= bestUsed) return;
		best = pieces;
		bestUsed = used;
	};
	for (const way of waysOf(size)) {
		const turned = { length: way.width, width: way.length };
		const [columns, rows] = [along(way.length, plate.length, gap), along(way.width, plate.width, gap)];
		// Counts before it places: a plate may have thousands of pieces.
		const beside = (used: number) =>
			along(turned.length, plate.length - used * (way.length + gap), gap) * along(turned.width, plate.width, gap);
		const above = (used: number) =>
			along(turned.length, plate.length, gap) * along(turned.width, plate.width - used * (way.width + gap), gap);
		const most = Math.max(
			...numbersTo(columns).map((used) => used * rows + beside(used)),
			...numbersTo(rows).map((used) => used * columns + above(used)),
		);
		if (most < best.length) continue;
		for (const used of numbersTo(columns)) {
			if (used * rows + beside(used) < most) continue;
			const start = { x: gap + used * (way.length + gap), y: gap };
			const [more, high] = [along(turned.length, plate.length - used * (way.length + gap), gap), along(turned.width, plate.width, gap)];
			consider([...grid(way, used, rows, gap), ...grid(turned, more, high, gap, start)]);
		}
		for (const used of numbersTo(rows)) {
			if (used * columns + above(used) < most) continue;
			const start = { x: gap, y: gap + used * (way.width + gap) };
			const [more, high] = [along(turned.length, plate.length, gap), along(turned.width, plate.width - used * (way.width + gap), gap)];
			consider([...grid(way, columns, used, gap), ...grid(turned, more, high, gap, start)]);
		}
	}
	return best;
}

const numbersTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, number) => number);

/** The last plate: the block that uses up the smallest rectangle, else the beginning of a full plate. */
function fewest(pieces: number, size: Rectangle, plate: CutPlate, full: readonly Placed[]): Placed[] {
	let best = full.slice(0, pieces);
	let bestUsed = areaOf(usedBy(best, plate).used);
	for (const way of waysOf(size)) {
		const [columns, rows] = [along(way.length, plate.length, plate.gap), along(way.width, plate.width, plate.gap)];
		for (let used = 1; used <= Math.min(columns, pieces); used++) {
			const high = Math.ceil(pieces / used);
			if (high > rows) continue;
			const block = grid(way, used, high, plate.gap).slice(0, pieces);
			const area = areaOf(usedBy(block, plate).used);
			if (area >= bestUsed) continue;
			best = block;
			bestUsed = area;
		}
	}
	return best;
}
