import type { ComponentType } from "react";
import type { FilterGroup } from "../../../contract/catalogue";
import { maxField, minField, openField, valueField } from "../../platform/http/filter-names";
import { type Format, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useOpened } from "../../ui/browser/use-opened";
import { Button } from "../../ui/forms/button";
import { CheckRow } from "../../ui/forms/check-row";
import { Hidden } from "../../ui/wrap";
import * as css from "./filter-form.css";

type Option = FilterGroup["options"][number];

/**
 * A page has rows for the chosen values while the group is closed, then for the first values, or for all of them if
 * the address asks.
 */
type Listed = "chosen" | "first" | "all";

interface FilterFieldsProps {
	group: FilterGroup;
	values: readonly (number | string)[];
	listed: Listed;
	range: { min?: number; max?: number } | null;
	/** The typed text by field name, and the names of invalid fields. */
	typed: Record<string, string>;
	wrong: string[];
}

/** Holds everything that differs between kinds of filters. */
interface KindOfFilter {
	Fields: ComponentType<FilterFieldsProps>;
	/** True if a range can filter the list, too. */
	takesRange: boolean;
	isOpen: (options: readonly Option[]) => boolean;
	/**
	 * Reads the values of a form's fields. It drops values that are not of this kind, and keeps those that are not
	 * among the options.
	 */
	readValues: (texts: readonly string[], options: readonly Option[]) => (number | string)[];
	/** Returns whether a value from an address is possible for this kind. */
	isValue: (value: number | string) => boolean;
	/** Formats a value for the reader, without its unit. */
	valueText: (option: Pick<Option, "value" | "title">, unit: string, measure: Format["measure"]) => string;
}

/** With fewer values, ticking them does what a range does. */
const minForRange = 7;
/** Numbers are short and fill two columns, so more of them fit outside the fold. */
const numbersInTheOpen = 12;

function NumberFields({ group, values, listed, range, typed, wrong }: FilterFieldsProps) {
	const { code, options } = group;
	const isTyped = minField(code) in typed || maxField(code) in typed;
	const hasRange = options.length === 0 || options.length >= minForRange || range !== null || isTyped;
	return (
		<>
			{hasRange ? <FilterRange group={group} range={range} typed={typed} wrong={wrong} /> : null}
			<FilterOptions
				group={group}
				values={values}
				listed={listed}
				valueText={measureText}
				inTheOpen={numbersInTheOpen}
				className={css.options.number}
			/>
		</>
	);
}

const measureText: KindOfFilter["valueText"] = ({ value, title }, unit, measure) =>
	typeof value === "number" ? measure(value, unit) : title;

export const numbersIn = (texts: readonly string[]): number[] =>
	texts
		.filter((text) => text.trim() !== "")
		.map(Number)
		.filter(Number.isFinite);

/** Filters a measure by its values or by a range. */
const numberFilter: KindOfFilter = {
	Fields: NumberFields,
	takesRange: true,
	isOpen: () => false,
	readValues: numbersIn,
	isValue: (value) => typeof value === "number",
	valueText: measureText,
};

/** A list with at most this many words is open at first. */
const maxOpen = 4;
const wordsInTheOpen = 8;
/** An address takes no longer value (contract/filters.ts). */
const maxValueLength = 80;

const TextFields = ({ group, values, listed }: FilterFieldsProps) => (
	<FilterOptions
		group={group}
		values={values}
		listed={listed}
		valueText={wordText}
		inTheOpen={wordsInTheOpen}
		className={css.options.text}
	/>
);

const wordText: KindOfFilter["valueText"] = ({ title }) => title;

/** Filters a property by its words. The values may be ids, as for suppliers. */
const textFilter: KindOfFilter = {
	Fields: TextFields,
	takesRange: false,
	isOpen: ({ length }) => length <= maxOpen,
	readValues: (texts, options) =>
		options.length > 0 && options.every(({ value }) => typeof value === "number")
			? numbersIn(texts)
			: texts.filter((text) => text !== "" && text.length <= maxValueLength),
	isValue: () => true,
	valueText: wordText,
};

/** Covers every kind of the contract. A kind without an entry does not compile. */
export const filterKinds = { number: numberFilter, text: textFilter } as const satisfies Record<FilterGroup["kind"], KindOfFilter>;

interface FilterOptionsProps extends Pick<KindOfFilter, "valueText">, Pick<FilterFieldsProps, "group" | "values" | "listed"> {
	/** Counts the options outside the fold. */
	inTheOpen: number;
	className: string;
}

/** A fold with fewer options is not worth its heading. */
const minFolded = 3;

/**
 * Lists the values of a group with their numbers of results. The rest of a long list is in a fold. The fold renders
 * its rows once it is opened. Before that it renders only the chosen rows, so that the form sends them, and the
 * button that loads the others without scripts.
 */
function FilterOptions({ group, values, listed, valueText, inTheOpen, className }: FilterOptionsProps) {
	const t = useT("filters");
	const { number, measure } = useFormat();
	const { code, unit } = group;
	const options = [...group.options, ...strange(group, values)];
	const isFolded = options.length >= inTheOpen + minFolded;
	const isChosen = ({ value }: Option) => values.includes(value);
	const chosen = options.filter(isChosen);
	const first = listed === "chosen" ? chosen : isFolded ? options.slice(0, inTheOpen) : options;
	const rest = isFolded ? options.slice(inTheOpen) : [];
	const { hasOpened, fold } = useOpened(listed === "all" || rest.some(isChosen));
	const name = valueField(code);
	const rows = (shown: readonly Option[]) =>
		shown.length > 0 ? (
			<div className={className}>
				{shown.map((option) => (
					<CheckRow
						key={option.value}
						name={name}
						value={option.value}
						defaultChecked={isChosen(option)}
						disabled={option.count === 0 && !isChosen(option)}
						isFaint={option.count === 0}
						figure={number(option.count)}
					>
						{valueText(option, unit, measure)}
					</CheckRow>
				))}
			</div>
		) : null;
	const open = (
		<Button kind="quiet" size="s" name={openField} value={code}>
			{t("show", { number: options.length })}
		</Button>
	);
	return (
		<>
			{rows(first)}
			{listed === "chosen" && chosen.length < options.length ? open : null}
			{listed !== "chosen" && rest.length > 0 ? (
				<details className={css.rest} {...fold}>
					<summary className={css.more}>
						<span className={css.whenClosed}>{t("more", { number: rest.length })}</span> <span className={css.whenOpen}>{t("less")}</span>
					</summary>{" "}
					{rows(hasOpened ? rest : rest.filter(isChosen))}
					{hasOpened ? null : open}
				</details>
			) : null}
		</>
	);
}

/** Returns chosen values that are not among the options. The list shows them so that the reader can remove them. */
const strange = ({ options }: FilterGroup, values: readonly (number | string)[]): Option[] =>
	values.filter((value) => !options.some((option) => option.value === value)).map((value) => ({ value, title: String(value), count: 0 }));

interface FilterRangeProps {
	group: FilterGroup;
	range: { min?: number; max?: number } | null;
	typed: Record<string, string>;
	wrong: string[];
}

/** Takes a range in the reader's number format and in any unit of the kind. */
function FilterRange({ group, range, typed, wrong }: FilterRangeProps) {
	const t = useT("filters");
	const { measure } = useFormat();
	const { code, title, unit } = group;
	const fields = [
		{ name: minField(code), label: t("range.from", { title }), value: range?.min, bound: group.min },
		{ name: maxField(code), label: t("range.to", { title }), value: range?.max, bound: group.max },
	];
	const wrongHere = fields.filter(({ name }) => wrong.includes(name));
	const errorId = `filter-${code}-error`;
	const [from, to] = fields.map(({ name, label, value, bound }) => (
		<label key={name} className={css.end}>
			<Hidden>{label}</Hidden>
			<input
				id={fieldId(name)}
				name={name}
				defaultValue={typed[name] ?? (value === undefined ? "" : measure(value, unit))}
				placeholder={bound === null ? undefined : measure(bound, unit)}
				inputMode="decimal"
				autoComplete="off"
				maxLength={40}
				className={css.input}
				aria-invalid={wrong.includes(name) || undefined}
				aria-describedby={wrong.includes(name) ? errorId : undefined}
			/>
		</label>
	));
	return (
		<>
			<div className={css.range}>
				{from}
				<span aria-hidden="true">–</span>
				{to}
				{unit ? <span className={css.rangeUnit}>{unit}</span> : null}
			</div>
			{wrongHere.length > 0 ? (
				<p id={errorId} className={css.error}>
					{wrongHere.map(({ name }) => wrongText(t, unit, typed[name] ?? "")).join(" ")}
				</p>
			) : null}
		</>
	);
}

export const fieldId = (name: string): string => `filter-${name}`;

/** Says that a typed measure is unreadable, and which format it may have. */
export function wrongText(t: ReturnType<typeof useT<"filters">>, unit: string, typed: string): string {
	return t(unit === "mm" ? "wrong.length" : "wrong.number", { typed, unit });
}
