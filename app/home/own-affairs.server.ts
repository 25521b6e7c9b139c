import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatRange } from "../../contract/fields";
import { lists } from "../../contract/lists";
import { orders } from "../../contract/orders";
import { orderStatus } from "../cart/orders/order-status";
import { orNull, SignInFirst } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { formatFor } from "../platform/i18n/format";
import type { OwnRow } from "./own-affairs";

const range = formatRange(0, 3);

/**
 * The latest orders, lists and valid quotations of the signed-in account, three of each. None of what the backend does not have; null if the
 * session has ended.
 */
export async function readOwnAffairs({ backend, texts, market }: AppLoadContext) {
	const { date } = formatFor(market);
	try {
		const [sent, listed, offered] = await Promise.all([
			orNull(backend(orders.byUser, { query: { range, lines: formatRange(0, 1) } })),
			orNull(backend(lists.all, { query: { range } })),
			orNull(backend(orders.offersByUser, { query: { range, state: "valid" } })),
		]);
		return {
			orders: (sent ?? []).map((order): OwnRow => {
				const number = order.order_number ?? "";
				const path = href("/users/orders/:uuid", { uuid: order.uuid });
				return { path, name: number, about: order.reference, state: orderStatus(order, texts.translator("cart")) };
			}),
			lists: (listed?.lists ?? []).map(({ uuid, name, length }): OwnRow => {
				const path = href("/users/lists/:uuid", { uuid });
				return { path, name, about: "", state: texts.translator("lists")("lines", { count: length }) };
			}),
			offers: (offered?.offers ?? []).map(({ uuid, number, valid_until: day }): OwnRow => {
				const path = href("/cart/:uuid", { uuid });
				return { path, name: number, about: "", state: texts.translator("offers")("state.valid", { day: date(day) }) };
			}),
		};
	} catch (error) {
		if (error instanceof SignInFirst) return null;
		throw error;
	}
}
