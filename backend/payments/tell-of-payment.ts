import { z } from "zod";
import { rowsOf } from "../db/rows";
import type { BackendEnv } from "../env";
import { tellWatchers } from "../realtime/tell";

const paidFor = z.object({ uuid: z.string() });

/** Tells who watches the cart that a session of the provider pays for: it may be an order now. */
export async function tellOfPayment(env: Pick<BackendEnv, "DB" | "CART_ROOM">, session: string): Promise<void> {
	const found = await env.DB.prepare("SELECT o.uuid FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.provider_session_id = ?")
		.bind(session)
		.all();
	await tellWatchers(
		env,
		rowsOf(paidFor, found).map(({ uuid }) => uuid),
	);
}
