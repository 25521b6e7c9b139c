import { phones } from "../../../contract/company";
import type { ListedCategory } from "../../catalogue/category-list";
import { SearchExamples } from "../../catalogue/search-examples";
import { ContactButton } from "../../content/contact-button";
import { CountedButton } from "../../platform/analytics/counted-link";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { Wrap } from "../../ui/wrap";
import { Browse } from "./browse";
import * as css from "./search.css";
import { SearchAgain } from "./search-again";

/** Nothing was found: how it may be found, whom to ask, and where to go on (R6.5). */
export function NoResults({ words, title, browse }: { words: string; title: string; browse: ListedCategory[] | null }) {
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
						<li>{t("none.advice.1")}</li>
						<li>{t("none.advice.2")}</li>
						<li>{t("none.advice.3")}</li>
					</ul>
				</Empty>
				<SearchExamples label={t("examples")} />
			</div>
			<Browse categories={browse} />
		</Wrap>
	);
}
