import type { AppLoadContext } from "@remix-run/cloudflare";
import { companyDay, companyDayStart } from "../../../contract/company";
import { wayTo } from "../../../contract/seller/way";
import { dayAfter, workingDayAfter } from "../../../contract/values/days";
import { shortDay } from "../i18n/short-day";
import type { DeliverTo } from "./deliver-to";

/** In working days. */
const maxDaysAhead = 90;

/** The typed place of delivery with the days on which goods arrive there, in words, so that the browser needs no calendar. */
export function deliverToOf({ visitor: { place }, market }: Pick<AppLoadContext, "visitor" | "market">): DeliverTo | null {
	if (!place) return null;
	const today = companyDay(new Date());
	const days: string[] = [];
	for (let day = today; days.length <= maxDaysAhead; day = workingDayAfter(day, 1, place.country)) days.push(shortDay(day, market.locale));
	return { ...place, way: wayTo(place), days, until: Date.parse(companyDayStart(dayAfter(today, 1))) };
}
