import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatRange, idInPath } from "../../../contract/fields";
import { lists } from "../../../contract/lists";
import { stockNotices } from "../../../contract/stock/notices";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { LinkButton } from "../../ui/forms/button";
import { ListNewsNotice } from "../lists/list-news-notice";
import { Lists, listsAPage } from "../lists/lists-page";
import { OwnNotices } from "../lists/own-notices";
import { listAddress, searchQuery } from "../paged/list-query";
import { AccountPage } from "../profile/account-page";

export const handle = { i18n: ["account", "lists"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const { page } = searchQuery(searchParams);
	// A backend of one's own may have none.
	const noticed = optional(context, orNull(context.backend(stockNotices.own)));
	const range = formatRange((page - 1) * listsAPage, listsAPage);
	const { count, lists: listed } = await context.backend(lists.all, { query: { range } });
	const pages = Math.max(1, Math.ceil(count / listsAPage));
	if (page > pages) throw redirect(listAddress("/users/lists", { page: pages }), 302);
	const notices = await deferred(context, noticed);
	const flash = context.visitor.takePageFlash();
	const news = flash?.kind === "lists" ? flash.news : null;
	const title = context.texts.translator("lists")("title");
	const meta = describePage(context, { title });
	return { lists: listed.map((list) => ({ ...list, idem: context.newKey() })), count, page, notices, news, meta };
}

/** Ends a notice about stock. */
export async function action({ request, context }: ActionFunctionArgs) {
	const id = idInPath.safeParse((await request.formData()).get("drop")).data;
	if (id === undefined) throw new Response(null, { status: 400 });
	await context.backend(stockNotices.drop, { params: { id } });
	return redirect("/users/lists#notices-title", 303);
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function ListsRoute() {
	const t = useT("lists");
	const { lists: listed, count, page, notices, news } = useLoaderData<typeof loader>();
	return (
		<AccountPage title={t("title")} current="lists" lead={t("all.how")} tools={<LinkButton to="/quick-order">{t("all.new")}</LinkButton>}>
			<ListNewsNotice news={news} />
			<Lists lists={listed} count={count} page={page} />
			<DeferredPart of={notices} title={t("notices.title")} waiting={null}>
				{(own) => <OwnNotices notices={own ?? []} />}
			</DeferredPart>
		</AccountPage>
	);
}
