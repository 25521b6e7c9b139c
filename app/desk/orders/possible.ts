import type { DeskOrder } from "../../../contract/desk/orders";
import { mayAs, type StaffRole } from "../../../contract/desk/staff-roles";
import { orderedLines } from "../../../contract/ordering/ordered-lines";
import { phaseIn, stateOf } from "../../../contract/values/order-states";

/** A line of an order or a set, as deliveries and days count it. */
export interface DeskLine {
	/** Position in the order, from 1; sets follow the lines. */
	line: number;
	title: string;
	/** Code of the article, or the number of a set. */
	code: string;
	/** Units of sale, or pieces of a cut line. */
	ordered: number;
	sent: number;
	hasCertificate: boolean;
}

type Sold = Pick<DeskOrder, "items" | "orders_to_sets" | "deliveries">;

export function linesOf(order: Sold): DeskLine[] {
	const shipped = order.deliveries.flatMap(({ lines }) => lines);
	return orderedLines(order).map(({ goods: { item, set }, ...one }) => ({
		...one,
		code: item ? item.variant.code : `SET-${set.set_id}`,
		sent: shipped.filter(({ line }) => line === one.line).reduce((sum, { quantity }) => sum + quantity, 0),
		hasCertificate: item !== null && item.certificate_price !== null,
	}));
}

type Judged = Sold & Pick<DeskOrder, "state" | "order_status" | "needs_review" | "desk" | "total_price_with_vat">;

/** The work that an order allows in its present state. The backend decides once more. */
export function workOn(order: Judged) {
	const state = stateOf(order);
	const { invoices, paid_by: paidBy, refunded } = order.desk;
	const sum = (kind: (typeof invoices)[number]["kind"], of?: string) =>
		invoices.filter((one) => one.kind === kind && (of === undefined || one.credits === of)).reduce((total, { gross }) => total + gross, 0);
	/** Invoices of which something is left. The goods of others can be invoiced anew. */
	const standing = invoices.filter(({ kind, number, gross }) => kind === "invoice" && sum("credit_note", number) < gross);
	const hasLeft = linesOf(order).some(({ ordered, sent }) => sent < ordered);
	const isAccepted = phaseIn(state) === "confirmed" || state === "in_delivery";
	const isConfirmed = phaseIn(state) === "confirmed" || phaseIn(state) === "sent";
	const isUnsent = state === "in_review" || phaseIn(state) === "confirmed";
	const isInvoiced = sum("invoice") > sum("credit_note");
	/** Nothing has left or is invoiced. */
	const isUntouched = isUnsent && order.deliveries.length === 0 && !isInvoiced;
	return {
		review: state === "in_review",
		dates: isAccepted && hasLeft,
		ship: isAccepted && hasLeft,
		finish: state === "in_delivery" && !hasLeft,
		change: isUnsent || state === "in_delivery",
		/** Goods that have left or are invoiced went to the present address. */
		move: isUntouched,
		cancel: isUntouched,
		/** Its buyer asks for a change. */
		decide: order.desk.change_request !== null,
		photograph: order.deliveries.length > 0,
		invoice: isConfirmed && standing.reduce((total, { gross }) => total + gross, 0) < order.total_price_with_vat,
		/** Numbers of invoices with something left to credit. */
		credit: standing.map(({ number }) => number),
		/** Cents of a card payment that are left; 0 without one. */
		refund: paidBy === null ? 0 : Math.max(0, order.total_price_with_vat - refunded),
	};
}
export type Work = ReturnType<typeof workOn>;

/** Removes the work that the person's roles do not allow. The backend takes credits from both roles, and invoices from `orders` alone. */
export function workFor(work: Work, roles: readonly StaffRole[]): Work {
	const [isOfOrders, isOfAccounts] = [mayAs(roles, "orders"), mayAs(roles, "accounts")];
	return {
		review: work.review && isOfOrders,
		dates: work.dates && isOfOrders,
		ship: work.ship && isOfOrders,
		finish: work.finish && isOfOrders,
		change: work.change && isOfOrders,
		move: work.move && isOfOrders,
		cancel: work.cancel && isOfOrders,
		decide: work.decide && isOfOrders,
		photograph: work.photograph && isOfOrders,
		invoice: work.invoice && (isOfOrders || isOfAccounts),
		credit: isOfOrders || isOfAccounts ? work.credit : [],
		refund: isOfAccounts ? work.refund : 0,
	};
}
