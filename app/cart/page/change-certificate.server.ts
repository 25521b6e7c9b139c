import { data } from "@remix-run/cloudflare";
import { z } from "zod";
import { idInPath } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { orNull } from "../../platform/backend/errors.server";
import { parseForm, typedValues } from "../../platform/forms/read-form";
import { type CartChange, saved } from "./cart-change.server";
import type { CartRefusal } from "./cart-refusal";
import { refusedChange } from "./cart-refusal.server";
import { lineForm } from "./cart-rows";

const fields = z.object({ itemId: idInPath, setCertificate: z.enum(["on", "off"]) });

/** Orders the certificate of a line, or does without. */
export async function changeCertificate({ context, uuid, form }: CartChange) {
	const name = lineForm(form.get("itemId"));
	const { value, refused } = parseForm(fields, form);
	if (!value) return data<CartRefusal>({ ...refused, form: name }, { status: 422 });
	const params = { uuid, itemId: value.itemId };
	try {
		const cart = await orNull(context.backend(orders.setCertificate, { params, body: { certificate: value.setCertificate === "on" } }));
		if (cart) return saved(cart, "cart.saved");
	} catch (error) {
		return refusedChange(error, { name, form, shown: ["certificate"] });
	}
	// The line is gone, or a backend of one's own has no such call.
	return data<CartRefusal>({ values: typedValues(form), errors: { certificate: ["certificate.notOffered"] }, form: name }, { status: 422 });
}
