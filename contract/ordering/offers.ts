import * as z from "zod";
import { call } from "../call";
import { cart, seenTotal } from "../cart";
import { amount, backendLocale, day, email, host, id, idem, isSought, listFilters, money, paragraph, range, uuid } from "../fields";
import { maxLines } from "../values/order-bounds";
import { offerStates } from "../values/order-states";
import { documentQuery } from "./papers";

const ofCart = z.object({ uuid });

const listedOffer = z.object({
	uuid,
	number: z.string().describe("Number of the offer."),
	created_at: day.describe("First day, ISO, by the company's clock."),
	valid_until: day.describe("Last day, ISO, by the company's clock."),
	is_valid: z.boolean().describe("Whether the offer is valid today."),
	total_price: money.describe("Total, without VAT."),
	length: z.number().int().describe("Number of lines and sets."),
	titles: z.array(z.string()).describe("Titles of the first three."),
	orders: z.number().int().describe("Number of orders sent from the offer."),
	locale: backendLocale.describe("Language of its texts."),
	of_colleague: z
		.object({ name: z.string().describe('Name of the colleague; "" for a deleted account.') })
		.nullable()
		.describe("Who made the offer; null if it was the asker."),
});

/** Frozen copies of a cart, whose prices are valid for some days. */
export const offers = {
	sendOffer: call({
		method: "PATCH",
		path: "/orders/send-offer",
		summary: "Freezes a copy of a cart as an offer, mails it to the given addresses, and returns it",
		body: z.object({
			uuid,
			emails: z.array(email).max(5).describe("Recipients, at most five."),
			comment: paragraph().optional().default("").describe('Comment in the mail; "" for none.'),
			idem,
			host,
		}),
		answer: cart,
	}),
	acceptOffer: call({
		method: "POST",
		path: "/orders/accept-offer/{uuid}",
		summary: "Puts lines and sets of a valid offer, all or some, into a new cart at the offered prices",
		params: ofCart,
		body: z.object({
			items: z
				.array(z.object({ id, amount: amount.describe("Units of the supply.") }))
				.max(maxLines)
				.describe("Lines of the offer by id, with amounts up to those offered."),
			sets: z
				.array(z.object({ set_id: id.describe("Id of the set."), amount: amount.describe("Number of sets.") }))
				.max(maxLines)
				.describe("Sets of the offer by id, with amounts up to those offered."),
			...seenTotal,
			idem,
		}),
		answer: cart,
	}),
	offersOf: call({
		method: "GET",
		path: "/orders/offers-of/{uuid}",
		summary: "The latest offers made from a cart, for its owner; newest first, at most ten",
		params: ofCart,
		answer: z.array(
			z.object({
				uuid,
				number: z.string().describe("Number of the offer."),
				valid_until: z.string().describe("Last day, ISO, by the company's clock."),
				is_valid: z.boolean().describe("Whether the offer is valid today."),
				total_price: money.describe("Total, without VAT."),
			}),
		),
	}),
	offersByUser: call({
		method: "GET",
		path: "/orders/offers-by-user",
		summary:
			"The offers that the asker has made, or its colleagues for the company, as far as its role lets it read their orders; newest first (added)",
		query: listFilters(offerStates).extend({ range }),
		answer: z.object({
			offers: z.array(listedOffer).describe("Offers within the range."),
			count: z.number().int().describe("Total number, including those outside the range."),
			...isSought,
		}),
	}),
	offerPdf: call({
		method: "GET",
		path: "/orders/offer-pdf/{id}",
		summary: "The offer as PDF; only its maker gets the addresses",
		params: z.object({ id: uuid.describe("UUID of the order.") }),
		query: documentQuery,
		answer: z.unknown(),
		media: "application/pdf",
	}),
};

export type ListedOffer = z.output<typeof listedOffer>;
