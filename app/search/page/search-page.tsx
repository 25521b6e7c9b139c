import { Link } from "@remix-run/react";
import type { OwnArticle } from "../../../contract/team";
import { type ListedCategory, NarrowerLists } from "../../catalogue/category-list";
import { SearchExamples } from "../../catalogue/search-examples";
import type { OpenVariant } from "../../catalogue/variant-dialog";
import { VariantPanel } from "../../catalogue/variant-panel";
import { MissingPart } from "../../platform/document/deferred-part";
import { listAddress } from "../../platform/http/list-query";
import { useT } from "../../platform/i18n/i18n";
import type { Part } from "../../ui/deferred-content";
import { Wrap } from "../../ui/wrap";
import type { Understood } from "../understood";
import { UnderstoodChips } from "../understood-chips";
import { Browse } from "./browse";
import { missingOf } from "./missing";
import { NoResults } from "./no-results";
import { ResultList, type ResultListProps } from "./result-list";
import * as css from "./search.css";
import { SearchAgain } from "./search-again";

export interface SearchPageProps extends ResultListProps {
	/** The variant of ?showVariant=, where there is one. */
	chosen: OpenVariant | null;
	/** All categories, to go on from where nothing was searched for or found. */
	browse: ListedCategory[] | null;
	understood: Understood[];
	/** The article of which the words are the own number of the reader's company; null where that could not be read. */
	own: Part<OwnArticle | null>;
}

export function SearchPage({ browse, chosen, understood, own, ...found }: SearchPageProps) {
	const t = useT("search");
	const { words, results, requested } = found;
	const { categories, count, corrected } = results;
	const isNarrowed = Object.keys(requested.filters).length > 0 || requested.status !== 200;
	if (words === "") return <Nothing browse={browse} />;
	const missing = missingOf(words, results, t);
	// What is not sold under these words may be the own number of an article.
	if (count === 0 && categories.length === 0 && !isNarrowed && own)
		return <NoResults words={words} title={missing?.title ?? t("none.heading", { words })} missing={results.missing} browse={browse} />;
	return (
		<Wrap>
			<header className={css.resultsHead}>
				<div className={css.headLine}>
					<h1 className={css.heading}>{missing?.title ?? t("heading", { words: corrected ?? words })}</h1>
					<UnderstoodChips parts={understood} />
					<SearchAgain words={words} isInline />
				</div>
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

/** Where only a combination is missing: what there is with the words that the hits are without. */
function OtherSearches({ searches }: { searches: string[] }) {
	const t = useT("search");
	return (
		<ul className={css.others}>
			{searches.map((words) => (
				<li key={words}>
					<Link to={listAddress("/new_search", { search: words })}>{t("heading", { words })}</Link>
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
