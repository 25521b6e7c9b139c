import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { maxCounted } from "../../../contract/desk/lists";
import { deskOrders } from "../../../contract/desk/orders";
import { href } from "../../platform/config/href";
import { formatFor } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { ListPager } from "../../platform/page/list-pager";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { TextField } from "../../ui/forms/field";
import { Link } from "../../ui/link";
import { DeskFilter } from "../desk-filter";
import { deskPages } from "../desk-list.server";
import { DeskPage } from "../desk-page";
import { DeskTable } from "../desk-table";
import { subjectHref } from "../subject-href";
import { orderNumberIn, ordersHref, ordersQuery, stateChoices } from "./orders-query";
import { useReviewText } from "./review-text";

export const handle = { i18n: ["desk", "cart"] };
export const meta = pageMeta;

/** @throws a redirect to the address without defaults, to the last page, or to the order whose number was looked for */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const query = ordersQuery(searchParams);
	const address = ordersHref(query);
	if (searchParams.toString() !== new URL(address, request.url).searchParams.toString()) throw redirect(address, 302);
	const { backend } = context.desk();
	const { search, state, since, until, page } = query;
	const number = orderNumberIn(search);
	if (number !== null && page === 1) {
		const { rows } = await backend(deskOrders.list, { query: { search } });
		const begun = rows.filter((row) => row.number.startsWith(number));
		const found = begun.find((row) => row.number === number) ?? (rows.length === 1 ? begun[0] : undefined);
		if (found) throw redirect(subjectHref("orders", found.number), 302);
	}
	const { rows, count } = await backend(deskOrders.list, {
		query: { search, state: state === "all" ? undefined : state, since: since || undefined, until: until || undefined, page },
	});
	const pages = deskPages(count);
	if (page > pages) throw redirect(ordersHref({ ...query, page: pages }), 302);
	const { intl, timeZone } = context.market;
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "short", timeZone });
	const { money, number: figure } = formatFor(context.market);
	const t = context.texts.translator("desk");
	return {
		rows: rows.map(({ sent_at, confirmed_on, total, payment_method, days_waiting, ...row }) => ({
			...row,
			sentOn: day.format(new Date(sent_at)),
			confirmedOn: confirmed_on === null ? "–" : day.format(new Date(confirmed_on)),
			total: money(total),
			payment: payment_method,
			waiting: days_waiting === null ? "–" : figure(days_waiting),
		})),
		lead: count > maxCounted ? t("orders.many", { most: figure(maxCounted) }) : t("orders.count", { count }),
		pages,
		query,
		meta: describePage(context, { title: t("nav.orders") }),
	};
}

export default function Orders() {
	const { rows, lead, pages, query } = useLoaderData<typeof loader>();
	const t = useT("desk");
	const cart = useT("cart");
	const reviewText = useReviewText();
	return (
		<DeskPage title={t("nav.orders")} lead={lead}>
			<DeskFilter
				path={href("/desk/orders")}
				label={t("orders.search")}
				search={query.search}
				states={{ current: query.state, choices: stateChoices.map((value) => ({ value, label: t(`orders.states.${value}`) })) }}
			>
				<TextField key={query.since} id="since" label={t("orders.since")} name="since" type="date" defaultValue={query.since} />
				<TextField key={query.until} id="until" label={t("orders.until")} name="until" type="date" defaultValue={query.until} />
			</DeskFilter>
			<DeskTable
				caption={t("nav.orders")}
				rows={rows}
				keyOf={({ number }) => number}
				empty={t("orders.empty")}
				columns={[
					{
						title: t("orders.number"),
						isName: true,
						cell: ({ number }) => <Link to={subjectHref("orders", number)}>{number}</Link>,
					},
					{ key: "orders.sent", title: t("orders.sent"), cell: ({ sentOn }) => sentOn },
					{
						title: t("orders.state"),
						share: "m",
						cell: ({ state, review_reasons: reasons }) => (reasons.length > 0 ? reviewText(reasons) : cart(`status.${state}`)),
					},
					{ title: t("orders.company"), share: "l", cell: ({ company }) => company },
					{
						key: "orders.place",
						title: t("orders.place"),
						share: "m",
						cell: ({ city, country }) => `${city}, ${cart(`country.${country}`)}`,
					},
					{
						key: "orders.buyer",
						title: t("orders.buyer"),
						share: "s",
						cell: ({ buyer }) => buyer.name || buyer.email,
					},
					{ key: "orders.reference", title: t("orders.reference"), share: "m", cell: ({ reference }) => reference },
					{ title: t("orders.total"), isFigure: true, cell: ({ total }) => total },
					{ key: "orders.payment", title: t("orders.payment"), cell: ({ payment }) => (payment ? t(`orders.payment.${payment}`) : "–") },
					{ key: "orders.waiting", title: t("orders.waiting"), isFigure: true, cell: ({ waiting }) => waiting },
					{ key: "orders.confirmed", title: t("orders.confirmed"), isFigure: true, cell: ({ confirmedOn }) => confirmedOn },
				]}
			/>
			<ListPager page={query.page} pages={pages} hrefOf={(page) => ordersHref({ ...query, page })} />
		</DeskPage>
	);
}
