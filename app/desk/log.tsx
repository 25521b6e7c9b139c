import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { page as listPage, pageSize } from "../../contract/desk/fields";
import { deskStaff } from "../../contract/desk/staff";
import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import { ListPager } from "../platform/page/list-pager";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { DeskPage } from "./desk-page";
import { DeskTable } from "./desk-table";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = listPage.catch(1).parse(new URL(request.url).searchParams.get("page") ?? 1);
	const { entries, count } = await context.desk().backend(deskStaff.log, { query: { page } });
	const { intl, timeZone } = context.market;
	const time = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "medium", timeZone });
	return {
		entries: entries.map(({ at, ...entry }, index) => ({ ...entry, id: index, time: time.format(new Date(at)) })),
		page,
		pages: Math.max(1, Math.ceil(count / pageSize)),
		meta: describePage(context, { title: context.texts.translator("desk")("nav.log") }),
	};
}

export default function Log() {
	const { entries, page, pages } = useLoaderData<typeof loader>();
	const t = useT("desk");
	return (
		<DeskPage title={t("nav.log")} lead={t("log.lead")}>
			<DeskTable
				caption={t("nav.log")}
				rows={entries}
				keyOf={({ id }) => id}
				empty={t("log.empty")}
				columns={[
					{ title: t("log.time"), cell: ({ time }) => time },
					{ title: t("log.who"), isName: true, cell: ({ name }) => name },
					{ title: t("log.what"), cell: ({ call }) => <code>{call}</code> },
					{ title: t("log.subject"), cell: ({ subject }) => subject },
				]}
			/>
			<ListPager page={page} pages={pages} hrefOf={(at) => href("/desk/log", { page: at === 1 ? null : at })} />
		</DeskPage>
	);
}
