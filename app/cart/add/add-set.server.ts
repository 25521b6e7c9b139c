import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { idem, idInPath, line } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { beforeAdding, trackAdded } from "../../platform/analytics/added.server";
import { isFailure } from "../../platform/backend/errors.server";
import { amountField } from "../../platform/forms/amount-field";
import type { FormResult } from "../../platform/forms/form-result";
import { keysOf, typedValues } from "../../platform/forms/read-form";
import { refusedFields } from "../../platform/forms/refusal.server";
import { putInCart } from "./put-in-cart.server";
import type { RefusedSetData } from "./refused-set-state";

/** The fields of a set's form besides its quantity. The title is the one shown on the page. */
const formFields = z.object({ setId: idInPath, idem, title: line(200).catch("") });

/** Adds a set to the visitor's cart. Creates the session and the cart where there are none. */
export async function addSet(context: AppLoadContext, form: FormData, returnTo: string) {
	const { backend, visitor } = context;
	const sent = formFields.safeParse(Object.fromEntries(form));
	if (!sent.success) throw new Response(null, { status: 400 });
	const { setId, title } = sent.data;
	const refused = ({ values, errors, details }: FormResult, status: number, key: string = crypto.randomUUID()) => {
		const set = { id: setId, title, typed: values.amount ?? "", errors: Object.values(errors).flat(), details };
		return data<RefusedSetData>({ set, returnTo, idem: key }, { status });
	};
	const values = typedValues(form);
	const amount = amountField.safeParse(form.get("amount"));
	if (!amount.success) return refused({ values, errors: keysOf({ amount: [amount.error.issues[0]?.message ?? ""] }) }, 422);

	visitor.ensureSession();
	const before = await beforeAdding(context);
	try {
		const body = { setId: Number(setId), amount: amount.data, idem: sent.data.idem, isProduction: true } as const;
		const cart = await putInCart(visitor, (uuid) => backend(orders.addSet, { body: { ...body, uuid } }));
		trackAdded(context, cart, before, { by: "set", lines: 1, quantity: body.amount, set_id: body.setId, idem: body.idem });
		const added = cart.orders_to_sets.find((set) => set.set_id === body.setId);
		visitor.setFlash({ kind: "added", quantity: body.amount, title: added?.title ?? title, cartUuid: cart.uuid });
		return redirect(cart.goto ? `/cart/${cart.goto}` : returnTo, 303);
	} catch (error) {
		// The key stays: sent again, nothing is added twice.
		if (isFailure(error) && visitor.cart) return refused({ values, errors: { amount: ["notSaved"] } }, error.status, sent.data.idem);
		return refused(refusedFields(error, values, ["amount"]), 422);
	}
}
