import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { companyDay } from "../../../contract/company";
import type { Filters } from "../../../contract/filters";
import { wayTo, workingDaysUntil } from "../../../contract/seller/way";
import { dayAfter, isoDayOf, workingDayAfter } from "../../../contract/values/days";

/** Goods that take longer are not sold, so a later day narrows nothing. In days. */
const maxDaysAhead = 366;

/** Number of days to choose from. The field takes any. */
const offered = 6;

export interface DayChoice {
	/** Why the typed day narrows nothing. */
	problem: "format" | "past" | null;
	/** The first days that goods can arrive on, ISO; none before the place is known. */
	days: string[];
}

export interface ByDay extends DayChoice {
	/** The filter of the list's goods by their delivery time; {} for none. */
	filters: Filters;
}

/**
 * The goods that arrive by a typed day, at the reader's place, or in the country of the language.
 * @param typed as in the address; "" for none
 */
export function byDayOf(typed: string, { visitor: { place }, market }: Pick<AppLoadContext, "visitor" | "market">): ByDay {
	const today = companyDay(new Date());
	const to = place ?? { country: market.country, postCode: null };
	const way = wayTo(to).max;
	const days = place ? Array.from({ length: offered }, (_, more) => workingDayAfter(today, way + 2 + more, to.country)) : [];
	if (typed === "") return { filters: {}, problem: null, days };
	const { data: day } = z.iso.date().safeParse(isoDayOf(typed));
	if (day === undefined) return { filters: {}, problem: "format", days };
	if (day <= today) return { filters: {}, problem: "past", days };
	if (day > dayAfter(today, maxDaysAhead)) return { filters: {}, problem: null, days };
	return { filters: { delivery: { max: workingDaysUntil(today, day, to.country) - way } }, problem: null, days };
}
