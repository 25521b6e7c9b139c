import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import type { Offer } from "./is-offer";
import * as css from "./offer-page.css";

/** Payment term of an invoice (R10.1). */
const invoiceTermDays = 30;

/** What holds for the offer besides its prices. */
export function Terms({ offer }: { offer: Offer }) {
	const t = useT("offer");
	const format = useFormat();
	const method = offer.delivery_methods.find(({ id }) => id === offer.delivery_methodid);
	return (
		<section aria-labelledby="terms" className={css.whole}>
			<h2 id="terms" className={css.title}>
				{t("terms.title")}
			</h2>
			<ul className={css.terms}>
				<li>{t("terms.valid", { day: format.date(offer.offer.valid_until) })}</li>
				<li>{t("terms.part")}</li>
				{method ? <li>{t("terms.delivery", { method: method.title, term: method.term })}</li> : null}
				<li>{t("terms.payment", { days: invoiceTermDays })}</li>
			</ul>
		</section>
	);
}
