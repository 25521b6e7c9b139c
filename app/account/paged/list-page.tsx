import { Form } from "@remix-run/react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useT } from "../../platform/i18n/i18n";
import { arrived, type Deferred } from "../../ui/deferred-content";
import { Empty } from "../../ui/empty";
import { Button, LinkButton } from "../../ui/forms/button";
import { SelectField, TextField } from "../../ui/forms/field";
import { heading as headingClass, note, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { AccountPage } from "../account-page";
import * as css from "./list.css";
import { OwnerSwitch, Pages, RangeHeading } from "./list-parts";
import { type AccountListQuery, accountListHref, isNarrowed } from "./list-query";

/** The texts that all these lists share. */
type ListWords = ((key: "of.label" | `none.${"title" | "text" | "action"}` | `filter.${"search" | "hint"}`) => string) &
	((key: "count", values: { count: number }) => string) &
	((key: "shown", values: Record<"from" | "to" | "total", string>) => string);

export interface ListFacts {
	count: number;
	query: AccountListQuery;
	hasColleagues: Deferred<boolean>;
	/** The backend accepts filters. */
	isSought: boolean;
}

interface ListPageProps extends Pick<ComponentProps<typeof AccountPage>, "title" | "current" | "lead"> {
	/** Also the id of the count, which labels the table. */
	name: string;
	path: string;
	list: ListFacts;
	t: ListWords;
	/** The list's own filter, in addition to words and days. */
	state: { label: string; choices: { value: string; label: string }[] };
	emptyTo: string;
	action?: ReactNode;
	above?: ReactNode;
	/** The heading of the list. Needed only if content precedes it. */
	heading?: string | undefined;
	facts?: ReactNode;
	children: ReactNode;
}

export function ListPage({ name, path, list, t, state, emptyTo, action, above, heading, facts, children, ...page }: ListPageProps) {
	const account = useT("account");
	const { count, query, hasColleagues, isSought } = list;
	const isAll = !isNarrowed(query);
	const hrefOf = (at: number) => accountListHref(path, { ...query, page: at });
	const whose =
		arrived(hasColleagues) === false ? null : (
			<DeferredPart of={hasColleagues} title={t("of.label")} waiting={null}>
				{(has) =>
					has ? (
						<OwnerSwitch label={t("of.label")} current={query.of} hrefOf={(of) => accountListHref(path, { ...query, of, page: 1 })} />
					) : null
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
				<div className={stack[3]}>
					{heading ? <h2 className={headingClass.l}>{heading}</h2> : null}
					{isSought ? (
						<ListFilter
							name={name}
							path={path}
							query={query}
							address={hrefOf(1)}
							words={{
								...{ search: t("filter.search"), hint: t("filter.hint"), state: state.label },
								...{ since: account("filter.since"), until: account("filter.until") },
							}}
							states={state.choices}
						/>
					) : null}
					<section aria-labelledby={name} id="list" className={stack[3]}>
						<div className={css.foundHead}>
							<RangeHeading
								id={name}
								count={count}
								page={query.page}
								address={hrefOf(query.page)}
								words={{ total: t("count", { count }), shown: (range) => t("shown", range) }}
							/>
							{isAll ? null : <Link to={accountListHref(path, { of: query.of })}>{account("filter.all")}</Link>}
							{facts}
						</div>
						{count === 0 ? <Empty title={account("filter.none.title")}>{account("filter.none.text")}</Empty> : children}
						<Pages count={count} page={query.page} hrefOf={hrefOf} />
					</section>
				</div>
			)}
		</AccountPage>
	);
}

interface FilterProps {
	name: string;
	path: string;
	query: AccountListQuery;
	/** The address of the first page with these filters. A change resets the fields. */
	address: string;
	words: { search: string; hint?: string; rule?: string; state: string; since: string; until: string };
	states: { value: string; label: string }[];
	more?: ReactNode;
	/** An additional field filters the list. */
	isMore?: boolean;
}

/** Filters a list by words and state. Rarer filters fold. */
export function ListFilter({ name, path, query, address, words, states, more, isMore = false }: FilterProps) {
	const t = useT("account");
	const rule = words.rule ? `${name}-search-rule` : undefined;
	return (
		<search>
			<details className={css.fold} open={isNarrowed(query)}>
				<summary className={css.foldSummary}>{t("filter.submit")}</summary>
				<Form ref={useFieldsOf(address)} action={path} className={css.filter}>
					{query.of === "company" ? <input type="hidden" name="of" value="company" /> : null}
					<TextField
						id={`${name}-search`}
						label={words.search}
						name="search"
						type="search"
						defaultValue={query.search}
						placeholder={words.hint}
						maxLength={100}
						autoComplete="off"
						enterKeyHint="search"
						aria-describedby={rule}
					/>
					<SelectField
						key={query.state}
						id={`${name}-state`}
						label={words.state}
						name="state"
						defaultValue={query.state}
						autoComplete="off"
					>
						<option value="">{t("filter.any")}</option>
						{states.map(({ value, label }) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</SelectField>
					<div className={css.submit}>
						<Button>{t("filter.submit")}</Button>
					</div>
					<details className={css.more} open={isMore || query.since !== "" || query.until !== ""}>
						<summary className={css.summary}>{t("filter.more")}</summary>
						<div className={css.fields}>
							{more}
							<TextField
								id={`${name}-since`}
								label={words.since}
								name="since"
								type="date"
								defaultValue={query.since}
								max={query.until || undefined}
							/>
							<TextField
								id={`${name}-until`}
								label={words.until}
								name="until"
								type="date"
								defaultValue={query.until}
								min={query.since || undefined}
							/>
						</div>
						{rule ? (
							<p id={rule} className={note}>
								{words.rule}
							</p>
						) : null}
					</details>
				</Form>
			</details>
		</search>
	);
}

/** Resets the fields to the filters in the address. A focused field keeps its input. */
function useFieldsOf(address: string) {
	const form = useRef<HTMLFormElement>(null);
	const shown = useRef(address);
	useEffect(() => {
		if (shown.current !== address) form.current?.reset();
		shown.current = address;
	}, [address]);
	return form;
}
