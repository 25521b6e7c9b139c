import { paymentInfoForm } from "../../../contract/order-form";
import { checkedField, readForm, readSubmission } from "../../platform/forms/submission";

/** Reads step 2 as it was sent. */
export const readPaymentInfo = (form: FormData) => readForm(paymentInfoForm, withShipping(form));

/** Checks step 2 in the browser, for conform's `onValidate`. */
export const checkPaymentInfo = (form: FormData) => checkedField(readSubmission(paymentInfoForm, withShipping(form)), form);

/** The delivery address counts only while its box is ticked. */
function withShipping(typed: FormData): FormData {
	const isSeparate = typed.has("isSeparateShipping");
	const form = new FormData();
	for (const [name, value] of typed) if (isSeparate || !name.startsWith("shipping.")) form.append(name, value);
	// A ticked box without its fields is an empty address, not a missing one.
	if (isSeparate && !form.has("shipping.company")) form.set("shipping.company", "");
	return form;
}
