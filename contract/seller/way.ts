import type { Country, Language } from "../locale";
import { dayAfter, isWorkingDay, workingDayAfter } from "../values/days";
import { countryOfLanguage, transportDays } from "./seller";

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

/** A place as an address of the backend has it: FI-00100. */
export const placeText = ({ country, postCode: code }: Place): string => `${country}-${code}`;

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

/** The way to the country of readers whose place is unknown. */
export const wayOfReaders = (language: Language): { min: number; max: number } => transportDays[countryOfLanguage[language]];

/** Working days: a range, a minimum, a maximum, or about. */
interface Estimate {
	min: number | null;
	max: number | null;
	approx: boolean;
}

type EstimateShape = "aboutRange" | "range" | "about" | "from" | "upTo" | "exactly";

/** How an estimate of days, or of dates, is said. */
export function shapeOf<Day extends string | number>({
	min,
	max,
	approx,
}: {
	min: Day | null;
	max: Day | null;
	approx: boolean;
}): EstimateShape {
	if (min !== null && max !== null && min !== max) return approx ? "aboutRange" : "range";
	if (approx) return "about";
	if (max === null) return "from";
	return min === null ? "upTo" : "exactly";
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

/** Counts the working days after one day up to another. @param from ISO @param to ISO */
export function workingDaysUntil(from: string, to: string, country: Country): number {
	let count = 0;
	for (let day = dayAfter(from, 1); day <= to; day = dayAfter(day, 1)) if (isWorkingDay(day, country)) count++;
	return count;
}
