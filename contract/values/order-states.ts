/** Of an order that a colleague of its buyer has to approve. */
export const approvalStates = ["waiting", "returned", "approved"] as const;

export const orderStatuses = ["created", "confirmed", "paid", "reviewed", "in_delivery", "done", "other"] as const;

/** The states of a sent order. Pages, lists, papers and mails ask `stateOf`, and nothing else. */
export const orderStates = ["in_review", "confirmed", "paid", "in_delivery", "done", "cancelled"] as const;

/** By which lists of orders are narrowed. */
export const soughtStates = ["in_review", ...orderStatuses] as const;

interface Stated {
	state: (typeof orderStates)[number] | null;
	order_status: (typeof orderStatuses)[number];
	needs_review: boolean;
}

/** The state of an order as its backend says it; where it does not, its `order_status`, which is not called confirmed or paid while a person looks at it. */
export const stateOf = ({ state, order_status: status, needs_review: needsReview }: Stated) =>
	state ?? (needsReview && (status === "confirmed" || status === "paid") ? "in_review" : status);

/** What the papers of an order in a state are: none of them confirms what nobody has confirmed. */
export function paperIn(state: ReturnType<typeof stateOf>): "confirmation" | "receipt" | "cancelled" {
	if (state === "cancelled") return state;
	return state === "in_review" || state === "other" ? "receipt" : "confirmation";
}
export const orderPaper = (order: Stated) => paperIn(stateOf(order));

/** Those of the embedded backend. */
export const deliveryMethodTypes = ["flat_fi", "flat_ee", "weight_de", "construction_site", "own_freight"] as const;

/** A backend may name its own. With own_freight the shop asks for a contract and a carrier; what the others are their texts say. */
export const deliveryMethodPattern = /^[a-z][a-z0-9_]{0,39}$/;

export type DeliveryMethodType = (typeof deliveryMethodTypes)[number];

/** Whether goods may come in parts: as soon as each is there, or all at once. */
export const partDeliveries = ["welcome", "complete"] as const;

interface Limits {
	approval_limit: number | null;
	passed_limits: readonly unknown[];
}

/** Somebody has to approve it before it is sent. */
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

/** A zero rate depends on the goods leaving the seller's country, which the seller cannot show itself where the buyer's carrier takes them. */
export const needsProofOfArrival = ({ vat: { reason }, ...order }: Delivered): boolean =>
	reason === "intra_community" && isCollected(order);

/** Of an offer that led to orders, and whether it holds. */
export const offerStates = ["valid", "expired", "ordered"] as const;

/** What there is to file of an order. */
export const paperKinds = ["confirmation", "delivery_note", "certificate", "invoice", "credit_note"] as const;

/** Where an invoice stands; what is overdue is open, too, and what was credited in full is neither open nor paid. */
export const invoiceStates = ["open", "overdue", "paid", "credited", "credit_note"] as const;
