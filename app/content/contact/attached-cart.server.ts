import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatRange, uuid as uuidField } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { orUnknown } from "../../platform/backend/errors.server";

/** Named of what goes along; the count says how many there are. */
const namedLines = 5;

/**
 * The cart attached to a message, from the page's address: the visitor's own, or an offer that the visitor has the address of.
 * @returns "unknown" for any other; null where none is attached or the backend fails
 */
export async function readAttachedCart({ backend }: AppLoadContext, given: string | null) {
	if (given === null) return null;
	const uuid = uuidField.safeParse(given);
	if (!uuid.success) return "unknown" as const;
	const cart = await orUnknown(backend(orders.byId, { params: { id: uuid.data }, query: { range: formatRange(0, namedLines) } }));
	if (!cart || cart === "unknown") return cart;
	if (!(cart.is_owner || cart.offer) || cart.length === 0) return "unknown" as const;
	const titles = [...cart.items.map(({ fullTitle }) => fullTitle), ...cart.orders_to_sets.map(({ title }) => title)].slice(0, namedLines);
	return { uuid: cart.uuid, number: cart.offer?.number ?? null, count: cart.length, total: cart.total_price, titles };
}
