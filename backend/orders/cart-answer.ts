import type * as z from "zod";
import type { cart, OrderDifference } from "../../contract/cart";
import { euros, eurosOrNull, kilograms } from "../../contract/fields";
import { servicesAnswer } from "../catalogue/products";
import { supplyAnswer } from "../catalogue/supplied-variants";
import type { PricedDiscount } from "../pricing/priced-discount";
import type { PricedCart, PricedItem, PricedSet } from "./priced-cart";

/** A cart or order in wire units: decimal EUR and kg. */
export type CartAnswer = z.input<typeof cart>;

/** Writes a cart or order in wire units. Routes call it as the last step. */
export const cartAnswer = (cart: PricedCart): CartAnswer => ({
	...cart,
	items: cart.items.map(itemAnswer),
	orders_to_sets: cart.orders_to_sets.map(setAnswer),
	delivery_methods: cart.delivery_methods.map(methodAnswer),
	total_goods_price: euros(cart.total_goods_price),
	total_discount: euros(cart.total_discount),
	discounts: cart.discounts.map(({ kind, amount }) => ({ kind, amount: euros(amount) })),
	order_discount: cart.order_discount && discountAnswer(cart.order_discount),
	next_order_discount: cart.next_order_discount && {
		...cart.next_order_discount,
		threshold: euros(cart.next_order_discount.threshold),
		missing: euros(cart.next_order_discount.missing),
	},
	total_delivery_price: euros(cart.total_delivery_price),
	total_freight_price: euros(cart.total_freight_price),
	total_crane_price: euros(cart.total_crane_price),
	total_packaging_price: euros(cart.total_packaging_price),
	planned_deliveries: cart.planned_deliveries?.map(({ on, weight, price }) => ({ on, weight: kilograms(weight), price: euros(price) })),
	wanted_day_price: cart.wanted_day_price === undefined ? undefined : euros(cart.wanted_day_price),
	total_price: euros(cart.total_price),
	total_vat_price: euros(cart.total_vat_price),
	total_price_with_vat: euros(cart.total_price_with_vat),
	total_weight: kilograms(cart.total_weight),
	approval_limit: cart.approval_limit === undefined ? undefined : eurosOrNull(cart.approval_limit),
	passed_limits: cart.passed_limits?.map(passedLimitAnswer),
	certificates: cart.certificates && { ...cart.certificates, missing_price: euros(cart.certificates.missing_price) },
	changes: cart.changes?.map((change) => ({ ...change, ...differenceAnswer(change) })),
	change_requests: cart.change_requests?.map((request) => ({ ...request, ...differenceAnswer(request) })),
});

/** Writes the difference of a change in decimal euros. */
export const differenceAnswer = ({ lines, freight, total_price: net, total_price_with_vat: gross, ...others }: OrderDifference) => ({
	...others,
	freight: freight && fromToEuros(freight),
	lines: lines.map(({ line_price: price, ...line }) => ({ ...line, line_price: fromToEuros(price) })),
	total_price: fromToEuros(net),
	total_price_with_vat: fromToEuros(gross),
});

const fromToEuros = ({ from, to }: { from: number; to: number }) => ({ from: euros(from), to: euros(to) });

export const itemAnswer = (item: PricedItem) => ({
	...item,
	price: euros(item.price),
	discount: euros(item.discount),
	discounts: item.discounts.map(discountAnswer),
	line_price: euros(item.line_price),
	weight: kilograms(item.weight),
	cut: item.cut && { ...item.cut, price: euros(item.cut.price) },
	sawing: item.sawing && { ...item.sawing, price: euros(item.sawing.price) },
	certificate_price: eurosOrNull(item.certificate_price),
	variant: variantAnswer(item.variant),
	suppliedVariant: supplyAnswer(item.suppliedVariant),
});

export const setAnswer = (set: PricedSet) => ({
	...set,
	price: euros(set.price),
	line_price: euros(set.line_price),
	weight: kilograms(set.weight),
	items: set.items.map((part) => ({ ...part, variant: variantAnswer(part.variant) })),
});

const variantAnswer = (variant: PricedItem["variant"]) => ({
	...variant,
	products: { ...variant.products, ...servicesAnswer(variant.products) },
	weight: kilograms(variant.weight),
});

export const discountAnswer = (discount: PricedDiscount) => ({
	...discount,
	amount: euros(discount.amount),
	threshold: discount.kind === "volume" || discount.kind === "line" ? discount.threshold : euros(discount.threshold),
});

const methodAnswer = (method: PricedCart["delivery_methods"][number]) => ({
	...method,
	price: euros(method.price),
	packaging_price: euros(method.packaging_price),
	crane_price: eurosOrNull(method.crane_price),
	next_step: method.next_step && { room: kilograms(method.next_step.room), price: euros(method.next_step.price) },
});

const passedLimitAnswer = (passed: NonNullable<PricedCart["passed_limits"]>[number]) => ({
	...passed,
	limit_price: euros(passed.limit_price),
	spent_price: euros(passed.spent_price),
	order_price: euros(passed.order_price),
});
