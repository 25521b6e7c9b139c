import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import type { CostCentre } from "../../../contract/team";
import { orderStates } from "../../../contract/values/order-states";
import { href } from "../../platform/config/href";
import { DeferredPart, NoteIfMissing } from "../../platform/document/deferred-part";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { arrived, useArrived } from "../../ui/deferred-content";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";
import { SelectField } from "../../ui/forms/field";
import { stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { AccountPage } from "../account-page";
import * as css from "../paged/list.css";
import { pagedMeta } from "../paged/list.server";
import { ListFilter } from "../paged/list-page";
import { OwnerSwitch, Pages, RangeHeading } from "../paged/list-parts";
import { accountListHref, type HistoryQuery, isNarrowed } from "../paged/list-query";
import { OrderTable } from "./order-table";
import { type Colleague, readHistory } from "./orders.server";

export const handle = { i18n: ["account", "cart", "order-history", "orders"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { has_papers: hasPapers } = await context.user();
	const history = await readHistory(context, request.url);
	const title = context.texts.translator("order-history")("title");
	return { ...history, hasPapers, title, meta: pagedMeta(context, title, history.query.page) };
}

export default function Orders() {
	const { title, orders, count, query, colleagues, costCentres, hasPapers } = useLoaderData<typeof loader>();
	const t = useT("order-history");
	const cart = useT("cart");
	const team = useArrived(colleagues) ?? [];
	const centres = useArrived(costCentres) ?? [];
	if (count === 0 && !isNarrowed(query) && arrived(colleagues)?.length === 0)
		return (
			<AccountPage title={title} current="orders">
				<Empty title={t("none.title")} actions={<LinkButton to={href("/shop")}>{t("none.action")}</LinkButton>}>
					{t("none.text")}
					<p>
						<OrderFilesLink />
					</p>
				</Empty>
			</AccountPage>
		);
	const whose =
		arrived(colleagues)?.length === 0 ? null : (
			<DeferredPart of={colleagues} title={t("of.label")} waiting={null}>
				{(others) =>
					others.length > 0 ? (
						<OwnerSwitch
							label={t("of.label")}
							current={query.of}
							hrefOf={(of) => accountListHref(href("/users/orders"), { ...query, of, buyer: "", costCentre: "", page: 1 })}
						/>
					) : null
				}
			</DeferredPart>
		);
	return (
		<AccountPage title={title} current="orders" tools={whose} lead={<OrderFilesLink />}>
			<div className={stack[3]}>
				<HistorySearch query={query} colleagues={query.of === "company" ? team : []} costCentres={centres} />
				<NoteIfMissing of={costCentres} title={cart("costs.centre")} />
				<section aria-labelledby="orders" id="list" className={stack[3]}>
					<div className={css.foundHead}>
						<RangeHeading
							id="orders"
							count={count}
							page={query.page}
							address={accountListHref(href("/users/orders"), query)}
							words={{ total: t("count", { count }), shown: (range) => t("shown", range) }}
						/>
						{isNarrowed(query) ? (
							<Link to={query.of === "company" ? href("/users/orders", { of: "company" }) : href("/users/orders")}>{t("search.all")}</Link>
						) : null}
						{count > 0 ? <Files query={query} hasPapers={hasPapers} /> : null}
					</div>
					{count === 0 ? (
						<Empty title={t("notFound.title")}>{t("notFound.text")}</Empty>
					) : (
						<OrderTable orders={orders} labelledBy="orders" />
					)}
					<Pages count={count} page={query.page} hrefOf={(page) => accountListHref(href("/users/orders"), { ...query, page })} />
				</section>
			</div>
		</AccountPage>
	);
}

function OrderFilesLink() {
	const t = useT("order-history");
	return <Link to={href("/users/order-files")}>{t("orderFiles")}</Link>;
}

/** Links to the listed orders as spreadsheets, and to the documents of the same period. */
function Files({ query, hasPapers }: { query: HistoryQuery; hasPapers: boolean }) {
	const t = useT("order-history");
	return (
		<div className={css.files}>
			<details className={css.exported}>
				<summary className={css.exportSummary}>{t("file.label")}</summary>{" "}
				{(["orders", "lines"] as const).map((rows) => (
					<Fragment key={rows}>
						<span>
							{t(`file.${rows}`)}
							{(["xlsx", "csv"] as const).map((type) => (
								<Fragment key={type}>
									{" "}
									<a
										href={accountListHref(href(`/users/orders.${type}`), {
											...query,
											page: 1,
											rows: rows === "lines" ? rows : undefined,
										})}
										download
										aria-label={`${t(`file.${rows}`)} (${t(`file.type.${type}`)})`}
									>
										{t(`file.type.${type}`)}
									</a>
								</Fragment>
							))}
						</span>{" "}
					</Fragment>
				))}
			</details>
			{hasPapers ? (
				<Link to={accountListHref(href("/users/papers"), { of: query.of, since: query.since, until: query.until })}>{t("papers")}</Link>
			) : null}
		</div>
	);
}

interface SearchProps {
	query: HistoryQuery;
	/** Colleagues to filter by; empty if the list has only the account's own orders. */
	colleagues: Colleague[];
	costCentres: CostCentre[];
}

function HistorySearch({ query, colleagues, costCentres }: SearchProps) {
	const t = useT("order-history");
	const cart = useT("cart");
	const more = (
		<>
			{colleagues.length > 0 ? (
				<SelectField key={query.buyer} id="order-buyer" label={t("buyer.label")} name="buyer" defaultValue={query.buyer} autoComplete="off">
					<option value="">{t("buyer.any")}</option>
					{colleagues.map(({ userid, name }) => (
						<option key={userid} value={userid}>
							{name}
						</option>
					))}
				</SelectField>
			) : (
				<KeptFilter name="buyer" value={query.buyer} />
			)}
			{costCentres.length > 0 ? (
				<SelectField
					key={`cost-${query.costCentre}`}
					id="order-costCentre"
					label={cart("costs.centre")}
					name="costCentre"
					defaultValue={query.costCentre}
					autoComplete="off"
				>
					<option value="">{t("costCentre.any")}</option>
					{costCentres.map(({ id, code, name }) => (
						<option key={id} value={code}>
							{code} {name}
						</option>
					))}
				</SelectField>
			) : (
				<KeptFilter name="costCentre" value={query.costCentre} />
			)}
		</>
	);
	return (
		<ListFilter
			name="order"
			path={href("/users/orders")}
			query={query}
			address={accountListHref(href("/users/orders"), { ...query, page: 1 })}
			words={{
				...{ search: t("search.label"), hint: t("search.hint"), rule: t("search.rule"), state: t("state.label") },
				...{ since: t("since.label"), until: t("until.label") },
			}}
			states={orderStates.map((state) => ({ value: state, label: cart(`status.${state}`) }))}
			more={more}
			isMore={query.buyer !== "" || query.costCentre !== ""}
		/>
	);
}

/** Keeps the filter's value while its choices load or if they fail to load. */
const KeptFilter = (filter: { name: string; value: string }) => (filter.value === "" ? null : <input type="hidden" {...filter} />);
