import { paymentInfoForm } from "../../../contract/order-form";
import { checkedField, type FormSubmission, readForm, readSubmission, readTyped } from "../../platform/forms/submission";
import { shippingShownField } from "./billing-fields";

/** Reads step 2. An unused delivery address stays in the reply. */
export function readBilling(form: FormData): FormSubmission<typeof paymentInfoForm> {
	const submission = readForm(paymentInfoForm, withShipping(form));
	const { initialValue } = readTyped(form).reply();
	return { ...submission, reply: (options) => ({ ...submission.reply(options), initialValue }) };
}

/** A delivery address was typed but its checkbox is off. Without styles the fields are visible, so the form asks once. */
export const isAddressUnclear = (form: FormData): boolean =>
	!form.has("isSeparateShipping") &&
	!form.has(shippingShownField) &&
	["streetAddress", "postCode", "city"].some((name) => String(form.get(`shipping.${name}`) ?? "").trim() !== "");

/** Checks step 2 in the browser, for conform's `onValidate`. */
export const checkBilling = (form: FormData) => checkedField(readSubmission(paymentInfoForm, withShipping(form)), form);

/** The delivery address counts only while its checkbox is on. */
function withShipping(typed: FormData): FormData {
	const isSeparate = typed.has("isSeparateShipping");
	const form = new FormData();
	for (const [name, value] of typed) if (isSeparate || !name.startsWith("shipping.")) form.append(name, value);
	// A checked box without its fields is an empty address, not a missing one.
	if (isSeparate && !form.has("shipping.company")) form.set("shipping.company", "");
	return form;
}
