import { z } from "zod";
import { call } from "../call";
import { cart, seenTotal } from "../cart";
import { amount, backendLocale, day, email, host, id, idem, isSought, money, paragraph, range, soughtInList, uuid } from "../fields";
import { mostLines } from "../values/order-bounds";
import { offerStates } from "../values/order-states";
import { documentQuery } from "./papers";

const ofCart = z.object({ uuid });

const listedOffer = z.object({
	uuid,
	number: z.string().describe("Number of the offer."),
	created_at: day.describe("First day, ISO, by the company's clock."),
	valid_until: day.describe("Last day, ISO, by the company's clock."),
	is_valid: z.boolean().describe("It holds today."),
	total_price: money.describe("Without VAT."),
	length: z.number().int().describe("How many lines and sets it has."),
	titles: z.array(z.string()).describe("What the first three are of."),
	orders: z.number().int().describe("How many orders have been sent from it."),
	locale: backendLocale.describe("The language that its texts are in."),
	of_colleague: z
		.object({ name: z.string().describe('Name of the colleague; "" for an account that is gone.') })
		.nullable()
		.describe("Who has made it, where that is not the asker."),
});

/** Frozen copies of a cart, whose prices are valid for some days. */
export const offers = {
	sendOffer: call({
		method: "PATCH",
		path: "/orders/send-offer",
		summary: "Freezes a copy of a cart as an offer, mails it where there are addresses, and answers with the offer",
		body: z.object({
			uuid,
			emails: z.array(email).max(5).describe("Whom it is mailed to, at most five."),
			comment: paragraph().optional().default("").describe('For the mail; "" for none.'),
			idem,
			host,
		}),
		answer: cart,
	}),
	acceptOffer: call({
		method: "POST",
		path: "/orders/accept-offer/{uuid}",
		summary: "Puts lines and sets of an offer that still holds, whole or in part, into a new cart at the offered prices",
		params: ofCart,
		body: z.object({
			items: z
				.array(z.object({ id, amount: amount.describe("Units of the supply.") }))
				.max(mostLines)
				.describe("Ids of the offer's lines, with amounts up to those offered."),
			sets: z
				.array(z.object({ set_id: id.describe("Id of the set."), amount: amount.describe("How many sets.") }))
				.max(mostLines)
				.describe("Ids of the offer's sets, with amounts up to those offered."),
			...seenTotal,
			idem,
		}),
		answer: cart,
	}),
	offersOf: call({
		method: "GET",
		path: "/orders/offers-of/{uuid}",
		summary: "The latest offers that a cart has led to, for its owner; newest first, at most ten",
		params: ofCart,
		answer: z.array(
			z.object({
				uuid,
				number: z.string().describe("Number of the offer."),
				valid_until: z.string().describe("Last day, ISO, by the company's clock."),
				is_valid: z.boolean().describe("It holds today."),
				total_price: money.describe("Without VAT."),
			}),
		),
	}),
	offersByUser: call({
		method: "GET",
		path: "/orders/offers-by-user",
		summary:
			"The offers that the asker has made, or its colleagues for the company, as far as its role lets it read their orders; newest first (added)",
		query: soughtInList(offerStates).extend({ range }),
		answer: z.object({
			offers: z.array(listedOffer).describe("Offers within the range."),
			count: z.number().int().describe("How many there are, beyond the range too."),
			...isSought,
		}),
	}),
	offerPdf: call({
		method: "GET",
		path: "/orders/offer-pdf/{id}",
		summary: "The offer as PDF; addresses only for who made it",
		params: z.object({ id: uuid.describe("The uuid of the order.") }),
		query: documentQuery,
		answer: z.unknown(),
		media: "application/pdf",
	}),
};

export type ListedOffer = z.output<typeof listedOffer>;
