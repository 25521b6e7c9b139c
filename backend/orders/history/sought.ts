import { companyDayStart } from "../../../contract/company";
import { dayAfter } from "../../../contract/values/days";
import { soughtIn } from "../order-texts";

/** What a list of an account is narrowed by, as its call says it. */
export interface SoughtInList<State extends string = string> {
	of?: "self" | "company" | undefined;
	search?: string | undefined;
	state?: State | undefined;
	since?: string | undefined;
	until?: string | undefined;
}

/**
 * Values of a list's query: its session (?1), words as JSON (?2), a state (?3), and the first day and the day after the last one as ISO days (?4, ?5) and as times
 * (?6, ?7); "" for any.
 */
export function valuesOfSought(session: string, { search = "", state = "", since = "", until }: SoughtInList): string[] {
	const end = until ? dayAfter(until, 1) : "";
	const words = JSON.stringify(soughtIn(search));
	return [session, words, state, since, end, since && companyDayStart(since), end && companyDayStart(end)];
}

/** SQL that holds for days in the range. */
export const inDays = (day: string): string => `(?4 = '' OR ${day} >= ?4) AND (?5 = '' OR ${day} < ?5)`;
/** The same for times. */
export const inTimes = (time: string): string => `(?6 = '' OR ${time} >= ?6) AND (?7 = '' OR ${time} < ?7)`;

const plainNumber = (number: string): string => `' ' || replace(lower(${number}), '-', ' ') || ' '`;

/** SQL that holds where all words stand in a number together with what the order `o` or one of its lines is found by. @param number SQL of ASCII text */
export const isFoundByOrder = (number: string): string => `(?2 = '[]' OR EXISTS (SELECT 1 FROM order_texts t WHERE t.order_id = o.id
	AND NOT EXISTS (SELECT 1 FROM json_each(?2) wanted WHERE instr(t.text || ${plainNumber(number)}, wanted.value) = 0)))`;
