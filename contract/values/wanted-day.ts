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

interface Days {
	first: string | null;
	last: string | null;
}

/** Whether goods arrive after the wanted day ("" for none), as far as days are known. */
export function missesWantedDay({
	wanted_on: wanted,
	arrival,
}: {
	wanted_on: string;
	arrival?: (Days & { later: Days | null }) | undefined;
}): boolean {
	if (wanted === "" || !arrival) return false;
	return [arrival, arrival.later].some((days) => (days?.last ?? days?.first ?? "") > wanted);
}
