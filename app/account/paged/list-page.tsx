import { Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useT, type Values } from "../../platform/i18n/i18n";
import { arrived, type Deferred } from "../../ui/deferred-content";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";
import * as css from "../orders/history-page.css";
import { AccountPage } from "../profile/account-page";
import { ListFilter } from "./list-filter";
import { Count, Pages, Whose } from "./list-parts";
import { isNarrowed, type ListQuery, listAddress } from "./list-query";

/** The words that each of these lists has under the same keys. */
type ListWord = "of.label" | `none.${"title" | "text" | "action"}` | `filter.${"search" | "hint"}` | "count" | "shown";

/** What the loader of such a page says of its list. */
export interface ListFacts {
	/** On all pages. */
	count: number;
	query: ListQuery;
	hasColleagues: Deferred<boolean>;
	/** The backend narrows it. */
	isSought: boolean;
}

interface ListPageProps extends Pick<ComponentProps<typeof AccountPage>, "title" | "current" | "crumbs" | "lead"> {
	/** Also the id of the count, which names the table. */
	name: string;
	/** Of the list. */
	path: string;
	list: ListFacts;
	t: (key: ListWord, values?: Values) => string;
	/** What it is narrowed to besides words and days. */
	state: { label: string; choices: { value: string; label: string }[] };
	/** Where somebody goes on who has nothing in the list. */
	emptyTo: string;
	/** The button of what is begun here. */
	action?: ReactNode;
	/** Above the list and its filter. */
	above?: ReactNode;
	/** Of the list, where something else stands above it. */
	heading?: string | undefined;
	/** Right above the list. */
	facts?: ReactNode;
	children: ReactNode;
}

/** A list of the account or of its company, narrowed and page by page. */
export function ListPage({ name, path, list, t, state, emptyTo, action, above, heading, facts, children, ...page }: ListPageProps) {
	const account = useT("account");
	const { count, query, hasColleagues, isSought } = list;
	const isAll = !isNarrowed(query);
	const addressOf = (at: number) => listAddress(path, { ...query, page: at });
	const whose =
		arrived(hasColleagues) === false ? null : (
			<DeferredPart of={hasColleagues} title={t("of.label")} waiting={null}>
				{(has) =>
					has ? <Whose label={t("of.label")} current={query.of} addressOf={(of) => listAddress(path, { ...query, of, page: 1 })} /> : null
				}
			</DeferredPart>
		);
	return (
		<AccountPage
			{...page}
			tools={
				whose || action ? (
					<>
						{whose} {action}
					</>
				) : null
			}
		>
			{above}
			{count === 0 && isAll ? (
				<Empty title={t("none.title")} actions={<LinkButton to={emptyTo}>{t("none.action")}</LinkButton>}>
					{t("none.text")}
				</Empty>
			) : (
				<div className={css.list}>
					{heading ? <h2 className={css.latestTitle}>{heading}</h2> : null}
					{isSought ? (
						<ListFilter
							name={name}
							path={path}
							query={query}
							address={addressOf(1)}
							words={{
								...{ search: t("filter.search"), hint: t("filter.hint"), state: state.label },
								...{ since: account("filter.since"), until: account("filter.until") },
							}}
							states={state.choices}
						/>
					) : null}
					<section aria-labelledby={name} id="list" className={css.found}>
						<div className={css.foundHead}>
							<Count
								id={name}
								count={count}
								page={query.page}
								address={addressOf(query.page)}
								words={{ total: t("count", { count }), shown: (range) => t("shown", range) }}
							/>
							{isAll ? null : <Link to={listAddress(path, { of: query.of })}>{account("filter.all")}</Link>}
							{facts}
						</div>
						{count === 0 ? <Empty title={account("filter.none.title")}>{account("filter.none.text")}</Empty> : children}
						<Pages count={count} page={query.page} addressOf={addressOf} />
					</section>
				</div>
			)}
		</AccountPage>
	);
}
