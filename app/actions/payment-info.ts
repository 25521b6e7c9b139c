import type { z } from "zod";
import { countryCodes } from "../../contract/locale";
import { paymentInfoForm } from "../../contract/order-form";
import { parsePhone } from "../../contract/phone";
import { parseVatId } from "../../contract/vat-id";
import type { ErrorKey } from "./error-keys";
import type { FormResult } from "./form-result";
import { parseForm, typedValues } from "./read-form";

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
	return { value: null, refused: { values: typedValues(typed), errors: { ...refused.errors, ...checkedAlone(form, refused.errors) } } };
}

/** The checks that depend on the country are made even where other fields are wrong, so that all messages come at once. */
function checkedAlone(form: FormData, known: FormResult["errors"]): FormResult["errors"] {
	const text = (name: string): string => String(form.get(name) ?? "").trim();
	const countryOf = (name: string) => countryCodes.find((code) => code === text(name));
	const errors: Record<string, ErrorKey[]> = {};
	const check = (field: string, country: ReturnType<typeof countryOf>, isRight: (value: string) => boolean, key: ErrorKey) => {
		if (country && text(field) !== "" && !known[field] && !isRight(text(field))) errors[field] = [key];
	};
	const billing = countryOf("country");
	const shipping = countryOf("shipping.country");
	if (billing) {
		check("vat", billing, (value) => parseVatId(value, billing) !== null, `vat.format.${billing}`);
		check("phone", billing, (value) => parsePhone(value, billing) !== null, "phone.invalid");
	}
	if (shipping) check("shipping.phone", shipping, (value) => parsePhone(value, shipping) !== null, "phone.invalid");
	return errors;
}
