import { maxField, minField } from "../../../platform/http/filter-names";
import * as css from "../filter-form.css";
import { FilterOptions } from "../filter-options";
import { FilterRange } from "../filter-range";
import type { FilterFieldsProps, KindOfFilter } from "./filter-kind";

/** Below so many values a range says nothing that ticking them does not. */
const leastForRange = 7;
/** Numbers are short: they stand in two columns. */
const inTheOpen = 12;

function NumberFields({ group, values, listed, range, typed, wrong }: FilterFieldsProps) {
	const { code, options } = group;
	const isTyped = minField(code) in typed || maxField(code) in typed;
	const hasRange = options.length === 0 || options.length >= leastForRange || range !== null || isTyped;
	return (
		<>
			{hasRange ? <FilterRange group={group} range={range} typed={typed} wrong={wrong} /> : null}
			<FilterOptions
				group={group}
				values={values}
				listed={listed}
				valueText={valueText}
				inTheOpen={inTheOpen}
				className={css.options.number}
			/>
		</>
	);
}

const valueText: KindOfFilter["valueText"] = ({ value, title }, unit, measure) =>
	typeof value === "number" ? measure(value, unit) : title;

export const numbersIn = (texts: readonly string[]): number[] =>
	texts
		.filter((text) => text.trim() !== "")
		.map(Number)
		.filter(Number.isFinite);

/** A measure: some of its values, or from and to. */
export const numberFilter: KindOfFilter = {
	Fields: NumberFields,
	takesRange: true,
	isOpen: () => false,
	readValues: numbersIn,
	isValue: (value) => typeof value === "number",
	valueText,
};
