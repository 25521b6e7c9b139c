import { z } from "zod";
import { slug as slugField } from "../../../contract/fields";
import { listTypes, pageTypes } from "../config/route-table";
import { ctaElements } from "./cta-elements";

/**
 * The types of event properties: values of the catalogue, counts, choices of the shop and amounts. Typed text has no field, except the
 * words of a search (search-query.ts). Numbers may be strings, because the browser sends them in an address.
 */
const whole = (most: number) =>
	z
		.union([
			z.number().int().min(0),
			z
				.string()
				.regex(/^\d{1,8}$/)
				.transform(Number),
		])
		.pipe(z.number().max(most));
/** At most six digits, so that no company or telephone number fits. */
export const count = whole(999_999);
export const id = whole(99_999_999).pipe(z.number().min(1));
export const amount = z.number().min(0);
export const slug = slugField.refine((text) => !/[\da-f]{8}-[\da-f]{4}-|\d{7}/.test(text), "notOfTheCatalogue");
/** One of the shop's own words, such as a payment method. */
export const code = z.string().regex(/^[a-z][a-z0-9_]{0,40}$/);
/** A filter's code: an attribute, or another filter of the shop. */
export const filterCode = z.string().regex(/^[a-z]{1,16}(?:_[a-z]{1,16})?$/);
/** A filter's value, or a range such as "6000-12000". */
export const filterValue = z.string().max(120);
export const ctaElement = z.enum(ctaElements);
export const page = z.enum(pageTypes);
export const place = z.enum(["header", "footer", "content", "search", "account", "prompt"]);
/** The list's type and the slug of its category or product. A search has no slug. */
export const list = z.enum(listTypes);
