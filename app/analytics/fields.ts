import { z } from "zod";
import { slug as slugField } from "../../contract/fields";
import { pageTypes } from "./page-type";

/**
 * What properties of events consist of: values of the catalogue, counts, choices of the shop and amounts. What somebody types has no field
 * here, but for the words of a search (search-query.ts). A number may come as text, since the browser tells it in an address.
 */
export const count = z.union([
	z.number().int().min(0),
	z
		.string()
		.regex(/^\d{1,9}$/)
		.transform(Number),
]);
/** Of a variant or set of the catalogue. */
export const id = count.pipe(z.number().min(1));
/** Decimal EUR without VAT. */
export const amount = z.number().min(0);
export const slug = slugField;
/** A word of the shop itself: a payment method, a filter. */
export const code = z.string().regex(/^[a-z][a-z0-9_]{0,40}$/);
/** A value of a filter, or a range of it as "6000-12000". */
export const filterValue = z.string().max(120);
/** The kind of page that it happened on or was come from. */
export const page = z.enum(pageTypes);
/** Where on a page a link stands. */
export const place = z.enum(["header", "footer", "content", "search", "account", "prompt"]);
/** The list that is looked at; the slug is that of its category or product, and a search has none. */
export const list = z.enum(["category", "product", "search"]);
