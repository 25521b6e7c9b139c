import { data } from "@remix-run/cloudflare";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { typedValues } from "../../platform/forms/read-form";
import { refusedFields, type ShownFields } from "../../platform/forms/refusal.server";
import type { CartRefusal } from "./cart-refusal";

interface Tried {
	/** Which form of the page it was. */
	name: string;
	form: FormData;
	shown: ShownFields;
}

/**
 * A change that the backend refused, as the cart's page tells it: beside the field, or that the cart has changed, was sent or waits for
 * approval meanwhile.
 * @throws the error itself where it is nothing that the page could tell
 */
export function refusedChange(error: unknown, { name, form, shown }: Tried) {
	const values = typedValues(form);
	if (isRefusal(error, "processed")) return meanwhile({ form: name, values, errors: {}, meanwhile: { kind: "sent" } });
	if (isRefusal(error, "waiting_for_approval")) return meanwhile({ form: name, values, errors: {}, meanwhile: { kind: "waiting" } });
	if (isRefusal(error, "conflict")) return meanwhile({ form: name, values, errors: { [shown[0]]: ["changedMeanwhile"] } });
	return data<CartRefusal>({ ...refusedFields(error, values, shown), form: name }, { status: 422 });
}

/** Shows the cart as it is now, with what was typed. */
export const meanwhile = (refusal: CartRefusal) => data<CartRefusal>(refusal, { status: 409 });

export const isRefusal = (error: unknown, code: "processed" | "conflict" | "waiting_for_approval"): boolean =>
	error instanceof BackendRefusal && error.answer.code === code;
