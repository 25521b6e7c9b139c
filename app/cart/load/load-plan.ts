import type { Cart, CartItem } from "../../../contract/cart";
import { barsIn, offcutsOf } from "../../../contract/values/cut-bars";

// To be confirmed by the owner and hauliers: the limits of a bundle, a pallet and a lorry.

/** Units of one size that are bundled together. Lengths in mm, weights in grams. */
interface Goods {
	title: string;
	/** The remainder of cut bars, which is delivered with the pieces. */
	isOffcut: boolean;
	count: number;
	length: number;
	width: number;
	height: number;
	weight: number;
}

interface Bundle {
	goods: number;
	count: number;
	length: number;
	width: number;
	height: number;
	weight: number;
}

/** A bundle with its distances from the front, one side and the floor. */
export interface PlacedBundle extends Bundle {
	x: number;
	y: number;
	z: number;
}

export interface Carrier {
	kind: "pallet" | "lorry";
	length: number;
	width: number;
	height: number;
	weight: number;
}

/** Lines of unknown size. */
interface Undrawn {
	lines: number;
	weight: number;
}

export interface LoadPlan {
	goods: Goods[];
	bundles: Bundle[];
	carrier: Carrier;
	loads: PlacedBundle[][];
	undrawn: Undrawn;
}

const pallet: Carrier = { kind: "pallet", length: 1200, width: 800, height: 1500, weight: 1_000_000 };
const lorry: Carrier = { kind: "lorry", length: 13_600, width: 2450, height: 2500, weight: 24_000_000 };

/** Limits of cranes, forklifts and straps. */
const maxBundle = { weight: 1_000_000, width: 1000, height: 800 };
const gap = 50;

/** Packs the lines of a cart into bundles, and bundles onto a pallet or a lorry. */
export function loadPlan(cart: Pick<Cart, "items" | "orders_to_sets">): LoadPlan {
	const { goods, undrawn } = goodsOf(cart);
	const bundles = goods.flatMap(bundled);
	const isSmall = bundles.every(({ length, width }) => length <= pallet.length && width <= pallet.width);
	const carrier = isSmall ? pallet : lorry;
	return { goods, bundles, carrier, loads: loaded(bundles, carrier), undrawn };
}

function goodsOf({ items, orders_to_sets: sets }: Pick<Cart, "items" | "orders_to_sets">): Pick<LoadPlan, "goods" | "undrawn"> {
	const goods: Goods[] = [];
	const undrawn = { lines: 0, weight: 0 };
	const leaveOut = (weight: number) => {
		undrawn.lines += 1;
		undrawn.weight += weight;
	};
	for (const { fullTitle: title, quantity, weight, cut, sawing, variant } of items) {
		const { size } = variant;
		if (!size) leaveOut(weight);
		else if (sawing) goods.push(...partsOf(sawnParts(sawing, quantity, variant), { title, quantity, weight, size }));
		else if (!cut) goods.push({ title, isOffcut: false, count: quantity, ...size, weight });
		// The rests of plates stay with the seller.
		else if (cut.width > 0)
			goods.push({ title, isOffcut: false, count: cut.pieces, length: cut.length, width: cut.width, height: size.height, weight });
		else {
			const offcuts = cut.offcuts.map((offcut) => ({ ...offcut, isOffcut: true }));
			goods.push(...partsOf([{ count: cut.pieces, length: cut.length, isOffcut: false }, ...offcuts], { title, quantity, weight, size }));
		}
	}
	for (const set of sets)
		for (const { fullTitle: title, quantity, variant } of set.items) {
			const weight = quantity * variant.weight;
			if (variant.size) goods.push({ title, isOffcut: false, count: quantity, ...variant.size, weight });
			else leaveOut(weight);
		}
	return { goods, undrawn };
}

type Part = Pick<Goods, "count" | "length" | "isOffcut">;

/** Pieces of bars. Scrap is not delivered, but the line weighs as much as its bars. */
const partsOf = (
	parts: readonly Part[],
	{
		title,
		quantity,
		weight,
		size,
	}: Pick<CartItem, "quantity" | "weight"> & { title: string; size: NonNullable<CartItem["variant"]["size"]> },
): Goods[] =>
	parts.map((part) => ({ title, ...size, ...part, weight: Math.round((weight * part.count * part.length) / (quantity * size.length)) }));

/** Pieces, offcuts and whole bars of a sawn line. */
function sawnParts(
	{ pieces, patterns }: NonNullable<CartItem["sawing"]>,
	quantity: number,
	{ length, products }: CartItem["variant"],
): Part[] {
	const barLength = length ?? 0;
	const whole = quantity - barsIn(patterns);
	return [
		...pieces.map((piece) => ({ count: piece.pieces, length: piece.length, isOffcut: false })),
		...offcutsOf(patterns, { barLength, kerf: products.cutting?.kerf ?? 0 }).map((offcut) => ({ ...offcut, isOffcut: true })),
		...(whole > 0 ? [{ count: whole, length: barLength, isOffcut: false }] : []),
	];
}

/** Makes as few bundles as the limits allow. They are equally full and about as high as wide. */
function bundled({ count, length, width, height, weight }: Goods, goods: number): Bundle[] {
	const ofOne = weight / count;
	const inRow = Math.max(1, Math.floor(maxBundle.width / width));
	const most = Math.max(
		1,
		Math.min(Math.floor(maxBundle.weight / Math.max(ofOne, 1)), inRow * Math.max(1, Math.floor(maxBundle.height / height))),
	);
	const bundles = Math.ceil(count / most);
	return Array.from({ length: bundles }, (_, index) => {
		const units = Math.floor((count * (index + 1)) / bundles) - Math.floor((count * index) / bundles);
		const columns = Math.min(inRow, Math.max(1, Math.round(Math.sqrt((units * height) / width))), units);
		return {
			goods,
			count: units,
			length,
			width: columns * width,
			height: Math.ceil(units / columns) * height,
			weight: Math.round(units * ofOne),
		};
	});
}

interface Lane {
	y: number;
	width: number;
	/** Length used, from the front. */
	used: number;
}

/** Places the longest bundles first, in lanes along the carrier. Once the floor is full it starts the next layer, then the next carrier. */
function loaded(bundles: readonly Bundle[], carrier: Carrier): PlacedBundle[][] {
	const loads: PlacedBundle[][] = [];
	let lanes: Lane[] = [];
	let [z, layerHeight, weight] = [0, 0, 0];
	const begin = () => {
		loads.push([]);
		lanes = [];
		[z, layerHeight, weight] = [0, 0, 0];
	};
	for (const bundle of bundles.toSorted((one, other) => other.length - one.length || other.width - one.width)) {
		if (loads.length === 0 || weight + bundle.weight > carrier.weight) begin();
		let lane = lanes.find(({ width, used }) => bundle.width <= width && used + gap + bundle.length <= carrier.length);
		if (!lane) {
			const last = lanes.at(-1);
			let y = last ? last.y + last.width + gap : 0;
			if (last && y + bundle.width > carrier.width) {
				if (z + layerHeight + bundle.height > carrier.height) begin();
				else [z, layerHeight, lanes] = [z + layerHeight, 0, []];
				y = 0;
			}
			lane = { y, width: bundle.width, used: -gap };
			lanes.push(lane);
		}
		loads.at(-1)?.push({ ...bundle, x: lane.used + gap, y: lane.y, z });
		lane.used += gap + bundle.length;
		layerHeight = Math.max(layerHeight, bundle.height);
		weight += bundle.weight;
	}
	return loads;
}

/** The space that a load takes on its carrier. */
export const loadExtent = (load: readonly PlacedBundle[]): { length: number; width: number; height: number } => ({
	length: Math.max(...load.map(({ x, length }) => x + length)),
	width: Math.max(...load.map(({ y, width }) => y + width)),
	height: Math.max(...load.map(({ z, height }) => z + height)),
});
