import { paymentInfoForm } from "../../../contract/order-form";
import { checkedField, type FormSubmission, readForm, readSubmission, readTyped } from "../../platform/forms/submission";
import { shownAddress } from "./billing-fields";

/** Reads step 2 as it was sent. It is shown again with a delivery address that does not count, too. */
export function readBilling(form: FormData): FormSubmission<typeof paymentInfoForm> {
	const submission = readForm(paymentInfoForm, withShipping(form));
	const { initialValue } = readTyped(form).reply();
	return { ...submission, reply: (options) => ({ ...submission.reply(options), initialValue }) };
}

/** A delivery address was typed while its box is off: without styles its fields are visible, so the form asks once which is meant. */
export const isUnclearAddress = (form: FormData): boolean =>
	!form.has("isSeparateShipping") &&
	!form.has(shownAddress) &&
	["streetAddress", "postCode", "city"].some((name) => String(form.get(`shipping.${name}`) ?? "").trim() !== "");

/** Checks step 2 in the browser, for conform's `onValidate`. */
export const checkBilling = (form: FormData) => checkedField(readSubmission(paymentInfoForm, withShipping(form)), form);

/** The delivery address counts only while its box is ticked. */
function withShipping(typed: FormData): FormData {
	const isSeparate = typed.has("isSeparateShipping");
	const form = new FormData();
	for (const [name, value] of typed) if (isSeparate || !name.startsWith("shipping.")) form.append(name, value);
	// A ticked box without its fields is an empty address, not a missing one.
	if (isSeparate && !form.has("shipping.company")) form.set("shipping.company", "");
	return form;
}
