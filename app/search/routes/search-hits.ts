import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formatRange } from "../../../contract/fields";
import { formatFilters } from "../../../contract/filter-text";
import { readFilters } from "../../../contract/filters";
import { search } from "../../../contract/search";
import { reportableQuery } from "../../platform/analytics/search-query";
import { forFields, none, optional } from "../../platform/backend/deferred.server";
import { overlayLeastCharacters, overlayPageSize } from "../../platform/config/constants";
import { searchTerm, searchWords } from "../../platform/http/search-words";
import { formatFor } from "../../platform/i18n/format";
import { categoryHitOf, hitOf, sizeHitOf } from "../overlay/hit-of";
import type { HitPage } from "../overlay/hits";
import { missingOf } from "../page/missing";
import { ownArticle, registerSearch, searchFor } from "../search-for.server";
import { understoodParts } from "../understood";

/** Hits for the search overlay, five at a time: ?search= &skip=, narrowed by &f= like the search page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const params = new URL(request.url).searchParams;
	const words = searchWords(params.get("search"));
	const skip = skipIn(params.get("skip"));
	const filters = readFilters(params.get("f"));
	if (!searchTerm(words) || words.length < overlayLeastCharacters || skip === null || filters === null)
		return new Response(null, { status: 400 });
	const query = { range: formatRange(skip, overlayPageSize), f: formatFilters(filters), sizes: skip === 0 ? ("true" as const) : undefined };
	const own = ownArticle(context, words);
	const registered = skip === 0 ? optional(context, registerSearch(context, request, words, own)) : none;
	const { results } = await searchFor(context, words, own, (term) => context.backend(search.new, { params: { term: term ?? "" }, query }));
	const queryId = (await forFields(context, registered))?.value ?? null;
	if (skip === 0) context.track("Catalogue Searched", { query: reportableQuery(words, results), count: results.count, in: "overlay" });
	const format = formatFor(context.market);
	const t = context.texts.translator("catalogue");
	const ofSearch = context.texts.translator("search");
	const missing = missingOf(words, results, ofSearch);
	return Response.json({
		words,
		missing: missing && [missing.title, missing.instead].filter(Boolean).join(". "),
		corrected: results.corrected,
		count: results.count,
		hits: results.variants.map((variant, index) => hitOf(variant, skip + index + 1, format, t)),
		sizes: (results.sizes ?? []).map(({ variant, count }) => sizeHitOf(variant, count, format, t)),
		understood: understoodParts(results, format, ofSearch),
		quantity: results.understood?.quantity ?? null,
		categories: results.categories.map((category) => categoryHitOf(category, t)),
		queryId,
	} satisfies HitPage);
}

function skipIn(text: string | null): number | null {
	if (text === null) return 0;
	return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
