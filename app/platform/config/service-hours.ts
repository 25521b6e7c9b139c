import { company } from "../../../contract/company";
import type { HoursOfDay, ServiceHours } from "../../../contract/values/service-hours";

// Created on first use: date formatters are expensive.
let clock: Intl.DateTimeFormat | undefined;

/** The day, its hours, and the time, by the company's clock. */
function dayOf(now: Date, { week, closed }: ServiceHours): { hours: HoursOfDay | null; time: string } {
	clock ??= new Intl.DateTimeFormat("sv-SE", { timeZone: company.timeZone, dateStyle: "short", timeStyle: "short" });
	const [day = "", time = ""] = clock.format(now).split(" ");
	// Sunday is 0, and the last of the week.
	const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
	return { hours: closed.some((one) => one.day === day) ? null : (week[weekday] ?? null), time };
}

/** @returns whether somebody answers the phone now */
export function isServiceOpen(now: Date, service: ServiceHours): boolean {
	const { hours, time } = dayOf(now, service);
	return hours !== null && time >= hours.opens && time < hours.closes;
}

const stepMs = 5 * 60_000;
const mostDays = 60;

/** Returns the next time at which somebody answers, in steps of five minutes; null if nobody does for two months. */
export function nextOpening(now: Date, service: ServiceHours): Date | null {
	const first = Math.ceil(now.getTime() / stepMs) * stepMs;
	for (let time = first; time < first + mostDays * 86_400_000; ) {
		const at = new Date(time);
		if (isServiceOpen(at, service)) return at;
		// A day without hours is skipped hour by hour: the clock may change on it.
		time += dayOf(at, service).hours === null ? hourFrom(time) : stepMs;
	}
	return null;
}

/** To the next full hour, in ms. */
const hourFrom = (time: number): number => 3_600_000 - (time % 3_600_000);
