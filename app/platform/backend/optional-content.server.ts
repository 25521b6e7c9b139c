import type { AppLoadContext } from "@remix-run/cloudflare";
import { content } from "../../../contract/content";
import { countryCodes } from "../../../contract/locale";
import type { CountryOption } from "../forms/country-field";
import { forFields, optional } from "./deferred.server";
import { orNull } from "./errors.server";

/** Buyers' reviews; null if the backend has none or the market does not show them. */
export const shopReviews = async ({ backend, market }: AppLoadContext) => (market.reviewWidgets ? orNull(backend(content.reviews)) : null);

/** The mean rating of all reviews; null without reviews. */
export async function shopRating(context: AppLoadContext): Promise<{ rating: number; count: number } | null> {
	const known = await shopReviews(context);
	return known && known.rating !== null ? { rating: known.rating, count: known.count } : null;
}

/** The current promotion's text; null if there is none or the backend has no promotions. */
export const promotionText = async ({ backend }: AppLoadContext): Promise<string | null> =>
	(await orNull(backend(content.promotionText)))?.text ?? null;

/** The countries for an address with the backend's names. If it does not answer in time, Intl names them. */
export async function countryOptions(context: AppLoadContext): Promise<CountryOption[]> {
	const named = await forFields(context, optional(context, context.backend(content.countries)));
	if (named) return named.value;
	const names = new Intl.DisplayNames(context.market.intl, { type: "region" });
	return countryCodes.map((code) => ({ code, title: names.of(code) ?? code }));
}
