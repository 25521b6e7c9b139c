import * as z from "zod";
import { call } from "../call";
import { day, email, idem } from "../fields";
import { message, numbered, numberInQuery, page, pageOf } from "./fields";

/** Needed lines in an answer, and lines of one purchase. */
export const maxPurchaseLines = 200;

const supplier = {
	id: z.number().int().describe("Id of the supplier."),
	name: z.string().describe("Name of the supplier."),
	email: z.string().describe('Where its purchase orders are mailed to; "": they are not.'),
};

/** A line of an order, or a part of a set, that needs goods of a supplier. */
const need = {
	order: z
		.string()
		.regex(/^CB-\d{1,12}$/)
		.describe("Number of the buyer's order."),
	line: z.number().int().positive().describe("Position in the order, from 1; sets follow the lines."),
	supply: z.number().int().positive().describe("Id of the supply."),
	quantity: z.number().int().positive().describe("Units of the supply; whole bars of a cut line."),
};

const goods = {
	code: z.string().describe("Code of the article."),
	title: z.string().describe("Name of the article."),
	supplier_code: z.string().describe("The supplier's number of it."),
};

const days = {
	wanted_on: z.string().describe('The day on which the buyer wants the goods, ISO; "" for none.'),
	confirmed_on: z.string().nullable().describe("The day that is confirmed to the buyer, ISO; null for none."),
};

const purchase = {
	number: z.string().describe("Number of the purchase: PO-10001."),
	supplier: z.string().describe("Name of the supplier."),
	ordered_on: z.string().describe("ISO day."),
	expected_on: z.string().nullable().describe("The day on which the goods are expected, ISO; null if it is not known."),
	count: z.number().int().describe("Number of its lines."),
};

const expected = z.union([z.literal(""), day]).describe('The day on which the goods are expected, ISO; "": not known.');
const tellsBuyers = z
	.boolean()
	.default(false)
	.describe("Confirms the day, or the next working day there, to the buyers, who are mailed it.");

const ofPurchase = numbered("Number of the purchase: PO-10001.");

/** Purchases from suppliers for orders. No answer has prices. */
export const deskPurchases = {
	needed: call({
		method: "GET",
		path: "/desk/purchases/needed",
		summary: "Goods of confirmed orders that were not taken from stock, and not bought yet, by supplier",
		query: z.object({ supplier: numberInQuery.int().optional().describe("Id of the supplier; default: all.") }),
		answer: z.object({
			suppliers: z
				.array(z.object({ ...supplier, count: z.number().int().describe("Lines to be bought from it.") }))
				.describe("Suppliers of such goods, by name."),
			lines: z
				.array(z.object({ ...need, ...goods, ...days, supplier: z.number().int().describe("Id of the supplier.") }))
				.describe(`At most ${maxPurchaseLines}, by supplier; oldest order first.`),
		}),
	}),
	list: call({
		method: "GET",
		path: "/desk/purchases",
		summary: "Purchases, newest first",
		query: z.object({ page }),
		answer: z.object(pageOf(z.object(purchase))),
	}),
	byNumber: call({
		method: "GET",
		path: "/desk/purchases/{number}",
		summary: "A purchase with its lines",
		params: ofPurchase,
		answer: z.object({
			...purchase,
			email: supplier.email,
			mailed_to: z.string().describe('Address to which it was mailed; "" if it was not.'),
			tells_buyers: z.boolean().describe("Whether its expected day was confirmed to the buyers."),
			lines: z
				.array(
					z.object({
						...goods,
						...days,
						order: need.order,
						line: z.number().int().nullable().describe("Position in the order; null if the order has lost the line since."),
						quantity: need.quantity,
					}),
				)
				.describe("Its lines."),
		}),
	}),
	paper: call({
		method: "GET",
		path: "/desk/purchases/{number}/paper",
		summary: "The purchase order as PDF, in the supplier's language",
		params: ofPurchase,
		answer: z.object({ name: z.string().describe("Name of the file."), pdf: z.base64().describe("The PDF.") }),
	}),
	order: call({
		method: "POST",
		path: "/desk/purchases",
		summary: "Buys needed lines from one supplier: all of them, or none if one is not needed as stated; mails the supplier",
		body: z.object({
			supplier: supplier.id,
			lines: z.array(z.object(need)).min(1).max(maxPurchaseLines).describe("Each line as it was shown, once."),
			expectedOn: expected.default(""),
			tellsBuyers,
			key: idem,
		}),
		answer: z.object({ number: purchase.number }),
	}),
	expect: call({
		method: "POST",
		path: "/desk/purchases/{number}/expected",
		summary: "Changes the expected day of a purchase",
		params: ofPurchase,
		body: z.object({ expectedOn: expected, tellsBuyers }),
		answer: message,
	}),
	mail: call({
		method: "POST",
		path: "/desk/purchases/{number}/mail",
		summary: "Mails a purchase order to an address of its supplier, also once more",
		params: ofPurchase,
		body: z.object({ email: email.describe("The address."), key: idem }),
		answer: message,
	}),
	setEmail: call({
		method: "POST",
		path: "/desk/suppliers/{number}/email",
		summary: "Sets where a supplier's purchase orders are mailed to",
		params: numbered("Id of the supplier."),
		body: z.object({ email: z.union([z.literal(""), email]).describe('The address; "": none.') }),
		answer: message,
	}),
};
