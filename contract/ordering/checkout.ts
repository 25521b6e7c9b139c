import { z } from "zod";
import { call } from "../call";
import { cart, deliveryMethodName, seenTotal } from "../cart";
import { host, id, idem, money, uuid } from "../fields";
import { orderNotes } from "../order-fields";
import { setFormBody } from "../order-form";

const ofCart = z.object({ uuid });
/** The shop sends a name back in a path. One pattern for both ensures that what is offered can be chosen. */
const paymentMethodName = z.string().regex(/^[a-z_]{1,40}$/);

/** From the address to a sent order. */
export const checkout = {
	setForm: call({
		method: "PATCH",
		path: "/orders/set-form/{uuid}",
		summary: "Billing form, or the separate delivery address",
		params: ofCart,
		body: setFormBody,
		answer: cart,
	}),
	setState: call({
		method: "PATCH",
		path: "/orders/set-state/{uuid}",
		summary: "Delivery method; totals are what the buyer saw, and are worked out anew",
		params: ofCart,
		body: z.object({
			state: z.literal("created").describe("Always created."),
			deliveryMethodType: deliveryMethodName.describe("The delivery method, by its `type`."),
			freightTotal: z.number().describe("What the buyer saw, EUR; worked out anew."),
			cartTotal: z.number().describe("What the buyer saw, EUR; worked out anew."),
			ownFreightContract: orderNotes.own_freight_contract.typed.optional().describe("Contract of the buyer's own freight."),
			ownFreightCarrier: orderNotes.own_freight_carrier.typed.optional().describe("Carrier of the buyer's own freight."),
			craneUnloading: z.boolean().optional().default(false).describe("Unloading by crane, where the method offers it."),
			wantedOn: orderNotes.wanted_on.typed.optional().describe('The day that the goods are wanted on, ISO; "" for none.'),
			partDeliveries: orderNotes.part_deliveries.typed.optional().describe('Whether they may come in parts; "": not said.'),
			isPreview: z
				.boolean()
				.optional()
				.default(false)
				.describe(
					"Only to see the totals: contract and carrier of own freight may still be missing. An order cannot be sent without them.",
				),
			paymentMethod: paymentMethodName
				.optional()
				.describe("Chosen along with it (added). A backend may leave these to their own calls: its answer has what it has stored."),
			shippingComment: orderNotes.shipping_comment.typed.optional().describe("For the carrier."),
		}),
		answer: cart,
	}),
	paymentMethods: call({
		method: "GET",
		path: "/orders/payment-methods",
		summary: "How can be paid, in the order in which it is offered: one at least, whichever",
		answer: z.array(
			z.object({
				id,
				name: paymentMethodName.describe(
					"invoice, card, or a name of the backend's own, which the shop shows as it is: it has no title, and no language.",
				),
			}),
		),
	}),
	setPaymentMethod: call({
		method: "PATCH",
		path: "/orders/set-payment-method/{uuid}/{method}",
		summary: "Chooses how to pay",
		params: ofCart.extend({ method: paymentMethodName.describe("Name of the payment method.") }),
		answer: cart,
	}),
	complete: call({
		method: "POST",
		path: "/orders/complete",
		summary: "Sends the order; sent twice it is one order",
		body: z.object({
			uuid,
			version: z.number().int().describe("Version of the cart that the buyer saw; an older one is refused."),
			authorityConfirmed: z.boolean().describe("The buyer may order for the company."),
			...seenTotal,
			stockTag: z
				.string()
				.max(64)
				.optional()
				.describe("What the buyer saw of the stock: with other stock by now the order is refused as one that has changed."),
			idem,
			host,
		}),
		answer: z.object({
			id,
			uuid,
			order_number: z.string().nullable().describe("Number of the order; null while a card payment is open."),
			total_price: money.describe("Without VAT."),
			total_delivery_price: money.describe("Of delivery, without VAT."),
			paymentmethod: z.object({ name: z.string().describe("invoice, card, or a name of the backend's own.") }).describe("How it is paid."),
			payment_url: z.string().nullable().describe("Where a card buyer goes on; null once nothing is left to do."),
		}),
	}),
};
