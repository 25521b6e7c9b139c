import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { companyDay } from "../../contract/company";
import { contactForm, content } from "../../contract/content";
import { formatRange, idem, uuid, uuid as uuidField } from "../../contract/fields";
import { orders } from "../../contract/orders";
import { isoDayOf } from "../../contract/values/days";
import { wantedDayProblem } from "../../contract/values/wanted-day";
import { trackLead } from "../platform/analytics/lead.server";
import { orUnknown } from "../platform/backend/errors.server";
import { variantOfCode } from "../platform/backend/variant-of-code.server";
import { href } from "../platform/config/href";
import { formWithFiles, takeFiles } from "../platform/forms/uploads.server";
import { takeMessage } from "./messages/message.server";

const fields = contactForm
	.omit({ variantId: true, isQuote: true })
	.extend({ idem, wantedOn: z.string().overwrite(isoDayOf).pipe(contactForm.shape.wantedOn.unwrap()).optional() })
	.superRefine(({ wantedOn }, context) => {
		const problem = wantedOn ? wantedDayProblem(wantedOn, companyDay(new Date())) : null;
		if (problem) context.addIssue({ code: "custom", path: ["wantedOn"], message: problem });
	});

/**
 * Reads the item of a message.
 * @returns null if the backend fails
 */
export async function itemOf(context: AppLoadContext, code: string | null) {
	const variant = code ? await orUnknown(variantOfCode(context, code)) : null;
	if (!variant || variant === "unknown") return variant;
	const { id, fullTitle, products, suppliedVariant } = variant;
	return { id, code: variant.code, fullTitle, slug: products.slug, isOut: suppliedVariant.availability === "out" };
}

/** Recognises /contact?quote=1, a request for a quotation. */
export const isQuoteRequest = (query: URLSearchParams): boolean => query.has("quote");

/** Sends a message about the variant of ?variant=, if the address has it, or with the cart that the form names. */
export async function sendMessage({ request, context }: ActionFunctionArgs) {
	const form = await formWithFiles(request);
	const { searchParams } = new URL(request.url);
	const item = await itemOf(context, searchParams.get("variant"));
	const variantId = item && item !== "unknown" ? item.id : undefined;
	const isQuote = isQuoteRequest(searchParams);
	const about =
		item && item !== "unknown"
			? `variant=${encodeURIComponent(item.code)}&`
			: cartQuery(form.get("cartUuid")) || (isQuote ? "quote=1&" : "");
	return takeMessage(form, {
		fields,
		shown: ["message", "quantity", "place", "wantedOn", "company", "vat", "name", "email", "phone", "files"],
		sent: `${href("/contact")}?${about}sent=1`,
		visitor: context.visitor,
		isFlood: context.isFlood,
		take: () => takeFiles(context, form, "drawing"),
		async send(value, files) {
			const { kept, refused } = files;
			const attached = {
				...(kept.length > 0 && { files: kept.map(({ id }) => id) }),
				...(refused.length > 0 && { refused }),
			};
			const { number } = await context.backend(content.contact, {
				body: { ...value, ...attached, host: context.origin, variantId, ...(isQuote && { isQuote }) },
			});
			trackLead(context, { ...value, source: variantId ? "product" : value.cartUuid || isQuote ? "quote" : "contact" });
			return { number, files: kept.map(({ name }) => name.slice(0, 110)), refused };
		},
	});
}

const cartQuery = (cart: FormDataEntryValue | null): string => {
	const known = uuid.safeParse(cart);
	return known.success ? `cart=${known.data}&` : "";
};

/** The buyer of an order as its owner's browser may read it; null for other readers. */
export async function buyerOf({ backend }: AppLoadContext, given: string | null) {
	const known = uuidField.safeParse(given);
	if (!known.success) return null;
	const order = await orUnknown(backend(orders.byId, { params: { id: known.data }, query: { range: formatRange(0, 0) } }));
	if (!order || order === "unknown" || !order.is_owner || !order.forms?.billing) return null;
	const { email, company, vat, name, phone } = order.forms.billing;
	return { email, company, vat, name, phone };
}

/** The form names this many lines of the cart. The count covers the rest. */
const namedLines = 5;

/**
 * Reads the cart in the page's address: the visitor's own, or an offer whose address the visitor has.
 * @returns "unknown" for any other; null if none is attached or the backend fails
 */
export async function readAttachedCart({ backend }: AppLoadContext, given: string | null) {
	if (given === null) return null;
	const uuid = uuidField.safeParse(given);
	if (!uuid.success) return "unknown" as const;
	const cart = await orUnknown(backend(orders.byId, { params: { id: uuid.data }, query: { range: formatRange(0, namedLines) } }));
	if (!cart || cart === "unknown") return cart;
	if (!(cart.is_owner || cart.offer) || cart.length === 0) return "unknown" as const;
	const titles = [...cart.items.map(({ fullTitle }) => fullTitle), ...cart.orders_to_sets.map(({ title }) => title)].slice(0, namedLines);
	return { uuid: cart.uuid, number: cart.offer?.number ?? null, count: cart.length, total: cart.total_price, titles };
}
