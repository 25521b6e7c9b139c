import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requestStates } from "../../../contract/desk/lists";
import { deskRequests } from "../../../contract/desk/requests";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { ListPager } from "../../platform/page/list-pager";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Link } from "../../ui/link";
import { DeskFilter } from "../desk-filter";
import { deskParams } from "../desk-list";
import { deskPages, deskQueryOf } from "../desk-list.server";
import { DeskPage } from "../desk-page";
import { DeskTable } from "../desk-table";
import { subjectHref } from "../subject-href";

export const handle = { i18n: ["desk", "offers"] };
export const meta = pageMeta;

const states = [...requestStates, "all"] as const;
const usual = "open";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = deskQueryOf(request.url, states, usual);
	const { search, state, page } = query;
	const { rows, count } = await context
		.desk()
		.backend(deskRequests.list, { query: { search, state: state === "all" ? undefined : state, page } });
	const { intl, timeZone } = context.market;
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
	return {
		rows: rows.map(({ created_at, wanted_on, item, message, ...row }) => ({
			...row,
			subject: item || message,
			sent: day.format(new Date(created_at)),
			wanted: wanted_on === "" ? null : day.format(new Date(wanted_on)),
		})),
		query,
		pages: deskPages(count),
		meta: describePage(context, { title: context.texts.translator("desk")("nav.requests") }),
	};
}

export default function Requests() {
	const { rows, query, pages } = useLoaderData<typeof loader>();
	const t = useT("desk");
	const words = useT("offers");
	return (
		<DeskPage title={t("nav.requests")} tools={<Link to={href("/desk/requests/new")}>{t("newRequest.link")}</Link>}>
			<DeskFilter
				path={href("/desk/requests")}
				label={t("requests.search")}
				search={query.search}
				states={{
					current: query.state,
					choices: states.map((value) => ({ value, label: value === "all" ? t("filter.all") : words(`requests.state.${value}`) })),
				}}
			/>
			<DeskTable
				caption={t("nav.requests")}
				rows={rows}
				keyOf={({ number }) => number}
				empty={t("filter.none")}
				columns={[
					{
						title: t("requests.number"),
						isName: true,
						cell: ({ number }) => <Link to={subjectHref("requests", number)}>{number}</Link>,
					},
					{ title: t("column.sent"), isFigure: true, cell: ({ sent }) => sent },
					{ title: t("column.state"), cell: ({ state }) => words(`requests.state.${state}`) },
					{ title: t("column.company"), cell: ({ company, name }) => company || name },
					{ title: t("field.email"), cell: ({ email }) => email },
					{ title: t("requests.subject"), cell: ({ subject }) => (subject.length > 80 ? `${subject.slice(0, 80)}…` : subject) },
					{ title: t("requests.files"), isFigure: true, cell: ({ files }) => files || "–" },
					{ title: t("requests.wanted"), isFigure: true, cell: ({ wanted }) => wanted ?? "–" },
					{ title: t("requests.quotation"), cell: ({ quotation }) => quotation ?? "–" },
				]}
			/>
			<ListPager page={query.page} pages={pages} hrefOf={(page) => href("/desk/requests", deskParams({ ...query, page }, usual))} />
		</DeskPage>
	);
}
