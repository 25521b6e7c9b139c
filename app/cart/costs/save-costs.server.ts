import { data } from "@remix-run/cloudflare";
import { z } from "zod";
import { idInPath } from "../../../contract/fields";
import { orderNotes } from "../../../contract/order-fields";
import { orders } from "../../../contract/orders";
import { parseForm } from "../../platform/forms/read-form";
import { type CartChange, saved } from "../page/cart-change.server";
import type { CartRefusal } from "../page/cart-refusal";
import { refusedChange } from "../page/cart-refusal.server";
import { lineForm } from "../page/cart-rows";

const fields = z.object({ itemId: idInPath, costCentre: orderNotes.cost_centre.typed });

export const isStorableCostCentre = (form: FormData): boolean => parseForm(fields, form).value !== null;

/** The cost centre of a line. */
export async function saveLineCosts({ context, uuid, form }: CartChange) {
	const name = lineForm(form.get("itemId"));
	const { value, refused } = parseForm(fields, form);
	if (!value) return data<CartRefusal>({ ...refused, form: name }, { status: 422 });
	const { itemId, costCentre } = value;
	try {
		return saved(await context.backend(orders.setCostCentre, { params: { uuid, itemId }, body: { costCentre } }), "cart.saved");
	} catch (error) {
		return refusedChange(error, { name, form, shown: ["costCentre"] });
	}
}
