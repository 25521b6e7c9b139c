import type { OrderDifference } from "../../contract/cart";
import { deliverableLines } from "../orders/order-deliveries";
import type { PricedCart } from "../orders/priced-cart";

/** The lines and sets of an order by what stays the same when positions change. */
const soldIn = (order: PricedCart) => {
	const prices = [...order.items, ...order.orders_to_sets].map(({ line_price }) => line_price);
	const keys = [...order.items.map(({ id }) => `item ${id}`), ...order.orders_to_sets.map(({ set_id }) => `set ${set_id}`)];
	const days = order.items.map(({ schedule = [] }) => schedule);
	return new Map(
		deliverableLines(order).map((line, index) => [keys[index] ?? "", { ...line, price: prices[index] ?? 0, schedule: days[index] ?? [] }]),
	);
};

/** The place in `after` of each line and set of `before` that is still there, both from 1. */
export function newPlaces(before: PricedCart, after: PricedCart): Map<number, number> {
	const kept = soldIn(after);
	return new Map([...soldIn(before)].flatMap(([key, { line }]) => (kept.has(key) ? [[line, kept.get(key)?.line ?? 0]] : [])));
}

/**
 * The difference of two versions of an order, in cents.
 * @param hasNewAddress whether the goods go to another address
 */
export function differenceOf(before: PricedCart, after: PricedCart, hasNewAddress: boolean): OrderDifference {
	const [known, kept] = [soldIn(before), soldIn(after)];
	const added = [...kept].flatMap(([key, { code, title, quantity, price }]) =>
		known.has(key) ? [] : [{ code, title, quantity: { from: 0, to: quantity }, line_price: { from: 0, to: price } }],
	);
	const changed = [...known].flatMap(([key, { code, title, quantity, price, hasCertificate, schedule }]) => {
		const now = kept.get(key);
		const certificate = !hasCertificate && now?.hasCertificate ? { certificate: true as const } : {};
		const days = now && JSON.stringify(now.schedule) !== JSON.stringify(schedule) ? { schedule: now.schedule } : {};
		if (now?.quantity === quantity && now.price === price && now.hasCertificate === hasCertificate && !days.schedule) return [];
		const figures = { quantity: { from: quantity, to: now?.quantity ?? 0 }, line_price: { from: price, to: now?.price ?? 0 } };
		return [{ code, title, ...figures, ...certificate, ...days }];
	});
	const isFreightSame = before.total_delivery_price === after.total_delivery_price;
	return {
		lines: [...changed, ...added],
		fields: [
			...(hasNewAddress ? (["address"] as const) : []),
			...(before.wanted_on !== after.wanted_on ? (["wanted_on"] as const) : []),
			...(before.reference !== after.reference ? (["reference"] as const) : []),
			...(before.crane_unloading !== after.crane_unloading ? (["crane"] as const) : []),
			...(before.part_deliveries !== after.part_deliveries ? (["part_deliveries"] as const) : []),
			...(isFreightSame ? [] : (["freight"] as const)),
		],
		...(isFreightSame ? {} : { freight: { from: before.total_delivery_price, to: after.total_delivery_price } }),
		total_price: { from: before.total_price, to: after.total_price },
		total_price_with_vat: { from: before.total_price_with_vat, to: after.total_price_with_vat },
	};
}

export const isSame = ({ lines, fields, total_price: net, total_price_with_vat: gross }: OrderDifference): boolean =>
	lines.length === 0 && fields.length === 0 && net.from === net.to && gross.from === gross.to;
