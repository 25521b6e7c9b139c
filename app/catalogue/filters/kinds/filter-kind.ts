import type { ComponentType } from "react";
import type { FilterGroup } from "../../../../contract/catalogue";
import type { Format } from "../../../platform/i18n/format";

type Option = FilterGroup["options"][number];

/** Which values a page has rows for: while its group is closed those that are chosen, then its first ones, or all for which its address asks. */
export type Listed = "chosen" | "first" | "all";

/** What is chosen of a group, and what of its form could not be read. */
export interface FilterFieldsProps {
	group: FilterGroup;
	values: readonly (number | string)[];
	listed: Listed;
	range: { min?: number; max?: number } | null;
	/** What was typed, by the names of the fields, and the names of those that hold no number. */
	typed: Record<string, string>;
	wrong: string[];
}

/** Everything that differs between kinds of filters. */
export interface KindOfFilter {
	/** What the group's fold holds. */
	Fields: ComponentType<FilterFieldsProps>;
	/** A list may also be narrowed to a range of it. */
	takesRange: boolean;
	/** Whether its fold is open at first. */
	isOpen: (options: readonly Option[]) => boolean;
	/** The values that a form's fields name; what is no value of this kind is left out, what is not among the options is kept. */
	readValues: (texts: readonly string[], options: readonly Option[]) => (number | string)[];
	/** Whether a value that an address names can be one of this kind. */
	isValue: (value: number | string) => boolean;
	/** A value as the reader sees it, without its unit. */
	valueText: (option: Pick<Option, "value" | "title">, unit: string, measure: Format["measure"]) => string;
}
