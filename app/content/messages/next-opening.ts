import { company } from "../../../contract/company";
import type { ServiceHours } from "../../../contract/values/service-hours";
import type { Market } from "../../platform/config/market";
import { isServiceOpen, nextOpening } from "../../platform/config/service-hours";
import { openingText } from "../../platform/i18n/hours-text";

const dayMs = 86_400_000;

/**
 * Says when someone answers again, by the reader's clock: "morgen um 8 Uhr" or "Montag um 8 Uhr". Returns null if
 * someone answers now, or nobody does for a long time.
 */
export function nextOpeningText(
	now: Date,
	service: ServiceHours,
	market: Pick<Market, "locale" | "intl" | "timeZone" | "hoursBehind">,
): string | null {
	const next = isServiceOpen(now, service) ? null : nextOpening(now, service);
	if (!next) return null;
	const { intl, timeZone } = market;
	const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone });
	const days = (Date.parse(isoDay.format(next)) - Date.parse(isoDay.format(now))) / dayMs;
	const opens = new Intl.DateTimeFormat("sv-SE", { timeZone: company.timeZone, timeStyle: "short" }).format(next);
	return `${dayText(next, days, { intl, timeZone })} ${openingText(opens, market)}`;
}

/** Weekdays of the coming week need no date. */
function dayText(next: Date, days: number, { intl, timeZone }: Pick<Market, "intl" | "timeZone">): string {
	if (days < 2) return new Intl.RelativeTimeFormat(intl, { numeric: "auto" }).format(days, "day");
	const far = days > 6 ? ({ day: "numeric", month: "long" } as const) : {};
	return new Intl.DateTimeFormat(intl, { timeZone, weekday: "long", ...far }).format(next);
}
