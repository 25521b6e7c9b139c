import type { Cart } from "../../../contract/cart";
import type { MailTexts } from "../../texts/mail-texts";
import { costName, deliveryCosts, sumOfLines } from "../order-totals";
import { amount, leaf, type Markup, node } from "../xml";
import { type Tax, taxCategory } from "./tax";

/** Reason codes: discount (UNCL 5189); freight, packing and special handling (UNCL 7161). */
const reasonCodes = { discount: "95", freight: "FC", packaging: "PC", crane: "SH", delivery: "FC" } as const;

interface Reason {
	code: keyof typeof reasonCodes;
	text: string;
	/** Cents, above 0. */
	cents: number;
	/** A charge is added, an allowance deducted. */
	isCharge: boolean;
}

/** The discount on all goods, and delivery costs by component, in cents. */
export function ofOrder(order: Cart, tax: Tax, texts: MailTexts): { allowances: number; charges: number; markup: Markup[] } {
	const category = taxCategory("cac:TaxCategory", tax);
	const allowance = orderAllowance(order);
	const costs = deliveryCosts(order).filter(({ amount: cents }) => cents > 0);
	const reasons: Reason[] = [
		{ code: "discount", text: order.order_discount?.title || texts.t("discount.order"), cents: allowance, isCharge: false },
		...costs.map(({ key, amount: cents }) => ({ code: key, text: costName(order, key, texts), cents, isCharge: true })),
	];
	return {
		allowances: allowance,
		charges: costs.reduce((sum, { amount: cents }) => sum + cents, 0),
		markup: reasons.filter(({ cents }) => cents > 0).map((reason) => allowanceCharge(reason, category)),
	};
}

const allowanceCharge = ({ code, text, cents, isCharge }: Reason, category: Markup): Markup =>
	node(
		"cac:AllowanceCharge",
		leaf("cbc:ChargeIndicator", String(isCharge)),
		leaf("cbc:AllowanceChargeReasonCode", reasonCodes[code]),
		leaf("cbc:AllowanceChargeReason", text),
		amount("cbc:Amount", cents),
		category,
	);

/** Deductions besides the discounts of lines, in cents. */
const orderAllowance = ({ total_discount, items }: Cart): number => total_discount - items.reduce((sum, { discount }) => sum + discount, 0);

/** @param sums allowances and charges of the whole, and the amount already paid, in cents */
export const monetaryTotal = (order: Cart, { allowances, charges, paid }: { allowances: number; charges: number; paid: number }): Markup =>
	node(
		"cac:LegalMonetaryTotal",
		amount("cbc:LineExtensionAmount", sumOfLines(order)),
		amount("cbc:TaxExclusiveAmount", order.total_price),
		amount("cbc:TaxInclusiveAmount", order.total_price_with_vat),
		allowances > 0 ? amount("cbc:AllowanceTotalAmount", allowances) : "",
		charges > 0 ? amount("cbc:ChargeTotalAmount", charges) : "",
		paid > 0 ? amount("cbc:PrepaidAmount", paid) : "",
		amount("cbc:PayableAmount", order.total_price_with_vat - paid),
	);
