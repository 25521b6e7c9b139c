import type { Country } from "../locale";
import { dayAfter, isHoliday, isWeekend } from "./days";

/** How far ahead a day can be wanted. */
const mostDays = 365;

/**
 * The key of the message that says why goods cannot come on a day; null where they can. Nothing is delivered at a weekend, nor on a public holiday.
 * @param day ISO @param today ISO, by the company's clock @param country whose calendar counts, where it is known
 */
export function wantedDayProblem(
	day: string,
	today: string,
	country?: Country,
): `wantedDay.${"past" | "far" | "weekend" | "holiday"}` | null {
	if (day <= today) return "wantedDay.past";
	if (day > dayAfter(today, mostDays)) return "wantedDay.far";
	if (isWeekend(day)) return "wantedDay.weekend";
	return country && isHoliday(day, country) ? "wantedDay.holiday" : null;
}
