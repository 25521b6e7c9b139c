import type { PricedCart, PricedItem, PricedSet } from "../orders/priced-cart";
import { Refused } from "../platform/refused";
import { shareOf } from "../pricing/pricing";

/** An invoiced or credited part: lines of an order with their share of its other figures, in the form of an order. */
export interface Part {
	order: PricedCart;
	/** The positions of its items, then of its sets, in the whole order. */
	positions: number[];
}

/** A quantity of a position of the order, from 1: items first, then sets. A cut line counts pieces. */
export interface WantedLine {
	position: number;
	quantity: number;
}

/** Freight, crane and packaging: the goods' share, everything left, or none. */
export type DeliveryShare = "share" | "whole" | "none";

export const wholeOf = (order: PricedCart): Part => ({
	order,
	positions: [...order.items, ...order.orders_to_sets].map((_, index) => index + 1),
});

/**
 * Takes a part of an order or an invoice. Each figure is the total of all parts so far less the total before: the last part
 * takes the rounding remainder, and all parts add up to the whole to the cent.
 * @param earlier the parts already taken
 * @param wanted by default everything left
 * @throws Refused invalid if less is left
 */
export function partOf(whole: Part, earlier: readonly Part[], wanted: readonly WantedLine[] | undefined, delivery: DeliveryShare): Part {
	const before = earlier.map(figuresOf);
	const taken = (position: number) => sumOf(before.map(({ quantities }) => quantities.get(position) ?? 0));
	const all = figuresOf(whole);
	const left = [...all.quantities].map(([position, quantity]) => ({ position, quantity: quantity - taken(position) }));
	const lines = new Map(
		(wanted ?? left).filter(({ quantity }) => quantity !== 0).map(({ position, quantity }) => [position, quantity] as const),
	);
	refuseUnfit(wanted, left, lines);
	const { items, orders_to_sets: sets } = whole.order;
	const positionOf = (index: number) => whole.positions[index] ?? 0;
	const take = <T>(rows: readonly T[], offset: number, part: (row: T, share: Share) => T) =>
		rows.flatMap((row, index) => {
			const position = positionOf(offset + index);
			const quantity = lines.get(position);
			const total = all.quantities.get(position) ?? 0;
			if (quantity === undefined) return [];
			return [{ position, row: quantity === total ? row : part(row, { quantity, total, before: taken(position) }) }];
		});
	const someItems = take(items, 0, itemPart);
	const someSets = take(sets, items.length, setPart);
	const order = {
		...whole.order,
		items: someItems.map(({ row }) => row),
		orders_to_sets: someSets.map(({ row }) => row),
		length: someItems.length + someSets.length,
	};
	const positions = [...someItems, ...someSets].map(({ position }) => position);
	return { order: { ...order, ...totalsOf(all, before, figuresOf({ order, positions }), delivery, whole.order) }, positions };
}

function refuseUnfit(wanted: readonly WantedLine[] | undefined, left: readonly WantedLine[], lines: ReadonlyMap<number, number>): void {
	const invalid = (message: string) => new Refused("invalid", message);
	if (lines.size === 0) throw invalid("Nothing is left to be invoiced or credited.");
	if (wanted && lines.size < wanted.length) throw invalid("A position is named twice, or without a quantity.");
	for (const [position, quantity] of lines) {
		const most = left.find((line) => line.position === position)?.quantity ?? 0;
		if (quantity > most) throw invalid(`Of position ${position} ${most} are left.`);
	}
}

interface Share {
	quantity: number;
	total: number;
	before: number;
}

/** The part's share of a figure of the whole line: exact over all parts. */
const shareIn = ({ quantity, total, before }: Share, figure: number): number =>
	Math.round((figure * (before + quantity)) / total) - Math.round((figure * before) / total);

function itemPart(item: PricedItem, share: Share): PricedItem {
	const { discount, discounts, certificate_price: certificate, weight, line_price: total, cut, sawing } = item;
	const off = shareIn(share, discount);
	const certified = certificate === null ? null : shareIn(share, certificate);
	const goods = shareIn(share, total + discount - (cut?.price ?? 0) - (sawing?.price ?? 0) - (certificate ?? 0));
	const cutting = cut && cutPart(cut, share);
	const sawn = sawing && sawnPart(sawing, share);
	return {
		...item,
		// Bars are split by pieces, so that a piece costs the same in each part and in a credit.
		quantity: cut ? item.quantity : share.quantity,
		cut: cutting,
		sawing: sawn,
		discount: off,
		discounts: discounts.map((one) => ({ ...one, amount: shareIn(share, one.amount) })),
		certificate_price: certified,
		weight: shareIn(share, weight),
		line_price: goods - off + (cutting?.price ?? 0) + (sawn?.price ?? 0) + (certified ?? 0),
	};
}

/** Whole cuts at the price of one. Offcuts belong to no piece. */
function cutPart(cut: NonNullable<PricedItem["cut"]>, share: Share): NonNullable<PricedItem["cut"]> {
	const cuts = shareIn(share, cut.cuts);
	return {
		...cut,
		pieces: share.quantity,
		line_pieces: cut.line_pieces ?? share.total,
		used_area: shareIn(share, cut.used_area),
		cuts,
		price: cut.cuts === 0 ? 0 : (cut.price / cut.cuts) * cuts,
		offcuts: [],
	};
}

/** Whole cuts at the price of one. The plan is that of all bars. */
function sawnPart(sawing: NonNullable<PricedItem["sawing"]>, share: Share): NonNullable<PricedItem["sawing"]> {
	if (share.quantity === share.total) return sawing;
	const cuts = shareIn(share, sawing.cuts);
	return { ...sawing, cuts, price: sawing.cuts === 0 ? 0 : (sawing.price / sawing.cuts) * cuts, patterns: [] };
}

function setPart(set: PricedSet, share: Share): PricedSet {
	return {
		...set,
		quantity: share.quantity,
		weight: shareIn(share, set.weight),
		line_price: share.quantity * set.price,
		items: set.items.map((one) => ({ ...one, quantity: (one.quantity * share.quantity) / share.total })),
	};
}

/** The quantity of each position in a part; a cut line counts pieces. */
export const quantitiesOf = (part: Part): ReadonlyMap<number, number> => figuresOf(part).quantities;

function figuresOf({ order, positions }: Part) {
	const { items, orders_to_sets: sets, ...totals } = order;
	const rows = [...items, ...sets];
	const lineDiscount = sumOf(items.map(({ discount }) => discount));
	const ofKind = (wanted: "line" | "personal") =>
		sumOf(items.flatMap(({ discounts }) => discounts.filter(({ kind }) => kind === wanted).map(({ amount }) => amount)));
	const parts = {
		freight: totals.total_freight_price,
		crane: totals.total_crane_price,
		packaging: totals.total_packaging_price,
	};
	return {
		quantities: new Map(rows.map((row, index) => [positions[index] ?? 0, "cut" in row && row.cut ? row.cut.pieces : row.quantity])),
		lines: sumOf(rows.map(({ line_price: price }) => price)),
		weight: sumOf(rows.map(({ weight }) => weight)),
		lineDiscount,
		ofKinds: { line: ofKind("line"), personal: ofKind("personal") },
		orderDiscount: totals.total_discount - lineDiscount,
		// Orders older than the components have only their sum.
		delivery:
			sumOf(Object.values(parts)) === totals.total_delivery_price
				? { ...parts, other: 0 }
				: { ...noDelivery, other: totals.total_delivery_price },
		net: totals.total_price,
		vat: totals.total_vat_price,
		rateBp: Math.round(totals.vat.rate * 100),
	};
}
type Figures = ReturnType<typeof figuresOf>;

const noDelivery = { freight: 0, crane: 0, packaging: 0 };

function totalsOf(all: Figures, before: readonly Figures[], part: Figures, share: DeliveryShare, order: PricedCart) {
	const lines = sumOf(before.map((one) => one.lines)) + part.lines;
	const isLast = [...all.quantities.values()].reduce((sum, quantity) => sum + quantity, 0) === countOf(before) + countOf([part]);
	const portion = (figure: number, taken: number) => {
		const due = isLast ? figure : all.lines === 0 ? 0 : Math.round((figure * lines) / all.lines);
		return Math.max(0, due - taken);
	};
	const orderDiscount = portion(all.orderDiscount, sumOf(before.map((one) => one.orderDiscount)));
	const cost = (key: keyof Figures["delivery"]) => {
		const taken = sumOf(before.map(({ delivery }) => delivery[key]));
		if (share === "none") return 0;
		return share === "whole" ? all.delivery[key] - taken : portion(all.delivery[key], taken);
	};
	const costs = { freight: cost("freight"), crane: cost("crane"), packaging: cost("packaging"), other: cost("other") };
	const delivery = sumOf(Object.values(costs));
	const net = part.lines - orderDiscount + delivery;
	const [netBefore, vatBefore] = [sumOf(before.map((one) => one.net)), sumOf(before.map((one) => one.vat))];
	const vat = (netBefore + net === all.net ? all.vat : shareOf(netBefore + net, all.rateBp)) - vatBefore;
	const kinds = [
		{ kind: "line", amount: part.ofKinds.line },
		{ kind: "personal", amount: part.ofKinds.personal },
		{ kind: "order", amount: orderDiscount },
	] as const;
	return {
		total_goods_price: part.lines + part.lineDiscount,
		total_discount: part.lineDiscount + orderDiscount,
		discounts: kinds.filter(({ amount }) => amount > 0),
		order_discount: order.order_discount && orderDiscount > 0 ? { ...order.order_discount, amount: orderDiscount } : null,
		total_delivery_price: delivery,
		total_freight_price: costs.freight,
		total_crane_price: costs.crane,
		total_packaging_price: costs.packaging,
		planned_deliveries: [],
		total_price: net,
		total_vat_price: vat,
		total_price_with_vat: net + vat,
		total_weight: part.weight,
	};
}

const countOf = (figures: readonly Figures[]): number => sumOf(figures.flatMap(({ quantities }) => [...quantities.values()]));

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);
