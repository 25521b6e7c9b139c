import { Form, useActionData, useLoaderData, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { formatFilters } from "../../../contract/filter-text";
import { useOptionWords } from "../../catalogue/group/option-words";
import { NothingHere, PageBeyond } from "../../catalogue/list/empty-list";
import { HiddenParams, ListTitle } from "../../catalogue/list/list-parts";
import { listAnchor, listHref } from "../../platform/http/list-query";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { ListPager } from "../../platform/page/list-pager";
import { pageMeta } from "../../platform/seo/page-meta";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { Button } from "../../ui/forms/button";
import { select } from "../../ui/forms/field.css";
import { note } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Wrap } from "../../ui/wrap";
import * as css from "./series.css";
import { addSeries, readSeries } from "./series.server";
import { pickPrefix } from "./series-fields";
import { SeriesSheet } from "./series-sheet";
import type { SeriesChoice } from "./series-table";

export const handle = { i18n: ["series", "catalogue", "errors"] };
export const meta = pageMeta;

export const loader = readSeries;
export const action = addSeries;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** Shows all sizes of a category as one table of prices, with a quantity in each cell and one form for all. */
export default function SeriesPage() {
	const { crumbs, title, norms, count, page, pages, table, filters, narrowed, whole, path, list, day, idem } =
		useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("series");
	const words = useT("catalogue");
	const f = formatFilters(filters);
	const hrefOf = (number: number) => listHref(path, { page: number, f });
	const per = table.unit ? words(`unit.per.${table.unit}`) : words("unit.perUnit");
	return (
		<>
			<Breadcrumbs items={crumbs} />
			<Wrap>
				<ListTitle
					heading={t("title", { title })}
					facts={[...norms, words("count.products", { count }), t("prices", { unit: per, day })]}
				/>
				<section id={listAnchor} className={css.list}>
					<div className={css.tools}>
						<Choices choices={table.choices} params={{ f, page: page > 1 ? String(page) : "" }} path={path} />
						{narrowed.length > 0 ? (
							<p className={note}>
								{t("narrowed", { filters: narrowed.join(" · ") })} <Link to={whole}>{t("whole")}</Link>
							</p>
						) : null}
						<Link to={list} className={css.back}>
							{t("list")}
						</Link>
					</div>
					{count === 0 ? (
						<NothingHere />
					) : page > pages ? (
						<PageBeyond page={page} pages={pages} hrefOf={hrefOf} />
					) : (
						<SeriesSheet
							key={path}
							table={table}
							title={title}
							page={page}
							pages={pages}
							per={per}
							address={hrefOf(page)}
							idem={answer?.idem ?? idem}
							answer={answer}
						/>
					)}
					<ListPager page={page} pages={pages} hrefOf={hrefOf} />
				</section>
			</Wrap>
		</>
	);
}

interface ChoicesProps {
	choices: SeriesChoice[];
	params: Record<string, string>;
	path: string;
}

/** Chooses grade and finish for all rows. With scripts a choice applies at once. */
function Choices({ choices, params, path }: ChoicesProps) {
	const t = useT("series");
	const words = useT("catalogue");
	const submit = useSubmit();
	const isHydrated = useHydrated();
	if (choices.length === 0) return null;
	return (
		<Form
			action={path}
			preventScrollReset
			autoComplete="off"
			className={css.choices}
			aria-label={t("choices")}
			onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
		>
			<HiddenParams params={params} />
			{choices.map((choice) => (
				<Choice key={choice.group.code} {...choice} />
			))}
			{isHydrated ? null : <Button size="s">{words("sort.apply")}</Button>}
		</Form>
	);
}

function Choice({ group, chosen }: SeriesChoice) {
	const wordsOf = useOptionWords();
	const field = useRef<HTMLSelectElement>(null);
	const value = JSON.stringify(chosen);
	// Back and forward change only the address.
	useEffect(() => {
		if (field.current) field.current.value = value;
	}, [value]);
	return (
		<label className={css.choice}>
			<span className={css.choiceWords}>{group.title}</span>{" "}
			<select ref={field} name={pickPrefix + group.code} defaultValue={value} className={`${select} ${css.select}`}>
				{group.options.map((option, index) => (
					<option key={option.value} value={JSON.stringify(option.value)}>
						{wordsOf(group, index).join("")}
					</option>
				))}
			</select>{" "}
		</label>
	);
}
