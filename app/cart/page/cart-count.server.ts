import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { uuid } from "../../../contract/fields";
import { mostLines } from "../../../contract/values/order-bounds";

const message = z.object({ uuid, count: z.coerce.number().int().min(0).max(mostLines) });

/** What the page has been told of the visitor's own cart: the cookie counts along. Of another cart it says nothing. */
export async function updateCartCount({ request, context: { visitor } }: ActionFunctionArgs): Promise<Response> {
	const form = message.safeParse(Object.fromEntries(await request.formData()));
	if (!form.success) return new Response(null, { status: 400 });
	if (visitor.cart?.uuid === form.data.uuid) visitor.setCart(form.data);
	return new Response(null, { status: 204 });
}
