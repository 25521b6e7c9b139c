import type { AppLoadContext } from "@remix-run/cloudflare";
import { uuid as uuidField } from "../../contract/fields";
import { orders } from "../../contract/orders";

/** Named of what goes along; the count says how many there are. */
const namedLines = 5;

/**
 * The cart that goes along with a message, as the page tells it: the visitor's own, or an offer that the visitor has the address of.
 * @returns "unknown" for any other; null where none is asked for or the backend does not answer
 */
export async function readAttachedCart({ backend }: AppLoadContext, asked: string | null) {
	if (asked === null) return null;
	const uuid = uuidField.safeParse(asked);
	if (!uuid.success) return "unknown" as const;
	const cart = await backend(orders.byId, { params: { id: uuid.data }, query: { range: `[0,${namedLines}]` } }).catch((error: unknown) =>
		error instanceof Response && error.status === 404 ? ("unknown" as const) : null,
	);
	if (!cart || cart === "unknown") return cart;
	if (!(cart.is_owner || cart.offer) || cart.length === 0) return "unknown" as const;
	const titles = [...cart.items.map(({ fullTitle }) => fullTitle), ...cart.orders_to_sets.map(({ title }) => title)].slice(0, namedLines);
	return { uuid: cart.uuid, number: cart.offer?.number ?? null, count: cart.length, total: cart.total_price, titles };
}
