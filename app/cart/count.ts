import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { uuid } from "../../contract/fields";
import { maxLines } from "../../contract/values/order-bounds";

const message = z.object({ uuid, count: z.coerce.number().int().min(0).max(maxLines) });

/** Stores the count that the page received in the cookie, if the cart is the visitor's own. */
export async function action({ request, context: { visitor } }: ActionFunctionArgs): Promise<Response> {
	const form = message.safeParse(Object.fromEntries(await request.formData()));
	if (!form.success) return new Response(null, { status: 400 });
	if (visitor.cart?.uuid === form.data.uuid) visitor.setCart(form.data);
	return new Response(null, { status: 204 });
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
