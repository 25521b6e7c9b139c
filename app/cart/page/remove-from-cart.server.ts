import { z } from "zod";
import type { Cart } from "../../../contract/cart";
import { idInPath, line } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import type { EventProperties } from "../../platform/analytics/events";
import { parseForm, typedValues } from "../../platform/forms/read-form";
import { type CartChange, closedAs, ownCart, saved } from "./cart-change.server";
import { isRefusal, meanwhile, refusedChange } from "./cart-refusal.server";
import { lineForm, setForm } from "./cart-rows";

const itemFields = z.object({ suppliedVariantId: idInPath, itemId: idInPath.optional() });

/** Takes a line out. */
export async function removeLine(change: CartChange) {
	const { value } = parseForm(itemFields, change.form);
	if (!value) throw new Response(null, { status: 400 });
	const params = { uuid: change.uuid, suppliedVariantId: value.suppliedVariantId, setId: "0" };
	const removal = change.context.backend(orders.removeItem, { params, query: { itemId: value.itemId } });
	return tracked(change, removal, lineForm(change.form.get("itemId")), { lines: 1, supply_id: Number(value.suppliedVariantId) });
}

const setFields = z.object({ setId: idInPath });

/** Takes a set out, with all that is in it. */
export async function removeSet(change: CartChange) {
	const { value } = parseForm(setFields, change.form);
	if (!value) throw new Response(null, { status: 400 });
	const removal = change.context.backend(orders.removeSet, { params: { uuid: change.uuid, setId: value.setId } });
	return tracked(change, removal, setForm(change.form.get("setId")), { lines: 1, set_id: Number(value.setId) });
}

/** As many as fit into the time of one request; the page offers to take out the rest. */
const mostAtOnce = 25;

/** Takes out what cannot be delivered any more. */
export async function removeUnavailable(change: CartChange) {
	const cart = await ownCart(change);
	const closed = closedAs(cart);
	if (closed) return meanwhile({ form: "unavailable", values: {}, errors: {}, meanwhile: closed });
	const lines = Math.min(mostAtOnce, cart.unavailable.length);
	return tracked(change, withoutUnavailable(change, cart), "unavailable", { lines });
}

async function withoutUnavailable({ context, uuid }: CartChange, cart: Cart): Promise<Cart> {
	const removals = [
		...cart.orders_to_sets
			.filter((set) => !set.is_available)
			.map((set) => () => context.backend(orders.removeSet, { params: { uuid, setId: String(set.set_id) } })),
		...cart.items
			.filter((item) => !item.is_available)
			.map(({ id, suppliedVariant }) => () => {
				const params = { uuid, suppliedVariantId: String(suppliedVariant.id), setId: "0" };
				return context.backend(orders.removeItem, { params, query: { itemId: String(id) } });
			}),
	];
	let present = cart;
	for (const remove of removals.slice(0, mostAtOnce)) present = await remove();
	return present;
}

/** What the line was called. */
const lineTitle = line(300).catch("");

async function tracked({ context, form }: CartChange, removal: Promise<Cart>, name: string, removed: EventProperties<"Removed From Cart">) {
	try {
		const cart = await removal;
		context.track("Removed From Cart", removed);
		return saved(cart, "cart.removed", { title: lineTitle.parse(form.get("title")), quantity: 0 });
	} catch (error) {
		if (isRefusal(error, "conflict")) return meanwhile({ form: name, values: typedValues(form), errors: { amount: ["refused"] } });
		return refusedChange(error, { name, form, shown: ["amount"] });
	}
}
