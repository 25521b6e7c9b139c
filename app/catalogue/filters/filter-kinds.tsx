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

/** Which values a page has rows for: while its group is closed those that are chosen, then its first ones, or all for which its address asks. */
type Listed = "chosen" | "first" | "all";

/** The choice in a group, and its fields that could not be read. */
interface FilterFieldsProps {
	group: FilterGroup;
	values: readonly (number | string)[];
	listed: Listed;
	range: { min?: number; max?: number } | null;
	/** The typed text by the names of the fields, and the names of the invalid ones. */
	typed: Record<string, string>;
	wrong: string[];
}

/** Everything that differs between kinds of filters. */
interface KindOfFilter {
	/** The content of the group's fold. */
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

/** With fewer values, ticking them does the same as a range. */
const leastForRange = 7;
/** Numbers are short and fill two columns. */
const numbersInTheOpen = 12;

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

/** A measure: some of its values, or from and to. */
const numberFilter: KindOfFilter = {
	Fields: NumberFields,
	takesRange: true,
	isOpen: () => false,
	readValues: numbersIn,
	isValue: (value) => typeof value === "number",
	valueText: measureText,
};

/** Lists of at most so many words are open at first. */
const maxOpen = 6;
const wordsInTheOpen = 8;
/** As long as an address takes (contract/filters.ts). */
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

/** A property: some of its words. The values behind them may be ids: suppliers. */
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

/** Every kind of the contract; one without an entry does not compile. */
export const filterKinds = { number: numberFilter, text: textFilter } as const satisfies Record<FilterGroup["kind"], KindOfFilter>;

interface FilterOptionsProps extends Pick<KindOfFilter, "valueText">, Pick<FilterFieldsProps, "group" | "values" | "listed"> {
	/** Number of options outside the fold. */
	inTheOpen: number;
	/** How they are laid out. */
	className: string;
}

/** Fewer than these are not worth a fold of their own. */
const leastFolded = 3;

/**
 * The values of a group, each with how many results it would give; those of a long list in a fold. A fold's rows are rendered once it is opened;
 * before that those alone which are chosen, so that the form sends them, and the button by which a page without scripts has the others.
 */
function FilterOptions({ group, values, listed, valueText, inTheOpen, className }: FilterOptionsProps) {
	const t = useT("filters");
	const { number, measure } = useFormat();
	const { code, unit } = group;
	const options = [...group.options, ...strange(group, values)];
	const isFolded = options.length >= inTheOpen + leastFolded;
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

/** Chosen values that are not among the options. They are listed so that the reader can remove them. */
const strange = ({ options }: FilterGroup, values: readonly (number | string)[]): Option[] =>
	values.filter((value) => !options.some((option) => option.value === value)).map((value) => ({ value, title: String(value), count: 0 }));

interface FilterRangeProps {
	group: FilterGroup;
	range: { min?: number; max?: number } | null;
	typed: Record<string, string>;
	wrong: string[];
}

/** The fields "from" and "to". They accept the reader's number format and any unit of the kind. */
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

/** The id of a field, for links of an error summary. */
export const fieldId = (name: string): string => `filter-${name}`;

/** The error of a typed measure, with the format that it may have. */
export function wrongText(t: ReturnType<typeof useT<"filters">>, unit: string, typed: string): string {
	return t(unit === "mm" ? "wrong.length" : "wrong.number", { typed, unit });
}
