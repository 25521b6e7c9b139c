import { z } from "zod";
import { call } from "./call";
import { category, filterValues, variant } from "./catalogue";
import { filters, flag, id, money, range, sort, sorts, weight } from "./fields";
import { mostLines } from "./values/order-bounds";
import { company } from "./values/register-company";

/** R6.10. */
const term = z.string().min(1).max(200).describe("Search words; spaces are underscores.");

/** Materials that a catalogue of carbon steel does not have. */
export const materials = ["stainless", "aluminium", "copper", "brass", "castIron", "plastic"] as const;
export type Material = (typeof materials)[number];

const results = z.object({
	variants: z.array(variant).describe("Hits within the range."),
	categories: z.array(category.omit({ children: true })).describe("Categories whose titles are like it."),
	count: z.number().int().describe("Of the variants, beyond the range too."),
	sorts,
	corrected: z
		.string()
		.nullable()
		.default(null)
		.describe("The words that were searched for instead, where those that were typed found nothing."),
	missing: z
		.object({
			words: z.string().describe("The words."),
			material: z.enum(materials).nullable().catch(null).describe("A material among them that the shop does not sell; null for none."),
		})
		.nullable()
		.default(null)
		.describe("What was typed and nothing has, so that the hits are only like it; slips that were put right are not among it."),
	apart: z
		.object({
			words: z.string().describe("The words."),
			others: z.array(z.string()).describe("Searches with these words that find something, each without another one."),
		})
		.nullable()
		.default(null)
		.describe(
			"Words that the catalogue has, but no variant together with the rest: the hits are for `corrected`, without them. `others` are searches with these words that find something, each without another one.",
		),
	understood: z
		.object({
			quantity: z.number().int().positive().nullable().describe("How many are wanted; null: not said."),
			length: z.number().int().nullable().describe("mm; null: not said."),
			grade: z.string().nullable().describe("In words; null: not said."),
			finish: z.string().nullable().describe("In words; null: not said."),
		})
		.optional()
		.describe("What of the words says how many are wanted and which: a length in mm, grade and finish in words. A backend need not tell."),
	sizes: z
		.array(z.object({ variant, count: z.number().int().describe("How many hits the product has.") }))
		.optional()
		.describe(
			"The products among the best hits: one variant of each, and how many hits it has. Only where it is asked for; a backend need not tell.",
		),
	values: filterValues.optional().describe("What the hits can be narrowed by; only where it is asked for."),
});

/** A possible meaning of a bill's line, with its price from the supply that lists show, before account discounts. */
const lineCandidate = z.object({
	variantId: id.describe("Id of the variant."),
	code: z.string().describe("Code of the variant."),
	fullTitle: z.string().describe("Titles of product and variant together."),
	unit: variant.shape.products.shape.unit.describe("What one unit of sale is."),
	pieces: z.number().int().positive().nullable().describe("How many pieces one unit holds; null where it is one, or not known."),
	amount: z
		.number()
		.int()
		.positive()
		.nullable()
		.describe("What the line's quantity is in units of sale, of a cut line in pieces; null where the line says none."),
	cut: z.number().int().positive().nullable().describe("The length that each piece is cut to, mm; null where it is taken as it is sold."),
	bars: z.number().int().positive().nullable().default(null).describe("Bars that a cut line takes. A backend may not say it."),
	price: money.describe("Per unit of sale at the line's quantity."),
	line_price: money.nullable().default(null).describe("Of the whole line, with its cuts; null where the line says no quantity."),
	weight: weight.describe("Of one unit of sale."),
	availability: variant.shape.suppliedVariant.shape.availability,
	delivery: variant.shape.suppliedVariant.shape.delivery.describe("When all of the quantity comes; without figures where nobody knows."),
});

const lineRead = z.object({
	kind: z
		.enum(["clear", "candidates", "none", "skipped"])
		.describe(
			"clear: it names one variant and leaves nothing open. candidates: it has to be chosen. none: nothing of the catalogue is like it. skipped: it names no goods (head, sum, greeting).",
		),
	position: z.string().describe('Its number in its table, as it is written; "" for none.'),
	reference: z
		.string()
		.default("")
		.describe('The number that the buyer has for it in its table, as it is written; "" for none. A backend may not say it.'),
	quantity: z
		.object({
			value: z.number().positive().describe("How much."),
			unit: z.enum(["piece", "pack", "roll", "set", "m", "kg", "any"]).describe("Of what; any: it does not say."),
		})
		.nullable()
		.describe('As it is written; "any" where it does not say of what.'),
	candidates: z.array(lineCandidate).max(5).describe("At most five, the best first; of a clear line one."),
	disagrees: z
		.boolean()
		.default(false)
		.describe("What the line says besides its code is of other goods: which are meant is asked. A backend may not say it."),
	unread: z
		.array(z.tuple([z.number().int().min(0), z.number().int().min(0)]))
		.describe("What was not understood: places in the line, from and up to but without, in order."),
	material: z.enum(materials).nullable().catch(null).describe("A material that the shop does not sell; null where none is named."),
	is_head: z
		.boolean()
		.default(false)
		.describe("It names the columns of the lines below it, and they are read so. A backend may not say it."),
});

export const search = {
	all: call({
		method: "GET",
		shared: true,
		path: "/search/all/{term}",
		summary: "The first hits of all kinds",
		params: z.object({ term }),
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
			values: flag.describe('"true": with what the hits can be narrowed by.'),
			sizes: flag.describe('"true": with the products among the best hits.'),
		}),
		answer: results,
	}),
	companyByVat: call({
		method: "GET",
		path: "/search/company/vat/{vat}",
		summary: "A company by its VAT id",
		params: z.object({ vat: z.string().min(1).max(40).describe("VAT id, as it is typed.") }),
		answer: company.nullable(),
	}),
	companiesByName: call({
		method: "GET",
		path: "/search/company/name/{name}",
		summary: "Companies whose name starts so",
		params: z.object({ name: z.string().min(2).max(120).describe("The beginning of a name.") }),
		answer: z.array(company),
	}),
	variants: call({
		method: "GET",
		shared: true,
		path: "/search/variants/{search}",
		summary: "A range of variants",
		params: z.object({ search: term.describe("Search words; spaces are underscores.") }),
		query: z.object({ range }),
		answer: z.object({
			variants: z.array(variant).describe("Hits within the range."),
			count: z.number().int().describe("How many there are, beyond the range too."),
		}),
	}),
	lines: call({
		method: "POST",
		path: "/search/lines",
		summary: "Lines of a bill of materials as people write them: what each of them names, in their order (added; a backend may lack it)",
		// One order's lines, each with at most one table head above it.
		body: z.object({
			lines: z
				.array(z.string().max(1000))
				.min(1)
				.max(2 * mostLines)
				.describe("The lines, in order; heads of tables among them."),
		}),
		answer: z
			.array(lineRead)
			.describe("One for each line, in order. Fewer where reading all would take too long: the rest is asked for again."),
		countsStorage: false,
	}),
	registerQuery: call({
		method: "POST",
		path: "/search/register_query",
		summary: "Notes what was searched for",
		body: z.object({ query: term.describe("Search words.") }),
		answer: z.object({ query_id: id.describe("Id of the note.") }),
		countsStorage: false,
	}),
	registerClick: call({
		method: "POST",
		path: "/search/register_click",
		summary: "Notes which hit was opened",
		body: z.object({
			query_id: id.describe("Id of the note."),
			result_pos: z.number().int().min(0).describe("Place of the hit, from 0."),
			variant_id: id.describe("Id of the variant."),
			add_to_cart: z.boolean().describe("It was put into the cart."),
		}),
		answer: z.object({}),
	}),
};

export type SearchResults = z.output<typeof results>;
export type LineRead = z.output<typeof lineRead>;
export type LineCandidate = z.output<typeof lineCandidate>;
