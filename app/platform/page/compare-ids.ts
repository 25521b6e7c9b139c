import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { href } from "../config/href";

/** The number of articles side by side. */
export const maxCompared = 6;

/** The id of the checkboxes' form, and its button's name. */
export const compareForm = "compare";

const idPattern = /^[1-9]\d{0,9}$/;

/** Variant ids from addresses: separated by commas, in any number of texts. Ignores invalid ids and duplicates. */
export function idsIn(texts: readonly string[]): number[] {
	const parts = texts.flatMap((text) => text.slice(0, longestText).split(",")).map((part) => part.trim());
	return [...new Set(parts.filter((part) => idPattern.test(part)).map(Number))];
}

/** The limit per text in characters, far above a comparison's need. */
const longestText = 500;

export interface CompareQuery {
	/** Ordered by choice. */
	ids: number[];
	/** Ids beyond the limit. */
	left: number[];
	/** Shows only rows that differ. */
	isDiff: boolean;
}

/** Reads `ids` from checkboxes or a link (R1.1). */
export function readCompareQuery(params: URLSearchParams): CompareQuery {
	const all = idsIn(params.getAll("ids"));
	const ids = all.slice(0, maxCompared);
	const said = ids.length === maxCompared ? idsIn(params.getAll("left")) : [];
	const left = [...new Set([...all.slice(maxCompared), ...said])].filter((id) => !ids.includes(id)).slice(0, maxLeftOut);
	return { ids, left, isDiff: params.get("diff") === "1" && ids.length > 1 };
}

const maxLeftOut = 10;

/** A comparison's canonical address. */
export function compareHref({
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

/** The choice from previous lists in this address, up to the limit. */
export const chosenIn = (search: string): number[] => idsIn(new URLSearchParams(search).getAll("compare")).slice(0, maxCompared);

/** An address's search with this choice. Without a choice it omits the parameter. */
export function withChosen(search: string, ids: readonly number[]): string {
	const params = new URLSearchParams(search);
	params.delete("compare");
	if (ids.length === 0) return params.size > 0 ? `?${params}` : "";
	return params.size > 0 ? `?${params}&compare=${ids.join(",")}` : `?compare=${ids.join(",")}`;
}

/** Whether two addresses differ only in the choice, and so show the same page. */
export const isOtherChoice = (one: URL, other: URL): boolean =>
	one.search !== other.search && one.pathname === other.pathname && withChosen(one.search, []) === withChosen(other.search, []);

/** For routes with a list: selecting an item changes the address without a request. */
export function keepPage({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return !formMethod && isOtherChoice(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}
