import type { z } from "zod";
import { paymentInfoForm } from "../../../contract/order-form";
import type { FormResult } from "../../platform/forms/form-result";
import { parseForm, typedValues } from "../../platform/forms/read-form";

/** Reads step 2 as it is typed, in the action and in the browser. The delivery address counts only while its box is ticked. */
export function parsePaymentInfo(
	typed: FormData,
): { value: z.output<typeof paymentInfoForm>; refused: null } | { value: null; refused: FormResult } {
	const isSeparate = typed.has("isSeparateShipping");
	const form = new FormData();
	for (const [name, value] of typed) if (isSeparate || !name.startsWith("shipping.")) form.append(name, value);
	// A ticked box without its fields is an empty address, not a missing one.
	if (isSeparate && !form.has("shipping.company")) form.set("shipping.company", "");
	const { value, refused } = parseForm(paymentInfoForm, form);
	if (value) return { value, refused: null };
	return { value: null, refused: { values: typedValues(typed), errors: refused.errors } };
}
