import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "../../platform/seo/page-meta";
import { HistoryPage } from "../orders/history-page";
import { readHistory } from "../orders/order-history.server";
import { pagedMeta } from "../paged/list.server";

export const handle = { i18n: ["account", "cart", "order-history", "orders"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { has_papers: hasPapers } = await context.user();
	const history = await readHistory(context, request.url);
	const title = context.texts.translator("order-history")("title");
	return { ...history, hasPapers, title, meta: pagedMeta(context, title, history.query.page) };
}

export default function AccountOrders() {
	return <HistoryPage {...useLoaderData<typeof loader>()} />;
}
