import type { z } from "zod";
import type { content, Review } from "../../../contract/content";
import { href } from "../../platform/config/href";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { muted, size } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Rating } from "../../ui/rating";
import * as css from "./reviews.css";

type Given = z.output<typeof content.reviews.answer>;

interface DatedReview extends Omit<Review, "ordered"> {
	/** The month of the order in the market's format. Town and day together could identify a company. */
	month: string;
}

export interface Reviews extends Omit<Given, "reviews"> {
	reviews: DatedReview[];
}

export function ReviewSection({ reviews: { rating, count, reviews } }: { reviews: Reviews }) {
	const t = useT("home");
	const { number } = useFormat();
	if (rating === null) return null;
	return (
		<section id="reviews" aria-labelledby="reviews-heading" className={css.section}>
			<div className={css.summary}>
				<h2 id="reviews-heading">{t("reviews")}</h2>
				<p className={`${size.m} ${muted}`}>
					<span className={css.figure}>{number(rating, 1)}</span> {t("reviews.count", { count })}
				</p>
				<p className={css.checked}>
					{t("reviews.checked")} <Link to={`${href("/terms")}#s17`}>{t("reviews.rules")}</Link>
				</p>
			</div>
			<ul className={css.list}>
				{reviews.map((review) => (
					<ReviewQuote key={review.text} review={review} />
				))}
			</ul>
		</section>
	);
}

function ReviewQuote({ review: { rating, text, language, original, city, month } }: { review: DatedReview }) {
	const t = useT("home");
	return (
		<li className={css.review}>
			<Rating value={rating} label={t("reviews.rating", { rating })} />
			<blockquote lang={language} className={css.words}>
				{text}
			</blockquote>
			<p className={css.source}>
				{t("reviews.order", { city, date: month })}
				{original === language ? null : ` (${t(`reviews.from.${original}`)})`}
			</p>
		</li>
	);
}
