import * as z from "zod";
import { call } from "../call";
import { amount, idInPath, money, weight } from "../fields";
import { maxLengths } from "../values/order-bounds";

const millimetres = z.number().int().positive().max(100_000);

/** The size of the pieces of a line. */
export const cutSize = z.object({
	length: z.number().int().positive().describe("Length of a piece, in mm."),
	width: z.number().int().min(0).default(0).describe("Width of a piece of a plate, in mm; 0: cut from a bar (added)."),
});

const rectangle = {
	length: z.number().int().describe("Along the plate's length, in mm."),
	width: z.number().int().describe("Along the plate's width, in mm."),
};

const patterns = z.array(
	z.object({
		plates: z.number().int().positive().describe("Number of plates cut like this."),
		pieces: z
			.array(
				z.object({
					x: z.number().int().describe("Distance from the starting corner along the plate's length, in mm."),
					y: z.number().int().describe("Distance from the starting corner along the plate's width, in mm."),
					...rectangle,
				}),
			)
			.describe("Pieces of each plate at their places."),
		used: z.object(rectangle).describe("The rectangle from the starting corner that the pieces use up."),
	}),
);

/** The price of pieces of one size. Nothing is stored. */
const platePrice = z.object({
	pieces: z.number().int().describe("Number of pieces."),
	length: z.number().int().describe("Longer side of a piece, in mm."),
	width: z.number().int().describe("Shorter side of a piece, in mm."),
	plates: z.number().int().describe("Plates that the pieces are cut from."),
	pieces_per_plate: z.number().int().describe("Pieces from a whole plate."),
	used_area: z.number().int().describe("Area that the pieces use up and that is paid, in mm²."),
	cut_length: z.number().int().describe("Length of all cuts, in mm."),
	plate_price: money.describe("Price per plate at this number of plates, without VAT."),
	area_price: money.describe("Price of the used area, without VAT."),
	piece_cut_price: money.describe("Price of cutting out one piece, without VAT."),
	cut_price: money.describe("Price of cutting out all pieces, without VAT."),
	certificate_price: money.nullable().describe("Price of the certificate, without VAT; null if none is ordered."),
	line_price: money.describe("Total price, without VAT."),
	weight: weight.describe("Weight of the pieces."),
	patterns: patterns.describe("How the plates are cut."),
});

/** Prices for cutting plates to size, before anything is in a cart. */
export const plateCutting = {
	plateCuts: call({
		method: "POST",
		path: "/orders/plate-cuts/{suppliedVariantId}",
		summary: "Price of pieces of a plate, before they are in a cart, and the whole plates that they could share (added)",
		params: z.object({ suppliedVariantId: idInPath.describe("Id of the supply.") }),
		body: z.object({
			lines: z
				.array(
					z.object({
						pieces: amount.describe("Number of pieces."),
						length: millimetres.describe("One side of a piece, in mm."),
						width: millimetres.describe("The other side of a piece, in mm."),
					}),
				)
				.min(1)
				.max(maxLengths)
				.refine((lines) => new Set(lines.map(sizeKey)).size === lines.length, "a size twice")
				.describe("Each size once. A refusal names lines as `add` names items."),
			certificate: z.boolean().default(false).describe("Whether to order the certificate 3.1."),
		}),
		answer: z.object({
			lines: z.array(platePrice).describe("One per size, in the requested order. Each has plates of its own."),
			whole: z
				.object({
					patterns: patterns.describe("How the plates are cut."),
					plates_needed: z.number().int().describe("Plates that the pieces need."),
					plates: z.number().int().describe("Plates to buy: rounded up to the supply's minimum and to whole packs."),
					plate_price: money.describe("Price per plate at this number of plates, without VAT."),
					line_price: money.describe("Price of everything, including an ordered certificate, without VAT."),
					weight: weight.describe("Weight of all plates."),
				})
				.nullable()
				.describe("The fewest whole plates found for all pieces, delivered uncut, and a plan to cut them; null for too many pieces."),
		}),
		countsStorage: false,
	}),
};

const sizeKey = ({ length, width }: { length: number; width: number }): string => [length, width].sort((one, other) => one - other).join();

export type PlatePrice = z.output<typeof platePrice>;
export type PlateCutsAnswer = z.output<typeof plateCutting.plateCuts.answer>;
