import * as z from "zod";
import { type Country, countryCodes } from "../locale";
import { postCode } from "../order-fields";
import { workingDayAfter } from "../values/days";
import { transportDays } from "./seller";

/** Where goods go. */
export interface Place {
	country: Country;
	postCode: string;
}

/** A place whose postcode may be unknown, as before an address is given. */
export interface Destination {
	country: Country;
	postCode: string | null;
}

/** Postcodes of five digits that a country does not have. */
const unused: Record<Country, RegExp> = { FI: /^000/, DE: /^(?:00|05|43|62)/, EE: /^0/ };

/** A typed place; a postcode that its country does not have is refused beside its field. */
export const typedPlace = z
	.object({ country: z.enum(countryCodes, { error: "country.required" }), postCode })
	.refine((place) => !unused[place.country].test(place.postCode), { path: ["postCode"], error: "postCode.country" });

/** A place in an address: FI-00100. */
export const placeInQuery = z.string().regex(/^[A-Z]{2}-\d{5}$/);
export const placeText = ({ country, postCode: code }: Place): string => `${country}-${code}`;

/** @returns null for no place */
export function placeOf(text: string | undefined): Place | null {
	const [country, postCode] = (text ?? "").split("-");
	return typedPlace.safeParse({ country, postCode }).data ?? null;
}

// To be confirmed by hauliers, as the days of transport.
/** Postcodes of places that only a ship reaches: Åland; the islands of the German North Sea, and Hiddensee; Hiiumaa and Saaremaa. */
const islands: Record<Country, RegExp> = {
	FI: /^22/,
	DE: /^(?:18565|258(?:49|59|63|69)|259(?:38|46|80|92|9[679])|264(?:65|74|86)|265(?:48|71|79)|26757|27498)$/,
	EE: /^9[234]/,
};
const onShip = { min: 1, max: 2 };

/** Working days of transport to a place, beyond the days of the goods. */
export function wayTo({ country, postCode: code }: Destination): { min: number; max: number } {
	const { min, max } = transportDays[country];
	return code !== null && islands[country].test(code) ? { min: min + onShip.min, max: max + onShip.max } : { min, max };
}

/** Working days: a range, a minimum, a maximum, or about. */
interface Estimate {
	min: number | null;
	max: number | null;
	approx: boolean;
}

/** The days of goods and of their way together. "About" gives one figure: that of the slower way. */
export const withWay = ({ min, max, approx }: Estimate, way: { min: number; max: number }): Estimate => ({
	min: min === null ? null : min + (approx ? way.max : way.min),
	max: max === null ? null : max + way.max,
	approx,
});

/**
 * An estimate as days of the calendar; null: unknown. @param from the day of the order, ISO @param country whose working days count
 * @returns ISO
 */
export function arrivalOf({ min, max }: Estimate, from: string, country: Country): { first: string | null; last: string | null } {
	const on = (days: number | null) => (days === null ? null : workingDayAfter(from, days, country));
	return { first: on(min), last: on(max) };
}
