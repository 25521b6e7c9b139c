import * as z from "zod";
import type { CartCountMessage } from "../../contract/realtime";
import { rowsOf } from "../db/rows";
import type { BackendEnv } from "../env";
import { hmac } from "../platform/digest";

const row = z.object({ version: z.number(), state: z.string(), count: z.number() });

/**
 * The current message about a cart; null if it does not exist. A sent cart has no lines left to order. Anyone with the cart's address
 * receives the message, so it contains the state only as a digest, which changes with the state without revealing it: only the owner may
 * know that an order awaits approval, was paid or is under review.
 */
export async function currentCount(
	{ DB, DIGEST_KEY }: Pick<BackendEnv, "DB" | "DIGEST_KEY">,
	uuid: string,
): Promise<CartCountMessage | null> {
	const found = await DB.prepare(
		`SELECT coalesce(o.version, c.version) AS version,
			coalesce(o.state, (SELECT 'held' FROM payments p WHERE p.cart_id = c.id AND p.state = 'held'), '') || ' ' || coalesce((SELECT a.state FROM approvals a WHERE a.cart_id = c.id), '') AS state,
				iif(c.is_ordered, 0, (SELECT count(*) FROM cart_items WHERE cart_id = c.id) + (SELECT count(*) FROM cart_sets WHERE cart_id = c.id)) AS count
			FROM carts c LEFT JOIN orders o ON o.id = c.id WHERE c.uuid = ?`,
	)
		.bind(uuid)
		.all();
	const [cart] = rowsOf(row, found);
	return cart
		? { type: "cart_count", uuid, ...cart, state: hmac(DIGEST_KEY || "none is set", `state:${uuid}:${cart.state}`).slice(0, 24) }
		: null;
}
