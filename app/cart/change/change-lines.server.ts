import { data } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Cart, CartItem } from "../../../contract/cart";
import { idInPath, line } from "../../../contract/fields";
import { orderNotes } from "../../../contract/order-fields";
import { orders } from "../../../contract/orders";
import type { EventProperties } from "../../platform/analytics/events";
import { BackendRefusal, orNull } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { amountField } from "../../platform/forms/amount-field";
import { parseForm, typedValues } from "../../platform/forms/read-form";
import { removedName } from "../../platform/session/cookies.server";
import { sawPrefix } from "../add/saw-fields";
import { readCart } from "../cart.server";
import { type CartChange, closedState, isRefusal, ownCart, refusedChange, saved, staleCart } from "./cart-change.server";
import { type CartRefusal, lineForm, removedForm, setForm } from "./cart-rows";

const quantity = {
	amount: amountField,
	step: z.enum(["-1", "1"]).optional(),
	version: z.coerce.number().int(),
	title: line(300).optional().default(""),
};

const itemFields = z.object({ ...quantity, itemId: idInPath });

/** Changes a line's quantity. A cut line counts pieces. */
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
		scheduledIn: (cart) => scheduledId(itemOf(cart)),
		whatOf: (cart) => ({ supply_id: itemOf(cart)?.suppliedVariant.id }),
	});
}

const replacing = z.object({
	itemId: idInPath,
	version: z.coerce.number().int(),
	/** The supply that comes in, and its quantity: "102x20". */
	replace: z
		.string()
		.regex(/^[1-9]\d{0,9}x[1-9]\d{0,5}$/)
		.transform((text) => text.split("x").map(Number)),
});

/** Puts a substitute in the place of a line. */
export async function replaceLine({ context, uuid, form }: CartChange) {
	const name = lineForm(form.get("itemId"));
	const { value, refused } = parseForm(replacing, form);
	if (!value) return data<CartRefusal>({ ...refused, form: name }, { status: 422 });
	const [suppliedVariantId = 0, amount = 0] = value.replace;
	const params = { uuid, itemId: value.itemId };
	try {
		const body = { suppliedVariantId, amount, version: value.version };
		const cart = await context.backend(orders.replaceItem, { params, body });
		const item = cart.items.find(({ id }) => id === Number(value.itemId));
		return saved(cart, "cart.updated", { title: item?.fullTitle ?? "", quantity: amount, scheduled: scheduledId(item) });
	} catch (error) {
		return refusedChange(error, { name, form, shown: ["amount", "cut.length", "saw_list", "certificate"] });
	}
}

const setFields = z.object({ ...quantity, setId: idInPath });

export async function changeSetQuantity({ context, uuid, form }: CartChange) {
	const name = setForm(form.get("setId"));
	const { value, refused } = parseForm(setFields, form);
	if (!value) return data<CartRefusal>({ ...refused, form: name }, { status: 422 });
	const amount = value.amount + Number(value.step ?? 0);
	const params = { uuid, setId: value.setId };
	const change = context.backend(orders.setSetQuantity, { params, body: { amount, version: value.version } });
	const presentOf = (cart: Cart) => cart.orders_to_sets.find((set) => set.set_id === Number(value.setId))?.quantity ?? null;
	const whatOf = () => ({ set_id: Number(value.setId) });
	return tracked(change, { context, uuid, form, name, title: value.title, amount, presentOf, whatOf, scheduledIn: () => undefined });
}

/** One piece of a cut line, otherwise one pack. */
const stepOf = (item: CartItem | undefined): number => (item?.cut ? 1 : (item?.suppliedVariant.pack_size ?? 1));

/** The id of a line that has a delivery schedule. */
const scheduledId = (item: CartItem | undefined): number | undefined => (item?.schedule ? item.id : undefined);

const amountOf = (item: CartItem | undefined): number | null => item?.cut?.pieces ?? item?.quantity ?? null;

interface QuantityChange extends CartChange {
	name: string;
	title: string;
	amount: number;
	/** The quantity in a cart; null if the line is gone. */
	presentOf(cart: Cart): number | null;
	/** The line's id if it has a delivery schedule. */
	scheduledIn(cart: Cart): number | undefined;
	whatOf(cart: Cart): { supply_id?: number | undefined; set_id?: number };
}

async function tracked(
	change: Promise<Cart>,
	{ context, uuid, form, name, title, amount, presentOf, scheduledIn, whatOf }: QuantityChange,
) {
	const made = (cart: Cart) => saved(cart, "cart.updated", { title, quantity: amount, scheduled: scheduledIn(cart) });
	try {
		const changed = await change;
		context.track("Spinner Amount Edited", { in: "cart", quantity: amount, ...whatOf(changed) });
		return made(changed);
	} catch (error) {
		if (!isRefusal(error, "conflict"))
			return refusedChange(error, { name, form, shown: ["amount", "cut.length", "saw_list", "certificate"] });
	}
	const cart = await ownCart({ context, uuid });
	const present = presentOf(cart);
	// After a second press the first has already made the change.
	if (present === amount) return made(cart);
	return staleCart({
		form: name,
		values: { ...typedValues(form), amount: String(amount) },
		errors: present === null ? {} : { amount: ["changedMeanwhile"] },
		details: present === null ? {} : { present },
		meanwhile: { kind: "quantity", title, typed: amount, present, again: againOf(form, cart, amount, present) },
	});
}

/** The fields that send the change again: to the current line, or as an addition if the line is gone. */
function againOf(form: FormData, { uuid, version }: Cart, amount: number, present: number | null): Record<string, string> {
	const typed = typedValues(form);
	const isGone = present === null;
	const again: Record<string, string> = {};
	for (const [name, value] of Object.entries(typed)) if (isGone ? isPutIn(name) : changed.includes(name)) again[name] = value;
	again.amount = String(amount);
	if (!isGone) return { ...again, intent: again.setId ? "setQuantity" : "quantity", version: String(version) };
	return { ...again, returnTo: href("/cart/:uuid", { uuid }), idem: crypto.randomUUID() };
}

const changed = ["itemId", "setId", "title"];
const putIn = ["suppliedVariantId", "setId", "title", "cut.length", "cut.width", "certificate"];
const isPutIn = (name: string): boolean => putIn.includes(name) || name.startsWith(sawPrefix);

const removedItemFields = z.object({ suppliedVariantId: idInPath, itemId: idInPath.optional() });

export async function removeLine(change: CartChange) {
	const { value } = parseForm(removedItemFields, change.form);
	if (!value) throw new Response(null, { status: 400 });
	const params = { uuid: change.uuid, suppliedVariantId: value.suppliedVariantId, setId: "0" };
	const removal = change.context.backend(orders.removeItem, { params, query: { itemId: value.itemId } });
	return trackedRemoval(change, removal, lineForm(change.form.get("itemId")), { lines: 1, supply_id: Number(value.suppliedVariantId) });
}

const removedSetFields = z.object({ setId: idInPath });

export async function removeSet(change: CartChange) {
	const { value } = parseForm(removedSetFields, change.form);
	if (!value) throw new Response(null, { status: 400 });
	const removal = change.context.backend(orders.removeSet, { params: { uuid: change.uuid, setId: value.setId } });
	return trackedRemoval(change, removal, setForm(change.form.get("setId")), { lines: 1, set_id: Number(value.setId) });
}

/** More would exceed a request's time limit. The page offers to remove the rest. */
const maxPerRequest = 25;

export async function removeUnavailable(change: CartChange) {
	const cart = await ownCart(change);
	const closed = closedState(cart);
	if (closed) return staleCart({ form: "unavailable", values: {}, errors: {}, meanwhile: closed });
	const lines = Math.min(maxPerRequest, cart.unavailable.length);
	return trackedRemoval(change, withoutUnavailable(change, cart), "unavailable", { lines });
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
	for (const remove of removals.slice(0, maxPerRequest)) present = await remove();
	return present;
}

const lineTitle = line(300).catch("");

async function trackedRemoval(
	{ context, form }: CartChange,
	removal: Promise<Cart>,
	name: string,
	removed: EventProperties<"Removed From Cart">,
) {
	try {
		const cart = await removal;
		context.track("Removed From Cart", removed);
		const title = lineTitle.parse(form.get("title"));
		return { ...saved(cart, "cart.removed"), ...(title === "" ? {} : { line: { title, quantity: 0 }, removed: name }) };
	} catch (error) {
		if (isRefusal(error, "conflict")) return staleCart({ form: name, values: typedValues(form), errors: { amount: ["refused"] } });
		return refusedChange(error, { name, form, shown: ["amount"] });
	}
}

const removedFields = z.object({ removed: z.string().regex(removedName), title: line(300).optional().default("") });

/** Puts a removed line or set back. Every reason why it cannot come back has the same message. */
export async function restoreLine({ context, uuid, form }: CartChange) {
	const { value } = parseForm(removedFields, form);
	if (!value) throw new Response(null, { status: 400 });
	const { removed, title } = value;
	const name = removedForm(removed);
	const id = Number(removed.replace(/^\D+/, ""));
	const isSet = removed === setForm(id);
	const notRestored = () => staleCart({ form: name, values: typedValues(form), errors: {}, meanwhile: { kind: "notRestored", title } });
	try {
		const cart = await orNull(context.backend(orders.restoreLine, { params: { uuid }, body: isSet ? { setId: id } : { itemId: id } }));
		if (!cart) return notRestored();
		const quantity = isSet
			? cart.orders_to_sets.find((set) => set.set_id === id)?.quantity
			: amountOf(cart.items.find((item) => item.id === id));
		return saved(cart, "cart.saved", quantity ? { title, quantity } : undefined);
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return closedCodes.includes(error.answer.code) ? refusedChange(error, { name, form, shown: ["amount"] }) : notRestored();
	}
}

const closedCodes: readonly string[] = ["processed", "waiting_for_approval"];

const certificateFields = z.object({ itemId: idInPath, setCertificate: z.enum(["on", "off"]) });

export async function changeCertificate({ context, uuid, form }: CartChange) {
	const name = lineForm(form.get("itemId"));
	const { value, refused } = parseForm(certificateFields, form);
	if (!value) return data<CartRefusal>({ ...refused, form: name }, { status: 422 });
	const params = { uuid, itemId: value.itemId };
	try {
		const cart = await orNull(context.backend(orders.setCertificate, { params, body: { certificate: value.setCertificate === "on" } }));
		if (cart) return saved(cart, "cart.saved");
	} catch (error) {
		return refusedChange(error, { name, form, shown: ["certificate"] });
	}
	// The line is gone, or a seller's own backend lacks the call.
	return data<CartRefusal>({ values: typedValues(form), errors: { certificate: ["certificate.notOffered"] }, form: name }, { status: 422 });
}

/** Leaves the bars of a line whole. If the line is gone, the page shows the cart. */
export async function leaveUncut({ context, uuid, form }: CartChange) {
	const name = lineForm(form.get("itemId"));
	const { value, refused } = parseForm(z.object({ itemId: idInPath }), form);
	if (!value) return data<CartRefusal>({ ...refused, form: name }, { status: 422 });
	try {
		const cart = await orNull(context.backend(orders.removeSawList, { params: { uuid, itemId: value.itemId } }));
		return saved(cart ?? (await ownCart({ context, uuid })), "cart.saved");
	} catch (error) {
		return refusedChange(error, { name, form, shown: ["amount"] });
	}
}

const allCertificates = z.object({ certificates: z.enum(["on", "off"]), version: z.coerce.number().int() });

/** Orders or cancels the certificates of all lines. */
export async function changeCertificates({ context, uuid, form }: CartChange) {
	const { value, refused } = parseForm(allCertificates, form);
	if (!value) return data<CartRefusal>({ ...refused, form: "cart" }, { status: 422 });
	const body = { certificate: value.certificates === "on", version: value.version };
	try {
		return saved(await context.backend(orders.setCertificates, { params: { uuid }, body }), "cart.saved");
	} catch (error) {
		return refusedChange(error, { name: "cart", form, shown: ["certificates"] });
	}
}

const sawnTogether = z.object({ sawTogether: idInPath, version: z.coerce.number().int() });

/** Saws the lines that are cut from the same bars from bars that they share. */
export async function sawLinesTogether({ context, uuid, form }: CartChange) {
	const { value, refused } = parseForm(sawnTogether, form);
	if (!value) return data<CartRefusal>({ ...refused, form: "cart" }, { status: 422 });
	const { sawTogether: itemId, version } = value;
	try {
		const cart = await orNull(context.backend(orders.sawTogether, { params: { uuid, itemId }, body: { version } }));
		return saved(cart ?? (await ownCart({ context, uuid })), "cart.saved");
	} catch (error) {
		return refusedChange(error, { name: "cart", form, shown: ["amount", "cut.length", "saw_list"] });
	}
}

const costFields = z.object({ itemId: idInPath, costCentre: orderNotes.cost_centre.typed });

export const isStorableCostCentre = (form: FormData): boolean => parseForm(costFields, form).value !== null;

export async function saveLineCosts({ context, uuid, form }: CartChange) {
	const name = lineForm(form.get("itemId"));
	const { value, refused } = parseForm(costFields, form);
	if (!value) return data<CartRefusal>({ ...refused, form: name }, { status: 422 });
	const { itemId, costCentre } = value;
	try {
		return saved(await context.backend(orders.setCostCentre, { params: { uuid, itemId }, body: { costCentre } }), "cart.saved");
	} catch (error) {
		return refusedChange(error, { name, form, shown: ["costCentre"] });
	}
}
