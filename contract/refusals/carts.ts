import { keyReused, notFound, ofCart, ofGoods, type Refusals, type RefusalsOf, signedOut } from "./words";

const goodsGone = { unavailable_goods: "Goods are no longer available or cannot be delivered: a message next to the quantity." };
const noCart = { empty_cart: "The cart is empty: the form again." };
const tooManyMails = { too_many_messages: "Too many mails went to these addresses: a message next to the addresses." };

/** Calls that add to a cart. A backend may create the new cart itself. */
const closedCart: Refusals = {
	not_found:
		"The cart does not exist, or belongs to another session: the shop repeats the call with the same key and without `uuid`, for a new cart.",
	processed: "It was sent, or is an offer: as after not_found.",
	waiting_for_approval: "It waits for a colleague's approval: as after not_found.",
};

/** Requirements of an order before it is sent. */
const ofOrder = {
	...ofCart,
	empty_cart: "It is empty: the cart.",
	unavailable_goods: "Goods can no longer be delivered: a message on the summary.",
	form_missing: "Billing or delivery data are missing: the step that asks for them.",
	payment_method_missing: "No payment method is chosen, or its required data is missing: the step that asks for it.",
	idem_conflict: "The key was already used with another body: the current summary, with a message that it changed.",
};

export const orderRefusals: RefusalsOf<"orders"> = {
	cutPrice: goodsGone,
	cutList: goodsGone,
	plateCuts: goodsGone,
	byId: notFound,
	processedById: notFound,
	confirmedById: notFound,
	confirmationPdf: notFound,
	byUser: {},
	countByUser: {},
	rebuy: {
		...notFound,
		...ofGoods,
		...keyReused,
		unavailable_goods: "None of the order is available: a page that explains it.",
		invalid: "The cart cannot hold that much (`fields.cart`, or amount.tooMany): a page that explains it.",
		too_many_attempts: "The session or network has reached its daily storage limit: a page that rejects the request.",
	},
	add: { ...closedCart, ...ofGoods, ...keyReused },
	addSet: { ...closedCart, ...ofGoods, ...keyReused },
	removeItem: ofCart,
	removeSet: ofCart,
	restoreLine: { ...ofCart, ...ofGoods },
	setSetQuantity: { ...ofCart, ...ofGoods },
	setQuantity: { ...ofCart, ...ofGoods },
	replaceItem: { ...ofCart, ...ofGoods },
	setReference: ofCart,
	setCostCentre: ofCart,
	setSchedule: ofCart,
	changeLines: { ...ofCart, ...ofGoods },
	setCertificate: { ...ofCart, ...ofGoods },
	setCertificates: ofCart,
	removeSawList: ofCart,
	sawTogether: { ...ofCart, ...ofGoods },
	setComment: ofCart,
	setOrderReference: ofCart,
	setShippingComment: ofCart,
	setNotes: ofCart,
	setForm: {
		...ofCart,
		too_many_attempts: "Too many VAT ids were looked up, or too much was stored: a message next to the form.",
	},
	setState: { ...ofCart, freight_not_allowed: "The buyer's carrier cannot transport these goods: a message next to the delivery method." },
	paymentMethods: {},
	setPaymentMethod: ofCart,
	complete: {
		...ofOrder,
		conflict: "The cart, `total`, `vat` or the stock of `stockTag` is not what the buyer saw: the current summary, with the changes.",
		processed: "It was already sent, or is an offer: its confirmation.",
		waiting_for_approval: "It waits for a colleague's approval: the cart, which explains it.",
		authority_missing: "The buyer has not confirmed that they may order: a message next to the checkbox.",
		approval_needed: "The order exceeds the buyer's or the cost centre's limit: a message on the summary.",
		not_allowed: "The seller accepts no orders of this company: a message on the summary, without the reason.",
		payment_failed: "The card payment provider accepts no payment: the summary, with a message to try again.",
		too_many_attempts: "The network has reached its limit of orders or storage: a message on the summary.",
	},
	previewChange: { ...notFound, ...ofGoods },
	changeSent: {
		...notFound,
		...ofGoods,
		...keyReused,
		conflict: "The order may not change so, has changed since, or would cost another total: the form again, with the order as it is now.",
	},
	withdrawSent: {
		...notFound,
		...keyReused,
		conflict: "The order has changed since, or is over: the form again, with the order as it is now.",
	},
	sendOffer: {
		...ofCart,
		...keyReused,
		...noCart,
		...tooManyMails,
		unavailable_goods: "Goods can no longer be delivered: the form again.",
		too_many_attempts: "Too many offers were made within the hour, or too much was stored: a message next to the addresses.",
	},
	acceptOffer: {
		...notFound,
		...keyReused,
		conflict: "`total` or `vat` differs from the offer's: the current offer, with the changes.",
		offer_expired: "The offer has expired: a message above the lines.",
		not_allowed: "The quotation is for somebody else: the page, which explains it.",
		empty_cart: "Nothing was selected: a message above the lines.",
		amount_below_minimum: ofGoods.amount_below_minimum,
		amount_not_a_multiple: ofGoods.amount_not_a_multiple,
	},
	offersOf: {},
	deliveryNote: notFound,
	despatchAdvice: notFound,
	certificate: notFound,
	papersByUser: {},
	offersByUser: {},
	offerPdf: notFound,
	ubl: notFound,
	share: { ...ofCart, ...keyReused, ...noCart, ...tooManyMails },
	ownPrices: { unavailable_goods: "The goods are none of the visit's: the page shows no own prices." },
	checkItems: {},
};

export const openCartRefusals: RefusalsOf<"openCarts"> = {
	byUser: {},
	setAside: { ...notFound, ...signedOut },
	join: {
		...notFound,
		...signedOut,
		invalid: "The cart cannot hold that much: a message on the cart.",
		idem_conflict: "The key was already used with another body: a message on the cart.",
		processed: "One of the carts was sent, or is an offer: a message on the cart.",
		waiting_for_approval: "One of the carts waits for approval: a message on the cart.",
		conflict: "The other cart cannot be merged, because an offer or a payment belongs to it: a message on the cart.",
	},
};

/** A colleague's decision about an order. */
const ofDecision = {
	...notFound,
	...signedOut,
	conflict: "It no longer waits as it was seen, or `total` or `vat` differs: a message, with the current order.",
	idem_conflict: "The key was already used with another body: a message, with the current order.",
};

export const approvalRefusals: RefusalsOf<"approvals"> = {
	askApproval: {
		...ofOrder,
		...signedOut,
		processed: "It was already sent: its confirmation.",
		waiting_for_approval: "It is already waiting: the cart, which explains it.",
		approval_not_needed: "It needs no approval: a message on the summary.",
		no_approver: "Nobody in the team may approve it: a message on the summary.",
		too_many_messages: "Too many requests were mailed: a message on the summary.",
	},
	withdrawApproval: {
		not_found: ofCart.not_found,
		processed: "It was approved and sent: the current cart, with a message.",
		conflict: ofCart.conflict,
	},
	approvals: signedOut,
	approval: { ...notFound, ...signedOut },
	approve: {
		...ofDecision,
		unavailable_goods: "Goods can no longer be delivered: a message, with the order.",
		empty_cart: "It is empty: a message that its buyer has to complete it.",
		form_missing: "Billing or delivery data are missing: a message that its buyer has to complete it.",
		payment_method_missing: "No payment method is chosen: a message that its buyer has to complete it.",
		too_many_attempts: "The network has reached its limit of orders or storage: a message, with the order.",
	},
	returnOrder: ofDecision,
};

const ofKeys = { ...signedOut, not_allowed: "Only owners and approvers of a team keep its keys: a page that explains it." };
const ofReceived = {
	...signedOut,
	conflict: "The order number came with another content before, or there are too many files: a message next to the file.",
};

export const orderFileRefusals: RefusalsOf<"orderFiles"> = {
	list: signedOut,
	byId: { ...notFound, ...signedOut },
	receiveUbl: ofReceived,
	receiveTable: ofReceived,
	take: {
		...notFound,
		...signedOut,
		conflict: "The file is an order by now, or the cart changed at the same moment: a message on the page of the file.",
		processed: "The cart was sent: a message on the page of the file.",
		waiting_for_approval: "The cart waits for a colleague: a message on the page of the file.",
		too_many_attempts: "Too many VAT ids were looked up, or too much was stored: a message on the page of the file.",
	},
	remove: { ...notFound, ...signedOut, processed: "The file is an order: a message on its page." },
	response: notFound,
	columns: signedOut,
	storeColumns: { ...signedOut, conflict: "The company has named too many tables: a message above the columns." },
	deleteColumns: { ...notFound, ...signedOut },
	keys: ofKeys,
	makeKey: { ...ofKeys, conflict: "A key of the team has the name: a message next to it." },
	revokeKey: { ...ofKeys, ...notFound },
};
