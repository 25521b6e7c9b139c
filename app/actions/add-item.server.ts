import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { catalogue, type Variant } from "../../contract/catalogue";
import { idem, idInPath } from "../../contract/fields";
import { orders } from "../../contract/orders";
import { BackendRefusal, during } from "../backend/errors.server";
import { localPath } from "../redirect.server";
import { amountField } from "./amount-field";
import { noteCart } from "./cart.server";
import type { FormResult } from "./form-result";
import { parseForm, typedValues } from "./read-form";
import { refusedFields } from "./refusal.server";

const fields = z.object({ suppliedVariantId: idInPath.transform(Number), amount: amountField, idem });

/** Puts one item into the visitor's cart, and makes session and cart where there are none. */
export async function addItem({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const { value, refused } = parseForm(fields, form);
	if (!value) {
		if (refused.errors.suppliedVariantId || refused.errors.idem) throw new Response(null, { status: 400 });
		return again(context, request, refused, 422);
	}
	const { backend, visitor } = context;
	visitor.ensureSession();
	try {
		const adding = backend(orders.add, { body: { uuid: visitor.cart?.uuid, ...value, isProduction: true } });
		const cart = await (visitor.cart ? adding : during("newOrder", adding));
		noteCart(visitor, cart);
		const line = cart.items.find((item) => item.suppliedVariant.id === value.suppliedVariantId);
		visitor.setFlash({ kind: "added", quantity: value.amount, title: line?.fullTitle ?? "", cartUuid: cart.uuid });
		return redirect(cart.goto ? `/cart/${cart.goto}` : localPath(form.get("returnTo"), request.url), 303);
	} catch (error) {
		const status = error instanceof BackendRefusal ? error.status : 500;
		return again(context, request, refusedFields(error, typedValues(form), "amount"), status);
	}
}

/** The form once more, with a new key, saying which item it is about where the form has named its variant. */
async function again({ backend }: ActionFunctionArgs["context"], request: Request, refused: FormResult, status: number) {
	const variantId = idInPath.safeParse(refused.values.variantId);
	const variant = variantId.success ? await backend(catalogue.variant, { params: { id: variantId.data } }).catch(() => null) : null;
	const supplyId = Number(refused.values.suppliedVariantId);
	const supply = variant?.supplies.find(({ id }) => id === supplyId);
	return data(
		{
			refused,
			item: variant && supply ? itemOf(variant, supply) : null,
			returnTo: localPath(refused.values.returnTo ?? null, request.url),
			idem: crypto.randomUUID(),
		},
		{ status },
	);
}

const itemOf = ({ id, code, fullTitle, products, variant_pictures }: Variant, supply: Variant["suppliedVariant"]) => ({
	id,
	code,
	fullTitle,
	slug: products.slug,
	picture: variant_pictures.find(({ is_main }) => is_main)?.url ?? null,
	price: supply.price,
	minOrder: supply.min_order,
	packSize: supply.pack_size,
});

export type RefusedItem = ReturnType<typeof itemOf>;
