import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { companyDay } from "../../../contract/company";
import type { Filters } from "../../../contract/filters";
import { wayTo, workingDaysUntil } from "../../../contract/seller/way";
import { dayAfter, isoDayOf } from "../../../contract/values/days";

/** Goods that take longer are not sold, so a later day narrows nothing. In days. */
const maxDaysAhead = 366;

export interface ByDay {
	/** The filter of the list's goods by their delivery time; {} for none. */
	filters: Filters;
	/** Why the typed day narrows nothing. */
	problem: "format" | "past" | null;
}

/**
 * The goods that arrive by a typed day, at the reader's place, or in the country of the language.
 * @param typed as in the address; "" for none
 */
export function byDayOf(typed: string, { visitor: { place }, market }: Pick<AppLoadContext, "visitor" | "market">): ByDay {
	if (typed === "") return { filters: {}, problem: null };
	const { data: day } = z.iso.date().safeParse(isoDayOf(typed));
	if (day === undefined) return { filters: {}, problem: "format" };
	const today = companyDay(new Date());
	if (day <= today) return { filters: {}, problem: "past" };
	if (day > dayAfter(today, maxDaysAhead)) return { filters: {}, problem: null };
	const to = place ?? { country: market.country, postCode: null };
	return { filters: { delivery: { max: workingDaysUntil(today, day, to.country) - wayTo(to).max } }, problem: null };
}
