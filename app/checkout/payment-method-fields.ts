import { z } from "zod";
import { companyDay } from "../../contract/company";
import { line } from "../../contract/fields";
import { orderNotes } from "../../contract/order-fields";
import { isoDayOf } from "../../contract/values/days";
import { deliveryMethodPattern } from "../../contract/values/order-states";
import { wantedDayProblem } from "../../contract/values/wanted-day";
import { checkedField, readForm, readSubmission } from "../platform/forms/submission";

/** Own freight requires a contract number and a carrier (R11.3). */
const fields = z
	.object({
		deliveryMethodType: z.string({ error: "required" }).regex(deliveryMethodPattern, "required"),
		ownFreightContract: line(80).optional().default(""),
		ownFreightCarrier: line(120).optional().default(""),
		wantedOn: z.string().overwrite(isoDayOf).pipe(orderNotes.wanted_on.typed).optional().default(""),
		partDeliveries: orderNotes.part_deliveries.typed.optional().default(""),
		paymentMethod: z.string({ error: "required" }).regex(/^[a-z_]{1,40}$/, "required"),
		/** The delivery method of this crane. */
		craneUnloading: z.string().optional(),
		/** "update" only recalculates the totals. Details of own freight may follow later. */
		intent: z.string().optional(),
	})
	.superRefine((form, context) => {
		if (form.intent === "update") return;
		const problem = form.wantedOn === "" ? null : wantedDayProblem(form.wantedOn, companyDay(new Date()));
		if (problem) context.addIssue({ code: "custom", path: ["wantedOn"], message: problem });
		if (form.deliveryMethodType !== "own_freight") return;
		for (const name of ["ownFreightContract", "ownFreightCarrier"] as const)
			if (form[name] === "") context.addIssue({ code: "custom", path: [name], message: "required" });
	})
	.transform(({ intent, ...form }) => ({ ...form, craneUnloading: form.craneUnloading !== undefined, isPreview: intent === "update" }));
export type PaymentMethod = z.output<typeof fields>;

/** Reads step 3. Each method with a crane has its own checkbox; only the chosen method's counts. */
export const readPaymentMethod = (form: FormData) => readForm(fields, withCraneOfMethod(form));

/** Checks step 3 in the browser, for conform's `onValidate`. */
export const checkPaymentMethod = (form: FormData) => checkedField(readSubmission(fields, withCraneOfMethod(form)), form);

function withCraneOfMethod(typed: FormData): FormData {
	const form = new FormData();
	const method = typed.get("deliveryMethodType");
	for (const [name, value] of typed) if (name !== "craneUnloading" || value === method) form.set(name, value);
	return form;
}
