import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatRange } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { pageSize } from "../../platform/config/constants";
import { pageMeta } from "../../platform/seo/page-meta";
import { requireUser } from "../../platform/session/current-user.server";
import { OffersPage } from "../offers/offers-page";
import { readColleagues } from "../orders/order-history.server";
import { isNeedless, type ListQuery, listAddress, listQuery } from "../paged/list-query";

export const handle = { i18n: ["account", "offers"] };
export const meta = pageMeta;

const addressOf = (query: ListQuery) => listAddress("/users/offers", query);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireUser(context, request);
	const { searchParams } = new URL(request.url);
	const query = listQuery(searchParams);
	if (isNeedless(searchParams)) throw redirect(addressOf(query), 302);
	const of = query.of === "company" ? query.of : undefined;
	const [colleagues, { offers, count }] = await Promise.all([
		readColleagues(context),
		context.backend(orders.offersByUser, { query: { of, range: formatRange((query.page - 1) * pageSize, pageSize) } }),
	]);
	if (of && colleagues.length === 0) throw redirect(addressOf({ of: "self", page: 1 }), 302);
	const pages = Math.max(1, Math.ceil(count / pageSize));
	if (query.page > pages) throw redirect(addressOf({ ...query, page: pages }), 302);
	const title = context.texts.translator("offers")("title");
	const common = context.texts.translator("common");
	const paged = query.page === 1 ? title : `${title}, ${common("pager.page", { page: query.page })}`;
	return {
		query,
		hasColleagues: colleagues.length > 0,
		offers,
		count,
		title,
		meta: { title: common("titleSuffix", { title: paged }), isPrivate: true },
	};
}

export default function AccountOffers() {
	return <OffersPage {...useLoaderData<typeof loader>()} />;
}
