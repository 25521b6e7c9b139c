import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Cart } from "../../contract/cart";
import { formatRange } from "../../contract/fields";
import { orders } from "../../contract/orders";
import { type TeamBilling, teams } from "../../contract/team";
import type { User } from "../../contract/users";
import { orNull } from "../platform/backend/errors.server";
import { type ListedOrder, listedOrder, namedLines } from "./listed-order";

/** How many of the latest orders stand below an empty cart. */
const latest = 5;

/** The forms of the visitor's last order, which those of the next one begin with; null where there is none. */
export async function lastForms({ backend, visitor }: AppLoadContext): Promise<Pick<Cart, "forms"> | null> {
	if (!visitor.session) return null;
	const [last] = (await orNull(backend(orders.byUser, { query: { range: formatRange(0, 1) } }))) ?? [];
	const order = last ? await orNull(backend(orders.processedById, { params: { id: last.uuid } })) : null;
	return order?.forms?.billing ? { forms: order.forms } : null;
}

/** What the bills of the account's team say, where the account itself leaves any of it open; null for who is in none. */
export async function teamBilling({ backend }: AppLoadContext, account: User): Promise<TeamBilling | null> {
	if (account.vatid && account.company && account.billingaddress) return null;
	return (await orNull(backend(teams.current)))?.team?.billing ?? null;
}

/** The visitor's latest orders; none for who has no session, and where the backend lists none. */
export async function latestOrders({ backend, visitor, newKey }: AppLoadContext): Promise<ListedOrder[]> {
	if (!visitor.session) return [];
	const query = { range: formatRange(0, latest), lines: formatRange(0, namedLines) };
	const sent = await orNull(backend(orders.byUser, { query }));
	return (sent ?? []).map((order) => listedOrder(order, newKey()));
}
