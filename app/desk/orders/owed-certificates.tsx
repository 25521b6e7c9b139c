import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { deskDeliveries } from "../../../contract/desk/deliveries";
import { page as listPage } from "../../../contract/desk/fields";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { ListPager } from "../../platform/page/list-pager";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Link } from "../../ui/link";
import { deskPages } from "../desk-list.server";
import { DeskPage } from "../desk-page";
import { DeskTable } from "../desk-table";
import { goodsName } from "../goods-name";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = listPage.catch(1).parse(new URL(request.url).searchParams.get("page") ?? 1);
	const { rows, count } = await context.desk().backend(deskDeliveries.owed, { query: { page } });
	// A day has no time zone of its own.
	const day = new Intl.DateTimeFormat(context.market.intl, { dateStyle: "medium", timeZone: "UTC" });
	return {
		rows: rows.map(({ shipped_on: shipped, ...row }) => ({ ...row, shipped: day.format(new Date(shipped)) })),
		page,
		pages: deskPages(count),
		meta: describePage(context, { title: context.texts.translator("desk")("today.certificates") }),
	};
}

/** Certificates that are owed over all orders. Each row leads to where they are attached. */
export default function OwedCertificates() {
	const { rows, page, pages } = useLoaderData<typeof loader>();
	const t = useT("desk");
	return (
		<DeskPage title={t("today.certificates")} lead={t("certificates.owedLead")}>
			<DeskTable
				caption={t("today.certificates")}
				rows={rows}
				keyOf={({ delivery, line }) => `${delivery} ${line}`}
				empty={t("certificates.noneOwed")}
				columns={[
					{
						title: t("certificates.delivery"),
						isName: true,
						cell: ({ order, delivery }) => (
							<Link to={href("/desk/orders/:number/certificates", { number: order.toLowerCase() })}>{delivery}</Link>
						),
					},
					{ title: t("certificates.shipped"), isFigure: true, cell: ({ shipped }) => shipped },
					{ title: t("column.company"), cell: ({ company }) => company },
					{ title: t("orders.item"), cell: ({ line, title, code }) => `${line}. ${goodsName({ title, code })}` },
					{
						title: t("certificates.missing"),
						cell: ({ heats }) => (heats.length === 0 ? t("certificates.noHeats") : heats.join(", ")),
					},
				]}
			/>
			<ListPager page={page} pages={pages} hrefOf={(to) => href("/desk/certificates", { page: to === 1 ? null : to })} />
		</DeskPage>
	);
}
