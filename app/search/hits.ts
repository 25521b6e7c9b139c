import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Variant } from "../../contract/catalogue";
import { formatRange } from "../../contract/fields";
import { formatFilters } from "../../contract/filter-text";
import { readFilters } from "../../contract/filters";
import { search } from "../../contract/search";
import { mainFirst } from "../catalogue/pictures";
import { stockText, stockWords } from "../catalogue/price/delivery-words";
import { cellText, keyMeasures } from "../catalogue/table/columns";
import { readAnswers } from "../content/answers/answers.server";
import { reportableQuery } from "../platform/analytics/search-query";
import { forFields, none, optional } from "../platform/backend/deferred.server";
import { overlayLeastCharacters, overlayPageSize } from "../platform/config/constants";
import { href } from "../platform/config/href";
import { listHref } from "../platform/http/list-query";
import { searchTerm, searchWords } from "../platform/http/search-words";
import { type Format, formatFor, unbroken } from "../platform/i18n/format";
import type { Texts, Translate } from "../platform/i18n/i18n";
import { missingOf } from "./missing";
import type { CategoryHit, Hit, HitPage, SizeHit } from "./overlay/hit-page";
import { ownArticle, registerSearch, searchFor } from "./search-for.server";
import { understoodParts } from "./understood";

/** Returns hits for the search overlay, five at a time, for ?search= &skip=, and for &f= like the search page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const params = new URL(request.url).searchParams;
	const words = searchWords(params.get("search"));
	const skip = skipIn(params.get("skip"));
	const filters = readFilters(params.get("f"));
	if (!searchTerm(words) || words.length < overlayLeastCharacters || skip === null || filters === null)
		return new Response(null, { status: 400 });
	const query = { range: formatRange(skip, overlayPageSize), f: formatFilters(filters), sizes: skip === 0 ? ("true" as const) : undefined };
	const own = ownArticle(context, words);
	const answersOf = skip === 0 ? readAnswers(context) : null;
	const registered = skip === 0 ? optional(context, registerSearch(context, request, words, own)) : none;
	const { results, own: found } = await searchFor(context, words, own, (term) =>
		context.backend(search.new, { params: { term: term ?? "" }, query }),
	);
	const queryId = (await forFields(context, registered))?.value ?? null;
	if (skip === 0) context.track("Catalogue Searched", { query: reportableQuery(words, results), count: results.count, in: "overlay" });
	const format = formatFor(context.market);
	const t = context.texts.translator("catalogue");
	const ofSearch = context.texts.translator("search");
	const missing = missingOf(words, results, ofSearch);
	return Response.json({
		words,
		answers: answersOf && !found?.value ? await answersOf(words, results) : [],
		missing: missing && [missing.title, missing.instead].filter(Boolean).join(". "),
		corrected: results.corrected,
		count: results.count,
		hits: results.variants.map((variant, index) => hitOf(variant, skip + index + 1, format, context.texts)),
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

function hitOf(variant: Variant, position: number, format: Format, texts: Texts): Hit {
	const t = texts.translator("catalogue");
	const { price } = variant.suppliedVariant;
	const { state, key, words } = stockWords(variant.suppliedVariant, texts.locale);
	const { id: supplyId, min_order, pack_size } = variant.suppliedVariant;
	return {
		id: variant.id,
		position,
		code: variant.code,
		title: unbroken(variant.fullTitle),
		address: listHref(href("/products/:slug", { slug: variant.products.slug }), { showVariant: variant.id }),
		measures: measuresOf(variant, format),
		picture: mainFirst(variant.variant_pictures)[0]?.url ?? null,
		price: format.money(price),
		unit: t(`unit.short.${variant.products.unit}`),
		stock: state,
		stockWord: stockText(t, { key, state }, variant.suppliedVariant.stock, variant.products.unit),
		delivery: words ? t(words.key, words.values) : "",
		supply: { id: supplyId, min_order, pack_size },
		unitOfSale: variant.products.unit,
	};
}

const measuresOf = (variant: Variant, format: Format): string =>
	keyMeasures(variant)
		.map((measure) => `${measure.symbol}\u00a0${cellText(measure.value, measure, format)}`)
		.join(" · ");

/**
 * Formats a product for the overlay.
 * @param variant one of its variants
 */
const sizeHitOf = (variant: Variant, count: number, format: Format, t: Translate<"catalogue">): SizeHit => ({
	title: unbroken(variant.products.title),
	address: href("/products/:slug", { slug: variant.products.slug }),
	measures: measuresOf(variant, format),
	count: t("category.count", { count }),
});

function categoryHitOf(
	category: { slug: string; title: string; variantCount: number; iconPicture: { url: string } | null },
	t: Translate<"catalogue">,
): CategoryHit {
	return {
		title: category.title,
		address: href("/categories/:slug", { slug: category.slug }),
		count: t("category.count", { count: category.variantCount }),
		picture: category.iconPicture?.url ?? null,
	};
}
