import type { FilterGroup } from "../../../contract/catalogue";
import { maxField, minField } from "../../platform/http/filter-names";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Hidden } from "../../ui/wrap";
import * as css from "./filter-form.css";

interface FilterRangeProps {
	group: FilterGroup;
	range: { min?: number; max?: number } | null;
	typed: Record<string, string>;
	wrong: string[];
}

/** From and to, in the reader's own way of writing numbers and with any unit of the kind. */
export function FilterRange({ group, range, typed, wrong }: FilterRangeProps) {
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

/** Where an error summary leads. */
export const fieldId = (name: string): string => `filter-${name}`;

/** What is wrong with a typed measure, and how it may be written. */
export function wrongText(t: ReturnType<typeof useT<"filters">>, unit: string, typed: string): string {
	return t(unit === "mm" ? "wrong.length" : "wrong.number", { typed, unit });
}
