import type { AppLoadContext } from "@remix-run/cloudflare";
import { content } from "../../../contract/content";
import { countryCodes } from "../../../contract/locale";
import type { CountryOption } from "../forms/country-field";
import { forFields, optional } from "./deferred.server";
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

/** The countries of an address as the backend names them; where it does not answer in time, as the language does. */
export async function countryOptions(context: AppLoadContext): Promise<CountryOption[]> {
	const named = await forFields(context, optional(context, context.backend(content.countries)));
	if (named) return named.value;
	const names = new Intl.DisplayNames(context.market.intl, { type: "region" });
	return countryCodes.map((code) => ({ code, title: names.of(code) ?? code }));
}
