import type { BarPattern, CutPiece } from "../../contract/values/cut-bars";

/** The bars that a cutting list is planned on, mm. */
export interface Bars {
	barLength: number;
	/** What the saw takes away with each cut. */
	kerf: number;
}

/** A length with the kerf behind it, and how many of it are wanted. */
interface Size {
	length: number;
	width: number;
	count: number;
}

/** How many of each size; in the order of the sizes. */
type Counts = readonly number[];

/** What one bar is filled with. */
interface Filling {
	taken: Counts;
	left: number;
}

/** Up to so many pieces fewer bars are looked for than the quick plans need. */
const mostSearched = 60;
/** Steps of a search; it ends in milliseconds with what it has found. */
const steps = { filling: 1_000, plan: 1_000 } as const;

/**
 * Plans pieces of several lengths on as few bars as it can find: the better of first-fit decreasing and of the fullest bar first, then for short
 * lists a search for fewer bars. Every length fits in a bar.
 */
export function planBars(wanted: readonly CutPiece[], { barLength, kerf }: Bars): BarPattern[] {
	const sizes = wanted
		.map(({ pieces, length }) => ({ length, width: length + kerf, count: pieces }))
		.toSorted((one, other) => other.length - one.length);
	// A kerf behind each piece, and one behind the bar: the last piece may end flush with it.
	const capacity = barLength + kerf;
	const quick = [greedy, fullest].map((fill) => planWith(fill, sizes, capacity));
	const best = quick.reduce((one, other) => (barsOf(other) < barsOf(one) ? other : one));
	return (searched(sizes, capacity, barsOf(best)) ?? best).map(({ bars, taken }) => ({
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

/** Fills one bar after the other, each filling as often as there are pieces for it. */
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

/** As many as fit of the longest, then of the next one: what first-fit decreasing puts into its first bar. */
function greedy(sizes: readonly Size[], capacity: number): Counts {
	let room = capacity;
	return sizes.map(({ width, count }) => {
		const taken = Math.min(count, Math.floor(room / width));
		room -= taken * width;
		return taken;
	});
}

/** The filling that leaves the least, with the longest piece in it, so that long ones do not remain for the end. */
function fullest(sizes: readonly Size[], capacity: number): Counts {
	const [first] = fillings(sizes, capacity, capacity);
	return first ? first.taken : greedy(sizes, capacity);
}

/** Looks for a plan of fewer bars than `found`: bar by bar, as long as what is left over in all is no more than such a plan may leave. */
function searched(sizes: readonly Size[], capacity: number, found: number): Planned[] | null {
	if (sizes.reduce((sum, { count }) => sum + count, 0) > mostSearched) return null;
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

/** Bars that are filled alike, as one entry. */
function joined(plan: readonly Planned[]): Planned[] {
	const byTaken = new Map<string, Planned>();
	for (const { bars, taken } of plan) {
		const key = taken.join();
		byTaken.set(key, { bars: bars + (byTaken.get(key)?.bars ?? 0), taken });
	}
	return [...byTaken.values()];
}

/**
 * Fillings of a bar with the longest piece there is and no room for another piece, those that leave the least first. Others need not be looked at:
 * a plan stays as good when a piece moves into a bar that has room for it.
 * @param mostLeft what a bar may leave
 */
function fillings(sizes: readonly Size[], capacity: number, mostLeft: number): Filling[] {
	const longest = sizes.findIndex(({ count }) => count > 0);
	const widthFrom = sizes.map((_, from) => sizes.slice(from).reduce((sum, { width, count }) => sum + width * count, 0));
	const found: Filling[] = [];
	let remaining: number = steps.filling;
	const taken = sizes.map(() => 0);
	const fill = (index: number, room: number): void => {
		const size = sizes[index];
		if (!size) {
			const hasRoom = sizes.some(({ width, count }, other) => count > at(taken, other) && width <= room);
			if (!hasRoom && room <= mostLeft) found.push({ taken: [...taken], left: room });
			return;
		}
		if (room - at(widthFrom, index) > mostLeft) return;
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
