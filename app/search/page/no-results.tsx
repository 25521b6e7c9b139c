import { phones } from "../../../contract/company";
import type { SearchResults } from "../../../contract/search";
import type { ListedCategory } from "../../catalogue/category-list";
import { SearchExamples } from "../../catalogue/search-examples";
import { ContactButton } from "../../content/contact-button";
import { CountedButton } from "../../platform/analytics/counted-link";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { Wrap } from "../../ui/wrap";
import { adviceFor } from "./advice";
import { Browse } from "./browse";
import * as css from "./search.css";
import { SearchAgain } from "./search-again";

interface NoResultsProps {
	words: string;
	title: string;
	missing: SearchResults["missing"];
	browse: ListedCategory[] | null;
}

/** Nothing was found: how it may be found, whom to ask, and where to go on (R6.5). */
export function NoResults({ words, title, missing, browse }: NoResultsProps) {
	const t = useT("search");
	const phone = phones[useMarket().locale];
	return (
		<Wrap>
			<header className={css.head}>
				<h1>{title}</h1>
				<p className={css.lead}>{t("none.text")}</p>
				<SearchAgain words={words} />
			</header>
			<div className={css.section} data-cta="no_results">
				<Empty
					title={t("none.title")}
					actions={
						<>
							<ContactButton kind="primary">{t("none.contact")}</ContactButton>
							<CountedButton to={`tel:${phone.dial}`}>{t("none.call", { phone: phone.shown })}</CountedButton>
						</>
					}
				>
					<ul className={css.advice}>
						{adviceFor(words, missing).map((key) => (
							<li key={key}>{t(`none.${key}`)}</li>
						))}
					</ul>
				</Empty>
				<SearchExamples label={t("examples")} />
			</div>
			<Browse categories={browse} />
		</Wrap>
	);
}
