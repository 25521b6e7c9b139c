import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { formatRange } from "../../contract/fields";
import { type SearchResults, search } from "../../contract/search";
import { pageSize } from "../constants";
import { pageOf, pagesOf, skipOf } from "../features/catalogue/list-query";
import { SearchPage } from "../features/search/search-page";
import { searchTerm, searchWords } from "../features/search/search-words";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { pageMeta } from "../page-meta";
import { requireCanonical } from "../redirect.server";
import type { loader as rootLoader } from "../root";

export const handle = { i18n: ["search", "catalogue"] };

export const meta = pageMeta;

const nothing: SearchResults = { variants: [], categories: [], count: 0, corrected: null };

export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCanonical(request);
	const params = new URL(request.url).searchParams;
	const words = searchWords(params.get("search"));
	const page = pageOf(params);
	const term = searchTerm(words);
	const results = term
		? await context.backend(search.new, { params: { term }, query: { range: formatRange(skipOf(page), pageSize) } })
		: nothing;
	const t = context.texts.translator("search");
	const title = context.texts.translator("common")("titleSuffix", { title: words ? t("title.words", { words }) : t("title") });
	return data(
		{ meta: { title, isPrivate: true }, words, page, results, idem: crypto.randomUUID() },
		{ status: page > pagesOf(results.count) ? 404 : 200 },
	);
}

export default function SearchRoute() {
	const { words, page, results, idem } = useLoaderData<typeof loader>();
	const categories = useRouteLoaderData<typeof rootLoader>("root")?.categories ?? null;
	const t = useT("search");
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<SearchPage words={words} page={page} results={results} idem={idem} browse={categories} />
		</>
	);
}
