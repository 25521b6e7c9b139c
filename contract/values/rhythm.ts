import { dayAfter } from "./days";

/** How often a list is ordered again. */
export const rhythms = ["week", "two_weeks", "month", "quarter"] as const;
export type Rhythm = (typeof rhythms)[number];

const days: Partial<Record<Rhythm, number>> = { week: 7, two_weeks: 14 };
const months: Partial<Record<Rhythm, number>> = { month: 1, quarter: 3 };

/** Maximum days until the first due day. */
const maxDays = 365;

/** Message key that explains why the first due day is invalid; null if it is valid. @param today ISO, by the company's clock */
export function firstDueDayProblem(day: string, today: string): "dueDay.past" | "dueDay.far" | null {
	if (day <= today) return "dueDay.past";
	return day > dayAfter(today, maxDays) ? "dueDay.far" : null;
}

/**
 * The first due day after a given day. Months keep the day of the first: the 31st becomes the last day of shorter months.
 * @param from the first due day @param after ISO days
 */
export function dueAfter(every: Rhythm, from: string, after: string): string {
	for (let turn = 0; ; turn++) {
		const due = days[every] === undefined ? monthsAfter(from, turn * (months[every] ?? 1)) : dayAfter(from, turn * days[every]);
		if (due > after) return due;
	}
}

function monthsAfter(day: string, count: number): string {
	const date = new Date(`${day}T00:00:00Z`);
	const wanted = date.getUTCDate();
	date.setUTCDate(1);
	date.setUTCMonth(date.getUTCMonth() + count);
	const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
	date.setUTCDate(Math.min(wanted, last));
	return date.toISOString().slice(0, 10);
}
