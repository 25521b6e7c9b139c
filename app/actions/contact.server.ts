import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { contactForm, content } from "../../contract/content";
import { idem, uuid } from "../../contract/fields";
import { BackendRefusal } from "../backend/errors.server";
import type { FormResult } from "./form-result";
import { parseForm, typedValues } from "./read-form";
import { refusedFields } from "./refusal.server";

const fields = contactForm.omit({ variantId: true }).extend({ idem });

/** "CR-001127" → 1127; null for anything else. */
export const variantIdOf = (code: string | null): number | null => Number(/^CR-0*([1-9]\d{0,8})$/.exec(code ?? "")?.[1] ?? 0) || null;

/**
 * Sends a message about the variant of ?variant=, where there is one, or with the cart that the form names. Where it cannot be sent, what was
 * typed stays in the form.
 */
export async function sendMessage({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const code = new URL(request.url).searchParams.get("variant");
	const variantId = variantIdOf(code) ?? undefined;
	const about = variantId ? `variant=${code}&` : cartQuery(form.get("cartUuid"));
	const sent = `/contact?${about}sent=1`;
	// A field that people do not see.
	if (form.get("website")) return redirect(sent, 303);
	const { value, refused } = parseForm(fields, form);
	if (!value) {
		if (refused.errors.idem || refused.errors.cartUuid) throw new Response(null, { status: 400 });
		return again(refused, 422);
	}
	try {
		await context.backend(content.contact, { body: { ...value, variantId } });
		return redirect(sent, 303);
	} catch (error) {
		const values = typedValues(form);
		// The same key: what did arrive is not sent twice.
		if (error instanceof Response && error.status > 500) return again({ values, errors: {} }, error.status, true);
		const status = error instanceof BackendRefusal && error.status === 429 ? 429 : 422;
		return again(refusedFields(error, values, isOfAddress(error) ? "email" : "message"), status);
	}
}

/** Its address has had enough messages, whoever writes them. */
const isOfAddress = (error: unknown): boolean => error instanceof BackendRefusal && error.answer.code === "too_many_messages";

const cartQuery = (cart: FormDataEntryValue | null): string => {
	const known = uuid.safeParse(cart);
	return known.success ? `cart=${known.data}&` : "";
};

const again = (refused: FormResult, status: number, isFailed = false) => data({ refused, isFailed }, { status });
