import type { Market } from "../../platform/config/market";
import { isServiceOpen } from "../../platform/config/service-hours";

const hourMs = 3_600_000;

/** Returns the first full hour from now on at which someone answers. */
export function nextOpening(now: Date): Date {
	let hour = Math.ceil(now.getTime() / hourMs);
	while (!isServiceOpen(new Date(hour * hourMs))) hour += 1;
	return new Date(hour * hourMs);
}

/**
 * Says when someone answers again, by the reader's clock: "morgen um 8 Uhr" or "Montag um 8 Uhr". Returns null if
 * someone answers now.
 */
export function nextOpeningText(
	now: Date,
	{ intl, timeZone, serviceOpens }: Pick<Market, "intl" | "timeZone" | "serviceOpens">,
): string | null {
	if (isServiceOpen(now)) return null;
	const next = nextOpening(now);
	const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone });
	const days = (Date.parse(isoDay.format(next)) - Date.parse(isoDay.format(now))) / (24 * hourMs);
	const day =
		days < 2
			? new Intl.RelativeTimeFormat(intl, { numeric: "auto" }).format(days, "day")
			: new Intl.DateTimeFormat(intl, { timeZone, weekday: "long" }).format(next);
	return `${day} ${serviceOpens}`;
}
