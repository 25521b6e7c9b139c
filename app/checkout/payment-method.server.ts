import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { Cart } from "../../contract/cart";
import { euros } from "../../contract/fields";
import { orders } from "../../contract/orders";
import { failedStatus, readCart, requireSession } from "../cart/cart.server";
import { missingStep, stepPath } from "../cart/steps";
import { isFailure } from "../platform/backend/errors.server";
import { refusedFields, showCurrentCart } from "../platform/forms/refusal.server";
import { type PaymentMethod, readPaymentMethod } from "./payment-method-fields";

/** Step 3: delivery and payment. Redirects to the summary, or shows the step again with the new totals. */
export async function savePaymentMethod({ request, params, context }: ActionFunctionArgs) {
	const form = await request.formData();
	requireSession(context);
	const submission = readPaymentMethod(form);
	if (submission.status !== "success") return data(submission.reply(), { status: 422 });
	const { value } = submission;
	const uuid = params.uuid ?? "";
	try {
		const cart = await ownCart(context, uuid);
		await store(context, cart, value);
		if (!value.isPreview) context.track("Payment Method Selected", { method: value.paymentMethod });
		return redirect(stepPath(cart.uuid, value.isPreview ? "payment-method" : "summary"), 303);
	} catch (error) {
		const present = showCurrentCart(error, context.visitor, uuid);
		if (present) return present;
		if (isFailure(error)) {
			const status = await failedStatus(error, { context, uuid });
			return data(submission.reply({ fieldErrors: { deliveryMethodType: ["notSaved"] } }), { status });
		}
		const { errors } = refusedFields(error, {}, shownFields);
		return data(submission.reply({ fieldErrors: renamed(errors) }), { status: 422 });
	}
}

/** A missing cart and somebody else's answer alike. A cart without the data of step 2 redirects there. */
async function ownCart(context: ActionFunctionArgs["context"], uuid: string | undefined): Promise<Cart> {
	const cart = await readCart(context, uuid);
	if (!cart?.is_owner) throw new Response(null, { status: 404 });
	const missing = missingStep(cart, "payment-method");
	if (missing) throw redirect(stepPath(cart.uuid, missing), 303);
	return cart;
}

/** Stores everything in one call or nothing. A backend that sets the payment method by its own call (R22.22) answers without it. */
async function store({ backend }: ActionFunctionArgs["context"], cart: Cart, value: PaymentMethod) {
	const path = { uuid: cart.uuid };
	const { deliveryMethodType, ownFreightContract, ownFreightCarrier, wantedOn, partDeliveries, paymentMethod } = value;
	const method = cart.delivery_methods.find(({ type }) => type === deliveryMethodType);
	const body = {
		state: "created",
		deliveryMethodType,
		freightTotal: euros(method?.price ?? 0),
		cartTotal: euros(cart.total_price),
		craneUnloading: value.craneUnloading && (method?.crane_price ?? null) !== null,
		isPreview: value.isPreview,
		paymentMethod,
		wantedOn,
		partDeliveries,
		...(deliveryMethodType === "own_freight" ? { ownFreightContract, ownFreightCarrier } : {}),
	} as const;
	const stored = await backend(orders.setState, { params: path, body });
	if (stored.paymentmethod?.name !== paymentMethod) await backend(orders.setPaymentMethod, { params: { ...path, method: paymentMethod } });
}

/** The payment method has the backend's field name. */
const shownFields = ["deliveryMethodType", "ownFreightContract", "ownFreightCarrier", "wantedOn", "method", "paymentMethod"] as const;

const renamed = <T>({ method, ...errors }: Record<string, T>): Record<string, T> =>
	method ? { ...errors, paymentMethod: method } : errors;
