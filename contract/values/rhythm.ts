import { dayAfter } from "./days";

/** How often a list is ordered again. */
export const rhythms = ["week", "two_weeks", "month", "quarter"] as const;
export type Rhythm = (typeof rhythms)[number];

const days: Partial<Record<Rhythm, number>> = { week: 7, two_weeks: 14 };
const months: Partial<Record<Rhythm, number>> = { month: 1, quarter: 3 };

/** How far ahead the first due day can be. */
const mostDays = 365;

/** The key of the message that says why a list cannot be due on a day at first; null where it can. @param today ISO, by the company's clock */
export function firstDueDayProblem(day: string, today: string): "dueDay.past" | "dueDay.far" | null {
	if (day <= today) return "dueDay.past";
	return day > dayAfter(today, mostDays) ? "dueDay.far" : null;
}

/**
 * The first due day after a given one. Months keep the day of the first: from the 31st on it is the last day of shorter ones.
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
