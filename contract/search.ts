import { z } from "zod";
import { call } from "./call";
import { category, filterValues, variant } from "./catalogue";
import { country, filters, flag, id, money, range, sort, sorts, weight } from "./fields";
import { mostLines } from "./values/order-bounds";

/** Search words as they stand in a path: spaces are underscores (R6.10). */
const term = z.string().min(1).max(200);

/** What goods may be made of that a catalogue of carbon steel does not have. */
export const materials = ["stainless", "aluminium", "copper", "brass", "castIron", "plastic"] as const;
export type Material = (typeof materials)[number];

const results = z.object({
	variants: z.array(variant),
	categories: z.array(category.omit({ children: true })),
	/** Of the variants, beyond the range too. */
	count: z.number().int(),
	sorts,
	/** The words that were searched for instead, where those that were typed found nothing. */
	corrected: z.string().nullable().default(null),
	/** What was typed and nothing has, so that the hits are only like it; slips that were put right are not among it. */
	missing: z
		.object({ words: z.string(), material: z.enum(materials).nullable().catch(null) })
		.nullable()
		.default(null),
	/**
	 * Words that the catalogue has, but no variant together with the rest: the hits are for `corrected`, without them. `others` are searches with
	 * these words that find something, each without another one.
	 */
	apart: z
		.object({ words: z.string(), others: z.array(z.string()) })
		.nullable()
		.default(null),
	/** What of the words says how many are wanted and which: a length in mm, grade and finish in words. A backend need not tell. */
	understood: z
		.object({
			quantity: z.number().int().positive().nullable(),
			length: z.number().int().nullable(),
			grade: z.string().nullable(),
			finish: z.string().nullable(),
		})
		.optional(),
	/** The products among the best hits: one variant of each, and how many hits it has. Only where it is asked for; a backend need not tell. */
	sizes: z.array(z.object({ variant, count: z.number().int() })).optional(),
	/** What the hits can be narrowed by; only where it is asked for. */
	values: filterValues.optional(),
});

/** What a line of a bill may mean, with its price at the supply that lists show, before discounts of the account. */
const lineCandidate = z.object({
	variantId: id,
	code: z.string(),
	fullTitle: z.string(),
	unit: variant.shape.products.shape.unit,
	/** How many pieces one unit holds; null where it is one, or not known. */
	pieces: z.number().int().positive().nullable(),
	/** What the line's quantity is in units of sale, of a cut line in pieces; null where the line says none. */
	amount: z.number().int().positive().nullable(),
	/** The length that each piece is cut to, mm; null where it is taken as it is sold. */
	cut: z.number().int().positive().nullable(),
	/** Bars that a cut line takes. A backend may not say it. */
	bars: z.number().int().positive().nullable().default(null),
	/** Per unit of sale at the line's quantity. */
	price: money,
	/** Of the whole line, with its cuts; null where the line says no quantity. */
	line_price: money.nullable().default(null),
	/** Of one. */
	weight,
	availability: variant.shape.suppliedVariant.shape.availability,
	delivery: variant.shape.suppliedVariant.shape.delivery,
});

/** How a line of a bill of materials is read. */
const lineRead = z.object({
	/**
	 * clear: it names one variant and leaves nothing open. candidates: it has to be chosen. none: nothing of the catalogue is like it.
	 * skipped: it names no goods (head, sum, greeting).
	 */
	kind: z.enum(["clear", "candidates", "none", "skipped"]),
	/** Its number in its table, as it is written; "" for none. */
	position: z.string(),
	/** As it is written; "any" where it does not say of what. */
	quantity: z.object({ value: z.number().positive(), unit: z.enum(["piece", "pack", "roll", "set", "m", "kg", "any"]) }).nullable(),
	/** At most five, the best first; of a clear line one. */
	candidates: z.array(lineCandidate).max(5),
	/** What was not understood: places in the line, from and up to but without, in order. */
	unread: z.array(z.tuple([z.number().int().min(0), z.number().int().min(0)])),
	material: z.enum(materials).nullable().catch(null),
	/** It names the columns of the lines below it, and they are read so. A backend may not say it. */
	is_head: z.boolean().default(false),
});

/** A company of the register. The VAT id is as its country writes it. */
export const company = z.object({
	vat: z.string(),
	company: z.string(),
	streetAddress: z.string(),
	postCode: z.string(),
	city: z.string(),
	country,
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
		query: z.object({ range, f: filters, sort, values: flag, sizes: flag }),
		answer: results,
	}),
	companyByVat: call({
		method: "GET",
		path: "/search/company/vat/{vat}",
		summary: "A company by its VAT id",
		params: z.object({ vat: z.string().min(1).max(40) }),
		answer: company.nullable(),
	}),
	companiesByName: call({
		method: "GET",
		path: "/search/company/name/{name}",
		summary: "Companies whose name starts so",
		params: z.object({ name: z.string().min(2).max(120) }),
		answer: z.array(company),
	}),
	variants: call({
		method: "GET",
		shared: true,
		path: "/search/variants/{search}",
		summary: "A range of variants",
		params: z.object({ search: term }),
		query: z.object({ range }),
		answer: z.object({ variants: z.array(variant), count: z.number().int() }),
	}),
	lines: call({
		method: "POST",
		path: "/search/lines",
		summary: "Lines of a bill of materials as people write them: what each of them names, in their order (added; a backend may lack it)",
		// Those of an order, each below the head of a table at most, which says what the cells of the lines below it are.
		body: z.object({
			lines: z
				.array(z.string().max(1000))
				.min(1)
				.max(2 * mostLines),
		}),
		answer: z.array(lineRead),
		countsStorage: false,
	}),
	registerQuery: call({
		method: "POST",
		path: "/search/register_query",
		summary: "Notes what was searched for",
		body: z.object({ query: term }),
		answer: z.object({ query_id: id }),
		countsStorage: false,
	}),
	registerClick: call({
		method: "POST",
		path: "/search/register_click",
		summary: "Notes which hit was opened",
		body: z.object({ query_id: id, result_pos: z.number().int().min(0), variant_id: id, add_to_cart: z.boolean() }),
		answer: z.object({}),
	}),
};

export type Company = z.output<typeof company>;
export type SearchResults = z.output<typeof results>;
export type LineRead = z.output<typeof lineRead>;
export type LineCandidate = z.output<typeof lineCandidate>;
