import * as z from "zod";
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
		summary: "Sets the billing form or the separate delivery address",
		params: ofCart,
		body: setFormBody,
		answer: cart,
	}),
	setState: call({
		method: "PATCH",
		path: "/orders/set-state/{uuid}",
		summary: "Sets the delivery method; sends the totals that the buyer saw, which the backend recalculates",
		params: ofCart,
		body: z.object({
			state: z.literal("created").describe("Always created."),
			deliveryMethodType: deliveryMethodName.describe("The delivery method, by its `type`."),
			freightTotal: z.number().describe("Total that the buyer saw, EUR. The backend calculates its own."),
			cartTotal: z.number().describe("Total that the buyer saw, EUR. The backend calculates its own."),
			ownFreightContract: orderNotes.own_freight_contract.typed.optional().describe("Freight contract of the buyer's own carrier."),
			ownFreightCarrier: orderNotes.own_freight_carrier.typed.optional().describe("Name of the buyer's own carrier."),
			craneUnloading: z.boolean().optional().default(false).describe("Whether to unload by crane, if the method offers it."),
			wantedOn: orderNotes.wanted_on.typed.optional().describe('Requested day of delivery, ISO; "" for none.'),
			partDeliveries: orderNotes.part_deliveries.typed.optional().describe('Whether goods may come in parts; "": not chosen.'),
			isPreview: z
				.boolean()
				.optional()
				.default(false)
				.describe(
					"Only to see the totals: contract and carrier of own freight may still be missing. An order cannot be sent without them.",
				),
			paymentMethod: paymentMethodName
				.optional()
				.describe(
					"Choices made in the same step (added). A backend may leave them to their own calls; its answer contains what it stored.",
				),
			shippingComment: orderNotes.shipping_comment.typed.optional().describe("Comment for the carrier."),
		}),
		answer: cart,
	}),
	paymentMethods: call({
		method: "GET",
		path: "/orders/payment-methods",
		summary: "Payment methods in the order of display: at least one",
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
		summary: "Chooses a payment method",
		params: ofCart.extend({ method: paymentMethodName.describe("Name of the payment method.") }),
		answer: cart,
	}),
	complete: call({
		method: "POST",
		path: "/orders/complete",
		summary: "Sends the order; sending it twice creates one order",
		body: z.object({
			uuid,
			version: z.number().int().describe("Version of the cart that the buyer saw. An older one is refused."),
			authorityConfirmed: z.boolean().describe("Whether the buyer confirms that they may order for the company."),
			...seenTotal,
			stockTag: z
				.string()
				.max(64)
				.optional()
				.describe("Tag of the stock that the buyer saw. If the stock differs by now, the order is refused as changed."),
			idem,
			host,
		}),
		answer: z.object({
			id,
			uuid,
			order_number: z.string().nullable().describe("Number of the order; null while a card payment is open."),
			total_price: money.describe("Total, without VAT."),
			total_delivery_price: money.describe("Price of delivery, without VAT."),
			paymentmethod: z
				.object({ name: z.string().describe("invoice, card, or a payment method of the backend.") })
				.describe("Payment method."),
			payment_url: z.string().nullable().describe("Payment page for a card buyer; null once nothing is left to do."),
		}),
	}),
};
