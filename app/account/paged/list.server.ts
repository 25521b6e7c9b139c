import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { formatRange } from "../../../contract/fields";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { pageSize } from "../../platform/config/constants";
import { describePage } from "../../platform/seo/page-meta";
import { arrived, type Deferred } from "../../ui/deferred-content";
import { readColleagues } from "../orders/orders.server";
import { type AccountListQuery, accountListHref, hasDefaultValue, listQuery, searchParameters } from "./list-query";

interface Wanted<State extends string> extends ReturnType<typeof searchParameters<State>> {
	range: string;
}

interface ListPage<State extends string> {
	query: AccountListQuery<State>;
	hasColleagues: Deferred<boolean>;
}

/**
 * Reads a page of one of the account's lists.
 * @param states that filter the list
 * @param read reads the page's items and the total count
 * @throws a redirect that drops default values from the address, or leads to the last page if the page does not exist
 */
export async function readListPage<State extends string, T extends { count: number }>(
	context: AppLoadContext,
	address: string,
	path: string,
	states: readonly State[],
	read: (wanted: Wanted<State>) => Promise<T>,
): Promise<T & ListPage<State>> {
	const { searchParams } = new URL(address);
	const query = listQuery(searchParams, states);
	if (hasDefaultValue(searchParams)) throw redirect(accountListHref(path, query), 302);
	const team = optional(
		context,
		readColleagues(context).then((colleagues) => colleagues.length > 0),
	);
	const found = await read({ ...searchParameters(query), range: formatRange((query.page - 1) * pageSize, pageSize) });
	const hasColleagues = await deferred(context, team);
	if (query.of === "company" && arrived(hasColleagues) === false)
		throw redirect(accountListHref(path, { ...query, of: "self", page: 1 }), 302);
	const pages = Math.max(1, Math.ceil(found.count / pageSize));
	if (query.page > pages) throw redirect(accountListHref(path, { ...query, page: pages }), 302);
	return { ...found, query, hasColleagues };
}

export function pagedMeta(context: AppLoadContext, title: string, page: number) {
	const common = context.texts.translator("common");
	return describePage(context, { title: page === 1 ? title : `${title}, ${common("pager.page", { page })}` });
}
