import * as css from "../filter-form.css";
import { FilterOptions } from "../filter-options";
import type { FilterFieldsProps, KindOfFilter } from "./filter-kind";
import { numbersIn } from "./number";

/** Words that fit into so many lines stand open. */
const mostOpen = 6;
const inTheOpen = 8;
/** As long as an address takes (contract/filters.ts). */
const longestValue = 80;

const TextFields = ({ group, values, listed }: FilterFieldsProps) => (
	<FilterOptions group={group} values={values} listed={listed} valueText={valueText} inTheOpen={inTheOpen} className={css.options.text} />
);

const valueText: KindOfFilter["valueText"] = ({ title }) => title;

/** A property: some of its words. The values behind them may be ids: suppliers. */
export const textFilter: KindOfFilter = {
	Fields: TextFields,
	takesRange: false,
	isOpen: ({ length }) => length <= mostOpen,
	readValues: (texts, options) =>
		options.length > 0 && options.every(({ value }) => typeof value === "number")
			? numbersIn(texts)
			: texts.filter((text) => text !== "" && text.length <= longestValue),
	isValue: () => true,
	valueText,
};
