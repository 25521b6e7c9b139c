import { invoiceTermDays } from "../../../contract/company";
import { sellerCountry } from "../../../contract/seller/seller";
import type { Locale } from "../../platform/config/market";
import { useFormat } from "../../platform/i18n/format";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { type PageSeller, useSeller } from "../../platform/page/use-seller";
import { Link } from "../../ui/link";
import { Rating } from "../../ui/rating";
import * as css from "./trust-row.css";

/** Shows badges and the mean of reviews, if there are any. Renders nothing in a market without both (R1.9). */
export function TrustRow({ rating }: { rating: ShopRating | null }) {
	const { locale, reviewWidgets } = useMarket();
	const shown = reviewWidgets ? rating : null;
	if (badgesOf[locale].length === 0 && !shown) return null;
	return (
		<div className={css.row}>
			<TrustBadges />
			{shown ? <ReviewWidget rating={shown} /> : null}
		</div>
	);
}

/** The large text of a badge, which the trade knows. */
const figuresOf = ({ vatId, businessId }: PageSeller): Record<Exclude<TrustBadge, "vat">, string> => ({
	invoice: String(invoiceTermDays),
	certificate: "3.1",
	eInvoice: "OVT",
	company: vatId,
	businessId,
});

/** Shows the badges of this market. They load nothing from other hosts. */
export function TrustBadges() {
	const t = useT("trust");
	const format = useFormat();
	const badges = badgesOf[useMarket().locale];
	const figures = figuresOf(useSeller());
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

export type TrustBadge = "invoice" | "certificate" | "vat" | "eInvoice" | "company" | "businessId";

/** Lists badges in the footer by market: none in Estonia, others in Finland (R1.9, R1.12). */
export const badgesOf: Record<Locale, readonly TrustBadge[]> = {
	de: ["invoice", "certificate", "vat", "company"],
	en: ["invoice", "certificate", "vat", "company"],
	et: [],
	fi: ["invoice", "certificate", "eInvoice", sellerCountry === "FI" ? "businessId" : "company"],
};

/** The mean of all reviews with one decimal, and their count. */
export interface ShopRating {
	rating: number;
	count: number;
}

export function ReviewWidget({ rating: { rating, count } }: { rating: ShopRating }) {
	const t = useT("trust");
	const { number } = useFormat();
	return (
		<Link to="/#reviews" className={css.widget}>
			<span className={css.measured}>
				<span className={css.figure}>{number(rating, 1)}</span>
				<Rating value={Math.round(rating)} label={t("rating", { rating: number(rating, 1) })} />
			</span>{" "}
			<span className={css.title}>{t("reviews", { count })}</span> <span className={css.explained}>{t("reviews.text")}</span>
		</Link>
	);
}
