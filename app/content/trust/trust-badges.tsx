import { company, invoiceTermDays } from "../../../contract/company";
import { useFormat } from "../../platform/i18n/format";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { badgesOf, type TrustBadge } from "./badges-of";
import * as css from "./trust-row.css";

/** What stands large on a badge: the figure or the sign that the trade knows it by. */
const figures: Record<Exclude<TrustBadge, "vat">, string> = {
	invoice: String(invoiceTermDays),
	certificate: "3.1",
	eInvoice: "OVT",
	company: company.vatId,
	businessId: company.businessId,
};

/** What the shop stands for in this market, each as a plate of its own. Nothing comes from elsewhere. */
export function TrustBadges() {
	const t = useT("trust");
	const format = useFormat();
	const badges = badgesOf[useMarket().locale];
	if (badges.length === 0) return null;
	return (
		<ul aria-label={t("badges")} className={css.badges}>
			{badges.map((badge) => (
				<li key={badge} className={css.plate}>
					<span className={css.figure}>{badge === "vat" ? format.percent(0) : figures[badge]}</span>{" "}
					<span className={css.title}>{t(`badge.${badge}.title`)}</span> <span className={css.explained}>{t(`badge.${badge}.text`)}</span>
				</li>
			))}
		</ul>
	);
}
