import * as z from "zod";
import { day, line, paragraph } from "../fields";
import { maxLines } from "../values/order-bounds";

/** A day of a buyer's message; "" for none. */
const wanted = z.union([z.literal(""), day]);

/** A piece of goods. Both sides in mm, 0 if what the file says of it is not understood; the width of a piece of a bar is 0. */
export const orderedCut = z.object({
	length: z.number().int().min(0).max(100_000).describe("Length of a piece, in mm; 0: not understood."),
	width: z.number().int().min(0).max(100_000).describe("Width of a piece of a plate, in mm; 0: cut from a bar."),
});

const orderedLine = z.object({
	id: line(40)
		.pipe(z.string().min(1))
		.describe("Identifier of the line in the buyer's order, unique there. The answer names the line by it."),
	sellerCode: line(80).describe('Article number of the seller as the buyer wrote it; "" for none.'),
	buyerCode: line(80).describe('The buyer\'s own article number; "" for none.'),
	name: line(300).describe('Name and description of the goods; "" for none.'),
	quantity: z.number().min(0).max(1e9).nullable().describe("Quantity in `unit`; null: none was given."),
	cut: orderedCut.optional().describe("Cut to size; the quantity is then one of pieces or metres. Absent: as sold."),
	unit: line(20).describe('Unit of the quantity: a code of UN/ECE recommendation 20 or 21, or a word; "": the unit of sale.'),
	price: z.number().min(0).max(1e9).nullable().describe("Expected net price of one `unit`, EUR; null: none was given."),
	note: line(200).describe('Note of the line; "" for none.'),
	wantedOn: wanted.describe('Requested day of delivery, ISO; "" for none.'),
	costCentre: line(40).describe('Cost centre of the line; "" for none.'),
});

const site = z.object({
	company: line().describe('Company or site; "": the ordering company.'),
	name: line().describe('Contact at the place; "": unknown.'),
	phone: line(40).describe('Phone number of the contact; "": unknown.'),
	streetAddress: line().describe('Street and number; "": unknown.'),
	addressAdditionalLine: line().describe('Second line of the address; "" for none.'),
	postCode: line(20).describe('Post code; "": unknown.'),
	city: line(80).describe('City; "": unknown.'),
	country: line(2).describe('ISO 3166-1 code of the country; "": unknown.'),
});

/** A buyer's order as its file says it, before anything of it is understood. */
export const orderMessage = z.object({
	number: line(120).describe('The buyer\'s order number; "" for none.'),
	issuedOn: wanted.describe('Day of the order, ISO; "": unknown.'),
	buyerName: line(200).describe('Name of the buyer; "" if the file names none.'),
	buyerVat: line(40).describe('VAT id of the buyer; "" if the file names none.'),
	customerReference: line(120).describe('The buyer\'s further reference; "" for none.'),
	costCentre: line(80).describe('Cost centre (AccountingCost) of the order; "" for none.'),
	project: line(80).describe('Project of the order; "" for none.'),
	contract: line(120).describe('Contract or quotation that the order refers to; "" for none.'),
	note: paragraph(1_000).describe('Note of the order; "" for none.'),
	wantedOn: wanted.describe('Requested day of delivery, ISO; "" for none.'),
	delivery: site.nullable().describe("Place of delivery; null: none was given."),
	lines: z.array(orderedLine).min(1).max(maxLines).describe("The lines, in order."),
});
export type OrderMessage = z.output<typeof orderMessage>;
export type OrderedLine = OrderMessage["lines"][number];
