import type { FilterGroup } from "../../../contract/catalogue";
import type { Filter, Filters } from "../../../contract/filters";
import { maxField, minField, valueField } from "../../platform/http/filter-names";
import { numberStyle, parseMeasure } from "../../platform/i18n/filter-number";
import { filterKinds } from "./filter-kinds";

export interface ReadFields {
	filters: Filters;
	/** The text of the number fields by name, if one of them is invalid. */
	typed: Record<string, string>;
	wrong: string[];
}

type Range = Extract<Filter, { min?: number }>;

/** An address takes no more values (contract/filters.ts). */
const maxValues = 50;

/**
 * Reads the form's fields, which repeat for several values: v.finish=raw&v.finish=galvanised&min.h=0,1 m. It ignores
 * measures and properties that the list does not have. An unreadable number leaves the earlier range in place.
 * @param intl the market's locale for Intl, which decides how "1.200" is read
 * @param before the filters of the list when the form was rendered; if they conflict with chosen values or a range of
 * the same measure, the newer wins
 */
export function readFields(fields: URLSearchParams, groups: readonly FilterGroup[], before: Filters, intl: string): ReadFields {
	const style = numberStyle(intl);
	const filters: Filters = {};
	const typed: Record<string, string> = {};
	const wrong: string[] = [];
	const measure = (name: string, unit: string): number | undefined => {
		const text = fields.get(name)?.trim() ?? "";
		if (text === "") return;
		typed[name] = text;
		const value = parseMeasure(text, unit, style);
		if (value === null) wrong.push(name);
		return value ?? undefined;
	};
	for (const group of groups) {
		const { code, unit, options } = group;
		const kind = filterKinds[group.kind];
		const values = kind.readValues(fields.getAll(valueField(code)), options).slice(0, maxValues);
		const range = kind.takesRange ? ordered(measure(minField(code), unit), measure(maxField(code), unit)) : null;
		const isWrong = wrong.includes(minField(code)) || wrong.includes(maxField(code));
		const last = before[code];
		if (isWrong && values.length === 0 && last && !Array.isArray(last)) filters[code] = last;
		else if (range && (values.length === 0 || !isSame(range, last))) filters[code] = range;
		else if (values.length > 0) filters[code] = values;
	}
	return { filters, typed: wrong.length > 0 ? typed : {}, wrong };
}

/** Swaps the ends of a range that the reader typed the wrong way round. */
function ordered(min: number | undefined, max: number | undefined): Range | null {
	if (min === undefined && max === undefined) return null;
	if (min !== undefined && max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) };
	return min === undefined ? { max } : { min };
}

const isSame = (range: Range, filter: Filter | undefined): boolean =>
	filter !== undefined && !Array.isArray(filter) && filter.min === range.min && filter.max === range.max;
