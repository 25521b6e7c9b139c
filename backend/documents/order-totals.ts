import type { Cart } from "../../contract/cart";
import { lineTotal } from "../../contract/values/line-total";
import { needsProofOfArrival } from "../../contract/values/order-states";
import type { MailTexts } from "../texts/mail-texts";
import type { Fact } from "./letter";

/**
 * Mirrors the pages: from the goods to the total with VAT, with separate discounts, freight, crane and packaging; the weight
 * last.
 * @param paid sums below the total with VAT
 */
export function orderTotals(cart: Cart, texts: MailTexts, paid: readonly Fact[] = []): Fact[] {
	const { t, money, totalWeight, percent } = texts;
	const gross = t(cart.vat.rate === 0 ? "total.due" : "total.gross");
	return [
		{ label: t("total.goods"), value: money(cart.total_goods_price) },
		...discounts(cart, texts),
		...deliveryCosts(cart).map(({ key, amount }) => ({ label: costName(cart, key, texts), value: money(amount) })),
		{ label: t("total.net"), value: money(cart.total_price), isStrong: true },
		{ label: t("total.vat", { rate: percent(cart.vat.rate) }), value: money(cart.total_vat_price) },
		// Without VAT both totals are equal. While the buyer is unknown, the total with VAT is marked as provisional, as on the
		// pages.
		{
			label: cart.vat.reason === "not_known_yet" ? t("total.provisional", { term: gross }) : gross,
			value: money(cart.total_price_with_vat),
			isStrong: true,
		},
		...paid,
		...(cart.total_weight > 0 ? [{ label: t("total.weight"), value: totalWeight(cart.total_weight) }] : []),
	];
}

/** The reason for the VAT rate, what may change it, and the proof for a zero rate if the buyer's carrier collects the goods. */
export function vatNote(cart: Pick<Cart, "vat" | "delivery_methods" | "delivery_methodid">, { t, percent, country }: MailTexts): string {
	const { vat } = cart;
	const reason = t(`vat.${vat.reason}`, { rate: percent(vat.rate), country: country(vat.country) });
	return needsProofOfArrival(cart) ? `${reason} ${t("vat.proof")}` : reason;
}

/** The name of a delivery cost; freight with the number of deliveries that it is of, if these are several. */
export function costName(cart: Pick<Cart, "planned_deliveries">, key: CostKey, { t }: Pick<MailTexts, "t">): string {
	const count = cart.planned_deliveries?.length ?? 0;
	const isFreight = key === "freight" || key === "delivery";
	return isFreight && count > 0 ? `${t(`total.${key}`)}, ${t("total.deliveries", { count })}` : t(`total.${key}`);
}

type CostKey = "freight" | "crane" | "packaging" | "delivery";

/** Delivery costs by component; one sum if there is only freight, or for an order older than the components. */
export function deliveryCosts(cart: Cart): { key: CostKey; amount: number }[] {
	const { total_freight_price: freight, total_crane_price: crane, total_packaging_price: packaging } = cart;
	const all = cart.total_delivery_price;
	if (freight + crane + packaging !== all || freight === all) return [{ key: "delivery", amount: all }];
	return [
		{ key: "freight", amount: freight },
		...(crane > 0 ? [{ key: "crane", amount: crane } as const] : []),
		...(packaging > 0 ? [{ key: "packaging", amount: packaging } as const] : []),
	];
}

/** Each kind with its amount. Line discounts are part of the line totals, so their sum is shown below. */
function discounts(cart: Cart, { t, money, percent }: MailTexts): Fact[] {
	const sums = discountSums(cart);
	if (sums.length === 0) return cart.total_discount > 0 ? [{ label: t("total.discount"), value: money(-cart.total_discount) }] : [];
	const ofLines = sums.filter(({ kind }) => kind !== "order");
	const ofOrder = sums.filter(({ kind }) => kind === "order");
	const orderDiscount = cart.order_discount;
	const afterLines = lineTotal(cart);
	return [
		...ofLines.map(({ kind, amount }) => ({ label: t(`discount.${kind}`), value: money(-amount) })),
		...(afterLines === null ? [] : [{ label: t("total.lines"), value: money(afterLines) }]),
		...ofOrder.map(({ kind, amount }) => ({
			label: [orderDiscount?.title || t(`discount.${kind}`), ...(orderDiscount?.percent ? [percent(orderDiscount.percent)] : [])].join(" "),
			value: money(-amount),
		})),
	];
}

/** Applied discounts by kind; none if only their sum is known. Volume prices are part of the unit price. */
function discountSums(cart: Cart): { kind: "line" | "personal" | "order"; amount: number }[] {
	const sums = cart.discounts.flatMap(({ kind, amount }) => (kind === "volume" || amount === 0 ? [] : [{ kind, amount }]));
	return sums.reduce((sum, { amount }) => sum + amount, 0) === cart.total_discount ? sums : [];
}

/** The sum of lines and sets after their own discounts, in cents. */
export const sumOfLines = (cart: Cart): number => [...cart.items, ...cart.orders_to_sets].reduce((sum, line) => sum + line.line_price, 0);
