import { data } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Cart, CartItem } from "../../../contract/cart";
import { idInPath, line } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { amountField } from "../../platform/forms/amount-field";
import { parseForm, typedValues } from "../../platform/forms/read-form";
import { readCart } from "../cart.server";
import { type CartChange, lineForm, ownCart, saved, setForm } from "./cart-change.server";
import type { CartRefusal } from "./cart-refusal";
import { isRefusal, meanwhile, refusedChange } from "./cart-refusal.server";

const quantity = {
	amount: amountField,
	step: z.enum(["-1", "1"]).optional(),
	version: z.coerce.number().int(),
	/** What the line was called, should it be gone. */
	title: line(300).optional().default(""),
};

const itemFields = z.object({ ...quantity, itemId: idInPath });

/** The quantity of a line; of a cut one its pieces. */
export async function changeItemQuantity({ context, uuid, form }: CartChange) {
	const name = lineForm(form.get("itemId"));
	const { value, refused } = parseForm(itemFields, form);
	if (!value) return data<CartRefusal>({ ...refused, form: name }, { status: 422 });
	const itemOf = (cart: Cart | null) => cart?.items.find(({ id }) => id === Number(value.itemId));
	const step = value.step ? Number(value.step) * stepOf(itemOf(await readCart(context, uuid))) : 0;
	const amount = value.amount + step;
	const params = { uuid, itemId: value.itemId };
	const change = context.backend(orders.setQuantity, { params, body: { amount, version: value.version } });
	return tracked(change, {
		context,
		uuid,
		form,
		name,
		title: value.title,
		amount,
		presentOf: (cart) => amountOf(itemOf(cart)),
		whatOf: (cart) => ({ supply_id: itemOf(cart)?.suppliedVariant.id }),
	});
}

const setFields = z.object({ ...quantity, setId: idInPath });

/** How many of a set. */
export async function changeSetQuantity({ context, uuid, form }: CartChange) {
	const name = setForm(form.get("setId"));
	const { value, refused } = parseForm(setFields, form);
	if (!value) return data<CartRefusal>({ ...refused, form: name }, { status: 422 });
	const amount = value.amount + Number(value.step ?? 0);
	const params = { uuid, setId: value.setId };
	const change = context.backend(orders.setSetQuantity, { params, body: { amount, version: value.version } });
	const presentOf = (cart: Cart) => cart.orders_to_sets.find((set) => set.set_id === Number(value.setId))?.quantity ?? null;
	const whatOf = () => ({ set_id: Number(value.setId) });
	return tracked(change, { context, uuid, form, name, title: value.title, amount, presentOf, whatOf });
}

/** One piece of a cut line, else a pack. */
const stepOf = (item: CartItem | undefined): number => (item?.cut ? 1 : (item?.suppliedVariant.pack_size ?? 1));

/** What the field of the line holds. */
const amountOf = (item: CartItem | undefined): number | null => item?.cut?.pieces ?? item?.quantity ?? null;

interface Wanted extends CartChange {
	name: string;
	title: string;
	amount: number;
	/** How many a cart has of it; null: none. */
	presentOf(cart: Cart): number | null;
	/** What it is, as events tell it. */
	whatOf(cart: Cart): { supply_id?: number | undefined; set_id?: number };
}

async function tracked(change: Promise<Cart>, { context, uuid, form, name, title, amount, presentOf, whatOf }: Wanted) {
	try {
		const changed = await change;
		context.track("Spinner Amount Edited", { in: "cart", quantity: amount, ...whatOf(changed) });
		return saved(changed, "cart.updated", { title, quantity: amount });
	} catch (error) {
		if (!isRefusal(error, "conflict")) return refusedChange(error, { name, form, shown: ["amount", "cut.length", "certificate"] });
	}
	const cart = await ownCart({ context, uuid });
	const present = presentOf(cart);
	// Pressed twice: the first press has done what the second one asks for.
	if (present === amount) return saved(cart, "cart.updated", { title, quantity: amount });
	return meanwhile({
		form: name,
		values: { ...typedValues(form), amount: String(amount) },
		errors: present === null ? {} : { amount: ["changedMeanwhile"] },
		details: present === null ? {} : { present },
		meanwhile: { kind: "quantity", title, typed: amount, present, again: againOf(form, cart, amount, present) },
	});
}

/** A line that is still there is changed by the same form of the cart as it is now; one that is gone is put in again. */
function againOf(form: FormData, { uuid, version }: Cart, amount: number, present: number | null): Record<string, string> {
	const typed = typedValues(form);
	const isGone = present === null;
	const again: Record<string, string> = {};
	for (const name of isGone ? putIn : changed) if (typed[name] !== undefined) again[name] = typed[name];
	again.amount = String(amount);
	if (!isGone) return { ...again, intent: again.setId ? "setQuantity" : "quantity", version: String(version) };
	return { ...again, returnTo: `/cart/${uuid}`, idem: crypto.randomUUID() };
}

const changed = ["itemId", "setId", "title"];
const putIn = ["suppliedVariantId", "setId", "title", "cut.length", "certificate"];
