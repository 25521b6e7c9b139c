import * as z from "zod";
import { call } from "../call";
import { amount, flag, idInPath, money, weight } from "../fields";
import { maxLengths, maxPieces } from "../values/order-bounds";

/** Pieces that the shop saws from whole bars, each length once. */
export const sawList = z
	.array(
		z.object({
			length: z.number().int().positive().max(100_000).describe("Length of a piece, in mm."),
			pieces: amount.describe("Number of pieces."),
		}),
	)
	.max(maxLengths)
	.refine((list) => new Set(list.map(({ length }) => length)).size === list.length, "a length twice")
	.refine((list) => list.reduce((sum, { pieces }) => sum + pieces, 0) <= maxPieces, "too many pieces");

/** The price of pieces of a supply cut to length. Nothing is stored. */
const cutPrice = z.object({
	pieces: z.number().int().describe("Number of pieces."),
	length: z.number().int().describe("Length of a piece, in mm."),
	pieces_per_bar: z.number().int().describe("Pieces per bar."),
	bars_needed: z.number().int().describe("Bars that the pieces need."),
	bars: z.number().int().describe("Bars to buy: rounded up to the supply's minimum and to whole packs."),
	cuts: z.number().int().describe("Number of cuts."),
	offcuts: z
		.array(z.object({ count: z.number().int().describe("Number of offcuts."), length: z.number().int().describe("Length in mm.") }))
		.describe("Offcuts delivered with the pieces."),
	bar_price: money.describe("Price per bar at this number of bars, without VAT."),
	bars_price: money.describe("Price of all bars, without VAT."),
	cut_price: money.describe("Price of all cuts, without VAT."),
	certificate_price: money.nullable().describe("Price of the certificate, without VAT; null if none is ordered."),
	line_price: money.describe("Total price, without VAT."),
	weight: weight.describe("Weight of the bars, since offcuts are delivered too."),
});

const listedPieces = z.object({
	pieces: amount.describe("Number of pieces."),
	length: z.number().int().positive().describe("Length of a piece, in mm."),
});

/**
 * The price of pieces of several lengths: as cut lines with bars of their own, and from bars that all lengths share.
 */
const cutListPrice = z.object({
	lines: z.array(cutPrice).describe("One per length, in the requested order."),
	whole: z
		.object({
			patterns: z
				.array(
					z.object({
						bars: z.number().int().positive().describe("Number of bars cut like this."),
						pieces: z.array(listedPieces).describe("Pieces from each bar."),
					}),
				)
				.describe("How the bars are cut."),
			bars_needed: z.number().int().describe("Bars that the pieces need."),
			bars: z.number().int().describe("Bars to buy: rounded up to the supply's minimum and to whole packs."),
			bar_price: money.describe("Price per bar at this number of bars, without VAT."),
			line_price: money.describe("Price of everything, including an ordered certificate, without VAT."),
			weight: weight.describe("Weight of all bars."),
		})
		.describe("The fewest whole bars found for all pieces, delivered uncut, and a plan to cut them."),
	sawn: z
		.object({
			cuts: z.number().int().describe("Number of cuts."),
			cut_price: money.describe("Price of all cuts, without VAT."),
			line_price: money.describe("Price of everything, including an ordered certificate, without VAT."),
		})
		.nullable()
		.default(null)
		.describe("The same bars, sawn by the shop by that plan: an item with `saw_list`; null: not offered (added)."),
});

/** Prices for cutting to length, before anything is in a cart. */
export const cutting = {
	cutPrice: call({
		method: "GET",
		path: "/orders/cut-price/{suppliedVariantId}",
		summary: "Price of pieces cut to length, before they are in a cart",
		params: z.object({ suppliedVariantId: idInPath.describe("Id of the supply.") }),
		query: z.object({
			pieces: z
				.string()
				.regex(/^\d{1,9}$/)
				.describe("Number of pieces."),
			length: z
				.string()
				.regex(/^[1-9]\d{0,8}$/)
				.describe("Length of a piece, in mm."),
			certificate: flag.describe('"true": including the certificate 3.1.'),
		}),
		answer: cutPrice,
	}),
	cutList: call({
		method: "POST",
		path: "/orders/cut-list/{suppliedVariantId}",
		summary: "Price of pieces of several lengths, before they are in a cart, and the bars that they could share (added)",
		params: z.object({ suppliedVariantId: idInPath.describe("Id of the supply.") }),
		body: z.object({
			lines: z
				.array(listedPieces)
				.min(1)
				.max(maxLengths)
				.refine((lines) => new Set(lines.map(({ length }) => length)).size === lines.length, "a length twice")
				.refine((lines) => lines.reduce((sum, { pieces }) => sum + pieces, 0) <= maxPieces, "too many pieces")
				.describe("Each length once. A refusal names lines as `add` names items."),
			certificate: z.boolean().default(false).describe("Whether to order the certificate 3.1."),
		}),
		answer: cutListPrice,
		countsStorage: false,
	}),
};

export type CutPrice = z.output<typeof cutPrice>;
export type CutListPrice = z.output<typeof cutListPrice>;
