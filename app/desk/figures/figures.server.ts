import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { companyDay } from "../../../contract/company";
import { deskFigures } from "../../../contract/desk/figures";
import { maxSpan } from "../../../contract/desk/lists";
import { dayAfter, daysBetween } from "../../../contract/values/days";

const day = z.iso.date();

export interface Span {
	since: string;
	until: string;
}

/** The days of an address, ISO. Unknown ones fall back to this week, and too many are cut. */
export function spanOf(address: string): Span {
	const params = new URL(address).searchParams;
	const today = companyDay(new Date());
	const until = day.catch(today).parse(params.get("until"));
	const since = day.catch(dayAfter(until, -6)).parse(params.get("since"));
	const span = daysBetween(since, until);
	if (span < 0) return { since: until, until };
	return { since: span >= maxSpan ? dayAfter(until, 1 - maxSpan) : since, until };
}

export const readFigures = (context: AppLoadContext, span: Span) =>
	context.desk().backend(deskFigures.figures, { query: { since: span.since, until: span.until } });
