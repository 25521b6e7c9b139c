import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { href } from "../config/href";

/** So many stand side by side. */
export const mostCompared = 6;

/** The form that the boxes of a list's rows belong to, and the name of its button. */
export const compareForm = "compare";

const idPattern = /^[1-9]\d{0,9}$/;

/** Ids of variants as addresses have them: parted by commas, in any number of texts. What is no id and what comes twice is left out. */
export function idsIn(texts: readonly string[]): number[] {
	const parts = texts.flatMap((text) => text.slice(0, longestText).split(",")).map((part) => part.trim());
	return [...new Set(parts.filter((part) => idPattern.test(part)).map(Number))];
}

/** Of one text, in characters: far more than can be compared. */
const longestText = 500;

/** What the address of a comparison says. */
export interface CompareQuery {
	/** In the order in which they were chosen. */
	ids: number[];
	/** Ids beyond the most that can be compared. */
	left: number[];
	/** Only rows that differ. */
	isDiff: boolean;
}

/** Reads `ids` as a form of checkboxes or a link says it (R1.1). */
export function readCompareQuery(params: URLSearchParams): CompareQuery {
	const all = idsIn(params.getAll("ids"));
	const ids = all.slice(0, mostCompared);
	const said = ids.length === mostCompared ? idsIn(params.getAll("left")) : [];
	const left = [...new Set([...all.slice(mostCompared), ...said])].filter((id) => !ids.includes(id)).slice(0, mostLeft);
	return { ids, left, isDiff: params.get("diff") === "1" && ids.length > 1 };
}

/** So many of these are named. */
const mostLeft = 10;

/** The one address of a comparison. */
export function compareAddress({
	ids,
	left = [],
	isDiff = false,
}: {
	ids: readonly number[];
	left?: readonly number[];
	isDiff?: boolean;
}): string {
	const parts = [
		ids.length > 0 ? `ids=${ids.join(",")}` : "",
		isDiff ? "diff=1" : "",
		left.length > 0 ? `left=${left.join(",")}` : "",
	].filter(Boolean);
	return parts.length > 0 ? `${href("/compare")}?${parts.join("&")}` : href("/compare");
}

/** What was ticked before in the lists that led to this address, as far as it can be compared. */
export const chosenIn = (search: string): number[] => idsIn(new URLSearchParams(search).getAll("compare")).slice(0, mostCompared);

/** An address's search with this choice; without one the parameter is not there. */
export function withChosen(search: string, ids: readonly number[]): string {
	const params = new URLSearchParams(search);
	params.delete("compare");
	if (ids.length === 0) return params.size > 0 ? `?${params}` : "";
	return params.size > 0 ? `?${params}&compare=${ids.join(",")}` : `?compare=${ids.join(",")}`;
}

/** Whether an address differs from another in the choice alone: the page is then the same. */
export const isOtherChoice = (one: URL, other: URL): boolean =>
	one.search !== other.search && one.pathname === other.pathname && withChosen(one.search, []) === withChosen(other.search, []);

/** For routes with a list: ticking an item changes the address without a request. */
export function keepPage({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return !formMethod && isOtherChoice(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}
