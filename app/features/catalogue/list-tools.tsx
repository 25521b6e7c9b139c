import { Form, Link, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "../../i18n";
import { useHydrated } from "../../use-hydrated";
import { type ListQuery, listAddress, sortChoices, type View, views } from "./list-query";
import * as css from "./list-tools.css";

interface ListToolsProps {
	/** "1–10 of 144 variants". */
	count: ReactNode;
	/** Path of the list. */
	path: string;
	query: ListQuery;
	/** The list can be seen as groups too. */
	hasViews?: boolean;
	/** Another view has its own order. */
	canSort?: boolean;
	/** What the default order is called. */
	usualOrder?: string;
	/** What else the address says and is kept: f, compare, search. */
	kept?: Record<string, string>;
}

/** What stands above a list: how much there is, in which order and how it is shown. */
export function ListTools({ count, path, query, hasViews = false, canSort = true, usualOrder, kept = {} }: ListToolsProps) {
	return (
		<div className={css.tools}>
			<p role="status" className={css.count}>
				{count}
			</p>
			{canSort ? <SortForm path={path} query={query} usualOrder={usualOrder} kept={kept} /> : null}
			{hasViews ? <ViewLinks path={path} query={query} kept={kept} /> : null}
		</div>
	);
}

function SortForm({ path, query, usualOrder, kept = {} }: Pick<ListToolsProps, "path" | "query" | "usualOrder" | "kept">) {
	const t = useT("catalogue");
	const submit = useSubmit();
	const isHydrated = useHydrated();
	return (
		<Form action={path} preventScrollReset className={css.sort}>
			{Object.entries(kept).map(([name, value]) => (value === "" ? null : <input key={name} type="hidden" name={name} value={value} />))}
			<label htmlFor="sort">{t("sort")}</label>
			<select
				key={query.sort}
				id="sort"
				name="sort"
				defaultValue={query.sort}
				className={css.select}
				onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
			>
				{sortChoices.map((choice) => (
					<option key={choice} value={choice}>
						{choice === "" && usualOrder ? usualOrder : t(`sort.${choice === "" ? "default" : choice}`)}
					</option>
				))}
			</select>
			{isHydrated ? null : (
				<button type="submit" className={css.apply}>
					{t("sort.apply")}
				</button>
			)}
		</Form>
	);
}

function ViewLinks({ path, query, kept }: Required<Pick<ListToolsProps, "path" | "query" | "kept">>) {
	const t = useT("catalogue");
	const addressOf = (view: View) => listAddress(path, { ...kept, view, sort: view === "table" ? query.sort : "" });
	return (
		<nav aria-label={t("view")} className={css.views}>
			{views.map((view) => (
				<Link
					key={view}
					to={addressOf(view)}
					preventScrollReset
					className={css.view}
					aria-current={view === query.view ? "true" : undefined}
				>
					{t(`view.${view}`)}
				</Link>
			))}
		</nav>
	);
}
