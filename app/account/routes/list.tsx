import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatRange } from "../../../contract/fields";
import { lists } from "../../../contract/lists";
import { linePageAddress, linePageOf, linesAPage, pagesOf } from "../../cart/line-pages";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { changeList } from "../lists/list.server";
import { ListContents } from "../lists/list-contents";
import { ListFacts } from "../lists/list-facts";
import { ListNotices } from "../lists/list-notices";
import { CopyList, ListSettings } from "../lists/list-settings";
import { AccountPage } from "../profile/account-page";

export const handle = { i18n: ["account", "cart", "errors", "lists"] };
export const meta = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const requested = linePageOf(searchParams);
	const page = requested === "all" ? 1 : requested;
	const range = formatRange((page - 1) * linesAPage, linesAPage);
	const list = await context.backend(lists.byId, { params: { uuid: params.uuid ?? "" }, query: { range } });
	const pages = pagesOf(list.length);
	if (page > pages) throw redirect(linePageAddress(`/users/lists/${list.uuid}`, pages), 302);
	const flash = context.visitor.takePageFlash();
	const news = flash?.kind === "lists" ? flash.news : null;
	const meta = describePage(context, { title: list.name });
	return { list, page, news, idem: context.newKey(), meta };
}

/** A refused form shows the list as it is now. */
export const shouldRevalidate = () => true;

export const action = changeList;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function ListRoute() {
	const { list, page, news, idem } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>() ?? null;
	return (
		<AccountPage title={list.name} current="lists" crumbs={[]} lead={<ListFacts list={list} />}>
			<ListNotices list={list} news={refused ? null : news} />
			<ListContents list={list} page={page} idem={idem} refused={refused} />
			{list.is_own ? <ListSettings list={list} refused={refused} /> : <CopyList list={list} />}
		</AccountPage>
	);
}
