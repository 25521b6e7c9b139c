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

interface Wished {
	wanted_on: string;
	arrival?: (Days & { later: Days | null; unscheduled?: Days | null | undefined }) | undefined;
}

/** Whether goods arrive after the wanted day ("" for none), as far as days are known. Goods with a schedule have days of their own. */
export function missesWantedDay({ wanted_on: wanted, arrival }: Wished): boolean {
	return wanted !== "" && endsOf(arrival).some((end) => end > wanted);
}

/**
 * Whether all goods can be there by the wanted day, which then is the day of delivery. Days that are confirmed, offered or scheduled
 * stand.
 */
export function meetsWantedDay({ wanted_on: wanted, arrival, confirmed_dates: confirmed = [], offer }: Wished & Agreed): boolean {
	if (wanted === "" || confirmed.length > 0 || offer || arrival?.unscheduled !== undefined) return false;
	const ends = endsOf(arrival);
	return ends.length > 0 && ends.every((end) => end !== "" && end <= wanted);
}

interface Agreed {
	confirmed_dates?: readonly unknown[] | undefined;
	offer?: unknown;
}

/** The last day of the goods that the wanted day is for, and of those that come later; "" for an unknown one. */
function endsOf(arrival: Wished["arrival"]): string[] {
	if (!arrival || arrival.unscheduled === null) return [];
	const { unscheduled, later } = arrival;
	return [unscheduled ?? arrival, ...(later && !unscheduled ? [later] : [])].map(({ first, last }) => last ?? first ?? "");
}
