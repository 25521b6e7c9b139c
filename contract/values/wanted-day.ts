/** How far ahead a day can be wanted. */
const mostDays = 365;

/**
 * The key of the message that says why goods cannot come on a day; null where they can. Nothing is delivered at a weekend.
 * @param day ISO @param today ISO, in Finland
 */
export function wantedDayProblem(day: string, today: string): "wantedDay.past" | "wantedDay.far" | "wantedDay.weekend" | null {
	const date = new Date(`${day}T00:00:00Z`);
	if (day <= today) return "wantedDay.past";
	if (date.getTime() - Date.parse(`${today}T00:00:00Z`) > mostDays * 24 * 60 * 60 * 1000) return "wantedDay.far";
	return [0, 6].includes(date.getUTCDay()) ? "wantedDay.weekend" : null;
}
