import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { companyDay } from "../../../contract/company";
import { contactForm, content } from "../../../contract/content";
import { idem, uuid } from "../../../contract/fields";
import { wantedDayProblem } from "../../../contract/values/wanted-day";
import { trackLead } from "../../platform/analytics/lead.server";
import { formWithFiles, takeFiles } from "../../platform/forms/uploads.server";
import { takeMessage } from "./message.server";

const fields = contactForm
	.omit({ variantId: true, isQuote: true })
	.extend({ idem })
	.superRefine(({ wantedOn }, context) => {
		const problem = wantedOn ? wantedDayProblem(wantedOn, companyDay(new Date())) : null;
		if (problem) context.addIssue({ code: "custom", path: ["wantedOn"], message: problem });
	});

/** "CR-001127" → 1127; null for anything else. */
export const variantIdOf = (code: string | null): number | null => Number(/^CR-0*([1-9]\d{0,8})$/.exec(code ?? "")?.[1] ?? 0) || null;

/** /contact?quote=1: what is written there asks for a quotation. */
export const asksForQuote = (query: URLSearchParams): boolean => query.has("quote");

/** Sends a message about the variant of ?variant=, where there is one, or with the cart that the form names. */
export async function sendMessage({ request, context }: ActionFunctionArgs) {
	const form = await formWithFiles(request);
	const { searchParams } = new URL(request.url);
	const code = searchParams.get("variant");
	const variantId = variantIdOf(code) ?? undefined;
	const isQuote = asksForQuote(searchParams);
	const about = variantId ? `variant=${code}&` : cartQuery(form.get("cartUuid")) || (isQuote ? "quote=1&" : "");
	return takeMessage(form, {
		fields,
		field: "message",
		sent: `/contact?${about}sent=1`,
		visitor: context.visitor,
		isFlood: context.isFlood,
		take: () => takeFiles(context, form, "drawing"),
		async send(value, files) {
			const attached = files.length > 0 ? { files } : {};
			await context.backend(content.contact, {
				body: { ...value, ...attached, host: context.origin, variantId, ...(isQuote && { isQuote }) },
			});
			trackLead(context, { ...value, source: variantId ? "product" : value.cartUuid || isQuote ? "quote" : "contact" });
		},
	});
}

const cartQuery = (cart: FormDataEntryValue | null): string => {
	const known = uuid.safeParse(cart);
	return known.success ? `cart=${known.data}&` : "";
};
