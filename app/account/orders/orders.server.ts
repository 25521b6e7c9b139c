import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import { formatRange, uuid } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { type CostCentre, type TeamMember, teams } from "../../../contract/team";
import { teamCosts } from "../../cart/cart.server";
import { linePageHref, linePageOf, linesAPage, pagesOf } from "../../cart/lines/line-pages";
import { type ListedOrder, listedOrder, namedLines } from "../../cart/orders/listed-order";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import { pageSize } from "../../platform/config/constants";
import { href } from "../../platform/config/href";
import { arrived, type Deferred } from "../../ui/deferred-content";
import { accountListHref, type HistoryQuery, hasDefaultValue, historyQuery, orderSearchParameters } from "../paged/list-query";

interface History {
	query: HistoryQuery;
	/** Members of the account's team whose orders it may read. */
	colleagues: Deferred<Colleague[]>;
	/** The team's cost centres. Only the list of company orders uses them. */
	costCentres: Deferred<CostCentre[]>;
	orders: ListedOrder[];
	count: number;
}

/**
 * Reads a page of an account's orders.
 * @throws a redirect that drops default values from the address, or leads to the last page if the page does not exist
 */
export async function readHistory(context: AppLoadContext, address: string): Promise<History> {
	const { searchParams } = new URL(address);
	const query = historyQuery(searchParams);
	if (hasDefaultValue(searchParams)) throw redirect(accountListHref(href("/users/orders"), query), 302);
	const wanted = orderSearchParameters(query);
	const costs = query.of === "company" ? teamCosts(context) : Promise.resolve(null);
	const centres = optional(
		context,
		costs.then((found) => found?.cost_centres ?? []),
	);
	const team = optional(context, readColleagues(context));
	const [listed, { count }] = await Promise.all([
		readOrders(context, { ...wanted, range: formatRange((query.page - 1) * pageSize, pageSize) }),
		context.backend(orders.countByUser, { query: wanted }),
	]);
	const pages = Math.max(1, Math.ceil(count / pageSize));
	if (query.page > pages) throw redirect(accountListHref(href("/users/orders"), { ...query, page: pages }), 302);
	const [colleagues, costCentres] = await Promise.all([deferred(context, team), deferred(context, centres)]);
	if (query.of === "company" && arrived(colleagues)?.length === 0)
		throw redirect(accountListHref(href("/users/orders"), { ...query, of: "self", buyer: "", costCentre: "" }), 302);
	return { query, colleagues, costCentres, orders: listed, count };
}

export type Colleague = Pick<TeamMember, "userid" | "name">;

/** Colleagues whose orders the account may read. None if the backend has no teams. */
export async function readColleagues({ backend }: AppLoadContext): Promise<Colleague[]> {
	const team = (await orNull(backend(teams.current)))?.team;
	if (!team || team.orders === "own") return [];
	return team.members.map(({ userid, name, email }) => ({ userid, name: name || email }));
}

const latest = 3;

/** The newest orders of an account and the total count. */
export async function readLatest(context: AppLoadContext): Promise<Pick<History, "orders" | "count">> {
	const [listed, { count }] = await Promise.all([
		readOrders(context, { range: formatRange(0, latest) }),
		context.backend(orders.countByUser, { query: {} }),
	]);
	return { orders: listed, count };
}

async function readOrders(
	{ backend, newKey }: AppLoadContext,
	query: Partial<ReturnType<typeof orderSearchParameters>> & { range: string },
) {
	const sent = await backend(orders.byUser, { query: { ...query, lines: formatRange(0, namedLines) } });
	return sent.map((order) => listedOrder(order, newKey()));
}

/**
 * A sent order that the account may read, with the lines of ?page=. A missing order, a stranger's order and a cart all answer 404.
 * @throws 404; a redirect to the last page if the page does not exist
 */
export async function readSentOrder({ backend }: AppLoadContext, id: string | undefined, address: string): Promise<Cart> {
	const { pathname, searchParams } = new URL(address);
	const page = linePageOf(searchParams);
	const range = page === "all" ? undefined : formatRange((page - 1) * linesAPage, linesAPage);
	const known = uuid.safeParse(id);
	const order = known.success ? await orNull(backend(orders.byId, { params: { id: known.data }, query: { range } })) : null;
	if (!order?.isProcessed || !(order.is_owner || order.of_colleague)) throw new Response(null, { status: 404 });
	const pages = pagesOf(order.length);
	if (page !== "all" && page > pages) throw redirect(linePageHref(pathname.replace(/\.data$/, ""), pages), 302);
	return order;
}
