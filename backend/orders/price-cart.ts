import type { BackendLocale } from "../../contract/locale";
import { sellerCountry } from "../../contract/seller/seller";
import { type Place, wayTo, withWay } from "../../contract/seller/way";
import { parseVatId } from "../../contract/values/vat-id";
import {
	type DeliveryMethodRow,
	deliveriesCost,
	deliveryCost,
	destinationOf,
	methodInForce,
	methodsFor,
	nextStep,
	replacedMethod,
	slowestOf,
	wayOf,
} from "../pricing/delivery";
import { type Discounts, discountsOn } from "../pricing/discounts";
import { type PlannedDelivery, plannedDeliveries } from "../pricing/planned-deliveries";
import { goodsOf, priceOrder } from "../pricing/pricing";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { type VatBuyer, vatOf } from "../pricing/vat";
import { isSameHolder } from "./account-buyer";
import { deliveryNames, deliveryTexts } from "./answer/delivery-texts";
import { endOf, goodsDays, isLater } from "./answer/goods-days";
import { nextOrderDiscount, orderDiscountOf } from "./answer/order-discount";
import { type CartLine, cartLine, figuredLine, figuredSet, type SetLine, setLine } from "./cart-line";
import type { CartRow } from "./cart-rows";
import type { FormRow } from "./form-rows";
import type { PricedCart, PricedItem } from "./priced-cart";
import { stockTag, wholeLines, withStock } from "./stock/stock-today";
import type { StoredCart } from "./stored-cart";

interface Locales {
	texts: BackendLocale;
	/** Suggests the country while no address is known. */
	country: BackendLocale;
	/** Where the owner wants deliveries while no address is known. */
	to?: Place | undefined;
}

type Supplied = ReadonlyMap<number, SuppliedVariant>;

/** Prices a cart on its day, without its forms. It works from stored rows alone and reads nothing. */
export function priceCart(stored: StoredCart, supplied: Supplied, locales: Locales): PricedCart {
	const order = stored.row.from_offer_locale === locales.texts ? stored : withoutOfferedNames(stored);
	const { row, billing, shipping, account } = order;
	const inForce = discountsOn(order.day, order.discounts);
	const { lines, sets, goods } = linesOf(order, supplied, inForce, locales.texts);
	const stocked = withStock(
		lines.map(({ item }) => item),
		order.day,
	);
	const all = [...lines, ...sets];
	const pricedSets = sets.map(({ set }) => set);
	const weightG = sumOf([...stocked, ...pricedSets].map(({ weight }) => weight));

	const destination = destinationOf(addressOf(shipping), addressOf(billing) ?? account, locales.country);
	const methods = methodsFor(order.deliveryMethods, destination, row.is_own_freight_allowed);
	const method = methodInForce(methods, row.delivery_method_id, destination.country);
	const replaced = replacedMethod(order.deliveryMethods, row.delivery_method_id, method);
	const withCrane = row.crane_unloading && method.craneCents !== null;
	const way = wayOf(destination, method.type);
	const isCollected = method.type === "own_freight";
	const to = isCollected || shipping || billing ? undefined : locales.to;
	const days = goodsDays(order.day, to ? wayTo(to) : way, isCollected ? sellerCountry : (to ?? destination).country);
	const items = stocked.map(days.withPossibleSchedule);
	const coming = [
		...items.map((item) => ({ ...item, ready: endOf(days.ofItem(item)), isLater: isLater(item) })),
		...pricedSets.map((set) => ({ ...set, ready: endOf(days.ofSet(set)), isLater: false })),
	];
	const planOf = (wantedOn: string) => plannedDeliveries(coming, { wantedOn, isOneDelivery: row.part_deliveries === "complete" });
	const weightsOf = (plan: readonly PlannedDelivery[]) => (plan.length === 0 ? [weightG] : plan.map((one) => one.weightG));
	const planned = planOf(row.wanted_on);
	const weightsG = weightsOf(planned);
	const usual = deliveriesCost(method, weightsG, withCrane);
	const delivery =
		all.length === 0 ? nothing : (agreedCost(row) ?? (planned.length === 0 ? quotedCost(order, items, method.id, usual) : null) ?? usual);
	const vat = vatOf(
		{ from: sellerCountry, to: destination.country },
		billing ? buyerOf(billing, order.verifiedVat) : account,
		order.vatRateBp,
	);
	const net = { all: sumOf(all.map(({ priced }) => priced.linePrice)), offered: sumOf(all.map(({ offeredNet }) => offeredNet)) };
	const discount = orderDiscountOf(order, inForce, goods, net);
	const { bp: discountBp, apart } = discount ?? { bp: 0 };
	const totals = priceOrder({ lines: all.map((line) => line.priced), discountBp, apart, delivery, vatRateBp: vat.rateBp });

	const whole = wholeLines(items);
	const estimate = slowestOf(whole === null ? [] : [...whole, ...sets.flatMap((set) => set.deliveries)]);

	return {
		...ofRow(row),
		items,
		stock_tag: stockTag(items),
		orders_to_sets: pricedSets,
		length: all.length,
		delivery_methodid: method.id,
		delivery_methods: methods.map((one) => pricedMethod(one, weightsG, locales.texts, one.id === method.id && withCrane)),
		replaced_delivery: replaced && { type: replaced.type, title: deliveryTexts[locales.texts][replaced.type].title },
		total_goods_price: totals.goods,
		total_discount: totals.discount,
		discounts: byKind(lines, totals.orderDiscount),
		order_discount: discount && totals.orderDiscount > 0 ? discount.priced(totals.orderDiscount, locales.texts) : null,
		next_order_discount: nextOrderDiscount(inForce, goods, Math.max(discountBp, apart?.bp ?? 0), locales.texts),
		total_delivery_price: totals.delivery,
		total_freight_price: delivery.freight,
		total_crane_price: delivery.crane,
		total_packaging_price: delivery.packaging,
		planned_deliveries:
			delivery === usual
				? planned.map((one) => ({
						on: one.on,
						weight: one.weightG,
						price: sumOf(Object.values(deliveryCost(method, one.weightG, withCrane))),
					}))
				: [],
		...(delivery === usual ? wantedDayPrice((wantedOn) => deliveriesCost(method, weightsOf(planOf(wantedOn)), withCrane)) : {}),
		crane_unloading: withCrane,
		total_price: totals.net,
		total_vat_price: totals.vat,
		total_price_with_vat: totals.gross,
		total_weight: weightG,
		delivery: withWay(estimate, way),
		way,
		vat: { rate: vat.rateBp / 100, reason: vat.reason, country: destination.country },
		is_owner: false,
		forms: null,
		goto: null,
	};
}

/** An offer names its discounts in its own language only; readers of another language see the kind. */
const withoutOfferedNames = (order: StoredCart): StoredCart => ({
	...order,
	row: { ...order.row, offered_discount_title: null },
	items: order.items.map((item) => ({ ...item, offered_discount_title: null })),
});

const buyerOf = (form: FormRow, verifiedVat: string | null): VatBuyer => ({
	country: form.country,
	vatCheck: form.vat_check,
	isHolder:
		isSameHolder(form.vat_name, form.company) ||
		(verifiedVat !== null && parseVatId(form.vat, form.country)?.international === verifiedVat),
});

/** How much more a wanted day costs that is none of the schedules'. */
function wantedDayPrice(costOn: (wantedOn: string) => typeof nothing): Pick<PricedCart, "wanted_day_price"> {
	const [alone = 0, usual = 0] = ["9999-12-31", ""].map((wantedOn) => sumOf(Object.values(costOn(wantedOn))));
	return alone > usual ? { wanted_day_price: alone - usual } : {};
}

const nothing = { freight: 0, packaging: 0, crane: 0 };

const agreedCost = ({ agreed_freight_cents: freight }: CartRow) => (freight === null ? null : { ...nothing, freight });

/**
 * The delivery of a quotation: its price holds for all of its goods and nothing else, in one delivery, with the delivery method that it was made
 * for. A crane is an extra.
 * @returns null if the shop's price applies
 */
function quotedCost({ row, items, sets }: StoredCart, priced: readonly PricedItem[], method: number, { crane }: typeof nothing) {
	const { quoted_freight_cents: freight, quoted_method_id: quoted, quoted_lines: lines } = row;
	if (freight === null) return null;
	const isWhole =
		sets.length === 0 &&
		items.length === lines &&
		items.every(({ quantity, offered_quantity: all }, index) => quantity === all && priced[index]?.offered?.quantity === all);
	// While the quotation is made, it has whatever method serves its place.
	return isWhole && (quoted === null || method === quoted) ? { ...nothing, freight, crane } : null;
}

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

/** Lines and sets with their discounts. Thresholds look at all goods before discounts, with sets at their own price. */
function linesOf(
	{ items, sets, day }: StoredCart,
	supplied: Supplied,
	inForce: Discounts,
	locale: BackendLocale,
): { lines: CartLine[]; sets: SetLine[]; goods: number } {
	const figured = items.map((item) => {
		const found = supplied.get(item.supplied_variant_id);
		if (!found) throw new Error(`Line ${item.id} is of a supply that does not exist.`);
		return figuredLine(item, found, day);
	});
	const figuredSets = sets.map((set) => figuredSet(set, supplied, day));
	const goods = sumOf([...figured.map(({ figures }) => goodsOf(figures.priced)), ...figuredSets.map((set) => set.goods)]);
	return {
		lines: figured.map((line) => cartLine(line, inForce, goods, locale)),
		sets: figuredSets.map((set) => setLine(set, inForce, goods, locale)),
		goods,
	};
}

function byKind(lines: readonly CartLine[], orderDiscount: number): NonNullable<PricedCart["discounts"]> {
	const ofKind = (kind: CartLine["discountKind"]) =>
		sumOf(lines.filter(({ discountKind }) => discountKind === kind).map(({ priced }) => priced.discount));
	const sums = [
		{ kind: "line", amount: ofKind("line") },
		{ kind: "personal", amount: ofKind("personal") },
		{ kind: "order", amount: orderDiscount },
	] as const;
	return sums.filter(({ amount }) => amount > 0);
}

const addressOf = (form: FormRow | null) => form && { country: form.country, postCode: form.postCode };

function pricedMethod(
	method: DeliveryMethodRow,
	weightsG: readonly number[],
	locale: BackendLocale,
	hasCrane: boolean,
): PricedCart["delivery_methods"][number] {
	const { freight, packaging } = deliveriesCost(method, weightsG, false);
	const [weightG = 0, ...others] = weightsG;
	const step = others.length > 0 ? null : nextStep(method, weightG);
	return {
		id: method.id,
		type: method.type,
		...deliveryNames(method.type, locale, hasCrane),
		price: freight + packaging,
		packaging_price: packaging,
		crane_price: method.craneCents === null ? null : method.craneCents * weightsG.length,
		next_step: step && { room: step.roomG, price: step.priceCents },
	};
}

const ofRow = (row: CartRow) => ({
	id: row.id,
	uuid: row.uuid,
	user_id: row.user_id,
	order_number: row.order_number,
	order_status: "created" as const,
	state: row.state,
	lines_sent: null,
	version: row.version,
	isOwnFreightAllowed: row.is_own_freight_allowed,
	isProcessed: false,
	needs_review: false,
	processed_at: row.processed_at,
	paymentmethod:
		row.payment_method_id === null || row.payment_method_name === null
			? null
			: { id: row.payment_method_id, name: row.payment_method_name },
	comment: row.comment,
	reference: row.reference,
	shipping_comment: row.shipping_comment,
	own_freight_contract: row.own_freight_contract,
	own_freight_carrier: row.own_freight_carrier,
	wanted_on: row.wanted_on,
	part_deliveries: row.part_deliveries,
	cost_centre: row.cost_centre,
	project: row.project,
	from_offer: row.from_offer_number,
	offer_orders: row.offer_orders,
});
