import type { AppLoadContext } from "@remix-run/cloudflare";
import { content } from "../../../contract/content";

/** What buyers say. Null where the backend cannot give it, and in a market that shows it to nobody: a page does without what is not its matter. */
export const shopReviews = async ({ backend, market }: AppLoadContext) =>
	market.reviewWidgets ? backend(content.reviews).catch(() => null) : null;

/** The mean of all reviews; null where there are none to show. */
export async function shopRating(context: AppLoadContext): Promise<{ rating: number; count: number } | null> {
	const known = await shopReviews(context);
	return known && known.rating !== null ? { rating: known.rating, count: known.count } : null;
}

/** The text of the promotion that runs now; null too where the backend cannot give it. */
export const promotionText = async ({ backend }: AppLoadContext): Promise<string | null> =>
	backend(content.promotionText).then(
		({ text }) => text,
		() => null,
	);
