import { useEffect, useState } from "react";
import type { Column, FilterGroup } from "../../contract/catalogue";
import { formatFilters } from "../../contract/filter-text";
import type { SearchResults } from "../../contract/search";
import { FilterChips } from "../catalogue/filters/filter-chips";
import { FilterForm, FilterProblem } from "../catalogue/filters/filter-form";
import { type ListedCategory, NarrowerLists } from "../catalogue/list/category-list";
import { NothingLeft, PageBeyond } from "../catalogue/list/empty-list";
import type { Narrowing, RequestedFilters } from "../catalogue/list/list-href";
import { Dense, ListCount, ListTools, RowSettings } from "../catalogue/list/list-tools";
import { NarrowedList } from "../catalogue/list/narrowed-list";
import type { Sorting } from "../catalogue/list/sorting";
import type { DayChoice } from "../catalogue/place/by-day.server";
import { useOwnRows } from "../catalogue/price/own-prices";
import type { OwnList } from "../catalogue/price/own-prices.server";
import type { TableVariant } from "../catalogue/table/table-rows";
import { VariantTable } from "../catalogue/table/variant-table";
import { href } from "../platform/config/href";
import { filterFormId } from "../platform/http/filter-names";
import { type ListQuery, listHref, otherParamsOf, pagesOf, skipOf } from "../platform/http/list-query";
import { useT } from "../platform/i18n/i18n";
import { ListPager } from "../platform/page/list-pager";
import { useChoiceParams } from "../platform/page/use-choice";
import { arrived, type Deferred, type Part } from "../ui/deferred-content";
import { clickHref } from "./click";

const path = href("/new_search");

export interface ResultListProps {
	/** The words of the search, or "" before the first. */
	words: string;
	query: ListQuery;
	/** Why the day in the address narrows nothing. */
	byDay: DayChoice;
	results: Omit<SearchResults, "categories" | "values" | "variants"> & {
		categories: ListedCategory[];
		columns: Column[];
		variants: TableVariant[];
		own: OwnList;
	};
	groups: FilterGroup[];
	requested: RequestedFilters;
	/** The id that registers clicks. */
	queryId: Deferred<number | null>;
	idem: string;
}

/** Shows the variants that were found, with filters. */
export function ResultList(found: ResultListProps) {
	const t = useT("search");
	const { words, query, results, groups, requested } = found;
	const others = { ...otherParamsOf(query), view: "", showHidden: "", ...useChoiceParams() };
	const f = formatFilters(requested.filters);
	const sorting =
		results.count > 1
			? {
					sort: query.sort,
					sorts: results.sorts,
					columns: results.columns,
					usualOrder: t("sort.relevance"),
					hrefOf: (sort: ListQuery["sort"]) => listHref(path, { search: words, ...others, sort, f }),
				}
			: undefined;
	const narrowing = { groups, ...requested, path, otherParams: { search: words, ...others } };
	return (
		<NarrowedList
			narrower={
				results.categories.length > 0 ? <NarrowerLists title={t("categories")} categories={results.categories} view="flex" /> : null
			}
			// The form's fields belong to one search.
			filters={
				groups.length > 0 ? (
					<FilterForm key={words} {...narrowing} count={results.count} noun="variants" hasSort={sorting !== undefined} />
				) : null
			}
			head={
				<>
					<FilterProblem status={requested.status} />
					<FilterChips of={{ value: groups }} narrowing={narrowing} />
					<ListTools
						count={<ListCount count={results.count} page={query.page} rows={query.rows} view="table" />}
						form={groups.length > 0 ? filterFormId : undefined}
						path={path}
						query={query}
						byDay={found.byDay}
						sorting={sorting}
						own={results.own}
						otherParams={{ search: words, ...others, sort: "", f }}
					/>
				</>
			}
		>
			<Results {...found} sorting={sorting} narrowing={narrowing} />
		</NarrowedList>
	);
}

function Results({
	words,
	query,
	results,
	queryId,
	idem,
	sorting,
	narrowing,
}: ResultListProps & { sorting?: Sorting; narrowing: Narrowing }) {
	const t = useT("search");
	const noted = useQueryId(words, queryId);
	const { columns, count, corrected } = results;
	const variants = useOwnRows(results.own, results.variants);
	const { page, rows, density } = query;
	const pages = pagesOf(count, rows);
	const hrefOf = (number: number) => listHref(path, { ...narrowing.otherParams, f: formatFilters(narrowing.filters), page: number });
	if (count === 0) return <NothingLeft />;
	if (page > pages) return <PageBeyond page={page} pages={pages} hrefOf={hrefOf} />;
	return (
		<>
			<Dense density={density}>
				<VariantTable
					caption={t("caption", { words: corrected ?? words, page, pages })}
					variants={variants}
					columns={columns}
					idem={idem}
					naming={columns.length > 0 ? "product" : "full"}
					sorting={sorting}
					pingOf={({ id }) => clickHref(noted, skipOf(page, rows) + variants.findIndex((variant) => variant.id === id) + 1, id)}
				/>
			</Dense>
			<ListPager page={page} pages={pages} hrefOf={hrefOf}>
				<RowSettings
					total={count}
					path={path}
					query={query}
					otherParams={{ ...narrowing.otherParams, f: formatFilters(narrowing.filters) }}
				/>
			</ListPager>
		</>
	);
}

/**
 * Returns the id that registers clicks on results. It arrives with the first page or after it. With scripts further
 * pages, and the list under an open panel, keep the id.
 */
function useQueryId(words: string, queryId: Deferred<number | null>): number | null {
	const [known, setKnown] = useState<{ words: string; id: number } | null>(null);
	useEffect(() => {
		let isCurrent = true;
		const note = (part: Part<number | null>) => {
			const id = part?.value;
			if (isCurrent && id != null) setKnown({ words, id });
		};
		Promise.resolve(queryId && "promise" in queryId ? queryId.promise : queryId).then(note, () => {});
		return () => {
			isCurrent = false;
		};
	}, [words, queryId]);
	return arrived(queryId) ?? (known?.words === words ? known.id : null);
}
