import { dayAfter, isWeekend } from "./days";

/** How far ahead a day can be wanted. */
const mostDays = 365;

/**
 * The key of the message that says why goods cannot come on a day; null where they can. Nothing is delivered at a weekend.
 * @param day ISO @param today ISO, in Finland
 */
export function wantedDayProblem(day: string, today: string): "wantedDay.past" | "wantedDay.far" | "wantedDay.weekend" | null {
	if (day <= today) return "wantedDay.past";
	if (day > dayAfter(today, mostDays)) return "wantedDay.far";
	return isWeekend(day) ? "wantedDay.weekend" : null;
}
