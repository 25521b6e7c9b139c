import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatRange } from "../contract/fields";
import { orders } from "../contract/orders";
import type { ListedOrder } from "./features/orders/order-list";

/** How many of the latest orders stand below an empty cart. */
const latest = 5;

/** The visitor's latest orders; none for who has no session. The page stands without them. */
export async function latestOrders({ backend, visitor }: AppLoadContext): Promise<ListedOrder[]> {
	if (!visitor.session) return [];
	const sent = await backend(orders.byUser, { query: { range: formatRange(0, latest) } }).catch(() => []);
	return sent.map(({ uuid, order_number, order_status, needs_review, processed_at, length, total_price_with_vat }) => ({
		uuid,
		order_number,
		order_status,
		needs_review,
		processed_at,
		length,
		total: total_price_with_vat,
		idem: crypto.randomUUID(),
	}));
}
