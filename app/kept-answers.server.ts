import type { AppLoadContext } from "@remix-run/cloudflare";
import { content } from "../contract/content";
import { queryKeptMs } from "./constants";
import type { Locale } from "./market";

/**
 * An answer that is the same for every reader of a language, asked for once a minute (spec section 9) by each running Worker.
 * @returns null where there is none yet and the backend cannot give it: a page does without what is not its matter
 */
function kept<T>(ask: (context: AppLoadContext) => Promise<T>): (context: AppLoadContext) => Promise<T | null> {
	const answers = new Map<Locale, { answer: T; until: number }>();
	return async (context) => {
		const { locale } = context.market;
		const known = answers.get(locale);
		if (known && Date.now() < known.until) return known.answer;
		const answer = await ask(context).catch(() => null);
		if (answer === null) return known?.answer ?? null;
		answers.set(locale, { answer, until: Date.now() + queryKeptMs });
		return answer;
	};
}

const reviews = kept(({ backend }) => backend(content.reviews));
const promotion = kept(({ backend }) => backend(content.promotionText));

/** What buyers say; null too in a market that shows it to nobody. */
export const shopReviews = async (context: AppLoadContext) => (context.market.reviewWidgets ? reviews(context) : null);

/** The mean of all reviews; null where there are none to show. */
export async function shopRating(context: AppLoadContext): Promise<{ rating: number; count: number } | null> {
	const known = await shopReviews(context);
	return known && known.rating !== null ? { rating: known.rating, count: known.count } : null;
}

/** The text of the promotion that runs now. */
export const promotionText = async (context: AppLoadContext): Promise<string | null> => (await promotion(context))?.text ?? null;
