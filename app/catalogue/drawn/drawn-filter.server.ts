import { redirect } from "@remix-run/cloudflare";
import type { FilterGroup } from "../../../contract/catalogue";
import { isRange } from "../../../contract/filter-text";
import { type Filter, type Filters, readFilters } from "../../../contract/filters";
import type { Market } from "../../platform/config/market";
import { isDrawnField } from "../../platform/http/filter-names";
import { listAnchor } from "../../platform/http/list-query";
import { numberStyle } from "../../platform/i18n/filter-number";
import type { Part } from "../../ui/deferred-content";
import { without } from "../filters/filter-chips";
import type { DrawnProblem, RequestedFilters } from "../list/list-href";
import { narrowedTo } from "../list/list-href.server";
import { drawnField, maxDrawn, readDrawn } from "./drawn-fields";

interface Sent {
	request: Request;
	market: Market;
	/** The page is shown already, and keeps its place. */
	isByScript: boolean;
}

/**
 * Reads the fields at the drawing, which change the filters of f. An empty field removes its filter.
 * @param readGroups reads the filters of the whole list; called only for fields at the drawing
 * @returns null without such fields; otherwise why the list stays as it is
 * @throws the redirect to the address of the list
 */
export async function drawnFilters(
	{ request, market, isByScript }: Sent,
	readGroups: () => Promise<Part<FilterGroup[]>>,
): Promise<RequestedFilters | null> {
	const url = new URL(request.url);
	const fields = [...url.searchParams].filter(([name]) => isDrawnField(name));
	if (fields.length === 0) return null;
	const before = readFilters(url.searchParams.get("f")) ?? {};
	const groups = (await readGroups())?.value;
	if (!groups) return { filters: before, status: 503, typed: {}, wrong: [] };
	const style = numberStyle(market.intl);
	const drawn: Record<string, DrawnProblem> = {};
	const typed: Record<string, string> = {};
	let filters: Filters = before;
	for (const group of groups) {
		const { code, unit, kind } = group;
		const [, entry] = fields.find(([name]) => name === drawnField(code)) ?? [];
		if (entry === undefined || kind !== "number") continue;
		const text = entry.trim().slice(0, maxDrawn);
		typed[drawnField(code)] = text;
		if (text === "") {
			filters = without(filters, code);
			continue;
		}
		const filter = readDrawn(text, unit, style);
		const problem = filter ? problemOf(filter, group) : ({ is: "number" } as const);
		if (problem) drawn[code] = problem;
		else if (filter) filters = { ...filters, [code]: filter };
	}
	if (Object.keys(drawn).length > 0) return { filters: before, status: 422, typed, wrong: [], drawn };
	throw redirect(narrowedTo(url, filters, "1") + (isByScript ? "" : `#${listAnchor}`));
}

/** Returns why nothing in the whole list can have the measure, with the measures that there are. */
function problemOf(filter: Filter, { min, max, options }: FilterGroup): DrawnProblem | null {
	const values = isRange(filter)
		? [filter.min, filter.max].filter((value) => value !== undefined)
		: filter.filter((value) => typeof value === "number");
	if (values.some((value) => value <= 0)) return { is: "positive" };
	if (min === null || max === null) return null;
	if (isRange(filter)) return (filter.max ?? max) < min || (filter.min ?? min) > max ? { is: "range", min, max } : null;
	if (values.some((value) => value < min || value > max)) return { is: "range", min, max };
	const known = options.flatMap(({ value }) => (typeof value === "number" ? value : []));
	const missing = values.find((value) => !known.includes(value));
	// A measure with many values has no options.
	if (missing === undefined || known.length === 0) return null;
	const near = [known.findLast((value) => value < missing), known.find((value) => value > missing)];
	return { is: "none", missing, near: near.filter((value) => value !== undefined) };
}
