import { Link } from "@remix-run/react";
import { Fragment, useEffect, useRef } from "react";
import type { ListedOrder } from "../../cart/listed-order";
import { pageSize } from "../../platform/config/constants";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";
import { Pager } from "../../ui/pager";
import { switchLink, switchLinks } from "../../ui/switch-links.css";
import { AccountPage } from "../profile/account-page";
import * as css from "./history-page.css";
import { type HistoryQuery, historyAddress, isNarrowed } from "./history-query";
import { HistorySearch } from "./history-search";
import type { Colleague } from "./order-history.server";
import { OrderTable } from "./order-table";

interface HistoryProps {
	title: string;
	/** Of the page. */
	orders: ListedOrder[];
	/** On all pages. */
	count: number;
	query: HistoryQuery;
	/** Empty where the account may read nobody's orders but its own. */
	colleagues: Colleague[];
}

/** All orders of an account or of its company, page by page, newest first. */
export function HistoryPage({ title, orders, count, query, colleagues }: HistoryProps) {
	const t = useT("order-history");
	if (count === 0 && !isNarrowed(query) && colleagues.length === 0)
		return (
			<AccountPage title={title} current="orders">
				<Empty title={t("none.title")} actions={<LinkButton to="/shop">{t("none.action")}</LinkButton>}>
					{t("none.text")}
				</Empty>
			</AccountPage>
		);
	return (
		<AccountPage title={title} current="orders">
			<div className={css.list}>
				{colleagues.length > 0 ? <Whose query={query} /> : null}
				<HistorySearch query={query} colleagues={query.of === "company" ? colleagues : []} />
				<section aria-labelledby="orders" id="list" className={css.found}>
					<div className={css.foundHead}>
						<Count count={count} query={query} />
						{isNarrowed(query) ? (
							<Link to={query.of === "company" ? "/users/orders?of=company" : "/users/orders"}>{t("search.all")}</Link>
						) : null}
						{count > 0 ? <Files query={query} /> : null}
					</div>
					{count === 0 ? (
						<Empty title={t("notFound.title")}>{t("notFound.text")}</Empty>
					) : (
						<OrderTable orders={orders} labelledBy="orders" />
					)}
					<Pages count={count} query={query} />
				</section>
			</div>
		</AccountPage>
	);
}

/** The account's own orders, or those of its company. */
function Whose({ query }: { query: HistoryQuery }) {
	const t = useT("order-history");
	return (
		<nav aria-label={t("of.label")} className={css.whose}>
			<div className={switchLinks}>
				{(["self", "company"] as const).map((of) => (
					<Fragment key={of}>
						<Link
							to={historyAddress({ ...query, of, buyer: "", page: 1 })}
							className={switchLink}
							aria-current={of === query.of ? "page" : undefined}
						>
							{t(`of.${of}`)}
						</Link>{" "}
					</Fragment>
				))}
			</div>
		</nav>
	);
}

/** What is listed, all pages of it, for spreadsheets. */
function Files({ query }: { query: HistoryQuery }) {
	const t = useT("order-history");
	const address = historyAddress({ ...query, page: 1 }, "/users/orders.csv");
	return (
		<span className={css.files}>
			<a href={address} download>
				{t("file.orders")}
			</a>{" "}
			<a href={`${address}${address.includes("?") ? "&" : "?"}rows=lines`} download>
				{t("file.lines")}
			</a>
		</span>
	);
}

/** "11–20 of 240 orders": the name of the table, announced after each search. It has the focus once another page of the list has come. */
function Count({ count, query }: { count: number; query: HistoryQuery }) {
	const t = useT("order-history");
	const { number } = useFormat();
	const total = t("count", { count });
	const focusTarget = useFocusOfList(historyAddress(query));
	const { page } = query;
	const from = (page - 1) * pageSize + 1;
	const range = { from: number(from), to: number(Math.min(page * pageSize, count)), total };
	return (
		<p ref={focusTarget} id="orders" role="status" tabIndex={-1} className={css.count}>
			{count > pageSize ? t("shown", range) : total}
		</p>
	);
}

/** With scripts the link that was followed may be gone. Who searches stays in the form. */
export function useFocusOfList(address: string) {
	const focusTarget = useRef<HTMLParagraphElement>(null);
	const shown = useRef(address);
	useEffect(() => {
		const isOther = shown.current !== address;
		shown.current = address;
		if (isOther && !document.activeElement?.closest("main search")) focusTarget.current?.focus({ preventScroll: true });
	}, [address]);
	return focusTarget;
}

function Pages({ count, query }: { count: number; query: HistoryQuery }) {
	const t = useT("common");
	return (
		<div className={css.pages}>
			<Pager
				page={query.page}
				pages={Math.ceil(count / pageSize)}
				addressOf={(page) => `${historyAddress({ ...query, page })}#list`}
				words={{
					label: t("pager.label"),
					previous: t("pager.previous"),
					next: t("pager.next"),
					page: (page) => t("pager.page", { page }),
				}}
			/>
		</div>
	);
}
