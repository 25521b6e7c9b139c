import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatRange } from "../../../contract/fields";
import { lists } from "../../../contract/lists";
import { linePageOf } from "../../cart/line-pages";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { requireUser } from "../../platform/session/current-user.server";
import { ListNewsNotice } from "../lists/list-notices";
import { listNews } from "../lists/list-result";
import { Lists, listsAPage } from "../lists/lists-page";
import { AccountPage } from "../profile/account-page";

export const handle = { i18n: ["account", "lists"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireUser(context, request);
	const { searchParams } = new URL(request.url);
	const requested = linePageOf(searchParams);
	const page = requested === "all" ? 1 : requested;
	const { count, lists: listed } = await context.backend(lists.all, { query: { range: formatRange((page - 1) * listsAPage, listsAPage) } });
	const news = z.enum(listNews).nullable().catch(null).parse(searchParams.get("done"));
	const title = context.texts.translator("lists")("title");
	const meta = { title: context.texts.translator("common")("titleSuffix", { title }), isPrivate: true };
	return { lists: listed.map((list) => ({ ...list, idem: context.newKey() })), count, page, news, meta };
}

export default function ListsRoute() {
	const t = useT("lists");
	const { lists: listed, count, page, news } = useLoaderData<typeof loader>();
	return (
		<AccountPage title={t("title")} current="lists">
			<ListNewsNotice news={news} />
			<Lists lists={listed} count={count} page={page} />
		</AccountPage>
	);
}
