import * as z from "zod";
import { call } from "./call";
import { category, filterValues, variant } from "./catalogue";
import { day, filters, flag, id, money, range, sort, sorts, weight, within } from "./fields";
import { maxLines } from "./values/order-bounds";
import { company } from "./values/register-company";

/** R6.10. */
const term = z.string().min(1).max(200).describe("Search words; spaces are underscores.");

/** Materials that a catalogue of carbon steel does not have. */
export const materials = ["stainless", "aluminium", "copper", "brass", "castIron", "plastic"] as const;
export type Material = (typeof materials)[number];

const results = z.object({
	variants: z.array(variant).describe("Hits within the range."),
	categories: z.array(category.omit({ children: true })).describe("Categories with similar titles."),
	count: z.number().int().describe("Number of variants, including those outside the range."),
	sorts,
	corrected: z.string().nullable().default(null).describe("The words searched for instead if the typed ones found nothing."),
	missing: z
		.object({
			words: z.string().describe("The words."),
			material: z.enum(materials).nullable().catch(null).describe("A material among them that the shop does not sell; null without one."),
		})
		.nullable()
		.default(null)
		.describe("Typed words that no goods have, so that the hits are only similar. Corrected typing errors are not included."),
	apart: z
		.object({
			words: z.string().describe("The words."),
			others: z.array(z.string()).describe("Searches that find something, each without one of these words."),
		})
		.nullable()
		.default(null)
		.describe(
			"Words that the catalogue has, but no variant together with the rest: the hits are for `corrected`, without them. `others` are searches with these words that find something, each without another one.",
		),
	understood: z
		.object({
			quantity: z.number().int().positive().nullable().describe("Wanted quantity; null: not given."),
			length: z.number().int().nullable().describe("Length in mm; null: not given."),
			grade: z.string().nullable().describe("As text; null: not given."),
			finish: z.string().nullable().describe("As text; null: not given."),
			certificate: z.boolean().default(false).describe("Whether the words want the certificate 3.1 with goods (added)."),
		})
		.optional()
		.describe("The quantity and specification in the words: length in mm, grade and finish as text. A backend may omit it."),
	sizes: z
		.array(z.object({ variant, count: z.number().int().describe("Number of hits of the product.") }))
		.optional()
		.describe(
			"The products among the best hits: one variant of each, and how many hits it has. Only where it is asked for; a backend need not tell.",
		),
	values: filterValues.optional().describe("The filters of the hits, if requested."),
});

/** A possible meaning of a bill's line, with its price from the supply that lists show, before account discounts. */
const lineCandidate = z.object({
	variantId: id.describe("Id of the variant."),
	code: z.string().describe("Code of the variant."),
	fullTitle: z.string().describe("Product title and variant title."),
	unit: variant.shape.products.shape.unit.describe("Unit of sale."),
	pieces: z.number().int().positive().nullable().describe("Pieces per unit; null if it is one, or unknown."),
	amount: z
		.number()
		.int()
		.positive()
		.nullable()
		.describe("The line's quantity in units of sale, or in pieces of a cut line; null if not given."),
	cut: z.number().int().positive().nullable().describe("Length of each cut piece, in mm; null if uncut."),
	width: z.number().int().default(0).describe("Width of each piece of a plate, in mm; 0: cut from a bar, or uncut (added)."),
	bars: z.number().int().positive().nullable().default(null).describe("Bars or plates that a cut line needs. A backend may omit it."),
	price: money.describe("Price per unit of sale at the line's quantity."),
	line_price: money
		.nullable()
		.default(null)
		.describe("Price of the whole line, including cuts and a wanted certificate; null without a quantity."),
	certificate_price: money
		.nullable()
		.default(null)
		.describe("Price of the certificate 3.1 within the line's price; null if the line wants none, or none is offered (added)."),
	weight: weight.describe("Weight of one unit of sale."),
	availability: variant.shape.suppliedVariant.shape.availability,
	delivery: variant.shape.suppliedVariant.shape.delivery.describe("Delivery time of the whole quantity; without figures if unknown."),
	stock: variant.shape.suppliedVariant.shape.stock,
	is_cut: z.boolean().default(false).describe("Whether all of the line's `lengths` can be cut from it (added)."),
	departs: z
		.boolean()
		.default(false)
		.describe("Whether it lacks a grade, finish or length that the words above the line ask for, and other candidates have (added)."),
});

const lineRead = z.object({
	kind: z
		.enum(["clear", "candidates", "none", "skipped"])
		.describe(
			"clear: it names one variant and leaves nothing open. candidates: it has to be chosen. none: nothing of the catalogue is like it. skipped: it names no goods (head, sum, greeting).",
		),
	position: z.string().describe('Position number in the table, as written; "" for none.'),
	reference: z.string().default("").describe('The buyer\'s article number in the table, as written; "" for none. A backend may omit it.'),
	quantity: z
		.object({
			value: z.number().positive().describe("The quantity."),
			unit: z.enum(["piece", "pack", "roll", "set", "m", "kg", "m2", "any"]).describe("Unit of the quantity; any: not given; m2: added."),
		})
		.nullable()
		.describe('Quantity as written; "any" without a unit.'),
	candidates: z.array(lineCandidate).max(5).describe("At most five, the best first; one if the line is clear."),
	disagrees: z
		.boolean()
		.default(false)
		.describe("Whether the line's text contradicts its code, so that the buyer must choose. A backend may omit it."),
	unread: z
		.array(z.tuple([z.number().int().min(0), z.number().int().min(0)]))
		.describe("Parts that were not understood: start (inclusive) and end (exclusive) positions in the line, in order."),
	material: z.enum(materials).nullable().catch(null).describe("A named material that the shop does not sell; null without one."),
	grade: z
		.string()
		.nullable()
		.default(null)
		.describe("A grade in the line that the shop does not have of these goods; the candidates have others. null without one (added)."),
	certificate: z
		.boolean()
		.nullable()
		.default(null)
		.describe("Whether the line, or the list for all its lines, wants the certificate 3.1; null: not said (added)."),
	wanted_on: z
		.object({
			text: z.string().describe("As written."),
			on: day.nullable().describe("ISO; null if it is not surely one day."),
		})
		.nullable()
		.default(null)
		.describe("The wanted day of delivery in the line; null: not said (added)."),
	is_note: z
		.boolean()
		.default(false)
		.describe(
			"Whether it names no goods, but says a certificate or a day of all lines, or, if its kind is none, a certificate of unknown lines (added).",
		),
	is_cancelled: z.boolean().default(false).describe("Whether it takes back the goods that it names, and orders nothing (added)."),
	is_several: z
		.boolean()
		.default(false)
		.describe("Whether it names several lengths or goods with their own quantities; it has no quantity then (added)."),
	lengths: z
		.array(
			z.object({
				pieces: z.number().int().positive().describe("Number of pieces."),
				length: z.number().int().positive().describe("In mm."),
			}),
		)
		.default([])
		.describe("The pieces of each length, if the line names several (added)."),
	is_head: z.boolean().default(false).describe("Whether it is a table head that names the columns below. A backend may omit it."),
});

export const search = {
	all: call({
		method: "GET",
		shared: true,
		path: "/search/all/{term}",
		summary: "The first hits of all kinds",
		params: z.object({ term }),
		query: z.object({ within }),
		answer: results,
	}),
	new: call({
		method: "GET",
		shared: true,
		path: "/search/new/{term}",
		summary: "A range of hits",
		params: z.object({ term }),
		query: z.object({
			range,
			f: filters.describe(
				'Filters as JSON by codes of columns: {"grade":["S355J2"],"h":{"min":100,"max":200}}. Numbers in the unit of their column.',
			),
			sort,
			values: flag.describe('"true": includes the filters of the hits.'),
			sizes: flag.describe('"true": includes the products of the best hits.'),
			within,
		}),
		answer: results,
	}),
	companyByVat: call({
		method: "GET",
		path: "/search/company/vat/{vat}",
		summary: "A company by its VAT id",
		params: z.object({ vat: z.string().min(1).max(40).describe("VAT id as typed.") }),
		answer: company.nullable(),
	}),
	companiesByName: call({
		method: "GET",
		path: "/search/company/name/{name}",
		summary: "Companies by the beginning of their name",
		params: z.object({ name: z.string().min(2).max(120).describe("The beginning of a name.") }),
		answer: z.array(company),
	}),
	variants: call({
		method: "GET",
		shared: true,
		path: "/search/variants/{search}",
		summary: "A range of variants",
		params: z.object({ search: term.describe("Search words; spaces are underscores.") }),
		query: z.object({ range, within }),
		answer: z.object({
			variants: z.array(variant).describe("Hits within the range."),
			count: z.number().int().describe("Total number, including those outside the range."),
		}),
	}),
	lines: call({
		method: "POST",
		path: "/search/lines",
		summary: "Matches the lines of a bill of materials, as people write them, to goods, in order (added; a backend may omit it)",
		// One order's lines, each with at most one table head above it.
		body: z.object({
			lines: z
				.array(z.string().max(1000))
				.min(1)
				.max(2 * maxLines)
				.describe("The lines, in order, including table heads."),
		}),
		answer: z
			.array(lineRead)
			.describe("One per line, in order. Fewer if reading all would take too long; the shop then requests the rest."),
		countsStorage: false,
	}),
	registerQuery: call({
		method: "POST",
		path: "/search/register_query",
		summary: "Records a search",
		body: z.object({ query: term.describe("Search words.") }),
		answer: z.object({ query_id: id.describe("Id of the recorded search.") }),
		countsStorage: false,
	}),
	registerClick: call({
		method: "POST",
		path: "/search/register_click",
		summary: "Records an opened hit",
		body: z.object({
			query_id: id.describe("Id of the recorded search."),
			result_pos: z.number().int().min(0).describe("Index of the hit, from 0."),
			variant_id: id.describe("Id of the variant."),
			add_to_cart: z.boolean().describe("Whether it was added to the cart."),
		}),
		answer: z.object({}),
	}),
};

export type SearchResults = z.output<typeof results>;
export type LineRead = z.output<typeof lineRead>;
export type LineCandidate = z.output<typeof lineCandidate>;
