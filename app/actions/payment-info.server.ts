import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { orders } from "../../contract/orders";
import { requireSession } from "./cart.server";
import { lookUps, takeCompany } from "./look-up-company.server";
import { parsePaymentInfo } from "./payment-info";
import { typedValues } from "./read-form";
import { refusedFields, showPresent } from "./refusal.server";
import { stepPath } from "./steps";

/** Step 2: saves billing form and separate delivery address, or looks the company up. */
export async function savePaymentInfo({ request, params, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const { backend, visitor } = context;
	const lookUp = lookUps.get(String(form.get("intent")));
	if (lookUp) return lookUp(backend, form);
	const chosen = form.get("pick");
	if (typeof chosen === "string") return takeCompany(backend, form, chosen);
	requireSession(context);
	const { value, refused } = parsePaymentInfo(form);
	if (!value) return data({ refused, lookup: null }, { status: 422 });
	const uuid = params.uuid ?? "";
	const { shipping, isSeparateShipping, ...billing } = value;
	try {
		await backend(orders.setForm, { params: { uuid }, body: { ...billing, type: "billing", isSeparateShipping } });
		if (isSeparateShipping && shipping)
			await backend(orders.setForm, { params: { uuid }, body: { ...shipping, type: "shipping", isSeparateShipping } });
		return redirect(stepPath(uuid, "payment-method"), 303);
	} catch (error) {
		const present = showPresent(error, visitor, uuid);
		if (present) return present;
		return data({ refused: refusedFields(error, typedValues(form), "company"), lookup: null }, { status: 422 });
	}
}
