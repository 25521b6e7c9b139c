import { z } from "zod";
import { sortOrders } from "../../../contract/fields";
import { moreSortChoices } from "../http/list-query";
import { authViews } from "../session/visitor";
import { amount, code, count, ctaElement, filterCode, filterValue, id, list, page, place, slug } from "./fields";

/** The list of a filter, sort or view event. */
const inList = { list, slug: slug.optional() };

const style = z.enum(["table", "group"]);

export const addedBy = ["item", "items", "set", "quick_order", "order", "list", "offer"] as const;
/** The subject of a message: none, an offer for the cart, a variant, or selling through the shop. */
export const leadSources = ["contact", "quote", "product", "supplier"] as const;
export type LeadSource = (typeof leadSources)[number];
/** Whether a field was filled in. Its value is never sent. */
const filled = z.boolean();

/**
 * The event catalogue (R17.3–R17.9): name → properties, and nothing else. Amounts are decimal EUR without VAT. There is no field for a
 * person, an address, a VAT id or a cart's address, and none of them may be added.
 */
export const events = {
	"Account Button Clicked": z.strictObject({ page, state: z.enum(["guest", "signed_in"]) }),
	"Account Information Saved": z.strictObject({}),
	"Account Logged In": z.strictObject({ method: z.enum(["password", "link", "verification", "new_password"]) }),
	"Account View Changed": z.strictObject({ view: z.enum(authViews) }),
	/** Once per form: one item by its variant, a set by its id, several by their number of lines. */
	"Added To Cart": z.strictObject({
		by: z.enum(addedBy),
		lines: count,
		amount,
		quantity: count.optional(),
		variant_id: id.optional(),
		supply_id: id.optional(),
		set_id: id.optional(),
	}),
	"All Filters Cleared": z.strictObject({ ...inList, filters: count }),
	"All Search Results Opened": z.strictObject({ count }),
	"Call To Button Clicked": z.strictObject({ page, place }),
	"Cart Viewed": z.strictObject({ lines: count, amount }),
	/** "" if the words could identify a person. */
	"Catalogue Searched": z.strictObject({ query: z.string().max(100), count, in: z.enum(["page", "overlay"]) }),
	"Category Clicked": z.strictObject({ category: slug, page }),
	"Checkout Began": z.strictObject({ lines: count, amount }),
	"Contact Form Clicked": z.strictObject({ page, about: z.enum(leadSources) }),
	/** A lead with four properties (R17.10). The sender's are yes or no. */
	"Contact Form Sent": z.strictObject({ lead_source: z.enum(leadSources), email: filled, company: filled, message: filled }),
	"CTA Element Viewed": z.strictObject({ element: ctaElement, page }),
	/** Only filters and values that the list offers (own-filters.ts). */
	"Filter Chosen": z.strictObject({ ...inList, filter: filterCode, value: filterValue }),
	"Filter Cleared": z.strictObject({ ...inList, filter: filterCode }),
	"Filter Collapsed": z.strictObject({ ...inList, filter: filterCode }),
	"Filter Expanded": z.strictObject({ ...inList, filter: filterCode }),
	"Filter Removed": z.strictObject({ ...inList, filter: filterCode, value: filterValue }),
	"Mail To Button Clicked": z.strictObject({ page, place }),
	"Payment Method Selected": z.strictObject({ method: code }),
	"Product Clicked": z.strictObject({ product: slug, page }),
	"Product Listing Style Changed": z.strictObject({ ...inList, style }),
	/** Once per order, however often it is tracked. */
	Purchased: z.strictObject({ lines: count, amount, delivery: amount, method: code }),
	"Removed From Cart": z.strictObject({ lines: count, supply_id: id.optional(), set_id: id.optional() }),
	"Shipping Address Added": z.strictObject({ country: z.enum(["FI", "DE", "EE"]) }),
	"Spinner Amount Edited": z.strictObject({
		in: z.enum(["cart", "list"]),
		quantity: count,
		supply_id: id.optional(),
		set_id: id.optional(),
	}),
	"Variant Clicked": z.strictObject({ variant_id: id, product: slug, page }),
	"Variant List Viewed": z.strictObject({
		...inList,
		count,
		page_number: count,
		/** All measures share one value. */
		sort: z.enum(["default", ...sortOrders, ...moreSortChoices, "measure"]),
		style,
		filters: count,
	}),
} as const satisfies Record<string, z.ZodObject>;

export type EventName = keyof typeof events;
export type EventProperties<N extends EventName> = z.input<(typeof events)[N]>;
