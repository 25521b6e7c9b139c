import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { Column, FilterGroup } from "../../../contract/catalogue";
import { catalogue } from "../../../contract/catalogue";
import { formatRange } from "../../../contract/fields";
import { formatFilters } from "../../../contract/filter-text";
import { type Filters, readFilters } from "../../../contract/filters";
import { crumbsOf, stepsOf } from "../../catalogue/crumbs";
import { chosenFilters } from "../../catalogue/filters/filter-chips";
import { requiredFilters } from "../../catalogue/list/list-href.server";
import { href } from "../../platform/config/href";
import { listAnchor, listHref, pageOf, pagesOf, skipOf } from "../../platform/http/list-query";
import { formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";
import { addSent } from "../add/items.server";
import type { Problems } from "../add/refused-items";
import { readSentItems } from "../add/sent-items";
import { pickPrefix } from "./series-fields";
import { axes, seriesTable } from "./series-table";

/** One screen of rows. */
const maxRows = 15;

/** Reads a page of the products of a category with the prices of one grade and finish. */
export async function readSeries({ context, params, request }: LoaderFunctionArgs) {
	const { market, texts } = context;
	const { searchParams } = new URL(request.url);
	const slug = params.slug ?? "";
	const path = href("/categories/:slug/series", { slug });
	const filters = requiredFilters(searchParams);
	const picked = pickedFilters(searchParams, filters);
	const hrefOf = (page: number, shown: Filters) => listHref(path, { page, f: formatFilters(shown) });
	// Another grade keeps the page, because it has the same sizes.
	if (picked) throw redirect(hrefOf(pageOf(searchParams), picked) + (context.isByScript ? "" : `#${listAnchor}`));
	const page = pageOf(searchParams);
	const { category, products, count } = await context.backend(catalogue.productsByCategory, {
		params: { slug },
		query: { range: formatRange(skipOf(page, maxRows), maxRows), f: formatFilters(withoutAxes(filters)) },
	});
	const pages = pagesOf(count, maxRows);
	const table = seriesTable(products, filters);
	const format = formatFor(market);
	const codes = new Set([table.axis?.code, ...table.choices.map(({ group }) => group.code)]);
	const isChoice = ([code]: [string, unknown]) => codes.has(code);
	const t = texts.translator("series");
	return data(
		{
			meta: describePage(context, { title: t("title", { title: category.title }), isUnlisted: true }),
			crumbs: [...crumbsOf(stepsOf(category.path)), { title: t("crumb") }],
			title: category.title,
			norms: category.norms.slice(0, 2),
			count,
			page,
			pages,
			table,
			filters,
			/** Filters other than the choices, which make the table shorter. */
			narrowed: chosenFilters(
				category.columns.map(groupOf),
				Object.fromEntries(Object.entries(filters).filter((entry) => !isChoice(entry))),
				format,
				texts.translator("filters"),
			).map(({ text }) => text),
			whole: hrefOf(1, Object.fromEntries(Object.entries(filters).filter(isChoice))),
			path,
			list: listHref(href("/categories/:slug", { slug }), { f: formatFilters(filters) }),
			day: format.date(new Date().toISOString()),
			idem: context.newKey(),
		},
		{ status: page > pages ? 404 : 200 },
	);
}

/** All sizes stay in their rows, whichever grade is chosen. */
const withoutAxes = (filters: Filters): Filters => Object.fromEntries(Object.entries(filters).filter(([code]) => !axes.includes(code)));

const groupOf = (column: Column): FilterGroup => ({ ...column, min: null, max: null, options: [] });

/**
 * Reads the choices of a sent form, `pick.<code>` as JSON: "S355J2", 1000.
 * @returns the filters with them; null for an address without a sent form
 */
function pickedFilters(params: URLSearchParams, filters: Filters): Filters | null {
	const picks = [...params].filter(([name]) => name.startsWith(pickPrefix));
	if (picks.length === 0) return null;
	const text = `{${picks.map(([name, value]) => `${JSON.stringify(name.slice(pickPrefix.length))}:[${value}]`).join()}}`;
	const chosen = readFilters(text);
	if (!chosen) throw new Response(null, { status: 400 });
	return { ...filters, ...chosen };
}

export interface SeriesAnswer {
	/** The typed quantities by field. */
	typed: Record<string, string>;
	/** By field; "" for the form as a whole. */
	problems: Problems;
	idem: string;
}

/** Adds all typed quantities to the cart, or none. `intent=sum` adds nothing and shows their sum. */
export async function addSeries({ context, params, request }: ActionFunctionArgs) {
	const form = await request.formData();
	const { searchParams } = new URL(request.url);
	const filled = new FormData();
	for (const [name, value] of form)
		if (typeof value === "string" && (!name.startsWith("amount.") || value.trim() !== "")) filled.append(name, value);
	const sent = readSentItems(filled);
	if (!sent) throw new Response(null, { status: 400 });
	const typed = Object.fromEntries(sent.rows.map(({ field, typed }) => [field, typed]));
	const answer = (problems: Problems, status: number, idem: string) => data<SeriesAnswer>({ typed, problems, idem }, { status });
	if (form.get("intent") === "sum") return answer({}, 200, sent.idem);
	if (sent.rows.length === 0) return answer({ "": { error: "amount.required", details: {} } }, 422, sent.idem);
	const f = formatFilters(readFilters(searchParams.get("f")) ?? {});
	const returnTo = listHref(href("/categories/:slug/series", { slug: params.slug ?? "" }), { page: pageOf(searchParams), f });
	const added = await addSent(context, sent, returnTo);
	if (!("problems" in added)) return added;
	return answer(added.problems, added.status, added.idem);
}
