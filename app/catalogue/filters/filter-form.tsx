import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FilterGroup } from "../../../contract/catalogue";
import { formatFilters } from "../../../contract/filter-text";
import type { Filter } from "../../../contract/filters";
import { DeferredPart } from "../../platform/document/deferred-part";
import { beforeField, beforePageField, filterFormId, groupAnchor, maxField, minField, openField } from "../../platform/http/filter-names";
import { pageOf } from "../../platform/http/list-query";
import { useT } from "../../platform/i18n/i18n";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { useOpened } from "../../ui/browser/use-opened";
import { arrived, type Deferred } from "../../ui/deferred-content";
import { Button } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import { hidden as hiddenClass } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { ErrorSummary, Notice } from "../../ui/notice";
import { Hidden } from "../../ui/wrap";
import { type NarrowedAddress, type Narrowing, narrowedHref, useListAnchor } from "../list/list-href";
import { HiddenParams } from "../list/list-parts";
import * as problem from "../list/narrowed-list.css";
import { without } from "./filter-chips";
import * as css from "./filter-form.css";
import { fieldId, filterKinds, wrongText } from "./filter-kinds";
import { firstCodes, inReadersOrder } from "./filter-order";
import { useFilterForm } from "./use-filter-form";

interface FilterFormProps extends Narrowing {
	count: number;
	noun: "variants" | "products";
	/** The form also sends the order of the list. */
	hasSort: boolean;
}

/** Opens the groups that most readers use: the first ones, and short lists of words. The rail is then about as high as ten rows. */
const isOpen = ({ code, kind, options }: FilterGroup): boolean => firstCodes.includes(code) || filterKinds[kind].isOpen(options);

/**
 * Shows the filters of a list in a column next to it, or in a fold above it on narrow screens. Without scripts the
 * server redirects the sent form to the list's address. With scripts each choice navigates there at once, and the
 * button shows the number of results.
 */
export function FilterForm({ count, noun, hasSort, ...narrowing }: FilterFormProps) {
	const { groups, filters, path, otherParams } = narrowing;
	const t = useT("filters");
	const { form, problem, handlers } = useFilterForm(narrowing);
	const { typed, wrong, isShown } = problem;
	const anchor = useListAnchor();
	const isHydrated = useHydrated();
	const { sort = "", ...others } = otherParams;
	const hidden = hasSort ? others : { ...others, sort };
	const chosen = Object.keys(filters).length;
	const address = new URLSearchParams(useLocation().search);
	const requested = address.get(openField);
	const page = pageOf(address);
	if (groups.length === 0) return null;
	return (
		<>
			{isShown ? <FilterErrors groups={groups} typed={typed} wrong={wrong} /> : null}
			<details className={css.fold} open={wrong.length > 0 || groups.some(({ code }) => code === requested) || undefined}>
				<summary className={css.handle}>
					<Icon name="filter" />
					{chosen > 0 ? t("fold.count", { count: chosen }) : t("fold")}
				</summary>
				{/* Without autoComplete="off" the browser restores the ticks of the earlier visit on the way back. */}
				<Form
					key={path}
					ref={form}
					id={filterFormId}
					action={path}
					preventScrollReset
					autoComplete="off"
					className={css.form}
					aria-label={t("title")}
					{...handlers}
				>
					<p className={css.title} aria-hidden="true">
						{t("title")}
					</p>
					<input type="hidden" name={beforeField} value={formatFilters(filters)} />
					<HiddenParams params={{ ...hidden, [beforePageField]: page > 1 ? String(page) : "" }} />
					{/* Enter in a field presses the first button. It must not be one that opens a group. */}
					<button type="submit" tabIndex={-1} aria-hidden="true" className={hiddenClass}>
						{t("apply")}
					</button>{" "}
					{inReadersOrder(groups).map((group) => (
						<FilterGroupFold
							key={group.code}
							group={group}
							filter={filters[group.code]}
							isOpen={isOpen(group)}
							isRequested={group.code === requested}
							typed={typed}
							wrong={wrong}
							cleared={narrowedHref(narrowing, without(filters, group.code)) + anchor}
						/>
					))}
					<div className={css.apply}>
						<Button isWide>{isHydrated && count > 0 ? t(`apply.${noun}`, { count }) : t("apply")}</Button>
					</div>
				</Form>
			</details>
		</>
	);
}

interface DeferredFiltersProps extends Omit<FilterFormProps, keyof Narrowing> {
	of: Deferred<FilterGroup[]>;
	narrowing: NarrowedAddress;
}

/**
 * Returns a list's filters, or null if it has none, and the id of their form. A form that arrives after the list has
 * no id here, so it takes no fields of the list.
 */
export function filtersOf({ hasSort, ...list }: DeferredFiltersProps): { filters: ReactNode; form: string | undefined } {
	const known = arrived(list.of);
	if (known?.length === 0) return { filters: null, form: undefined };
	const form = known ? filterFormId : undefined;
	return { filters: <DeferredFilters key={list.narrowing.path} {...list} hasSort={hasSort && form !== undefined} />, form };
}

/** Renders the form, which may arrive after the list. */
function DeferredFilters({ of, narrowing, ...list }: DeferredFiltersProps) {
	const t = useT("filters");
	const common = useT("common");
	return (
		<DeferredPart of={of} title={t("fold")} waiting={<p className={css.waiting}>{common("part.waiting")}</p>}>
			{(groups) => <FilterForm groups={groups} {...narrowing} {...list} />}
		</DeferredPart>
	);
}

/** Says above the list that the address is unreadable or that the form cannot be applied now. */
export function FilterProblem({ status }: Pick<Narrowing, "status">) {
	const t = useT("filters");
	const common = useT("common");
	const { pathname, search } = useLocation();
	const what = status === 400 ? "broken" : status === 503 ? "unread" : null;
	if (!what) return null;
	return (
		<div className={problem.problem}>
			<Notice tone="warning" title={t(`${what}.title`)}>
				<p>
					{t(`${what}.text`)} {status === 503 ? <Link to={pathname + search}>{common("error.retry")}</Link> : null}
				</p>
			</Notice>
		</div>
	);
}

function FilterErrors({ groups, typed, wrong }: Pick<Narrowing, "groups" | "typed" | "wrong">) {
	const t = useT("filters");
	if (wrong.length === 0) return null;
	const errors = wrong.map((name) => {
		const group = groups.find(({ code }) => name.endsWith(`.${code}`));
		const message = wrongText(t, group?.unit ?? "", typed[name] ?? "");
		return { id: fieldId(name), text: t("wrong.field", { field: group?.title ?? "", message }) };
	});
	return (
		<div className={css.errors}>
			<ErrorSummary title={t("wrong.title")} errors={errors} />
		</div>
	);
}

interface FilterGroupFoldProps {
	group: FilterGroup;
	filter: Filter | undefined;
	isOpen: boolean;
	/** True if the address asks for all values of the group. */
	isRequested: boolean;
	typed: Record<string, string>;
	wrong: string[];
	/** The list without this filter. */
	cleared: string;
}

/** Shows one measure or property. Each value has its number of results. Numbers also have a range. */
function FilterGroupFold({ group, filter, isOpen, isRequested, typed, wrong, cleared }: FilterGroupFoldProps) {
	const t = useT("filters");
	const { code, kind, title, symbol, unit } = group;
	const { Fields } = filterKinds[kind];
	const values = Array.isArray(filter) ? filter : [];
	const range = filter && !Array.isArray(filter) ? filter : null;
	const count = range ? 1 : values.length;
	const isWrong = [minField(code), maxField(code)].some((name) => wrong.includes(name));
	// A group with an error opens alone.
	const { hasOpened, fold } = useOpened(isRequested || (wrong.length > 0 ? isWrong : isOpen || count > 0));
	const id = groupAnchor(code);
	return (
		<details className={css.group} {...fold}>
			<summary className={css.summary} id={id}>
				<span className={css.name}>
					{title}
					{symbol ? <span className={css.symbol}>{` ${symbol}`}</span> : null}
					{unit ? <span className={css.unit}>{` ${unit}`}</span> : null}
				</span>{" "}
				{count > 0 ? (
					<span className={css.chosen}>
						{count}
						<Hidden> {t("chosen")}</Hidden>
					</span>
				) : null}
			</summary>
			<fieldset aria-labelledby={id} className={css.fields}>
				<Fields
					group={group}
					values={values}
					listed={isRequested ? "all" : hasOpened ? "first" : "chosen"}
					range={range}
					typed={typed}
					wrong={wrong}
				/>
				{count > 1 ? (
					<p>
						<Link to={cleared} preventScrollReset>
							{t("clear.one", { title })}
						</Link>
					</p>
				) : null}
			</fieldset>
		</details>
	);
}
