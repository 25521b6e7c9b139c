/** States of an order that a colleague must approve. */
export const approvalStates = ["waiting", "returned", "approved"] as const;

export const orderStatuses = ["created", "confirmed", "paid", "reviewed", "in_delivery", "done", "other"] as const;

/** States of a sent order. Pages, lists, documents and mails use `stateOf` only. */
export const orderStates = ["in_review", "confirmed", "paid", "in_delivery", "done", "cancelled"] as const;

/** States by which lists of orders can be filtered. */
export const filterableStates = ["in_review", ...orderStatuses] as const;

interface Stated {
	state: (typeof orderStates)[number] | null;
	order_status: (typeof orderStatuses)[number];
	needs_review: boolean;
}

/** The backend's state of an order. Without one, its `order_status`; but an order under review is never shown as confirmed or paid. */
export const stateOf = ({ state, order_status: status, needs_review: needsReview }: Stated) =>
	state ?? (needsReview && (status === "confirmed" || status === "paid") ? "in_review" : status);

type Phase = "cart" | "unconfirmed" | "confirmed" | "sent" | "cancelled";

/** The phase of each state. Pages, papers and refusals depend on it; a state of its own adds only words. */
const phases: Readonly<Record<ReturnType<typeof stateOf>, Phase>> = {
	created: "cart",
	in_review: "unconfirmed",
	other: "unconfirmed",
	confirmed: "confirmed",
	reviewed: "confirmed",
	paid: "confirmed",
	/** Goods have left. */
	in_delivery: "sent",
	done: "sent",
	cancelled: "cancelled",
};
export const phaseIn = (state: ReturnType<typeof stateOf>): Phase => phases[state];

/** The kind of document for an order's state: nothing confirms an order that nobody has confirmed. */
export function paperIn(state: ReturnType<typeof stateOf>): "confirmation" | "receipt" | "cancelled" {
	const phase = phaseIn(state);
	if (phase === "cancelled") return phase;
	return phase === "unconfirmed" ? "receipt" : "confirmation";
}
export const orderPaper = (order: Stated) => paperIn(stateOf(order));

/** The embedded backend's types. */
export const deliveryMethodTypes = ["flat_fi", "flat_ee", "weight_de", "construction_site", "own_freight"] as const;

/** A backend may define its own types. With own_freight the shop asks for a contract and a carrier; the texts describe all others. */
export const deliveryMethodPattern = /^[a-z][a-z0-9_]{0,39}$/;

export type DeliveryMethodType = (typeof deliveryMethodTypes)[number];

/** Whether goods may come in parts: each as soon as it is available, or all at once. */
export const partDeliveryChoices = ["welcome", "complete"] as const;

interface Limits {
	approval_limit: number | null;
	passed_limits: readonly unknown[];
}

/** Whether somebody must approve the order before it is sent. */
export const needsApproval = ({ approval_limit: limit, passed_limits: passed }: Limits): boolean => limit !== null || passed.length > 0;

interface Delivered {
	vat: { reason: string };
	delivery_methods: readonly { id: number; type: string }[];
	delivery_methodid: number;
}

/** Whether the buyer's own carrier collects the goods at the loading place (FCA). */
export const isCollected = ({
	delivery_methods: methods,
	delivery_methodid: chosen,
}: Pick<Delivered, "delivery_methods" | "delivery_methodid">): boolean =>
	methods.some(({ id, type }) => id === chosen && type === "own_freight");

/**
 * A zero rate requires that the goods leave the seller's country. The seller cannot prove that itself if the buyer's carrier takes them.
 */
export const needsProofOfArrival = ({ vat: { reason }, ...order }: Delivered): boolean =>
	reason === "intra_community" && isCollected(order);

/** States of an offer. */
export const offerStates = ["valid", "expired", "ordered"] as const;

/** Documents to file for an order. */
export const paperKinds = ["confirmation", "delivery_note", "certificate", "invoice", "credit_note"] as const;

/** States of an invoice. An overdue one is also open; a fully credited one is neither open nor paid. */
export const invoiceStates = ["open", "overdue", "paid", "credited", "credit_note"] as const;
