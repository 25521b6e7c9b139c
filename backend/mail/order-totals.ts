import type { Cart } from "../../contract/cart";
import type { Fact } from "./letter";
import type { MailTexts } from "./texts";

/** Weight, then from the goods down to the total with VAT: each discount, freight, crane and packaging apart. */
export function orderTotals(cart: Cart, texts: MailTexts): Fact[] {
	const { t, money, weight, percent } = texts;
	return [
		{ label: t("total.weight"), value: weight(cart.total_weight) },
		{ label: t("total.goods"), value: money(cart.total_goods_price) },
		...discounts(cart, texts),
		...deliveryCosts(cart).map(({ key, amount }) => ({ label: t(`total.${key}`), value: money(amount) })),
		{ label: t("total.net"), value: money(cart.total_price), isStrong: true },
		{ label: t("total.vat", { rate: percent(cart.vat.rate) }), value: money(cart.total_vat_price) },
		{ label: t("total.gross"), value: money(cart.total_price_with_vat), isStrong: true },
	];
}

/** Why VAT is what it is, or may yet be. */
export const vatNote = ({ vat }: Pick<Cart, "vat">, { t, percent }: MailTexts): string =>
	t(`vat.${vat.reason}`, { rate: percent(vat.rate) });

/** What delivery costs, in its parts; an order of before there were any has one sum. */
export function deliveryCosts(cart: Cart): { key: "freight" | "crane" | "packaging" | "delivery"; amount: number }[] {
	const { total_freight_price: freight, total_crane_price: crane, total_packaging_price: packaging } = cart;
	if (freight + crane + packaging !== cart.total_delivery_price) return [{ key: "delivery", amount: cart.total_delivery_price }];
	return [
		{ key: "freight", amount: freight },
		...(crane > 0 ? [{ key: "crane", amount: crane } as const] : []),
		...(packaging > 0 ? [{ key: "packaging", amount: packaging } as const] : []),
	];
}

/** Discounts of lines are part of their totals already: their sum leads from the goods to the sum of the lines. */
function discounts(cart: Cart, { t, money, percent }: MailTexts): Fact[] {
	const sums = discountSums(cart);
	if (sums.length === 0) return cart.total_discount > 0 ? [{ label: t("total.discount"), value: money(-cart.total_discount) }] : [];
	const ofLines = sums.filter(({ kind }) => kind !== "order");
	const ofOrder = sums.filter(({ kind }) => kind === "order");
	const orderDiscount = cart.order_discount;
	return [
		...ofLines.map(({ kind, amount }) => ({ label: t(`discount.${kind}`), value: money(-amount) })),
		...(ofLines.length > 0 ? [{ label: t("total.lines"), value: money(sumOfLines(cart)) }] : []),
		...ofOrder.map(({ kind, amount }) => ({
			label: [orderDiscount?.title || t(`discount.${kind}`), ...(orderDiscount?.percent ? [percent(orderDiscount.percent)] : [])].join(" "),
			value: money(-amount),
		})),
	];
}

/** The discounts that were taken off, by kind; none where only their sum is known. Volume prices are part of the unit price. */
export function discountSums(cart: Cart): { kind: "line" | "personal" | "order"; amount: number }[] {
	const sums = cart.discounts.flatMap(({ kind, amount }) => (kind === "volume" || amount === 0 ? [] : [{ kind, amount }]));
	return sums.reduce((sum, { amount }) => sum + amount, 0) === cart.total_discount ? sums : [];
}

/** What lines and sets come to, after discounts of their own. Cents. */
export const sumOfLines = (cart: Cart): number => [...cart.items, ...cart.orders_to_sets].reduce((sum, line) => sum + line.line_price, 0);
