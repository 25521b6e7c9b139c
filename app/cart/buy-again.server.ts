import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { idem, uuid } from "../../contract/fields";
import { orders } from "../../contract/orders";
import { beforeAdding, trackAdded } from "../platform/analytics/added.server";
import { BackendRefusal, during, orNull } from "../platform/backend/errors.server";
import { type OrderChanges, orderChanges } from "./again/changes";
import { updateCartCookie } from "./cart.server";

/** Adds the available goods of an order or a shared cart to the visitor's cart, and shows what has changed since (R14.4). */
export async function buyAgain({ request, params, context }: ActionFunctionArgs) {
	const orderId = uuid.safeParse(params.uuid);
	if (!orderId.success) throw new Response(null, { status: 404 });
	const key = idem.safeParse((await request.formData()).get("idem"));
	if (!key.success) throw new Response(null, { status: 400 });
	const { backend, visitor } = context;
	visitor.ensureSession();
	const before = await beforeAdding(context);
	try {
		const query = { uuid: visitor.cart?.uuid, idem: key.data };
		const cart = await during("newOrder", backend(orders.rebuy, { params: { orderId: orderId.data }, query }));
		updateCartCookie(visitor, cart);
		trackAdded(context, cart, before, { by: "order", idem: key.data });
		return redirect(`/cart/${cart.uuid}?again=${orderId.data}`, 303);
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const { code, fields = {} } = error.answer;
		if (code === "unavailable_goods") return data({ problem: "nothing" as const }, { status: 409 });
		if (fields.cart || Object.values(fields).flat().includes("amount.tooMany"))
			return data({ problem: "tooMuch" as const }, { status: 422 });
		throw error;
	}
}

/** The differences between the cart and the order or shared cart in the page's ?again=; null without that parameter. */
export async function changesSince(
	{ backend }: ActionFunctionArgs["context"],
	address: string,
	cart: Parameters<typeof orderChanges>[1],
): Promise<OrderChanges | null> {
	const id = uuid.safeParse(new URL(address).searchParams.get("again"));
	if (!id.success) return null;
	const order = await orNull(backend(orders.byId, { params: { id: id.data } }));
	return order && orderChanges(order, cart);
}
