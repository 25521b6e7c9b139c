import { Link } from "@remix-run/react";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Rating } from "../ui/rating";
import * as css from "./trust/trust-row.css";

/** The mean of all reviews, one decimal, and how many there are. */
export interface ShopRating {
	rating: number;
	count: number;
}

/** What buyers say, in figures; it leads to their words. */
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
