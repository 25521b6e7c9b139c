import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { formatFilters } from "../../contract/filter-text";
import type { Filters } from "../../contract/filters";
import { type SearchResults, search } from "../../contract/search";
import type { OwnArticle } from "../../contract/team";
import { CategoryList, type ListedCategory, listedCategory, NarrowerLists } from "../catalogue/list/category-list";
import { requestedFilters, requireKnownFilters } from "../catalogue/list/list-href.server";
import { shownSorts } from "../catalogue/list/sorting";
import { byDayOf } from "../catalogue/place/by-day.server";
import { type CutWay, cutWayOf } from "../catalogue/plates/cut-way";
import { ownList } from "../catalogue/price/own-prices.server";
import { SearchExamples } from "../catalogue/search-examples";
import { searchRows } from "../catalogue/table/table-rows";
import type { OpenVariant } from "../catalogue/variant/variant-dialog";
import { VariantPanel } from "../catalogue/variant/variant-panel";
import { openVariant } from "../catalogue/variant/variant-panel.server";
import type { Answer } from "../content/answers/answers";
import { readAnswers } from "../content/answers/answers.server";
import { ContactButton } from "../content/contact-button";
import { CountedButton } from "../platform/analytics/counted-link";
import { reportableQuery } from "../platform/analytics/search-query";
import { isNewSearch, listVisit } from "../platform/analytics/visits.server";
import { deferred, none, optional } from "../platform/backend/deferred.server";
import { href } from "../platform/config/href";
import { MissingPart } from "../platform/document/deferred-part";
import { inKnownOrder, type ListQuery, listHref, pagesOf } from "../platform/http/list-query";
import { listQueryOf, rangeOf } from "../platform/http/list-range.server";
import { searchWords } from "../platform/http/search-words";
import { formatFor, unbroken } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { keepPage } from "../platform/page/compare-ids";
import { PageLink } from "../platform/page/page-link";
import { useSeller } from "../platform/page/use-seller";
import { useVisit } from "../platform/page/use-visit";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import type { loader as rootLoader } from "../root";
import type { Part } from "../ui/deferred-content";
import { muted, row, size, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Wrap } from "../ui/wrap";
import { Answers } from "./answers";
import { adviceFor, missingOf } from "./missing";
import { ResultList, type ResultListProps } from "./result-list";
import * as css from "./search.css";
import { ownArticle, registerSearch, searchFor } from "./search-for.server";
import { Understood, type UnderstoodQuery, understoodParts } from "./understood";

export const handle = { i18n: ["search", "catalogue", "filters"] };

export const meta = pageMeta;

export const shouldRevalidate = keepPage;

const nothing: SearchResults = { variants: [], categories: [], count: 0, sorts: [], corrected: null, missing: null, apart: null };

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { backend, market, texts } = context;
	const params = new URL(request.url).searchParams;
	const words = searchWords(params.get("search"));
	const query = listQueryOf(request, context.visitor);
	const asked = ownArticle(context, words);
	const registered = isFirstLook(params) ? optional(context, registerSearch(context, request, words, asked)) : none;
	const byDay = byDayOf(query.by, context);
	const answersOf = words === "" || !isFirstLook(params) ? null : readAnswers(context);
	const read = (filters: Filters) =>
		searchFor(context, words, asked, async (term) =>
			term ? readResults(backend, term, query, formatFilters({ ...filters, ...byDay.filters }), isFirstLook(params)) : nothing,
		);
	const requested = await requestedFilters(request, market, async () => ({ value: (await read({})).results.values ?? [] }));
	const [found, chosen] = await Promise.all([read(requested.filters), openVariant(context, request.url)]);
	const { term, own } = found;
	const { values: groups = [], sizes = [], ...results } = found.results;
	requireKnownFilters(request, requested, { value: groups });
	const answers = answersOf && !own?.value ? await answersOf(words, results) : [];
	const rows = searchRows(results.variants);
	const [queryId, ownPrices] = await Promise.all([deferred(context, registered), ownList(context, query, results.variants)]);
	if (term && requested.status === 200) {
		const { count } = results;
		if (isFirstLook(params) && isNewSearch(context, words))
			context.track("Catalogue Searched", { query: reportableQuery(words, results), count, in: "page" });
		context.trackVisit(listVisit({ list: "search", count, groups, style: "table" }));
	}
	const t = texts.translator("search");
	const title = words ? t("title.words", { words }) : t("title");
	const seo = texts.translator("seo");
	const description = words ? seo("search", { words }) : seo("search.empty");
	return data(
		{
			meta: describePage(context, { title, description }),
			words,
			own,
			answers,
			sizes: sizes.slice(0, maxSizes).map(({ variant: { products }, count }) => ({
				title: unbroken(products.title),
				address: href("/products/:slug", { slug: products.slug }),
				count,
			})),
			cut: cutWayOf(results.variants),
			understood: understoodParts(results, formatFor(market), t),
			query: inKnownOrder(query, results.sorts),
			byDay: { problem: byDay.problem, days: byDay.days },
			results: {
				...results,
				sorts: shownSorts(results.sorts, rows.columns),
				categories: results.categories.map(listedCategory),
				columns: rows.columns,
				variants: rows.variants,
				own: ownPrices,
			},
			groups,
			requested,
			chosen,
			queryId,
			idem: context.newKey(),
		},
		{ status: query.page > pagesOf(results.count, query.rows) ? 404 : byDay.problem ? 422 : requested.status },
	);
}

const readResults = (backend: LoaderFunctionArgs["context"]["backend"], term: string, listQuery: ListQuery, f: string, hasSizes: boolean) =>
	backend(search.new, {
		params: { term },
		query: { ...rangeOf(listQuery), f, values: "true", sizes: hasSizes ? "true" : undefined },
	});

/** The line below the heading has room for these. */
const maxSizes = 3;

/** Another page, order or selection of the results is not another search. */
const isFirstLook = (params: URLSearchParams): boolean => [...params.keys()].every((name) => name === "search" || name === "compare");

export default function SearchRoute() {
	const found = useLoaderData<typeof loader>();
	const categories = useRouteLoaderData<typeof rootLoader>("root")?.categories ?? null;
	const t = useT("search");
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<SearchPage {...found} browse={categories} />
		</>
	);
}

interface SearchPageProps extends ResultListProps {
	/** The variant of ?showVariant=, if the address has it. */
	chosen: OpenVariant | null;
	/** All categories, for readers who searched for nothing or found nothing. */
	browse: ListedCategory[] | null;
	understood: UnderstoodQuery[];
	/** The article that has the words as own number in the reader's company. Null if it could not be read. */
	own: Part<OwnArticle | null>;
	/** Pages of the shop that answer the words. */
	answers: Answer[];
	/** The products of the best hits, with their number of hits. */
	sizes: { title: string; address: string; count: number }[];
	/** How the plates that were found are cut to size. */
	cut: CutWay;
}

function SearchPage({ browse, chosen, understood, own, answers, sizes, cut, ...found }: SearchPageProps) {
	const t = useT("search");
	const tOfGoods = useT("catalogue");
	const { words, results, requested } = found;
	const { categories, count, corrected } = results;
	const isNarrowed = Object.keys(requested.filters).length > 0 || requested.status !== 200;
	if (words === "") return <Nothing browse={browse} />;
	const missing = missingOf(words, results, t);
	// The words may be an own number that could not be read.
	if (count === 0 && categories.length === 0 && !isNarrowed && own)
		return (
			<NoResults
				words={words}
				title={missing?.title ?? t(answers.length > 0 ? "heading" : "none.heading", { words })}
				missing={results.missing}
				others={missing?.others ?? []}
				browse={browse}
				answers={answers}
			/>
		);
	return (
		<Wrap>
			<header className={css.resultsHead}>
				<div className={css.headLine}>
					<h1 className={css.heading}>{missing?.title ?? t("heading", { words: corrected ?? words })}</h1>
					{sizes.length > 0 ? (
						<div className={css.sizes}>
							<span id="sizes" className={muted}>
								{t("sizes", { count: sizes.length })}
							</span>{" "}
							<ul aria-labelledby="sizes" className={css.sizeList}>
								{sizes.map(({ title, address, count: hits }) => (
									<li key={address}>
										<PageLink to={address} data-hit="">
											{title}
										</PageLink>{" "}
										<span className={muted}>{tOfGoods("category.count", { count: hits })}</span>
									</li>
								))}
							</ul>
						</div>
					) : null}
					<Understood parts={understood} />
				</div>
				<Answers answers={answers} />
				{cut === null || cut === "asked" ? null : (
					<p className={css.answers}>
						{t("cut")}{" "}
						<Link to={cut.to} rel="nofollow">
							{cut.title}
						</Link>
					</p>
				)}
				{own?.value ? (
					<p className={css.lead}>{t("own", { number: own.value.number, name: own.value.name || own.value.fullTitle })}</p>
				) : null}
				{own ? null : <MissingPart title={t("own.missing")} />}
				{missing?.instead ? <p className={css.lead}>{missing.instead}</p> : null}
				{missing && missing.others.length > 0 ? <OtherSearches searches={missing.others} /> : null}
				{corrected && !missing ? <p className={css.lead}>{t("corrected", { words })}</p> : null}
				{count === 0 && !isNarrowed ? <p className={css.lead}>{t("categoriesOnly")}</p> : null}
			</header>
			<VariantPanel open={chosen} variants={results.variants} />
			{count > 0 || isNarrowed ? <ResultList {...found} /> : <NarrowerLists title={t("categories")} categories={categories} view="flex" />}
		</Wrap>
	);
}

function OtherSearches({ searches }: { searches: readonly string[] }) {
	const t = useT("search");
	return (
		<ul className={stack[2]}>
			{searches.map((words) => (
				<li key={words}>
					<Link to={listHref(href("/new_search"), { search: words })}>{t("heading", { words })}</Link>
				</li>
			))}
		</ul>
	);
}

function Nothing({ browse }: { browse: ListedCategory[] | null }) {
	const t = useT("search");
	return (
		<Wrap>
			<header className={css.head}>
				<h1>{t("empty.heading")}</h1>
				<p className={css.lead}>{t("empty.text")}</p>
				<SearchExamples label={t("examples")} />
			</header>
			<Browse categories={browse} />
		</Wrap>
	);
}

interface NoResultsProps {
	words: string;
	title: string;
	missing: SearchResults["missing"];
	/** Searches without one of the words. */
	others: readonly string[];
	browse: ListedCategory[] | null;
	answers: Answer[];
}

/** Says that nothing was found, and leads on: a person to ask, advice, quick order, and categories (R6.5). */
function NoResults({ words, title, missing, others, browse, answers }: NoResultsProps) {
	const t = useT("search");
	const { phone } = useSeller();
	const visit = useVisit();
	const text = visit?.within === undefined ? t("none.text") : t("none.visit", { system: visit.system });
	return (
		<Wrap>
			<header className={css.head}>
				<h1>{title}</h1>
				<Answers answers={answers} />
				{others.length > 0 ? <OtherSearches searches={others} /> : null}
			</header>
			<div className={css.ways} data-cta="no_results">
				<section className={css.way}>
					<h2 className={size.l}>{t("none.ask")}</h2>
					<p className={css.lead}>{text}</p>
					<p className={row[3]}>
						{visit ? null : (
							<ContactButton kind="primary" to={href("/contact", { words })}>
								{t("none.contact")}
							</ContactButton>
						)}{" "}
						<CountedButton to={`tel:${phone.dial}`}>{t("none.call", { phone: phone.shown })}</CountedButton>
					</p>
				</section>
				<section className={css.way}>
					<h2 className={size.l}>{t("none.title")}</h2>
					<Advice advice={adviceFor(words, missing).map((key) => t(`none.${key}`))} />
					<SearchExamples label={t("examples")} />
				</section>
				<section className={css.way}>
					<h2 className={size.l}>{t("none.list")}</h2>
					<p className={css.lead}>{t("none.list.text")}</p>
					<p>
						<Link to={href("/quick-order")}>{t("none.list.link")}</Link>
					</p>
				</section>
			</div>
			<Browse categories={browse} />
		</Wrap>
	);
}

/** One piece of advice is a sentence, several are a list. */
function Advice({ advice }: { advice: string[] }) {
	if (advice.length === 1) return <p className={css.lead}>{advice}</p>;
	return (
		<ul className={css.advice}>
			{advice.map((text) => (
				<li key={text}>{text}</li>
			))}
		</ul>
	);
}

function Browse({ categories }: { categories: ListedCategory[] | null }) {
	const t = useT("search");
	if (!categories) return null;
	return (
		<nav aria-labelledby="browse" className={css.section}>
			<h2 id="browse" className={size.l}>
				{t("browse")}
			</h2>
			<CategoryList categories={categories} view="grid" />
		</nav>
	);
}
