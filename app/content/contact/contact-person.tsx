import { company, phones, salesContacts } from "../../../contract/company";
import { CountedLink } from "../../platform/analytics/counted-link";
import { useMarket, useT } from "../../platform/i18n/i18n";
import * as css from "./contact-person.css";

/** Who answers, how to reach them, and whether they can be reached at this moment. @param opens when next in words; null: now */
export function ContactPerson({ opens }: { opens: string | null }) {
	const t = useT("contact");
	const { locale, serviceHours } = useMarket();
	const { name, portrait } = salesContacts[locale];
	const { dial, shown } = phones[locale];
	return (
		<section className={css.card} aria-labelledby="person">
			<img src={portrait} alt="" width={96} height={96} className={css.portrait} />
			<div className={css.words}>
				<h2 id="person" className={css.name}>
					{name}
				</h2>
				<p className={css.role}>{t("person.role")}</p>
				<p className={css.channels}>
					<CountedLink to={`tel:${dial}`} className={css.channel}>
						{shown}
					</CountedLink>{" "}
					<CountedLink to={`mailto:${company.email}`} className={css.channel}>
						{company.email}
					</CountedLink>
				</p>
				<p className={css.hours}>
					<span>{t("person.hours", { hours: serviceHours })}</span>{" "}
					<span className={opens === null ? css.open : css.closed}>
						{opens === null ? t("person.open") : t("person.closed", { when: opens })}
					</span>
				</p>
			</div>
		</section>
	);
}
