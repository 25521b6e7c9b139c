import { Form } from "@remix-run/react";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import {
	densities,
	directionOf,
	type ListQuery,
	listHref,
	moreSortChoices,
	type Preferences,
	priceChoices,
	rowChoices,
	skipOf,
	sortChoices,
	usualPreferences,
	type View,
	views,
} from "../../platform/http/list-query";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { DeliverToLink, useDeliverTo } from "../../platform/page/deliver-to";
import { useAccount } from "../../platform/page/use-account";
import { useVisit } from "../../platform/page/use-visit";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { select as drawnSelect } from "../../ui/forms/field.css";
import { danger, hidden, medium } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { switchLink, switchLinks } from "../../ui/switch-links.css";
import { Hidden } from "../../ui/wrap";
import type { DayChoice } from "../place/by-day.server";
import { OwnPricesNote } from "../price/own-prices";
import type { OwnList } from "../price/own-prices.server";
import { useListAnchor } from "./list-href";
import { HiddenParams } from "./list-parts";
import * as css from "./list-tools.css";
import { type Sorting, useOrderName } from "./sorting";

interface ListToolsProps {
	/** "1–10 of 144 variants". */
	count: ReactNode;
	path: string;
	query: ListQuery;
	hasViews?: boolean;
	/** Set if the list can be narrowed to goods that arrive by a day. */
	byDay?: DayChoice;
	/** The orders of this view. Another view has its own. */
	sorting?: Sorting;
	/** Other parameters of the address, which links preserve: f, compare, search. */
	otherParams?: Record<string, string>;
	own?: OwnList;
	/** The id of the filter form, if the list has one. The form sends its fields with the order. */
	form?: string;
}

export function ListTools({ count, path, query, hasViews = false, byDay, own, sorting, otherParams = {}, form }: ListToolsProps) {
	const t = useT("catalogue");
	const shell = useT("shell");
	const { shortDay } = useFormat();
	const nameOf = useOrderName(sorting ?? {});
	const hrefOf = (changed: Record<string, string | number>) => listHref(path, { ...otherParams, ...changed });
	const isTable = query.view === "table" || !hasViews;
	const account = useAccount();
	const visit = useVisit();
	const hasOwnPrices = account?.hasOwnPrices || visit?.hasOwnPrices;
	const place = useDeliverTo();
	return (
		<div className={css.tools}>
			<div className={hasViews ? css.counted : `${css.counted} ${css.alone}`}>
				<p role="status" id="list-count" tabIndex={-1} className={css.count}>
					{count}
					{sorting && query.sort !== "" ? (
						<Hidden>
							. {t("sort")}: {nameOf(query.sort)}
						</Hidden>
					) : null}
				</p>{" "}
				{isTable && hasOwnPrices && query.prices === "list" ? (
					<p className={css.listPrices}>{t("prices.listed")}</p>
				) : (
					<p className={css.vat}>{shell("pricesExcludeVat")}</p>
				)}{" "}
				<p className={place ? css.place : css.asked}>
					<DeliverToLink isShort />
				</p>
			</div>
			{sorting ? <SortForm path={path} sorting={sorting} otherParams={otherParams} form={form} /> : null}
			{isTable && hasOwnPrices ? (
				<Setting
					label={t("prices")}
					className={css.prices}
					choices={priceChoices.map((prices) => ({
						name: t(`prices.${prices}`),
						isChosen: prices === query.prices,
						address: hrefOf({ page: query.page, prices: said("prices", prices, query), sort: query.sort }),
					}))}
				/>
			) : null}
			{hasViews ? (
				<Switch
					label={t("view")}
					className={css.views}
					choices={views.map((view) => ({
						name: t(`view.${view}`),
						isChosen: view === query.view,
						address: hrefOf({ view: said("view", view, query), sort: view === "table" ? query.sort : "" }),
					}))}
				/>
			) : null}
			{byDay && (place || query.by !== "") ? (
				// Narrow screens have no room for it above their first rows.
				<details className={css.dayFold} open={query.by !== ""}>
					<summary className={css.dayHandle}>
						{t("by")} {query.by === "" || byDay.problem ? "…" : shortDay(query.by)}
					</summary>
					<div className={css.byDay}>
						<span id="by-name">{t("by")}</span>
						<Switch
							label={t("by")}
							className={css.days}
							choices={["", ...byDay.days].map((day) => ({
								name: day ? shortDay(day) : t("by.any"),
								isChosen: day === query.by,
								address: hrefOf({ by: day, sort: query.sort }),
							}))}
						/>
						<ByDayForm path={path} by={query.by} problem={byDay.problem} params={{ ...otherParams, sort: query.sort }} />
					</div>
				</details>
			) : null}
			{own === undefined ? null : <OwnPricesNote of={own} />}
		</div>
	);
}

/** Returns the choice only if it differs from the default, so that default addresses stay short. */
const said = <Name extends keyof Preferences>(name: Name, choice: Preferences[Name], query: ListQuery) =>
	choice === usualPreferences[name] && query[name] === choice ? "" : choice;

interface RowSettingsProps extends Pick<ListToolsProps, "path" | "query" | "otherParams"> {
	/** Counts the items on all pages. */
	total: number;
}

/** How many rows a page has, and how high they are: chosen once, at the end of the list. */
export function RowSettings({ total, path, query, otherParams = {} }: RowSettingsProps) {
	const t = useT("catalogue");
	const { number } = useFormat();
	const hrefOf = (changed: Record<string, string | number>) => listHref(path, { ...otherParams, ...changed });
	return (
		<div className={css.settings}>
			{total > rowChoices[0] ? (
				<Setting
					label={t("rows")}
					choices={rowChoices.map((rows) => ({
						name: number(rows),
						isChosen: rows === query.rows,
						// Opens the page that contains this page's first row.
						address: hrefOf({ page: Math.floor(skipOf(query.page, query.rows) / rows) + 1, rows: said("rows", rows, query) }),
					}))}
				/>
			) : null}
			<Setting
				label={t("density")}
				className={css.density}
				choices={densities.map((density) => ({
					name: t(`density.${density}`),
					isChosen: density === query.density,
					address: hrefOf({ page: query.page, density: said("density", density, query) }),
				}))}
			/>
		</div>
	);
}

/** Links to all pages of the list on paper. */
export function PrintAll({ path, query, otherParams = {} }: Pick<ListToolsProps, "path" | "query" | "otherParams">) {
	const t = useT("catalogue");
	return (
		<Link
			to={listHref(`${path}/print`, { compare: otherParams.compare, sort: query.sort, f: otherParams.f })}
			rel="nofollow"
			className={css.print}
		>
			{t("printAll")}
		</Link>
	);
}

function Setting({ label, className = "", choices }: SwitchProps) {
	return (
		<div className={`${css.setting} ${className}`}>
			<span aria-hidden="true">{label}:</span>
			<Switch label={label} choices={choices} />
		</div>
	);
}

interface ByDayProps {
	path: string;
	/** As it was typed; "" for none. */
	by: string;
	problem: "format" | "past" | null;
	params: Record<string, string>;
}

/** Narrows the list to goods that arrive by a day. An empty field shows all. */
function ByDayForm({ path, by, problem, params }: ByDayProps) {
	const t = useT("catalogue");
	return (
		<Form action={path} preventScrollReset className={css.byTyped}>
			<HiddenParams params={{ ...params, by: "" }} />
			<input
				key={by}
				id="by"
				name="by"
				type="date"
				defaultValue={by}
				autoComplete="off"
				aria-labelledby="by-name"
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem ? "by-problem" : undefined}
				className={css.select}
			/>{" "}
			<button type="submit" className={css.apply}>
				{t("sort.apply")}
			</button>
			{problem ? (
				<span id="by-problem" className={`${danger} ${medium}`}>
					{t(`by.${problem}`)}
				</span>
			) : null}
		</Form>
	);
}

/** Says the order of the list, also where measures and words have no heads. */
function SortForm({ path, sorting, otherParams, form }: Pick<ListToolsProps, "path" | "otherParams" | "form"> & { sorting: Sorting }) {
	const t = useT("catalogue");
	const isHydrated = useHydrated();
	const { select, ask } = useOrder(sorting.sort);
	const nameOf = useOrderName(sorting);
	const measures = (sorting.columns ?? []).filter(({ code }) => sorting.sorts.includes(code));
	const choices = [
		...sortChoices,
		...moreSortChoices.filter((choice) => sorting.sorts.includes(directionOf(choice).by)),
		...measures.flatMap(({ code }) => [`${code}_asc`, `${code}_desc`] as const),
	];
	// Text browsers ignore the form attribute and send the form around the field.
	return (
		<Form action={path} preventScrollReset className={css.sort}>
			<HiddenParams params={otherParams ?? {}} />
			<label htmlFor="sort" className={hidden}>
				{t("sort")}
			</label>
			<select
				ref={select}
				id="sort"
				name="sort"
				form={form}
				defaultValue={sorting.sort}
				className={`${drawnSelect} ${css.select}`}
				autoComplete="off"
				onChange={ask}
			>
				{choices.map((choice) => (
					<option key={choice} value={choice}>
						{nameOf(choice)}
					</option>
				))}
			</select>
			{isHydrated ? null : (
				<button type="submit" form={form} className={css.apply}>
					{t("sort.apply")}
				</button>
			)}
		</Form>
	);
}

/** The choice keeps its place and the focus while orders arrive. An older answer does not replace a newer choice. */
function useOrder(shown: string) {
	const select = useRef<HTMLSelectElement>(null);
	const requested = useRef<string | null>(null);
	useEffect(() => {
		const { current } = select;
		if (!current) return;
		// The reader chose this before scripts ran.
		if (requested.current === null && current.value !== shown) {
			requested.current = current.value;
			current.form?.requestSubmit();
			return;
		}
		if (requested.current && requested.current !== shown) return;
		requested.current = "";
		current.value = shown;
	}, [shown]);
	return {
		select,
		ask({ currentTarget }: { currentTarget: HTMLSelectElement }) {
			requested.current = currentTarget.value;
			currentTarget.form?.requestSubmit();
		},
	};
}

interface SwitchProps {
	label: string;
	className?: string;
	choices: { name: string; isChosen: boolean; address: string }[];
}

/** Links to each way to show the list. Search engines follow only the default one. */
function Switch({ label, className = "", choices }: SwitchProps) {
	const anchor = useListAnchor();
	return (
		<nav aria-label={label} className={`${switchLinks} ${className}`}>
			{choices.map(({ name, isChosen, address }) => (
				<Fragment key={name}>
					<Link to={address + anchor} rel="nofollow" preventScrollReset className={switchLink} aria-current={isChosen ? "true" : undefined}>
						{name}
					</Link>{" "}
				</Fragment>
			))}
		</nav>
	);
}

export function ListCount({ count, page, rows, view }: { count: number; view: View } & Pick<ListQuery, "page" | "rows">) {
	const t = useT("catalogue");
	const { number } = useFormat();
	const first = skipOf(page, rows) + 1;
	const last = Math.min(skipOf(page, rows) + rows, count);
	const isTable = view === "table";
	if (first > count) return t(isTable ? "count.variants" : "count.products", { count });
	const total = t(isTable ? "count.variants" : "count.ofProducts", { count });
	return t("count.range", { range: first === last ? number(first) : `${number(first)}–${number(last)}`, total });
}

export function Dense({ density, children }: Pick<Preferences, "density"> & { children: ReactNode }) {
	return <div data-density={density === usualPreferences.density ? undefined : density}>{children}</div>;
}
