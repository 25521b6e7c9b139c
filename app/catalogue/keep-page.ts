import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { isOtherChoice } from "../platform/page/compare-ids";

/** For routes with a list: ticking an item changes the address and asks the server for nothing. */
export function keepPage({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return !formMethod && isOtherChoice(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}
