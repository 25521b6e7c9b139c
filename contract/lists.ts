import * as z from "zod";
import { call } from "./call";
import { cart } from "./cart";
import { amount, day, host, id, idem, idInPath, line, money, plainText, range, uuid, weight } from "./fields";
import { sawList } from "./ordering/cutting";
import { cutSize } from "./ordering/plate-cutting";
import { maxLines } from "./values/order-bounds";
import { rhythms } from "./values/rhythm";

/** Lists per account. */
export const maxLists = 200;

const ofList = z.object({ uuid });

/** A list's name. Form parsing turns an empty field into a missing one. */
export const listName = z
	.string({ error: "listName.required" })
	.transform(plainText)
	.pipe(z.string({ error: "listName.required" }).min(1, "listName.required").max(80, "tooLong"));

const listed = z
	.object({
		uuid,
		name: z.string().describe("Name of the list."),
		is_own: z.boolean().describe("Whether the list is the asker's own. Only its owner changes a list."),
		owner: z.string().describe('The colleague who owns the list; "" if it is the asker\'s.'),
		is_shared: z.boolean().describe("Whether the owner's team may read and use it."),
		length: z.number().int().describe("Number of lines and sets."),
		updated_at: z.string().describe("ISO time of its last change."),
		titles: z.array(z.string()).optional().describe("Titles of its first three lines (added)."),
	})
	.describe("A list in an overview.");

const listLine = {
	amount: z.number().int().describe("Amount in the list: units of the supply, pieces of a cut line, or sets."),
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
	cut_length: z.number().int().describe("Length of a piece in mm; 0: uncut. It stays even if cutting is no longer offered."),
	cut_width: z.number().int().default(0).describe("Width of a piece of a plate in mm; 0: cut from a bar, or uncut (added)."),
	saw_list: sawList.default([]).describe("Pieces sawn from its bars. They stay even if sawing is no longer offered (added)."),
});
const listSet = cart.shape.orders_to_sets.element.extend(listLine);

const list = listed
	.extend({
		version: z.number().int().describe("Version; increases with every change."),
		items: z.array(listItem).describe("Its lines, limited to a requested range."),
		sets: z.array(listSet).describe("Its sets, limited to a requested range."),
		total_price: money.describe("Price of all available goods today, without delivery, VAT and order discounts."),
		total_weight: weight.describe("Weight of all available goods."),
		gone: z.number().int().describe("Number of lines and sets in the whole list that are no longer available."),
		repriced: z.number().int().describe("Number with another price than the recorded one."),
		rhythm: z
			.object({
				every: z.enum(rhythms).describe("week, two_weeks, month or quarter."),
				due_on: day.describe("ISO day, by the company's clock."),
			})
			.nullable()
			.optional()
			.describe("How often the list is ordered again, and when it is due next; null: never. An addition: without it lists have no rhythm."),
		has_team: z.boolean().describe("Whether the asker has a team with which a list can be shared."),
	})
	.describe("A list of goods at today's prices.");

const part = z.array(z.object({ id, amount: amount.describe("Amount.") })).max(maxLines);

/** A line saved without a cart. Lines that nobody supplies are left out. */
const keptLine = z.object({
	suppliedVariantId: id.describe("Id of the supply."),
	amount: amount.describe("Units of the supply; with `cut` pieces."),
	comment: line(200).default("").describe('The buyer\'s reference for the line; "" for none.'),
	cut: cutSize.optional().describe("Cut to length or size."),
});

const change = z.object({
	title: z.string().describe("Title of the line's goods."),
	before: z.number().int().describe("Amount in the list."),
	now: z.number().int().describe("Amount in the cart."),
});

/** The result of adding a list to a cart. */
const listResult = z.object({
	name: z.string().describe("Name of the list."),
	added: z.number().int().describe("Number of lines and sets added to the cart."),
	gone: z.array(z.string()).describe("Titles of goods that are no longer available."),
	prices: z
		.array(
			z.object({
				title: z.string().describe("Title of the line's goods."),
				before: money.describe("Recorded unit price, without VAT."),
				now: money.describe("Unit price in the cart, without VAT."),
			}),
		)
		.describe("Changed unit prices: the recorded one, and the one in the cart at its quantity."),
	quantities: z.array(change).describe("Amounts raised to the minimum or to whole packs."),
	present: z
		.array(
			z.object({ title: z.string().describe("Title of the line's goods."), now: z.number().int().describe("Amount in the cart now.") }),
		)
		.describe("Goods that the cart already contained, with their amount now."),
});

export const lists = {
	all: call({
		method: "GET",
		path: "/lists",
		summary: "The signed-in user's lists and those shared by colleagues, the last changed first (added)",
		query: z.object({ range }),
		answer: z.object({
			count: z.number().int().describe("Total number, including those outside the range."),
			lists: z.array(listed).describe("Lists within the range."),
		}),
	}),
	resultByKey: call({
		method: "GET",
		path: "/lists/told/{key}",
		summary: "The result of adding a list to a cart, by the key of that call (added)",
		params: z.object({ key: idem.describe("The key (`idem`) of to-cart.") }),
		answer: listResult,
	}),
	byId: call({
		method: "GET",
		path: "/lists/{uuid}",
		summary: "A list at today's prices; a range limits its lines and sets, but not the totals (added)",
		params: ofList,
		query: z.object({ range }),
		answer: list,
	}),
	create: call({
		method: "POST",
		path: "/lists",
		summary: "Saves a new list from a cart, an order, an offer, a readable list, or the given lines (added)",
		body: z
			.object({
				name: listName.describe("Name of the list."),
				cart: uuid.optional().describe("The cart, order or offer to copy."),
				list: uuid.optional().describe("The list to copy."),
				lines: z.array(keptLine).min(1).max(maxLines).optional().describe("The lines themselves."),
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
			name: listName.optional().describe("Name of the list."),
			is_shared: z.boolean().optional().describe("Whether the owner's team may read and use it."),
			rhythm: z
				.object({
					every: z.enum(rhythms).describe("week, two_weeks, month or quarter."),
					from: day.describe("First due day, ISO, from tomorrow on."),
					host,
				})
				.nullable()
				.optional()
				.describe("`from` is the first due day, from tomorrow on; null removes the rhythm."),
		}),
		answer: listed,
	}),
	delete: call({
		method: "DELETE",
		path: "/lists/{uuid}",
		summary: "Deletes a list; succeeds if the asker's list was already deleted today (added)",
		params: ofList,
		answer: z.object({}),
	}),
	setQuantities: call({
		method: "PATCH",
		path: "/lists/{uuid}/quantities",
		summary: "Changes the amounts of lines and sets in a list (added)",
		params: ofList,
		body: z.object({
			version: z.number().int().describe("Version of the list that the user saw. An older one is refused."),
			items: part.describe("Amounts of lines."),
			sets: part.describe("Amounts of sets."),
		}),
		answer: listed,
	}),
	notePrices: call({
		method: "PATCH",
		path: "/lists/{uuid}/noted-prices",
		summary: "Resets the baseline of price changes to today's prices (added)",
		params: ofList,
		answer: listed,
	}),
	removeItem: call({
		method: "DELETE",
		path: "/lists/{uuid}/items/{itemId}",
		summary: "Removes a line from a list; succeeds if it is already gone (added)",
		params: ofList.extend({ itemId: idInPath.describe("Id of the line.") }),
		answer: listed,
	}),
	removeSet: call({
		method: "DELETE",
		path: "/lists/{uuid}/sets/{setId}",
		summary: "Removes a set from a list; succeeds if it is already gone (added)",
		params: ofList.extend({ setId: idInPath.describe("Id of the set.") }),
		answer: listed,
	}),
	toCart: call({
		method: "POST",
		path: "/lists/{uuid}/to-cart",
		summary: "Adds the available goods of a list, or of a part of it, to the cart `uuid` or to a new one, at today's prices (added)",
		params: ofList,
		body: z.object({
			uuid: uuid.optional().describe("The target cart; by default a new one."),
			part: z
				.object({ items: part.describe("Lines with amounts."), sets: part.describe("Sets with amounts.") })
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
