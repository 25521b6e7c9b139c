import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { deskCompanies } from "../../../contract/desk/companies";
import { href } from "../../platform/config/href";
import { formatFor } from "../../platform/i18n/format";
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

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

/** Companies have no states to choose from. */
const states = ["all"] as const;
const usual = "all";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = deskQueryOf(request.url, states, usual);
	const { search, page } = query;
	const { rows, count } = await context.desk().backend(deskCompanies.list, { query: { search, page } });
	const { money } = formatFor(context.market);
	const { intl, timeZone } = context.market;
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
	return {
		rows: rows.map(({ limit, open, verified_since, blocked_since, ...row }) => ({
			...row,
			limit: limit === null ? null : money(limit),
			open: money(open),
			isBlocked: blocked_since !== null,
			verified: verified_since === null ? null : day.format(new Date(verified_since)),
		})),
		query,
		pages: deskPages(count),
		meta: describePage(context, { title: context.texts.translator("desk")("nav.companies") }),
	};
}

export default function Companies() {
	const { rows, query, pages } = useLoaderData<typeof loader>();
	const t = useT("desk");
	return (
		<DeskPage title={t("nav.companies")} lead={query.search === "" ? t("companies.lead") : undefined}>
			<DeskFilter path={href("/desk/companies")} label={t("companies.search")} search={query.search} />
			<DeskTable
				caption={t("nav.companies")}
				rows={rows}
				keyOf={({ vat }) => vat}
				empty={t("filter.none")}
				columns={[
					{
						title: t("column.company"),
						isName: true,
						cell: ({ name, vat, isBlocked, documents }) => (
							<>
								<Link to={subjectHref("companies", vat)}>{name}</Link>
								{isBlocked ? ` · ${t("companies.isBlocked")}` : ""}
								{documents > 0 ? ` · ${t("companies.waiting")}` : ""}
							</>
						),
					},
					{ title: t("field.vat"), cell: ({ vat }) => vat },
					{ title: t("companies.place"), cell: ({ city, country }) => `${city}, ${country}` },
					{ title: t("companies.members"), isFigure: true, cell: ({ members }) => members },
					{ title: t("companies.limit"), isFigure: true, cell: ({ limit }) => limit ?? t("companies.usual") },
					{ title: t("companies.open"), isFigure: true, cell: ({ open }) => open },
					{ title: t("companies.verified"), isFigure: true, cell: ({ verified }) => verified ?? "–" },
				]}
			/>
			<ListPager page={query.page} pages={pages} hrefOf={(page) => href("/desk/companies", deskParams({ ...query, page }, usual))} />
		</DeskPage>
	);
}
