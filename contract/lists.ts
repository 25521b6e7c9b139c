import { z } from "zod";
import { call } from "./call";
import { cart } from "./cart";
import { amount, day, host, id, idem, idInPath, line, money, plainText, range, uuid, weight } from "./fields";
import { mostLines } from "./values/order-bounds";
import { rhythms } from "./values/rhythm";

/** Lists per account. */
export const mostLists = 200;

const ofList = z.object({ uuid });

/** A list's name. Form parsing turns an empty field into a missing one. */
export const listName = z
	.string({ error: "listName.required" })
	.transform(plainText)
	.pipe(z.string({ error: "listName.required" }).min(1, "listName.required").max(80, "tooLong"));

const listed = z
	.object({
		uuid,
		name: z.string().describe("What the list is called."),
		is_own: z.boolean().describe("The asker's own; only its owner changes a list."),
		owner: z.string().describe('The colleague whose list it is; "" of one\'s own.'),
		is_shared: z.boolean().describe("Its owner's team reads and uses it."),
		length: z.number().int().describe("Lines and sets."),
		updated_at: z.string().describe("ISO time of its last change."),
		titles: z.array(z.string()).optional().describe("Among others: what its first three lines are of (added)."),
	})
	.describe("A list among others.");

const listLine = {
	amount: z.number().int().describe("As the list has it: units of the supply, of a cut line its pieces, or sets."),
	orderable: z
		.number()
		.int()
		.nullable()
		.describe(
			"How many go into a cart: raised to the minimum and to whole packs; null: it can no longer be had. All figures are of so many.",
		),
	noted_price: money.describe("The unit price when the line was last updated."),
};

/** A line priced as in a cart of this list alone, at today's prices. */
const listItem = cart.shape.items.element.extend({
	...listLine,
	cut_length: z.number().int().describe("mm; 0: as it is sold. It stays where it is no longer cut."),
});
const listSet = cart.shape.orders_to_sets.element.extend(listLine);

const list = listed
	.extend({
		version: z.number().int().describe("Counts up with every change."),
		items: z.array(listItem).describe("Its lines, of a range those within it."),
		sets: z.array(listSet).describe("Its sets, of a range those within it."),
		total_price: money.describe("What all that can be had costs today, without delivery, VAT and discounts of the whole order."),
		total_weight: weight.describe("Of all that can be had."),
		gone: z.number().int().describe("How many lines and sets of the whole list are no longer available."),
		repriced: z.number().int().describe("How many have another price than noted."),
		rhythm: z
			.object({
				every: z.enum(rhythms).describe("week, two_weeks, month or quarter."),
				due_on: day.describe("ISO day, by the company's clock."),
			})
			.nullable()
			.optional()
			.describe("How often it is ordered again, and when it is due next; null: not at all. An addition: without it lists have no rhythm."),
		has_team: z.boolean().describe("The asker's company buys as a team, so that a list can be shared."),
	})
	.describe("A list of goods at today's prices.");

const part = z.array(z.object({ id, amount: amount.describe("How many.") })).max(mostLines);

/** A line saved without a cart. Lines that nobody supplies are left out. */
const keptLine = z.object({
	suppliedVariantId: id.describe("Id of the supply."),
	amount: amount.describe("Units of the supply; with `cut` pieces."),
	comment: line(200).default("").describe('The buyer\'s reference of the line; "" for none.'),
	cut: z
		.object({ length: z.number().int().positive().describe("Of a piece, mm.") })
		.optional()
		.describe("Cut to length."),
});

const change = z.object({
	title: z.string().describe("What the line is of."),
	before: z.number().int().describe("As the list has it."),
	now: z.number().int().describe("As it is in the cart."),
});

/** The result of adding a list to a cart. */
const listResult = z.object({
	name: z.string().describe("Of the list."),
	added: z.number().int().describe("Lines and sets that are in the cart now."),
	gone: z.array(z.string()).describe("Titles of what can no longer be had."),
	prices: z
		.array(
			z.object({
				title: z.string().describe("What the line is of."),
				before: money.describe("As noted, without VAT."),
				now: money.describe("In the cart, without VAT."),
			}),
		)
		.describe("Of a unit: as noted, and as it is in the cart at the quantity there."),
	quantities: z.array(change).describe("Below the minimum, or no whole packs: raised."),
	present: z
		.array(z.object({ title: z.string().describe("What the line is of."), now: z.number().int().describe("What the cart has of it now.") }))
		.describe("What the cart had of before, with what it has of it now."),
});

export const lists = {
	all: call({
		method: "GET",
		path: "/lists",
		summary: "The lists of the signed-in user and those that colleagues share, the last changed first (added)",
		query: z.object({ range }),
		answer: z.object({
			count: z.number().int().describe("How many there are, beyond the range too."),
			lists: z.array(listed).describe("Lists within the range."),
		}),
	}),
	resultByKey: call({
		method: "GET",
		path: "/lists/told/{key}",
		summary: "What came of putting a list into a cart, by the key of that call (added)",
		params: z.object({ key: idem.describe("The key (`idem`) of to-cart.") }),
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
				name: listName.describe("What the list is called."),
				cart: uuid.optional().describe("The cart, order or offer whose lines are kept."),
				list: uuid.optional().describe("The list whose lines are kept."),
				lines: z.array(keptLine).min(1).max(mostLines).optional().describe("The lines themselves."),
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
			name: listName.optional().describe("What the list is called."),
			is_shared: z.boolean().optional().describe("The owner's team reads and uses it."),
			rhythm: z
				.object({
					every: z.enum(rhythms).describe("week, two_weeks, month or quarter."),
					from: day.describe("First due day, ISO, from tomorrow on."),
					host,
				})
				.nullable()
				.optional()
				.describe("`from` is the first due day, from tomorrow on; null: no rhythm any more."),
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
		body: z.object({
			version: z.number().int().describe("Version of the list that was seen; an older one is refused."),
			items: part.describe("Amounts of lines."),
			sets: part.describe("Amounts of sets."),
		}),
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
		params: ofList.extend({ itemId: idInPath.describe("Id of the line.") }),
		answer: listed,
	}),
	removeSet: call({
		method: "DELETE",
		path: "/lists/{uuid}/sets/{setId}",
		summary: "Takes a set out of a list; one that is gone already is no error (added)",
		params: ofList.extend({ setId: idInPath.describe("Id of the set.") }),
		answer: listed,
	}),
	toCart: call({
		method: "POST",
		path: "/lists/{uuid}/to-cart",
		summary: "Adds what can be had of a list, or of a part of it, to the cart of uuid, else to a new one, at today's prices (added)",
		params: ofList,
		body: z.object({
			uuid: uuid.optional().describe("The cart that it is added to; without it a new one."),
			part: z
				.object({ items: part.describe("Which lines, and how many."), sets: part.describe("Which sets, and how many.") })
				.optional()
				.describe(
					"The part that is wanted; without it the whole list. An amount other than that of the list is taken as it is, and refused where it is not sold so (fields items.0.amount); that of the list is raised to what is sold.",
				),
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
