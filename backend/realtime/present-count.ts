import { z } from "zod";
import type { CartCountMessage } from "../../contract/realtime";
import { rowsOf } from "../db/rows";
import type { BackendEnv } from "../env";
import { hmac } from "../platform/digest";

const row = z.object({ version: z.number(), state: z.string(), count: z.number() });

/**
 * What is told of a cart as it is now; null where there is none. One that was sent has no lines left that could be ordered. Whoever knows the cart's
 * address hears it, so its state is told as a digest, which is another one with each state and does not say which: that an order waits for approval, was
 * paid or is being reviewed is its owner's alone.
 */
export async function presentCount(
	{ DB, DIGEST_KEY }: Pick<BackendEnv, "DB" | "DIGEST_KEY">,
	uuid: string,
): Promise<CartCountMessage | null> {
	const found = await DB.prepare(
		`SELECT version, coalesce(o.state, (SELECT 'held' FROM payments p WHERE p.order_id = o.id AND p.state = 'held'), '') || ' ' || coalesce((SELECT a.state FROM approvals a WHERE a.order_id = o.id), '') AS state,
				iif(o.state IS NOT NULL, 0, (SELECT count(*) FROM order_items WHERE order_id = o.id) + (SELECT count(*) FROM order_sets WHERE order_id = o.id)) AS count
			FROM orders o WHERE uuid = ?`,
	)
		.bind(uuid)
		.all();
	const [cart] = rowsOf(row, found);
	return cart
		? { type: "cart_count", uuid, ...cart, state: hmac(DIGEST_KEY || "none is set", `state:${uuid}:${cart.state}`).slice(0, 24) }
		: null;
}
