import { useMarket } from "../../i18n";
import { badgesOf } from "./badges-of";
import { ReviewWidget, type ShopRating } from "./review-widget";
import { TrustBadges } from "./trust-badges";
import * as css from "./trust-row.css";

/** Badges and, where there are reviews, what they come to. Nothing in a market that has neither (spec section 1). */
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
