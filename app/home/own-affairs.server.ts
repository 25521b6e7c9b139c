import type { AppLoadContext } from "@remix-run/cloudflare";
import { approvals } from "../../contract/approvals";
import { formatRange } from "../../contract/fields";
import { lists } from "../../contract/lists";
import { orders } from "../../contract/orders";
import { orderStatus } from "../cart/orders/order-status";
import { orNull, SignInFirst } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { formatFor } from "../platform/i18n/format";
import type { Affairs, OwnRow } from "./own-affairs";

const range = formatRange(0, 4);

/**
 * The latest orders, lists and valid quotations of the signed-in account, four of each, and the orders that wait for its approval. None of
 * what the backend does not have; null if the session has ended, or the account has nothing yet.
 */
export async function readOwnAffairs({ backend, texts, market, visitor, newKey }: AppLoadContext): Promise<Affairs | null> {
	const { money, tableDate } = formatFor(market);
	try {
		const [sent, listed, offered, asked] = await Promise.all([
			orNull(backend(orders.byUser, { query: { range, lines: formatRange(0, 1) } })),
			orNull(backend(lists.all, { query: { range } })),
			orNull(backend(orders.offersByUser, { query: { range, state: "valid" } })),
			visitor.account?.hasApprovals ? orNull(backend(approvals.approvals)) : null,
		]);
		const ofOrders = texts.translator("orders");
		const ofLists = texts.translator("lists");
		const ofOffers = texts.translator("offers");
		const found = {
			orders: (sent ?? []).map((order): OwnRow => {
				const { uuid, reference, order_number: number, processed_at: at, total_price_with_vat: total } = order;
				const name = number ?? "";
				return {
					path: href("/users/orders/:uuid", { uuid }),
					name,
					about: reference,
					state: orderStatus(order, texts.translator("cart")),
					sent: { day: at ? tableDate(at) : "", sum: texts.translator("home")("own.sum", { sum: money(total) }) },
					buying: {
						path: href("/orders/:uuid/again", { uuid }),
						word: ofOrders("again.submit"),
						label: ofOrders("again.label", { number: name }),
						fields: { idem: newKey() },
					},
				};
			}),
			lists: (listed?.lists ?? []).map(({ uuid, name, length }): OwnRow => {
				const path = href("/users/lists/:uuid", { uuid });
				const word = ofLists("put.short");
				const buying = { path, word, label: `${word}: ${name}`, fields: { idem: newKey(), intent: "put" } };
				return { path, name, about: "", state: ofLists("lines", { count: length }), buying: length > 0 ? buying : null };
			}),
			offers: (offered?.offers ?? []).map(({ uuid, number, valid_until: day }): OwnRow => {
				const path = href("/cart/:uuid", { uuid });
				const buying = { path, word: ofOffers("order"), label: ofOffers("order.label", { number }), fields: null };
				return { path, name: number, about: "", state: ofOffers("state.valid", { day: tableDate(day) }), buying };
			}),
		};
		const count = asked?.waiting.length ?? 0;
		if (count === 0 && !visitor.account?.hasOwnPrices && Object.values(found).every((rows) => rows.length === 0)) return null;
		return { ...found, waiting: count > 0 ? texts.translator("approvals")("hint", { count }) : "" };
	} catch (error) {
		if (error instanceof SignInFirst) return null;
		throw error;
	}
}
