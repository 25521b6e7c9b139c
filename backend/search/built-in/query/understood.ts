import type { VariantAnswer } from "../../../catalogue/supplied-variants";
import { plain } from "../../plain";
import type { SearchResults } from "../../search-engine";
import type { QueryTerm } from "./resolved";

const shortest = 3;

/**
 * The quantity and the goods that the search names.
 * @param matched the conditions that all hits meet
 * @param variants some of the hits, with grades and finishes in the reader's language
 */
export function understoodOf(
	quantity: number | null,
	matched: readonly QueryTerm[],
	variants: readonly VariantAnswer[],
): NonNullable<SearchResults["understood"]> {
	const length = matched.find(({ figure }) => figure?.sign === "l=")?.figure?.sizes[0] ?? null;
	return { quantity, length, grade: meantValue("grade", matched, variants), finish: meantValue("finish", matched, variants) };
}

/** The value of a condition: as the hits name it, or as typed if they differ. */
function meantValue(code: string, matched: readonly QueryTerm[], variants: readonly VariantAnswer[]): string | null {
	const values = [
		...new Set(variants.flatMap(({ attributes }) => attributes.filter((one) => one.code === code).map(({ value }) => String(value)))),
	];
	for (const { terms, shown } of matched) {
		const known = terms.map(({ term }) => term).filter(({ length }) => length >= shortest);
		const meant = values.filter((value) => known.some((term) => plain(value).text.includes(term)));
		if (meant.length > 0) return meant.length === 1 ? (meant[0] ?? null) : shown;
	}
	return null;
}
