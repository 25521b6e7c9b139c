import type { AppLoadContext } from "@remix-run/cloudflare";
import { content } from "../../../contract/content";
import { orNull } from "./errors.server";

/** Reviews by buyers; null where the backend has none, or the market shows none. */
export const shopReviews = async ({ backend, market }: AppLoadContext) => (market.reviewWidgets ? orNull(backend(content.reviews)) : null);

/** The mean rating of all reviews; null where there are none to show. */
export async function shopRating(context: AppLoadContext): Promise<{ rating: number; count: number } | null> {
	const known = await shopReviews(context);
	return known && known.rating !== null ? { rating: known.rating, count: known.count } : null;
}

/** The text of the present promotion; null where there is none, or the backend has no promotions. */
export const promotionText = async ({ backend }: AppLoadContext): Promise<string | null> =>
	(await orNull(backend(content.promotionText)))?.text ?? null;
