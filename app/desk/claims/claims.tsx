import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { claimStates } from "../../../contract/claims/claim-kinds";
import { deskClaims } from "../../../contract/desk/claims";
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
import { goodsName } from "../goods-name";
import { subjectHref } from "../subject-href";

export const handle = { i18n: ["desk", "claims"] };
export const meta = pageMeta;

const states = [...claimStates, "all"] as const;
const usual = "open";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = deskQueryOf(request.url, states, usual);
	const { search, state, page } = query;
	const { rows, count } = await context
		.desk()
		.backend(deskClaims.list, { query: { search, state: state === "all" ? undefined : state, page } });
	const { intl, timeZone } = context.market;
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
	return {
		rows: rows.map(({ created_at, order, reporter, ...row }) => ({
			...row,
			order: order.number,
			reporter: reporter.name || reporter.email,
			reported: day.format(new Date(created_at)),
		})),
		query,
		pages: deskPages(count),
		meta: describePage(context, { title: context.texts.translator("desk")("nav.claims") }),
	};
}

export default function Claims() {
	const { rows, query, pages } = useLoaderData<typeof loader>();
	const t = useT("desk");
	const words = useT("claims");
	return (
		<DeskPage title={t("nav.claims")}>
			<DeskFilter
				path={href("/desk/claims")}
				label={t("claims.search")}
				search={query.search}
				states={{
					current: query.state,
					choices: states.map((value) => ({ value, label: value === "all" ? t("filter.all") : words(`state.${value}`) })),
				}}
			/>
			<DeskTable
				caption={t("nav.claims")}
				rows={rows}
				keyOf={({ number }) => number}
				empty={t("filter.none")}
				columns={[
					{
						title: t("claims.number"),
						isName: true,
						cell: ({ number }) => <Link to={subjectHref("claims", number)}>{number}</Link>,
					},
					{ title: t("column.sent"), isFigure: true, cell: ({ reported }) => reported },
					{ title: t("column.state"), cell: ({ state }) => words(`state.${state}`) },
					{ title: t("claims.kind"), cell: ({ kind }) => words(`kind.${kind}`) },
					{
						title: words("column.order"),
						cell: ({ order }) => <Link to={subjectHref("orders", order)}>{order}</Link>,
					},
					{
						title: words("column.goods"),
						cell: ({ quantity, title, code }) => `${quantity} × ${goodsName({ title, code })}`,
					},
					{ title: t("column.company"), cell: ({ company }) => company },
					{ title: t("claims.reporter"), cell: ({ reporter }) => reporter },
				]}
			/>
			<ListPager page={query.page} pages={pages} hrefOf={(page) => href("/desk/claims", deskParams({ ...query, page }, usual))} />
		</DeskPage>
	);
}
