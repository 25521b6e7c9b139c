import type { Country } from "../locale";

/** Converts a day typed without a date picker (18.12.2026, 18/12/2026, 18-12-2026) to ISO; returns any other text unchanged. */
export const isoDayOf = (typed: string): string =>
	typed
		.trim()
		.replace(
			/^(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4})$/,
			(_, day: string, month: string, year: string) => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
		);

/** @param day ISO @returns ISO */
export function dayAfter(day: string, days: number): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}

/** @param day ISO */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * Days without deliveries in a whole country, besides weekends: fixed dates, and days relative to Easter Sunday. Germany: holidays of
 * every state.
 * Finland's eves of Midsummer and Christmas are not public holidays, but warehouses are closed.
 */
const holidays: Readonly<Record<Country, { dates: readonly string[]; easter: readonly number[] }>> = {
	FI: { dates: ["01-01", "01-06", "05-01", "12-06", "12-24", "12-25", "12-26"], easter: [-2, 1, 39] },
	DE: { dates: ["01-01", "05-01", "10-03", "12-25", "12-26"], easter: [-2, 1, 39, 50] },
	EE: { dates: ["01-01", "02-24", "05-01", "06-23", "06-24", "08-20", "12-24", "12-25", "12-26"], easter: [-2] },
};

/** Weekends are not included. @param day ISO */
export function isHoliday(day: string, country: Country): boolean {
	const { dates, easter } = holidays[country];
	const isMidsummerEve = country === "FI" && day.slice(5) >= "06-19" && day.slice(5) <= "06-25" && new Date(day).getUTCDay() === 5;
	const sunday = easterSunday(Number(day.slice(0, 4)));
	return isMidsummerEve || dates.includes(day.slice(5)) || easter.some((days) => dayAfter(sunday, days) === day);
}

/** Whether goods are delivered on a day. @param day ISO */
export const isWorkingDay = (day: string, country: Country): boolean => !isWeekend(day) && !isHoliday(day, country);

/** @param day ISO @returns ISO */
export function workingDayAfter(day: string, workingDays: number, country: Country): string {
	let last = day;
	for (let left = workingDays; left > 0; ) {
		last = dayAfter(last, 1);
		if (isWorkingDay(last, country)) left--;
	}
	return last;
}

/** Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher, with their letters. @returns ISO */
function easterSunday(year: number): string {
	const a = year % 19;
	const b = Math.floor(year / 100);
	const c = year % 100;
	const g = Math.floor((8 * b + 13) / 25);
	const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
	const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
	const m = Math.floor((a + 11 * h + 19 * l) / 433);
	const month = Math.floor((h + l - 7 * m + 90) / 25);
	const day = (h + l - 7 * m + 33 * month + 19) % 32;
	return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Days from one day to another. @param from ISO @param to ISO */
export const daysBetween = (from: string, to: string): number =>
	Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
