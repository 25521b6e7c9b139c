import * as z from "zod";
import { call } from "../call";
import { money } from "../fields";
import { numbered } from "./fields";

const margin = {
	price: money.describe("Price without VAT."),
	cost: money.describe("What these goods cost in purchase on the day of the order, without VAT."),
	margin: money.describe("Price less cost; negative for a loss."),
	rate: z.number().nullable().describe("Margin in per cent of the price; null for a price of 0."),
};

/** Purchase prices and margins, for those who may see them. Decimal euros on the wire. */
export const deskCosts = {
	ofOrder: call({
		method: "GET",
		path: "/desk/orders/{number}/costs",
		summary: "Cost and margin of an order's lines, where the purchase prices are known",
		params: numbered("Number of the order: CB-10001."),
		answer: z.object({
			lines: z
				.array(z.object({ line: z.number().int().describe("Position in the order, from 1; sets follow the lines."), ...margin }))
				.describe("Lines of which every purchase price is known."),
			unknown: z.number().int().describe("Lines of which one is not."),
			total: z.object(margin).nullable().describe("Sum of the known lines, their share of the order's discounts taken off; null for none."),
		}),
	}),
};
