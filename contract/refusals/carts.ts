import { noPage, ofCart, ofGoods, type Refusals, type RefusalsOf, sentBefore, signedOut } from "./words";

const goodsGone = { unavailable_goods: "Goods are gone or cannot be delivered: beside the quantity." };
const noCart = { empty_cart: "The cart has no line: the form, shown again." };
const tooManyMails = { too_many_messages: "Enough mails went to these addresses: beside the addresses." };

/** Calls that add to a cart. A backend may create the new cart itself. */
const closedCart: Refusals = {
	not_found: "There is no such cart, or it is another session's: the call once more with the same key and without `uuid`, for a new cart.",
	processed: "It was sent, or is an offer: as after not_found.",
	waiting_for_approval: "It waits for a colleague's approval: as after not_found.",
};

/** Requirements of an order before it is sent. */
const ofOrder = {
	...ofCart,
	empty_cart: "It has no line: the cart.",
	unavailable_goods: "Goods cannot be delivered any more: a message on the summary.",
	form_missing: "Billing or delivery data are missing: the step that asks for them.",
	payment_method_missing: "No payment method is chosen, or what it needs is missing: the step that asks for it.",
	idem_conflict: "The key came before with another body: the summary as it is now, with the message of a change.",
};

export const orderRefusals: RefusalsOf<"orders"> = {
	cutPrice: goodsGone,
	cutList: goodsGone,
	byId: noPage,
	processedById: noPage,
	confirmedById: noPage,
	confirmationPdf: noPage,
	byUser: {},
	countByUser: {},
	rebuy: {
		...noPage,
		...ofGoods,
		...sentBefore,
		unavailable_goods: "Nothing of the order can be had: a page that says so.",
		invalid: "The cart cannot hold so much (`fields.cart`, or amount.tooMany): a page that says so.",
		too_many_attempts: "Session or network has stored its most of the day: a page that says that it was not accepted.",
	},
	add: { ...closedCart, ...ofGoods, ...sentBefore },
	addSet: { ...closedCart, ...ofGoods, ...sentBefore },
	removeItem: ofCart,
	removeSet: ofCart,
	setSetQuantity: { ...ofCart, ...ofGoods },
	setQuantity: { ...ofCart, ...ofGoods },
	setReference: ofCart,
	setCostCentre: ofCart,
	changeLines: { ...ofCart, ...ofGoods },
	setCertificate: { ...ofCart, ...ofGoods },
	setComment: ofCart,
	setOrderReference: ofCart,
	setShippingComment: ofCart,
	setNotes: ofCart,
	setForm: {
		...ofCart,
		too_many_attempts: "Too many VAT ids were looked up, or too much was stored: a message beside the form.",
	},
	setState: { ...ofCart, freight_not_allowed: "These goods cannot go by the buyer's carrier: beside the delivery method." },
	paymentMethods: {},
	setPaymentMethod: ofCart,
	complete: {
		...ofOrder,
		conflict:
			"The cart, `total`, `vat` or the stock of `stockTag` is not what the buyer saw: the summary as it is now, with what has changed.",
		processed: "It was sent before, or is an offer: its confirmation.",
		waiting_for_approval: "It waits for a colleague's approval: the cart, which says so.",
		authority_missing: "The buyer has not ticked that they may order: beside the box.",
		approval_needed: "Above the buyer's limit, or that of the cost centre: a message on the summary.",
		payment_failed: "The provider of card payments takes none: the summary, with a message that it can be tried again.",
		too_many_attempts: "The network has sent its most of orders, or stored its most: a message on the summary.",
	},
	sendOffer: {
		...ofCart,
		...sentBefore,
		...noCart,
		...tooManyMails,
		unavailable_goods: "Goods cannot be delivered any more: the form, shown again.",
		too_many_attempts: "Enough offers were made in this hour, or too much was stored: beside the addresses.",
	},
	acceptOffer: {
		...noPage,
		...sentBefore,
		conflict: "`total` or `vat` is not the offer's: the offer as it is now, with what has changed.",
		offer_expired: "Its last day is over: a message above the lines.",
		not_allowed: "It is a quotation for somebody else: the page, which says so.",
		empty_cart: "Nothing of it was chosen: a message above the lines.",
		amount_below_minimum: ofGoods.amount_below_minimum,
		amount_not_a_multiple: ofGoods.amount_not_a_multiple,
	},
	offersOf: {},
	deliveryNote: noPage,
	despatchAdvice: noPage,
	certificate: noPage,
	papersByUser: {},
	offersByUser: {},
	offerPdf: noPage,
	ubl: noPage,
	share: { ...ofCart, ...sentBefore, ...noCart, ...tooManyMails },
	ownPrices: {},
	checkItems: {},
};

export const openCartRefusals: RefusalsOf<"openCarts"> = {
	byUser: {},
	setAside: { ...noPage, ...signedOut },
	join: {
		...noPage,
		...signedOut,
		invalid: "One cart cannot hold so much: a message on the cart.",
		idem_conflict: "The key came before with another body: a message on the cart.",
		processed: "One of them was sent, or is an offer: a message on the cart.",
		waiting_for_approval: "One of them waits for approval: a message on the cart.",
		conflict: "The other cart stays by itself, since an offer or a payment belongs to it: a message on the cart.",
	},
};

/** A colleague's decision about an order. */
const ofDecision = {
	...noPage,
	...signedOut,
	conflict: "It does not wait any more as it was seen, or `total` or `vat` is another: a message, with the order as it is now.",
	idem_conflict: "The key came before with another body: a message, with the order as it is now.",
};

export const approvalRefusals: RefusalsOf<"approvals"> = {
	askApproval: {
		...ofOrder,
		...signedOut,
		processed: "It was sent before: its confirmation.",
		waiting_for_approval: "It waits already: the cart, which says so.",
		approval_not_needed: "It can be sent as it is: a message on the summary.",
		no_approver: "Nobody of the team may approve it: a message on the summary.",
		too_many_messages: "Enough requests were mailed: a message on the summary.",
	},
	withdrawApproval: {
		not_found: ofCart.not_found,
		processed: "It was approved, and sent: the cart as it is now, with a message.",
		conflict: ofCart.conflict,
	},
	approvals: signedOut,
	approval: { ...noPage, ...signedOut },
	approve: {
		...ofDecision,
		unavailable_goods: "Goods cannot be delivered any more: a message, with the order.",
		empty_cart: "It has no line any more: a message that its buyer has to complete it.",
		form_missing: "Billing or delivery data are missing: a message that its buyer has to complete it.",
		payment_method_missing: "No payment method is chosen: a message that its buyer has to complete it.",
		too_many_attempts: "The network has sent its most of orders, or stored its most: a message, with the order.",
	},
	returnOrder: ofDecision,
};
