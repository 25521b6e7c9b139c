import type { Country } from "../locale";
import { dayAfter, isHoliday, isWeekend } from "./days";

/** Maximum days until a requested delivery. */
const maxDays = 365;

/**
 * Message key that explains why goods cannot come on a day; null if they can. Nothing is delivered on weekends and public holidays.
 * @param day ISO @param today ISO, by the company's clock @param country whose calendar counts, if known
 */
export function wantedDayProblem(
	day: string,
	today: string,
	country?: Country,
): `wantedDay.${"past" | "far" | "weekend" | "holiday"}` | null {
	if (day <= today) return "wantedDay.past";
	if (day > dayAfter(today, maxDays)) return "wantedDay.far";
	if (isWeekend(day)) return "wantedDay.weekend";
	return country && isHoliday(day, country) ? "wantedDay.holiday" : null;
}
