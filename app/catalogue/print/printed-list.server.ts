import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Column, FilterGroup } from "../../../contract/catalogue";
import type { Sort } from "../../../contract/fields";
import { formatFilters } from "../../../contract/filter-text";
import { type Filters, readFilters } from "../../../contract/filters";
import { listAddress, readListQuery } from "../../platform/http/list-query";
import { requireCanonical } from "../../platform/http/redirect.server";
import { formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";
import { chosenFilters } from "../filters/chosen-filters";
import type { TableVariant } from "../table-rows";
import { priceList } from "./price-list";
import type { PriceListPageProps } from "./price-list-page";

/** More are no list that anybody prints. */
export const mostPrinted = 1_000;

interface RequestedList {
	/** What is chosen to be compared, for the way back. */
	compare: string;
	filters: Filters;
	sort: Sort | undefined;
}

/** @throws 400 where f cannot be read */
export function requestedList(request: Request): RequestedList {
	requireCanonical(request);
	const params = new URL(request.url).searchParams;
	const filters = readFilters(params.get("f"));
	if (filters === null) throw new Response(null, { status: 400 });
	const { sort } = readListQuery(params);
	return { compare: params.get("compare") ?? "", filters, sort: sort === "" ? undefined : sort };
}

interface PrintedList extends RequestedList {
	/** Of the list that it is printed from. */
	path: string;
	title: string;
	norms: readonly string[];
	rows: readonly TableVariant[];
	columns: readonly Column[];
	isOfOne: boolean;
	count: number;
	/** What it can be narrowed by, if it is narrowed. */
	groups: readonly FilterGroup[];
}

/** What the page of a price list shows, in words. Search engines know the list itself. */
export function printedList(context: LoaderFunctionArgs["context"], printed: PrintedList) {
	const { market, texts } = context;
	const { path, title, norms, rows, columns, isOfOne, count, groups, compare, filters, sort } = printed;
	const format = formatFor(market);
	const printing = texts.translator("printing");
	const page: PriceListPageProps = {
		heading: title,
		norms: [...norms],
		filters: chosenFilters(groups, filters, format, texts.translator("filters")).map(({ text }) => text),
		list: priceList(rows, columns, title, isOfOne, format, texts.translator("catalogue")),
		count,
		day: format.date(new Date().toISOString()),
		back: listAddress(path, { compare, sort, f: formatFilters(filters) }),
	};
	return { meta: describePage(context, { title: printing("title", { title }) }), page };
}
