import { company, phones, salesContacts } from "../../../contract/company";
import { CountedLink } from "../../platform/analytics/counted-link";
import { useMarket, useT } from "../../platform/i18n/i18n";
import * as css from "./delivery-help.css";

/** Contact for questions about unloading (R1.16). */
export function DeliveryHelp({ isOpen }: { isOpen: boolean }) {
	const t = useT("checkout");
	const { locale, serviceHours } = useMarket();
	const { dial, shown } = phones[locale];
	return (
		<aside className={css.help} aria-labelledby="delivery-help">
			<h2 id="delivery-help" className={css.title}>
				{t("help.title")}
			</h2>
			<p>{t("help.text", { name: salesContacts[locale].name })}</p>
			<p className={css.channels}>
				<CountedLink to={`tel:${dial}`} className={css.channel}>
					{shown}
				</CountedLink>{" "}
				<CountedLink to={`mailto:${company.email}`} className={css.channel}>
					{company.email}
				</CountedLink>
			</p>
			<p className={css.hours}>
				{t("help.hours", { hours: serviceHours })}{" "}
				<span className={isOpen ? css.open : css.closed}>{t(isOpen ? "help.open" : "help.closed")}</span>
			</p>
		</aside>
	);
}
