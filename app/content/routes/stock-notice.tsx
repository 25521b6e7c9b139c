import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { idInPath } from "../../../contract/fields";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { readNotice, takeNotice } from "../stock-notice/stock-notice.server";
import { StockNoticePage } from "../stock-notice/stock-notice-page";

export const handle = { i18n: ["stock-notice", "errors"] };
export const meta = pageMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const title = context.texts.translator("stock-notice")("title");
	const article = idInPath.safeParse(searchParams.get("article")).data;
	return {
		...readNotice(context, searchParams),
		article: article === undefined ? null : Number(article),
		meta: describePage(context, { title }),
	};
}

export const action = takeNotice;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function StockNotice() {
	const { meta: _, ...page } = useLoaderData<typeof loader>();
	return <StockNoticePage {...page} result={useActionData<typeof action>() ?? null} />;
}
