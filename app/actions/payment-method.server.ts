import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { deliveryMethodTypes } from "../../contract/cart";
import { euros, line, paragraph } from "../../contract/fields";
import { orders } from "../../contract/orders";
import { readCartForStep, requireSession } from "./cart.server";
import { parseForm, typedValues } from "./read-form";
import { refusedFields, showPresent } from "./refusal.server";
import { stepPath } from "./steps";

/** Spec section 5: own freight requires a contract number and a carrier. */
const fields = z
	.object({
		deliveryMethodType: z.enum(deliveryMethodTypes, { error: "required" }),
		ownFreightContract: line(80).optional().default(""),
		ownFreightCarrier: line(120).optional().default(""),
		paymentMethod: z.string({ error: "required" }).regex(/^[a-z_]{1,40}$/, "required"),
		shippingComment: paragraph().optional().default(""),
	})
	.superRefine((form, context) => {
		if (form.deliveryMethodType !== "own_freight") return;
		for (const name of ["ownFreightContract", "ownFreightCarrier"] as const)
			if (form[name] === "") context.addIssue({ code: "custom", path: [name], message: "required" });
	});

/** Step 3: how the goods come and how they are paid. */
export async function savePaymentMethod({ request, params, context }: ActionFunctionArgs) {
	const form = await request.formData();
	requireSession(context);
	const { value, refused } = parseForm(fields, form);
	if (!value) return data(refused, { status: 422 });
	const cart = await readCartForStep(context, params.uuid, "payment-method");
	const { backend, visitor } = context;
	const path = { uuid: cart.uuid };
	const method = cart.delivery_methods.find(({ type }) => type === value.deliveryMethodType);
	try {
		const { deliveryMethodType, ownFreightContract, ownFreightCarrier } = value;
		const ownFreight = deliveryMethodType === "own_freight" ? { ownFreightContract, ownFreightCarrier } : {};
		const freightTotal = euros(method?.price ?? 0);
		const body = { state: "created", deliveryMethodType, freightTotal, cartTotal: euros(cart.total_price), ...ownFreight } as const;
		await backend(orders.setState, { params: path, body });
		await backend(orders.setPaymentMethod, { params: { ...path, method: value.paymentMethod } });
		if (value.shippingComment !== cart.shipping_comment)
			await backend(orders.setShippingComment, { params: path, body: { comment: value.shippingComment } });
		return redirect(stepPath(cart.uuid, "summary"), 303);
	} catch (error) {
		const present = showPresent(error, visitor, cart.uuid);
		if (present) return present;
		const { errors, ...rest } = refusedFields(error, typedValues(form), "deliveryMethodType");
		return data({ ...rest, errors: renamed(errors) }, { status: 422 });
	}
}

/** The backend's name of the payment field is that of its path. */
const renamed = <T>({ method, ...errors }: Record<string, T>): Record<string, T> =>
	method ? { ...errors, paymentMethod: method } : errors;
