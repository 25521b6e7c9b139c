import { areaOf, type CutPlate, type Placed, type PlatePattern, type Rectangle, usedBy } from "../../contract/values/plates/plate-cuts";
import { repeatable } from "./repeatable";

export interface PlatePiece extends Rectangle {
	pieces: number;
}

/** More pieces are not planned together. */
export const maxPlanned = 300;
/** Pieces placed in further tries, over all tries together, and the most tries. They limit the time to some tens of milliseconds. */
const further = { placed: 6_000, tries: 40 } as const;

/** A free rectangle of a plate. Free rectangles overlap: each is as large as possible. */
interface Free extends Rectangle {
	x: number;
	y: number;
}

/** The room that remains beside a piece in a free rectangle, and a second figure for equal first ones. The least is best. */
type Score = (free: Free, piece: Rectangle) => readonly [number, number];

const besides = (free: Free, piece: Rectangle) => [free.length - piece.length, free.width - piece.width] as const;
const scores: readonly Score[] = [
	(free, piece) => [Math.min(...besides(free, piece)), Math.max(...besides(free, piece))],
	(free, piece) => [areaOf(free) - areaOf(piece), Math.min(...besides(free, piece))],
	(free, piece) => [free.x + piece.length, free.y],
	(free, piece) => [Math.max(...besides(free, piece)), Math.min(...besides(free, piece))],
];

const longer = ({ length, width }: Rectangle): number => Math.max(length, width);
const shorter = ({ length, width }: Rectangle): number => Math.min(length, width);
/** Orders of the pieces: the one with the greatest figure first. */
const orders: readonly ((piece: Rectangle) => number)[] = [
	areaOf,
	(piece) => longer(piece) * 1e6 + shorter(piece),
	(piece) => shorter(piece) * 1e6 + longer(piece),
	({ length, width }) => length + width,
];

/**
 * Plans pieces of several sizes on as few plates as it finds. It tries orders of the pieces with ways to choose a place (the rectangles of
 * MaxRects), then mixed orders, and stops where no plan can have fewer plates. Every piece has to fit on a plate.
 * @returns null for more than `maxPlanned` pieces
 */
export function planPlates(wanted: readonly PlatePiece[], plate: CutPlate): PlatePattern[] | null {
	if (wanted.reduce((sum, { pieces }) => sum + pieces, 0) > maxPlanned) return null;
	const all = wanted.flatMap(({ pieces, length, width }) => Array.from({ length: pieces }, () => ({ length, width })));
	const least = fewestPlates(wanted, plate);
	let best: Placed[][] | null = null;
	for (const order of tries(all))
		for (const score of order.scores) {
			const plan = packed(order.pieces, plate, score);
			if (best === null || plan.length < best.length || (plan.length === best.length && lastOf(plan) < lastOf(best))) best = plan;
			if (best.length <= least) return patternsOf(best, plate);
		}
	return best && patternsOf(best, plate);
}

/** A plan that fills its last plate less leaves a larger rest. */
const lastOf = (plan: readonly Placed[][]): number => (plan.at(-1) ?? []).reduce((sum, piece) => sum + areaOf(piece), 0);

function* tries(all: readonly Rectangle[]): Generator<{ pieces: Rectangle[]; scores: readonly Score[] }> {
	for (const order of orders) yield { pieces: all.toSorted((one, other) => order(other) - order(one)), scores };
	const random = repeatable();
	const mixed = Math.min(further.tries, Math.floor(further.placed / Math.max(1, all.length)));
	for (let count = 0; count < mixed; count++) {
		const ranked = all.map((piece) => ({ piece, rank: areaOf(piece) * (0.6 + 0.8 * random()) }));
		const pieces = ranked.toSorted((one, other) => other.rank - one.rank).map(({ piece }) => piece);
		yield { pieces, scores: scores.slice(count % scores.length, (count % scores.length) + 1) };
	}
}

/** Puts each piece on the first plate with room for it. */
function packed(pieces: readonly Rectangle[], plate: CutPlate, score: Score): Placed[][] {
	const { gap } = plate;
	const plates: { free: Free[]; placed: Placed[] }[] = [];
	for (const piece of pieces) {
		// A gap belongs to each piece, at its far sides; the plate begins after its own gap.
		const size = { length: piece.length + gap, width: piece.width + gap };
		let found = null;
		for (const one of plates) {
			const place = placeIn(one.free, size, score);
			if (!place) continue;
			found = { one, place };
			break;
		}
		if (!found) {
			const one = { free: [{ x: gap, y: gap, length: plate.length - gap, width: plate.width - gap }], placed: [] };
			const place = placeIn(one.free, size, score);
			if (!place) throw new Error("A piece is larger than its plate.");
			plates.push(one);
			found = { one, place };
		}
		const { one, place } = found;
		one.free = without(one.free, place);
		one.placed.push({ ...place, length: place.length - gap, width: place.width - gap });
	}
	return plates.map(({ placed }) => placed);
}

function placeIn(free: readonly Free[], { length, width }: Rectangle, score: Score): Placed | null {
	let best: Placed | null = null;
	let least: readonly [number, number] = [Number.POSITIVE_INFINITY, 0];
	for (const one of free)
		for (const way of [
			{ length, width },
			{ length: width, width: length },
		]) {
			if (way.length > one.length || way.width > one.width) continue;
			const figures = score(one, way);
			if (figures[0] > least[0] || (figures[0] === least[0] && figures[1] >= least[1])) continue;
			least = figures;
			best = { x: one.x, y: one.y, ...way };
		}
	return best;
}

/** The largest free rectangles that remain around a placed piece. */
function without(free: readonly Free[], piece: Placed): Free[] {
	const [right, top] = [piece.x + piece.length, piece.y + piece.width];
	const left = free.flatMap((one): Free[] => {
		const [endX, endY] = [one.x + one.length, one.y + one.width];
		if (piece.x >= endX || right <= one.x || piece.y >= endY || top <= one.y) return [one];
		return [
			...(piece.x > one.x ? [{ ...one, length: piece.x - one.x }] : []),
			...(right < endX ? [{ ...one, x: right, length: endX - right }] : []),
			...(piece.y > one.y ? [{ ...one, width: piece.y - one.y }] : []),
			...(top < endY ? [{ ...one, y: top, width: endY - top }] : []),
		];
	});
	return left.filter((one, index) => !left.some((other, at) => at !== index && holds(other, one) && (at < index || !holds(one, other))));
}

const holds = (outer: Free, inner: Free): boolean =>
	inner.x >= outer.x &&
	inner.y >= outer.y &&
	inner.x + inner.length <= outer.x + outer.length &&
	inner.y + inner.width <= outer.y + outer.width;

/**
 * No plan has fewer plates: by the area of all pieces with their gaps, and because two pieces that are longer than half a plate both ways,
 * however they are turned, never share one.
 */
export function fewestPlates(wanted: readonly PlatePiece[], plate: CutPlate): number {
	const { gap } = plate;
	const room = { length: plate.length - gap, width: plate.width - gap };
	const sum = (figure: (piece: PlatePiece) => number) => wanted.reduce((total, piece) => total + piece.pieces * figure(piece), 0);
	const byArea = sum((piece) => (piece.length + gap) * (piece.width + gap)) / areaOf(room);
	const alone = sum((piece) => (2 * (shorter(piece) + gap) > longer(room) ? 1 : 0));
	const besideNone = sum((piece) =>
		2 * (shorter(piece) + gap) > shorter(room) && 2 * (longer(piece) + gap) > longer(room) && longer(piece) + gap > shorter(room) ? 1 : 0,
	);
	return Math.max(Math.ceil(byArea), alone, besideNone);
}

function patternsOf(plan: readonly Placed[][], plate: CutPlate): PlatePattern[] {
	const alike = new Map<string, PlatePattern>();
	for (const pieces of plan) {
		const key = JSON.stringify(pieces);
		alike.set(key, { ...usedBy(pieces, plate), plates: 1 + (alike.get(key)?.plates ?? 0) });
	}
	return [...alike.values()];
}
