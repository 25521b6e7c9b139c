import type { BarPattern, CutPiece } from "../../contract/values/cut-bars";
import { repeatable } from "./repeatable";

/** Lengths in mm. */
export interface Bars {
	barLength: number;
	/** Material that the saw removes with each cut. */
	kerf: number;
}

/** A length including its kerf, and the number of pieces. */
interface Size {
	length: number;
	width: number;
	count: number;
}

/** The number of pieces of each size, in the order of the sizes. */
type Counts = readonly number[];

interface Filling {
	taken: Counts;
	left: number;
}

/** Up to this many pieces, the planner searches for fewer bars than the quick plans need. */
const maxSearched = 60;
/** Limits of the search: it stops within milliseconds and keeps the best plan found. */
const steps = { filling: 1_000, plan: 1_000 } as const;
/** Limits of the mixed orders: tries, and bars that they look at for a piece, over all tries together. */
const mixing = { tries: 200, looks: 1_500_000 } as const;

/**
 * Plans pieces of several lengths on as few bars as it can find: the better of first-fit decreasing and fullest bar first,
 * then, for short lists, a search for fewer bars, then pieces in mixed orders. It stops where no plan can have fewer bars. Every length must
 * fit in a bar.
 */
export function planBars(wanted: readonly CutPiece[], { barLength, kerf }: Bars): BarPattern[] {
	const sizes = wanted
		.map(({ pieces, length }) => ({ length, width: length + kerf, count: pieces }))
		.toSorted((one, other) => other.length - one.length);
	// Adds a kerf for each piece and one for the bar, because the last piece may end flush with it.
	const capacity = barLength + kerf;
	const quick = [greedy, fullest].map((fill) => planWith(fill, sizes, capacity));
	const best = quick.reduce((one, other) => (barsOf(other) < barsOf(one) ? other : one));
	const found = searched(sizes, capacity, barsOf(best)) ?? best;
	return (mixed(sizes, capacity, barsOf(found)) ?? found).map(({ bars, taken }) => ({
		bars,
		pieces: sizes.flatMap(({ length }, index) => (taken[index] ? [{ pieces: taken[index], length }] : [])),
	}));
}

interface Planned {
	bars: number;
	taken: Counts;
}

const barsOf = (plan: readonly Planned[]): number => plan.reduce((sum, { bars }) => sum + bars, 0);
const at = (counts: Counts, index: number): number => counts[index] ?? 0;

/** Fills one bar after the other, and repeats each filling while there are pieces for it. */
function planWith(fill: (sizes: readonly Size[], capacity: number) => Counts, sizes: readonly Size[], capacity: number): Planned[] {
	const plan: Planned[] = [];
	let rest = [...sizes];
	while (rest.some(({ count }) => count > 0)) {
		const taken = fill(rest, capacity);
		const bars = Math.min(...rest.flatMap(({ count }, index) => (at(taken, index) > 0 ? [Math.floor(count / at(taken, index))] : [])));
		plan.push({ bars, taken });
		rest = without(rest, taken, bars);
	}
	return plan;
}

const without = (sizes: readonly Size[], taken: Counts, bars: number): Size[] =>
	sizes.map((size, index) => ({ ...size, count: size.count - bars * at(taken, index) }));

/** As many of the longest as fit, then of the next: the first bar of first-fit decreasing. */
function greedy(sizes: readonly Size[], capacity: number): Counts {
	let room = capacity;
	return sizes.map(({ width, count }) => {
		const taken = Math.min(count, Math.floor(room / width));
		room -= taken * width;
		return taken;
	});
}

/** The filling with the least waste that includes the longest piece, so that long pieces do not remain for the end. */
function fullest(sizes: readonly Size[], capacity: number): Counts {
	const [first] = fillings(sizes, capacity, capacity);
	return first ? first.taken : greedy(sizes, capacity);
}

/** Searches for a plan with fewer bars than `found`, bar by bar, while the total waste stays within what such a plan allows. */
function searched(sizes: readonly Size[], capacity: number, found: number): Planned[] | null {
	if (sizes.reduce((sum, { count }) => sum + count, 0) > maxSearched) return null;
	const width = sizes.reduce((sum, size) => sum + size.count * size.width, 0);
	let remaining: number = steps.plan;
	const search = (rest: readonly Size[], slack: number): Planned[] | null => {
		if (rest.every(({ count }) => count === 0)) return [];
		for (const { taken, left } of fillings(rest, capacity, slack)) {
			if (remaining-- <= 0) return null;
			const others = search(without(rest, taken, 1), slack - left);
			if (others) return joined([{ bars: 1, taken }, ...others]);
		}
		return null;
	};
	let best: Planned[] | null = null;
	for (let bars = found - 1; bars * capacity >= width; bars--) {
		const plan = search(sizes, bars * capacity - width);
		if (!plan) break;
		best = plan;
		bars = barsOf(plan);
	}
	return best;
}

/** No plan has fewer bars: by the sum of all widths, and because two pieces of more than half a bar never share one. */
function fewestBars(sizes: readonly Size[], capacity: number): number {
	const sum = (figure: (size: Size) => number) => sizes.reduce((total, size) => total + size.count * figure(size), 0);
	return Math.max(
		Math.ceil(sum(({ width }) => width) / capacity),
		sum(({ width }) => (2 * width > capacity ? 1 : 0)),
	);
}

/**
 * Searches for a plan with fewer bars than `found`: puts the pieces, longer ones sooner but mixed, each into the fullest bar with room for it.
 * The mixture is the same each time.
 */
function mixed(sizes: readonly Size[], capacity: number, found: number): Planned[] | null {
	const least = fewestBars(sizes, capacity);
	const pieces = sizes.flatMap(({ count }, size) => Array.from({ length: count }, () => size));
	const tries = Math.min(mixing.tries, Math.floor(mixing.looks / (pieces.length * found)));
	const widths = sizes.map(({ width }) => width);
	const widthOf = (size: number) => at(widths, size);
	const random = repeatable();
	let best: Planned[] | null = null;
	let fewest = found;
	for (let count = 0; count < tries && fewest > least; count++) {
		const ranked = pieces.map((size) => ({ size, rank: widthOf(size) * (0.5 + random()) })).sort((one, other) => other.rank - one.rank);
		const bars: { room: number; taken: number[] }[] = [];
		for (const { size } of ranked) {
			const width = widthOf(size);
			let chosen: (typeof bars)[number] | null = null;
			for (const bar of bars) if (bar.room >= width && (chosen === null || bar.room < chosen.room)) chosen = bar;
			if (!chosen) {
				// This try is no better.
				if (bars.length + 1 >= fewest) break;
				chosen = { room: capacity, taken: sizes.map(() => 0) };
				bars.push(chosen);
			}
			chosen.room -= width;
			chosen.taken[size] = at(chosen.taken, size) + 1;
		}
		const placed = bars.reduce((sum, { taken }) => sum + taken.reduce((one, other) => one + other, 0), 0);
		if (placed < pieces.length) continue;
		fewest = bars.length;
		best = joined(bars.map(({ taken }) => ({ bars: 1, taken })));
	}
	return best;
}

function joined(plan: readonly Planned[]): Planned[] {
	const byTaken = new Map<string, Planned>();
	for (const { bars, taken } of plan) {
		const key = taken.join();
		byTaken.set(key, { bars: bars + (byTaken.get(key)?.bars ?? 0), taken });
	}
	return [...byTaken.values()];
}

/**
 * Fillings of a bar with the longest remaining piece and no room for another piece, least waste first. No others matter: moving
 * a piece into a bar with room for it never makes a plan worse.
 * @param maxLeft the most waste that a bar may have
 */
function fillings(sizes: readonly Size[], capacity: number, maxLeft: number): Filling[] {
	const longest = sizes.findIndex(({ count }) => count > 0);
	const widthFrom = sizes.map((_, from) => sizes.slice(from).reduce((sum, { width, count }) => sum + width * count, 0));
	const found: Filling[] = [];
	let remaining: number = steps.filling;
	const taken = sizes.map(() => 0);
	const fill = (index: number, room: number): void => {
		const size = sizes[index];
		if (!size) {
			const hasRoom = sizes.some(({ width, count }, other) => count > at(taken, other) && width <= room);
			if (!hasRoom && room <= maxLeft) found.push({ taken: [...taken], left: room });
			return;
		}
		if (room - at(widthFrom, index) > maxLeft) return;
		const most = Math.min(size.count, Math.floor(room / size.width));
		for (let count = most; count >= (index === longest ? 1 : 0); count--) {
			if (remaining-- <= 0) break;
			taken[index] = count;
			fill(index + 1, room - count * size.width);
		}
		taken[index] = 0;
	};
	fill(0, capacity);
	return found.toSorted((one, other) => one.left - other.left);
}
