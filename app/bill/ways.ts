import type { DeliveryEstimate } from "../../contract/catalogue";
import type { PreviewRow } from "./preview";

/** Ways to take a whole list. */
export const ways = ["cheapest", "fastest", "fewestSuppliers"] as const;
export type Way = (typeof ways)[number];

const prefix = "way:";

/** The value of a way's button. */
export const wayValue = (way: Way): string => prefix + way;
export const wayOf = (value: string): Way | null => ways.find((way) => wayValue(way) === value) ?? null;

/** An article of a line as one supplier sells it. */
export interface LineOffer {
	/** The code of the line's candidate; null if the line names its article. */
	code: string | null;
	supply: number;
	/** Whether the code alone means this supply. */
	isUsual: boolean;
	supplier: string;
	/** In cents. */
	price: number;
	/** Working days of the whole quantity; null if unknown. */
	days: number | null;
}

/** A line by its number, with all that it can be. */
export interface OfferedLine {
	line: number;
	offers: readonly LineOffer[];
}

/** The offer that a way takes for each line. Lines without an offer are left out. */
export function offersOfWay(way: Way, lines: readonly OfferedLine[]): Map<number, LineOffer> {
	const isFit = fitOf(way, lines);
	return new Map(
		lines.flatMap(({ line, offers }): [number, LineOffer][] => {
			const fit = offers.filter(isFit);
			// A line that nobody delivers at a known time has no offer that fits.
			const [first] = (fit.length > 0 ? fit : [...offers]).sort(byPrice);
			return first ? [[line, first]] : [];
		}),
	);
}

/** Which offers a way may take. Each line takes the cheapest of them. */
function fitOf(way: Way, lines: readonly OfferedLine[]): (offer: LineOffer) => boolean {
	if (way === "cheapest") return () => true;
	if (way === "fastest") {
		const last = lastDay(lines);
		return (offer) => daysOf(offer) <= last;
	}
	const suppliers = fewestSuppliers(lines);
	return ({ supplier }) => suppliers.has(supplier);
}

/** The earliest day on which all lines can have arrived: a faster offer of another line would cost more and complete nothing earlier. */
const lastDay = (lines: readonly OfferedLine[]): number =>
	Math.max(0, ...lines.map(({ offers }) => Math.min(...offers.map(daysOf))).filter((days) => days < unknownDays));

const unknownDays = Number.MAX_SAFE_INTEGER;
const daysOf = ({ days }: LineOffer): number => days ?? unknownDays;
const byPrice = (one: LineOffer, other: LineOffer): number => one.price - other.price || daysOf(one) - daysOf(other);

/**
 * Suppliers that together have an offer for every line. Suppliers that alone offer a line are taken first, because nothing avoids them.
 * Then the supplier of most lines that are still left, of several the cheapest for these lines, until none is left. This greedy cover may
 * take more suppliers than needed in rare cases; the least number takes exponential time to find.
 */
function fewestSuppliers(lines: readonly OfferedLine[]): ReadonlySet<string> {
	const byLine = lines.map(({ offers }) => cheapestBySupplier(offers)).filter((offers) => offers.size > 0);
	const taken = new Set(byLine.flatMap((offers) => (offers.size === 1 ? [...offers.keys()] : [])));
	let left = byLine;
	while (true) {
		left = left.filter((offers) => ![...offers.keys()].some((supplier) => taken.has(supplier)));
		const found = new Map<string, { count: number; price: number }>();
		for (const offers of left)
			for (const [supplier, price] of offers) {
				const before = found.get(supplier) ?? { count: 0, price: 0 };
				found.set(supplier, { count: before.count + 1, price: before.price + price });
			}
		const [best] = [...found].sort(([, one], [, other]) => other.count - one.count || one.price - other.price);
		if (!best) return taken;
		taken.add(best[0]);
	}
}

function cheapestBySupplier(offers: readonly LineOffer[]): ReadonlyMap<string, number> {
	const prices = new Map<string, number>();
	for (const { supplier, price } of offers) prices.set(supplier, Math.min(price, prices.get(supplier) ?? price));
	return prices;
}

/** A list's rows that can be ordered: their number, cents without VAT, latest delivery, and suppliers. */
export interface WayFigures {
	count: number;
	sum: number;
	delivery: DeliveryEstimate | null;
	suppliers: number;
}

export function figuresOfRows(rows: readonly Pick<PreviewRow, "item" | "problem">[]): WayFigures {
	const items = rows.flatMap(({ item, problem }) => (item && problem === null ? [item] : []));
	return {
		count: items.length,
		sum: items.reduce((sum, { line_price: price }) => sum + price, 0),
		delivery: latest(items.map(({ delivery }) => delivery)),
		suppliers: new Set(items.map(({ supplier }) => supplier)).size,
	};
}

/** The latest of some deliveries; without figures if one of them is unknown. */
function latest(deliveries: readonly (DeliveryEstimate | null)[]): DeliveryEstimate | null {
	const days = ({ min, max }: DeliveryEstimate): number => max ?? min ?? Number.POSITIVE_INFINITY;
	const [last = null] = deliveries.flatMap((delivery) => delivery ?? []).sort((one, other) => days(other) - days(one));
	return last;
}

/** The figures of a list now, and those of each way whose figures differ from them and from those of the ways before it. */
export interface Ways {
	now: WayFigures;
	others: (WayFigures & { way: Way })[];
}

export function differentWays(now: WayFigures, all: readonly (WayFigures & { way: Way })[]): Ways | null {
	const keyOf = ({ count, sum, delivery, suppliers }: WayFigures): string => JSON.stringify([count, sum, delivery, suppliers]);
	const seen = new Set([keyOf(now)]);
	const others = all.filter((figures) => !seen.has(keyOf(figures)) && seen.add(keyOf(figures)));
	return others.length > 0 ? { now, others } : null;
}
