import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Cart, CartItem } from "../../contract/cart";
import { idInPath, line, paragraph } from "../../contract/fields";
import { orders } from "../../contract/orders";
import { amountField } from "./amount-field";
import { noteCart, readCart, requireSession } from "./cart.server";
import { parseForm, typedValues } from "./read-form";
import { refusedFields, showPresent } from "./refusal.server";
import { stepPath } from "./steps";

interface Asked {
	context: AppLoadContext;
	uuid: string;
	form: FormData;
}

const intents = { quantity: changeQuantity, remove: removeLine, reference: noteLine, notes: noteOrder };
const intentName = z.enum(["quantity", "remove", "reference", "notes"]);

/** Changes the cart of the page: what is asked for stands in the field `intent`. */
export async function changeCart({ request, params, context }: ActionFunctionArgs) {
	requireSession(context);
	const form = await request.formData();
	const intent = intentName.safeParse(form.get("intent"));
	if (!intent.success) throw new Response(null, { status: 400 });
	const uuid = params.uuid ?? "";
	try {
		return await intents[intent.data]({ context, uuid, form });
	} catch (error) {
		const present = showPresent(error, context.visitor, uuid);
		if (present) return present;
		throw error;
	}
}

const quantityFields = z.object({
	itemId: idInPath,
	amount: amountField,
	step: z.enum(["-1", "1"]).optional(),
	version: z.coerce.number().int(),
	/** What the line's page showed, in EUR: part of the call, though the backend works prices out itself. */
	price: z.coerce.number().optional(),
});

async function changeQuantity({ context, uuid, form }: Asked) {
	const formName = lineForm(form.get("itemId"));
	const { value, refused } = parseForm(quantityFields, form);
	if (!value) return data({ ...refused, form: formName }, { status: 422 });
	const step = value.step ? Number(value.step) * (await stepOf(context, uuid, value.itemId)) : 0;
	const amount = value.amount + step;
	try {
		const params = { uuid, itemId: value.itemId };
		const cart = await context.backend(orders.setQuantity, { params, body: { amount, price: value.price, version: value.version } });
		return done(context, cart, "cart.updated");
	} catch (error) {
		const present = showPresent(error, context.visitor, uuid);
		if (!present) return data({ ...refusedFields(error, typedValues(form), "amount"), form: formName }, { status: 422 });
		// Pressed twice: the first press has done what the second one asks for.
		const cart = await readCart(context, uuid);
		const isDone = cart?.items.some((item) => item.id === Number(value.itemId) && amountOf(item) === amount);
		return cart && isDone ? done(context, cart, "cart.updated") : present;
	}
}

/** One piece of a cut line, else a pack. */
async function stepOf(context: AppLoadContext, uuid: string, itemId: string): Promise<number> {
	const cart = await readCart(context, uuid);
	const item = cart?.items.find(({ id }) => id === Number(itemId));
	return item?.cut ? 1 : (item?.suppliedVariant.pack_size ?? 1);
}

/** What the field of the line holds. */
const amountOf = (item: CartItem): number => item.cut?.pieces ?? item.quantity;

const removalFields = z.object({ suppliedVariantId: idInPath, itemId: idInPath.optional() });

async function removeLine({ context, uuid, form }: Asked) {
	const { value } = parseForm(removalFields, form);
	if (!value) throw new Response(null, { status: 400 });
	const { suppliedVariantId, itemId } = value;
	const cart = await context.backend(orders.removeItem, { params: { uuid, suppliedVariantId, setId: "0" }, query: { itemId } });
	return done(context, cart, "cart.removed");
}

const referenceFields = z.object({ itemId: idInPath, comment: line(200).optional().default("") });

async function noteLine({ context, uuid, form }: Asked) {
	const { value, refused } = parseForm(referenceFields, form);
	if (!value) return data({ ...refused, form: lineForm(form.get("itemId")) }, { status: 422 });
	const params = { uuid, itemId: value.itemId };
	const cart = await context.backend(orders.setReference, { params, body: { comment: value.comment } });
	return done(context, cart, "cart.saved");
}

const noteFields = z.object({
	reference: line(200).optional().default(""),
	comment: paragraph().optional().default(""),
	shippingComment: paragraph().optional().default(""),
	next: z.literal("payment-info").optional(),
});

/** Saves what was noted on the order; the button that goes on to the checkout is one of this form, so that nothing typed is lost. */
async function noteOrder({ context, uuid, form }: Asked) {
	const { value, refused } = parseForm(noteFields, form);
	if (!value) return data({ ...refused, form: "notes" }, { status: 422 });
	const before = await readCart(context, uuid);
	if (!before?.is_owner) throw new Response(null, { status: 404 });
	const { backend } = context;
	const params = { uuid };
	if (value.reference !== before.reference) await backend(orders.setOrderReference, { params, body: { reference: value.reference } });
	if (value.comment !== before.comment) await backend(orders.setComment, { params, body: { comment: value.comment } });
	if (value.shippingComment !== before.shipping_comment)
		await backend(orders.setShippingComment, { params, body: { comment: value.shippingComment } });
	return value.next ? redirect(stepPath(uuid, value.next), 303) : done(context, before, "cart.saved");
}

function done({ visitor }: AppLoadContext, cart: Cart, key: "cart.updated" | "cart.removed" | "cart.saved") {
	noteCart(visitor, cart);
	visitor.setFlash({ kind: "notice", key });
	return redirect(`/cart/${cart.goto ?? cart.uuid}`, 303);
}

const lineForm = (itemId: FormDataEntryValue | null): string => `line-${itemId}`;
