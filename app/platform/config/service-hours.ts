import { company } from "../../../contract/company";
import { serviceHours } from "./constants";

// Created on first use: date formatters are expensive.
let clock: Intl.DateTimeFormat | undefined;

/** @returns whether somebody answers the phone now: Monday to Friday, by the company's clock */
export function isServiceOpen(now: Date): boolean {
	clock ??= new Intl.DateTimeFormat("en-GB", { timeZone: company.timeZone, weekday: "short", hour: "numeric", hourCycle: "h23" });
	const parts = clock.formatToParts(now).map(({ type, value }) => [type, value] as const);
	const { weekday = "", hour = "" } = Object.fromEntries(parts);
	const isWorkday = weekday !== "Sat" && weekday !== "Sun";
	return isWorkday && Number(hour) >= serviceHours.opens && Number(hour) < serviceHours.closes;
}
