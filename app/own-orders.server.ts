import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Cart } from "../contract/cart";
import { formatRange } from "../contract/fields";
import { orders } from "../contract/orders";
import { orNull } from "./backend/errors.server";
import type { ListedOrder } from "./features/orders/order-list";

/** How many of the latest orders stand below an empty cart. */
const latest = 5;

/** The forms of the visitor's last order, which those of the next one begin with; null where there is none. */
export async function lastForms({ backend, visitor }: AppLoadContext): Promise<Pick<Cart, "forms"> | null> {
	if (!visitor.session) return null;
	const [last] = await backend(orders.byUser, { query: { range: formatRange(0, 1) } });
	const order = last ? await orNull(backend(orders.processedById, { params: { id: last.uuid } })) : null;
	if (!order?.forms?.billing) return null;
	// An account is asked for once.
	return { forms: { ...order.forms, billing: { ...order.forms.billing, createAccount: false } } };
}

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
