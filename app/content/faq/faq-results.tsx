import { phones } from "../../../contract/company";
import { CountedButton } from "../../platform/analytics/counted-link";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { ContactButton } from "../contact-button";
import * as css from "./faq.css";
import { Question, type QuestionText } from "./faq-list";

interface FaqResultsProps {
	query: string;
	/** The best first. */
	found: QuestionText[];
}

/** So few are all read. */
const fewest = 3;

/** Questions in which the words were found, or whom to ask where none is. */
export function FaqResults({ query, found }: FaqResultsProps) {
	const t = useT("reading");
	const phone = phones[useMarket().locale];
	if (found.length === 0)
		return (
			<Empty
				title={t("faq.none.title", { words: query })}
				actions={
					<>
						<ContactButton kind="primary">{t("faq.none.contact")}</ContactButton>
						<CountedButton to={`tel:${phone.dial}`}>{phone.shown}</CountedButton>
					</>
				}
			>
				<p>{t("faq.none.text")}</p>
			</Empty>
		);
	return (
		<section aria-labelledby="faq-found">
			<h2 id="faq-found" className={css.topic}>
				{t("faq.found", { count: found.length, words: query })}
			</h2>
			{found.map((entry) => (
				<Question key={entry.slug} entry={entry} isOpen={found.length <= fewest} />
			))}
		</section>
	);
}
