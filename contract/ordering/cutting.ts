import { z } from "zod";
import { call } from "../call";
import { amount, flag, idInPath, money, weight } from "../fields";
import { mostLengths, mostPieces } from "../values/order-bounds";

/** The price of pieces of a supply cut to length. Nothing is stored. */
const cutPrice = z.object({
	pieces: z.number().int().describe("How many pieces."),
	length: z.number().int().describe("Of a piece, mm."),
	pieces_per_bar: z.number().int().describe("Pieces that come out of one bar."),
	bars_needed: z.number().int().describe("Bars that the pieces take."),
	bars: z.number().int().describe("Bars that are bought: raised to the supply's minimum and to whole packs."),
	cuts: z.number().int().describe("How many cuts."),
	offcuts: z
		.array(z.object({ count: z.number().int().describe("How many."), length: z.number().int().describe("mm.") }))
		.describe("What is delivered along: how many of how many mm."),
	bar_price: money.describe("Per bar at this number of bars, without VAT."),
	bars_price: money.describe("Of all bars, without VAT."),
	cut_price: money.describe("Of all cuts, without VAT."),
	certificate_price: money.nullable().describe("Of the certificate, without VAT; null where none is asked for."),
	line_price: money.describe("Of all together, without VAT."),
	weight: weight.describe("That of the bars: offcuts are delivered along."),
});

const listedPieces = z.object({
	pieces: amount.describe("How many pieces."),
	length: z.number().int().positive().describe("Of a piece, mm."),
});

/**
 * The price of pieces of several lengths. As cart lines, each length has its own bars; whole bars that the buyer cuts are shared by all
 * lengths.
 */
const cutListPrice = z.object({
	lines: z.array(cutPrice).describe("One for each length, in the order in which they were asked for."),
	whole: z
		.object({
			patterns: z
				.array(
					z.object({
						bars: z.number().int().positive().describe("How many bars are cut so."),
						pieces: z.array(listedPieces).describe("What comes out of each."),
					}),
				)
				.describe("How the bars are cut."),
			bars_needed: z.number().int().describe("Bars that the pieces take."),
			bars: z.number().int().describe("Bars that are bought: raised to the supply's minimum and to whole packs."),
			bar_price: money.describe("Per bar at this number of bars, without VAT."),
			line_price: money.describe("Of all, with the certificate where it is asked for, without VAT."),
			weight: weight.describe("Of all bars."),
		})
		.describe("As few whole bars as are found, uncut, and how all pieces can be cut from them."),
});

/** Prices for cutting to length, before anything is in a cart. */
export const cutting = {
	cutPrice: call({
		method: "GET",
		path: "/orders/cut-price/{suppliedVariantId}",
		summary: "What pieces cut to length come to, before they are put into a cart",
		params: z.object({ suppliedVariantId: idInPath.describe("Id of the supply.") }),
		query: z.object({
			pieces: z
				.string()
				.regex(/^\d{1,9}$/)
				.describe("How many pieces."),
			length: z
				.string()
				.regex(/^[1-9]\d{0,8}$/)
				.describe("Of a piece, mm."),
			certificate: flag.describe('"true": with the certificate 3.1.'),
		}),
		answer: cutPrice,
	}),
	cutList: call({
		method: "POST",
		path: "/orders/cut-list/{suppliedVariantId}",
		summary: "What pieces of several lengths come to, before they are put into a cart, and the bars that they could share (added)",
		params: z.object({ suppliedVariantId: idInPath.describe("Id of the supply.") }),
		body: z.object({
			lines: z
				.array(listedPieces)
				.min(1)
				.max(mostLengths)
				.refine((lines) => new Set(lines.map(({ length }) => length)).size === lines.length, "a length twice")
				.refine((lines) => lines.reduce((sum, { pieces }) => sum + pieces, 0) <= mostPieces, "too many pieces")
				.describe("Each length once. A refusal names the lines as that of `add` names items."),
			certificate: z.boolean().default(false).describe("With the certificate 3.1."),
		}),
		answer: cutListPrice,
		countsStorage: false,
	}),
};

export type CutPrice = z.output<typeof cutPrice>;
export type CutListPrice = z.output<typeof cutListPrice>;
