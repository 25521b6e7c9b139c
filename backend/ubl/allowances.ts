import type { Cart, CartItem } from "../../contract/cart";
import { deliveryCosts } from "../mail/order-totals";
import type { MailTexts } from "../mail/texts";
import { type Tax, taxCategory } from "./tax";
import { amount, leaf, type Markup, node } from "./xml";

/** Reasons: discount (UNCL 5189); freight, packing, special handling, processing and attesting (UNCL 7161). */
const reasonCodes = {
	discount: "95",
	freight: "FC",
	packaging: "PC",
	crane: "SH",
	delivery: "FC",
	cut: "AAH",
	certificate: "AAI",
} as const;

interface Reason {
	code: keyof typeof reasonCodes;
	text: string;
	/** Cents, above 0. */
	cents: number;
	/** A charge adds, an allowance takes off. */
	isCharge: boolean;
}

const allowanceCharge = ({ code, text, cents, isCharge }: Reason, category: Markup): Markup =>
	cents === 0
		? ""
		: node(
				"cac:AllowanceCharge",
				leaf("cbc:ChargeIndicator", String(isCharge)),
				leaf("cbc:AllowanceChargeReasonCode", reasonCodes[code]),
				leaf("cbc:AllowanceChargeReason", text),
				amount("cbc:Amount", cents),
				category,
			);

/** What a line costs less, and what its cuts and its certificate cost. */
export function ofLine(item: CartItem, { t, number }: MailTexts): Markup[] {
	const { cut, certificate_price: certificate, discount, discounts } = item;
	const names = discounts.filter(({ kind }) => kind !== "volume").map(({ kind, title }) => title || t(`discount.${kind}`));
	const reasons: Reason[] = [
		{ code: "discount", text: names.join(", ") || t("total.discount"), cents: discount, isCharge: false },
		{
			code: "cut",
			text: cut ? t("cut.pieces", { pieces: number(cut.pieces), length: number(cut.length) }) : "",
			cents: cut?.price ?? 0,
			isCharge: true,
		},
		{ code: "certificate", text: t("certificate.name"), cents: certificate ?? 0, isCharge: true },
	];
	return reasons.map((reason) => allowanceCharge(reason, ""));
}

/** The discount on all goods, and what delivery costs in its parts. Cents. */
export function ofOrder(order: Cart, tax: Tax, { t }: MailTexts): { allowances: number; charges: number; markup: Markup[] } {
	const category = taxCategory("cac:TaxCategory", tax);
	const allowance = orderAllowance(order);
	const costs = deliveryCosts(order).filter(({ amount: cents }) => cents > 0);
	const reasons: Reason[] = [
		{ code: "discount", text: order.order_discount?.title || t("discount.order"), cents: allowance, isCharge: false },
		...costs.map(({ key, amount: cents }) => ({ code: key, text: t(`total.${key}`), cents, isCharge: true })),
	];
	return {
		allowances: allowance,
		charges: costs.reduce((sum, { amount: cents }) => sum + cents, 0),
		markup: reasons.map((reason) => allowanceCharge(reason, category)),
	};
}

/** What is taken off beyond the discounts of lines. Cents. */
const orderAllowance = ({ total_discount, items }: Cart): number => total_discount - items.reduce((sum, { discount }) => sum + discount, 0);
