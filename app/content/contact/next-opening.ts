import { company, companyDay } from "../../../contract/company";
import type { Market } from "../../platform/config/market";
import { isServiceOpen } from "../../platform/config/service-hours";

const hourMs = 3_600_000;

/** The first full hour from now on at which someone answers. */
export function nextOpening(now: Date): Date {
	let hour = Math.ceil(now.getTime() / hourMs);
	while (!isServiceOpen(new Date(hour * hourMs))) hour += 1;
	return new Date(hour * hourMs);
}

/** When someone answers again, in words: "morgen, 9:00" or "Montag, 9:00" by the company's clock; null while someone does. */
export function openingWords(now: Date, { intl, serviceHours: written }: Pick<Market, "intl" | "serviceHours">): string | null {
	if (isServiceOpen(now)) return null;
	const { timeZone } = company;
	const next = nextOpening(now);
	const days = (Date.parse(companyDay(next)) - Date.parse(companyDay(now))) / (24 * hourMs);
	const day =
		days < 2
			? new Intl.RelativeTimeFormat(intl, { numeric: "auto" }).format(days, "day")
			: new Intl.DateTimeFormat(intl, { timeZone, weekday: "long" }).format(next);
	return `${day}, ${written.split("–")[0]}`;
}
