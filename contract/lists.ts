import { z } from "zod";
import { call } from "./call";
import { cart } from "./cart";
import { amount, day, host, id, idem, idInPath, line, money, plainText, range, uuid, weight } from "./fields";
import { mostLines } from "./values/order-bounds";
import { rhythms } from "./values/rhythm";

/** Lists of one account; more is asked for. */
export const mostLists = 200;

const ofList = z.object({ uuid });

/** What a list is called: a line that says something. A form's reader gives its empty fields as missing. */
export const listName = z
	.string({ error: "listName.required" })
	.transform(plainText)
	.pipe(z.string({ error: "listName.required" }).min(1, "listName.required").max(80, "tooLong"));

/** A list among others. */
const listed = z.object({
	uuid,
	name: z.string(),
	/** The asker's own; only its owner changes a list. */
	is_own: z.boolean(),
	/** The colleague whose list it is; "" of one's own. */
	owner: z.string(),
	/** Its owner's team reads and uses it. */
	is_shared: z.boolean(),
	/** Lines and sets. */
	length: z.number().int(),
	/** ISO time of its last change. */
	updated_at: z.string(),
});

const listLine = {
	/** As the list has it: units of the supply, of a cut line its pieces, or sets. */
	amount: z.number().int(),
	/** How many go into a cart: raised to the minimum and to whole packs; null: it can no longer be had. All figures are of so many. */
	orderable: z.number().int().nullable(),
	/** The unit price when the line was last updated. */
	noted_price: money,
};

/** A line as a cart of this list alone would have it, at today's prices. */
const listItem = cart.shape.items.element.extend({
	...listLine,
	/** mm; 0: as it is sold. It stays where it is no longer cut. */
	cut_length: z.number().int(),
});
const listSet = cart.shape.orders_to_sets.element.extend(listLine);

const list = listed.extend({
	/** Counts up with every change. */
	version: z.number().int(),
	items: z.array(listItem),
	sets: z.array(listSet),
	/** What all that can be had costs today, without delivery, VAT and discounts of the whole order. */
	total_price: money,
	total_weight: weight,
	/** How many lines and sets of the whole list are no longer available, and how many have another price than stored. */
	gone: z.number().int(),
	repriced: z.number().int(),
	/** How often it is ordered again, and when it is due next; null: not at all. An addition: without it lists have no rhythm. */
	rhythm: z
		.object({ every: z.enum(rhythms), due_on: day })
		.nullable()
		.optional(),
	/** The asker's company buys as a team, so that a list can be shared. */
	has_team: z.boolean(),
});

const part = z.array(z.object({ id, amount })).max(mostLines);

/** What is kept without a cart; a line that can be had of nobody is left out. */
const keptLine = z.object({
	suppliedVariantId: id,
	amount,
	comment: line(200).default(""),
	cut: z.object({ length: z.number().int().positive() }).optional(),
});

const change = z.object({ title: z.string(), before: z.number().int(), now: z.number().int() });

/** The result of adding a list to a cart. */
const listResult = z.object({
	/** Of the list. */
	name: z.string(),
	/** Lines and sets that are in the cart now. */
	added: z.number().int(),
	/** Titles of what can no longer be had. */
	gone: z.array(z.string()),
	/** Of a unit: as noted, and as it is in the cart at the quantity there. */
	prices: z.array(z.object({ title: z.string(), before: money, now: money })),
	/** Below the minimum, or no whole packs: raised. */
	quantities: z.array(change),
	/** What the cart had of before, with what it has of it now. */
	present: z.array(z.object({ title: z.string(), now: z.number().int() })),
});

export const lists = {
	all: call({
		method: "GET",
		path: "/lists",
		summary: "The lists of the signed-in user and those that colleagues share, the last changed first (added)",
		query: z.object({ range }),
		answer: z.object({ count: z.number().int(), lists: z.array(listed) }),
	}),
	resultByKey: call({
		method: "GET",
		path: "/lists/told/{key}",
		summary: "What came of putting a list into a cart, by the key of that call (added)",
		params: z.object({ key: idem }),
		answer: listResult,
	}),
	byId: call({
		method: "GET",
		path: "/lists/{uuid}",
		summary: "A list at today's prices; with a range only those of its lines and sets, while all figures are of the whole (added)",
		params: ofList,
		query: z.object({ range }),
		answer: list,
	}),
	create: call({
		method: "POST",
		path: "/lists",
		summary: "Keeps the lines of a cart, an order or an offer, those of a list that can be read, or these, as a new list (added)",
		body: z
			.object({
				name: listName,
				cart: uuid.optional(),
				list: uuid.optional(),
				lines: z.array(keptLine).min(1).max(mostLines).optional(),
				idem,
			})
			.refine(({ cart: ofCart, list: ofOther, lines }) => [ofCart, ofOther, lines].filter((one) => one !== undefined).length === 1),
		answer: listed,
	}),
	change: call({
		method: "PATCH",
		path: "/lists/{uuid}",
		summary:
			"Renames a list, shares it with the owner's team or no longer, or gives it a rhythm: its owner is mailed when it is due (added)",
		params: ofList,
		body: z.object({
			name: listName.optional(),
			is_shared: z.boolean().optional(),
			/** `from` is the first due day, from tomorrow on; null: no rhythm any more. */
			rhythm: z
				.object({ every: z.enum(rhythms), from: day, host })
				.nullable()
				.optional(),
		}),
		answer: listed,
	}),
	delete: call({
		method: "DELETE",
		path: "/lists/{uuid}",
		summary: "Deletes a list; one's own that was deleted today is no error (added)",
		params: ofList,
		answer: z.object({}),
	}),
	setQuantities: call({
		method: "PATCH",
		path: "/lists/{uuid}/quantities",
		summary: "Changes how many of lines and sets a list has (added)",
		params: ofList,
		body: z.object({ version: z.number().int(), items: part, sets: part }),
		answer: listed,
	}),
	notePrices: call({
		method: "PATCH",
		path: "/lists/{uuid}/noted-prices",
		summary: "Resets the baseline of price changes to the prices of today (added)",
		params: ofList,
		answer: listed,
	}),
	removeItem: call({
		method: "DELETE",
		path: "/lists/{uuid}/items/{itemId}",
		summary: "Takes a line out of a list; one that is gone already is no error (added)",
		params: ofList.extend({ itemId: idInPath }),
		answer: listed,
	}),
	removeSet: call({
		method: "DELETE",
		path: "/lists/{uuid}/sets/{setId}",
		summary: "Takes a set out of a list; one that is gone already is no error (added)",
		params: ofList.extend({ setId: idInPath }),
		answer: listed,
	}),
	toCart: call({
		method: "POST",
		path: "/lists/{uuid}/to-cart",
		summary: "Adds what can be had of a list, or of a part of it, to the cart of uuid, else to a new one, at today's prices (added)",
		params: ofList,
		body: z.object({
			uuid: uuid.optional(),
			/**
			 * The part that is wanted; without it the whole list. An amount other than that of the list is taken as it is, and refused where it is not
			 * sold so (fields items.0.amount); that of the list is raised to what is sold.
			 */
			part: z.object({ items: part, sets: part }).optional(),
			idem,
		}),
		answer: cart,
	}),
};

export type Listed = z.output<typeof listed>;
export type List = z.output<typeof list>;
export type ListItem = z.output<typeof listItem>;
export type ListSet = z.output<typeof listSet>;
export type ListResult = z.output<typeof listResult>;
