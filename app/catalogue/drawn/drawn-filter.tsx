import { Form, useSubmit } from "@remix-run/react";
import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import type { Column, FilterGroup } from "../../../contract/catalogue";
import { formatFilters } from "../../../contract/filter-text";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { type Deferred, useArrived } from "../../ui/deferred-content";
import { ErrorSummary } from "../../ui/notice";
import { Hidden } from "../../ui/wrap";
import { isInput, resetToPage } from "../filters/filter-inputs";
import type { DrawnProblem, NarrowedAddress } from "../list/list-href";
import { HiddenParams } from "../list/list-parts";
import { type DrawnColumn, drawnColumns, drawnField, drawnText, isOfPlates, maxDrawn } from "./drawn-fields";
import * as css from "./drawn-filter.css";

export interface DrawnFilterProps {
	columns: readonly Column[];
	/** The filters of the list, which know the bounds of each measure. */
	of: Deferred<FilterGroup[]>;
	narrowing: NarrowedAddress;
}

/** The figures of a field: its unit is mm. */
const useMeasure = () => {
	const { measure } = useFormat();
	return (value: number) => measure(value, "mm");
};

/**
 * Puts a field at each measure of a drawing, which narrows the list to it. Narrow screens have no room for them: there
 * the fields of the filter form do the same.
 */
export function DrawnFilter({ columns, of, narrowing, children }: DrawnFilterProps & { children: ReactNode }) {
	const t = useT("filters");
	const words = useT("catalogue");
	const measure = useMeasure();
	const groups = useArrived(of) ?? [];
	const { path, otherParams, filters, typed, drawn = {} } = narrowing;
	const f = formatFilters(filters);
	const { form, handlers } = useDrawnForm(`${f} ${JSON.stringify(typed)}`);
	const shown = drawnColumns(columns);
	const place = placesOf(shown);
	return (
		<Form
			key={path}
			ref={form}
			action={path}
			preventScrollReset
			autoComplete="off"
			className={isOfPlates(shown) ? `${css.panel} ${css.plates}` : css.panel}
			aria-label={t("drawn.title")}
			{...handlers}
		>
			<HiddenParams params={{ ...otherParams, f }} />
			{children}
			<div className={css.fields}>
				{shown.map((column) => {
					const { code, symbol } = column;
					const name = drawnField(code);
					const group = groups.find((one) => one.code === code);
					return (
						<span key={code} className={css.place[place(code)]}>
							<label htmlFor={fieldId(code)} className={css.symbol}>
								<span aria-hidden="true">{symbol}</span> <Hidden>{nameOf(t, column)}</Hidden>
							</label>{" "}
							<input
								id={fieldId(code)}
								name={name}
								type="text"
								defaultValue={typed[name] ?? drawnText(filters[code], measure)}
								placeholder={
									group && group.min !== null && group.max !== null ? drawnText({ min: group.min, max: group.max }, measure) : undefined
								}
								inputMode="decimal"
								autoComplete="off"
								maxLength={maxDrawn}
								title={t("drawn.hint")}
								className={css.input}
								aria-invalid={drawn[code] ? true : undefined}
								aria-describedby={drawn[code] ? `${fieldId(code)}-error` : undefined}
							/>{" "}
						</span>
					);
				})}
				<button type="submit" className={css.apply} aria-label={`${words("sort.apply")}: ${t("drawn.title")}`}>
					{words("sort.apply")}
				</button>
			</div>
			<Problems columns={shown} narrowing={narrowing} />
		</Form>
	);
}

/** Returns where each measure is in the drawing. */
function placesOf(shown: readonly DrawnColumn[]) {
	const isPlate = isOfPlates(shown);
	const hasWalls = shown.some(({ code }) => code === "s");
	return (code: DrawnColumn["code"]): keyof typeof css.place => {
		if (isPlate && code === "b") return "side";
		if (code !== "t") return code;
		return isPlate ? "thickness" : hasWalls ? "t" : "wall";
	};
}

const fieldId = (code: string): string => `drawn-${code}`;

type Words = ReturnType<typeof useT<"filters">>;

const nameOf = (t: Words, { title, symbol, unit }: DrawnColumn): string => t("drawn.field", { title, symbol, unit });

/** Says below the drawing why a field cannot be applied. */
function Problems({ columns, narrowing: { typed, drawn = {} } }: { columns: DrawnColumn[] } & Pick<DrawnFilterProps, "narrowing">) {
	const t = useT("filters");
	const measure = useMeasure();
	return columns.map(({ code, symbol }) => {
		const problem = drawn[code];
		return problem ? (
			<p key={code} id={`${fieldId(code)}-error`} className={css.error}>
				{`${symbol}: ${problemText(t, problem, typed[drawnField(code)] ?? "", measure)}`}
			</p>
		) : null;
	});
}

/** Says above the list, which all widths show, what is wrong at the drawing. */
export function DrawnErrors({ columns, narrowing: { typed, drawn } }: Pick<DrawnFilterProps, "columns" | "narrowing">) {
	const t = useT("filters");
	const measure = useMeasure();
	if (!drawn) return null;
	const errors = drawnColumns(columns).flatMap((column) => {
		const problem = drawn[column.code];
		if (!problem) return [];
		const message = problemText(t, problem, typed[drawnField(column.code)] ?? "", measure);
		return { id: fieldId(column.code), text: t("wrong.field", { field: column.title, message }) };
	});
	return (
		<div className={css.summary}>
			<ErrorSummary title={t("wrong.title")} errors={errors} answer={drawn} />
		</div>
	);
}

function problemText(t: Words, problem: DrawnProblem, typed: string, measure: (value: number) => string): string {
	switch (problem.is) {
		case "number":
			return t("drawn.number", { typed });
		case "positive":
			return t("drawn.positive");
		case "range":
			return t("drawn.range", { min: measure(problem.min), max: measure(problem.max) });
		case "none":
			return t("drawn.none", { typed: measure(problem.missing), near: problem.near.map(measure).join(" · ") });
	}
}

/**
 * With scripts the list follows once the focus leaves the fields. Enter does the same, also without them.
 * @param shown changes with the filters that the page shows
 */
function useDrawnForm(shown: string) {
	const form = useRef<HTMLFormElement>(null);
	const submit = useSubmit();
	/** The texts that were sent last. */
	const sent = useRef<Readonly<Record<string, string>>>({});
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has other texts
	useEffect(() => {
		// Text that was typed after the form was sent stays.
		if (form.current) resetToPage(form.current, (field) => field === document.activeElement && sent.current[field.name] !== field.value);
	}, [shown]);
	const remember = (element: HTMLFormElement) => {
		sent.current = Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)]));
	};
	return {
		form,
		handlers: {
			onSubmit: ({ currentTarget }: FocusEvent<HTMLFormElement> | React.FormEvent<HTMLFormElement>) => remember(currentTarget),
			onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
				if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
				const fields = [...currentTarget.elements].filter(isInput);
				const isChanged = fields.some(
					({ type, name, value, defaultValue }) => type === "text" && value !== (sent.current[name] ?? defaultValue),
				);
				if (!isChanged) return;
				remember(currentTarget);
				submit(currentTarget, { preventScrollReset: true });
			},
		},
	};
}
