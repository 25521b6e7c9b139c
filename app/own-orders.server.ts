import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Cart } from "../contract/cart";
import { formatRange } from "../contract/fields";
import { orders } from "../contract/orders";
import { orNull } from "./backend/errors.server";
import { type ListedOrder, listedOrder, namedLines } from "./features/orders/listed-order";

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
	const query = { range: formatRange(0, latest), lines: formatRange(0, namedLines) };
	const sent = await backend(orders.byUser, { query }).catch(() => []);
	return sent.map((order) => listedOrder(order, crypto.randomUUID()));
}
