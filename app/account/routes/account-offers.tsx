import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { content } from "../../../contract/content";
import { orders } from "../../../contract/orders";
import { offerStates } from "../../../contract/values/order-states";
import { deferred, none, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import { pageMeta } from "../../platform/seo/page-meta";
import { OffersPage } from "../offers/offers-page";
import { pagedMeta, readListPage } from "../paged/list.server";
import { isNarrowed } from "../paged/list-query";

export const handle = { i18n: ["account", "offers", "order-history"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const list = await readListPage(context, request.url, "/users/offers", offerStates, async (query) => {
		const { is_sought: isSought, ...found } = await context.backend(orders.offersByUser, { query });
		return { ...found, isSought };
	});
	const isBeginning = list.query.of === "self" && list.query.page === 1 && !isNarrowed(list.query);
	// A backend of one's own may have no requests.
	const requests = await deferred(context, isBeginning ? optional(context, orNull(context.backend(content.requestsByUser, {}))) : none);
	const title = context.texts.translator("offers")("title");
	return { ...list, requests, title, meta: pagedMeta(context, title, list.query.page) };
}

export default function AccountOffers() {
	return <OffersPage {...useLoaderData<typeof loader>()} />;
}
