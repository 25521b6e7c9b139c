import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { contactForm, content } from "../../contract/content";
import { idem, uuid } from "../../contract/fields";
import { noteLead } from "../analytics/lead.server";
import { takeMessage } from "./message.server";

const fields = contactForm.omit({ variantId: true }).extend({ idem });

/** "CR-001127" → 1127; null for anything else. */
export const variantIdOf = (code: string | null): number | null => Number(/^CR-0*([1-9]\d{0,8})$/.exec(code ?? "")?.[1] ?? 0) || null;

/** Sends a message about the variant of ?variant=, where there is one, or with the cart that the form names. */
export async function sendMessage({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const code = new URL(request.url).searchParams.get("variant");
	const variantId = variantIdOf(code) ?? undefined;
	const about = variantId ? `variant=${code}&` : cartQuery(form.get("cartUuid"));
	return takeMessage(form, {
		fields,
		field: "message",
		sent: `/contact?${about}sent=1`,
		isFlood: context.isFlood,
		async send(value) {
			await context.backend(content.contact, { body: { ...value, variantId } });
			noteLead(context, { ...value, source: variantId ? "product" : value.cartUuid ? "quote" : "contact" });
		},
	});
}

const cartQuery = (cart: FormDataEntryValue | null): string => {
	const known = uuid.safeParse(cart);
	return known.success ? `cart=${known.data}&` : "";
};
