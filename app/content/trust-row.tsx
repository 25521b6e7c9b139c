import { useMarket } from "../platform/i18n/i18n";
import { ReviewWidget, type ShopRating } from "./review-widget";
import { badgesOf } from "./trust/badges-of";
import { TrustBadges } from "./trust/trust-badges";
import * as css from "./trust/trust-row.css";

/** Badges and, where there are reviews, what they come to. Nothing in a market that has neither (R1.9). */
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
