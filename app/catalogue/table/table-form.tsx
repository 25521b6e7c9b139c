import { Form, useLocation } from "@remix-run/react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Variant } from "../../../contract/catalogue";
import { href } from "../../platform/config/href";
import { useFormKey } from "../../platform/forms/use-form-key";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { block, hidden, nowrap, size, small } from "../../ui/layout.css";
import { Money } from "../price/price";
import * as css from "./table-form.css";
import { amountName, type PricedRow, type TypedTotal, typedTotal } from "./typed-total";
import { type AddingState, useAddToCart } from "./use-add-to-cart";

interface TableFormProps {
	variants: readonly PricedRow[];
	unit: Variant["products"]["unit"] | null;
	idem: string;
	/** The number of rows with a typed quantity that the list itself does not have. */
	kept: number;
	note: (form: HTMLFormElement) => void;
	/** A note about the rows. */
	below?: ReactNode;
	/** Further content of the bar below the rows. */
	foot: ReactNode;
	children: (stateOf: (suppliedVariantId: number) => AddingState) => ReactNode;
}

/** Wraps all rows of a table in one form. A row's button adds that row. The bar's button adds all typed quantities. */
export function TableForm({ variants, unit, idem, kept, note, below, foot, children }: TableFormProps) {
	const t = useT("catalogue");
	const { pathname, search } = useLocation();
	const { form, total, isFailed, count, send, stateOf } = useTableForm(variants, note);
	return (
		<Form
			ref={form}
			method="post"
			action={href("/cart/items")}
			preventScrollReset
			onInput={count}
			onSubmit={send}
			onKeyDown={moveBetweenRows}
			className={css.form}
			data-failed={isFailed ? "" : undefined}
			data-several={total.lines > 1 ? "" : undefined}
		>
			<input type="hidden" name="idem" value={useFormKey(idem)} />
			<input type="hidden" name="returnTo" value={pathname + search} />
			{/* Enter in a field presses the first button, so this one adds everything typed, not the first row. */}
			<button type="submit" tabIndex={-1} aria-hidden="true" className={hidden}>
				{t("all.add")}
			</button>
			<p role="status" className={small}>
				{kept > 0 ? t("table.kept", { count: kept }) : null}
			</p>
			{children(stateOf)}
			{below}
			<div className={css.bar}>
				{foot}
				{variants.some(({ suppliedVariant }) => suppliedVariant.availability !== "out") ? (
					<AddAll total={total} unit={unit} isFailed={isFailed} />
				) : null}
			</div>
		</Form>
	);
}

/** Up and down move to the quantity of the next row, as in a spreadsheet. With Shift they change the number. */
function moveBetweenRows(event: KeyboardEvent<HTMLFormElement>) {
	const { key, target, currentTarget } = event;
	const step = { ArrowUp: -1, ArrowDown: 1 }[key];
	const isPlain = !(event.shiftKey || event.altKey || event.ctrlKey || event.metaKey);
	if (!step || !isPlain || !(target instanceof HTMLInputElement) || target.type !== "number") return;
	// The number must not change in the first and the last row either.
	event.preventDefault();
	const fields = [...currentTarget.querySelectorAll<HTMLInputElement>("tbody input[type=number]")];
	const next = fields[fields.indexOf(target) + step];
	next?.focus();
	next?.select();
}

function AddAll({ total, unit, isFailed }: { total: TypedTotal; isFailed: boolean } & Pick<TableFormProps, "unit">) {
	const t = useT("catalogue");
	const problem = isFailed ? t("add.failed") : total.problem && t(total.problem);
	return (
		<div className={css.part}>
			<p role="alert" className={css.failed}>
				{problem}
			</p>
			<output className={problem ? hidden : total.lines > 0 ? css.sum : css.hint}>
				{total.lines > 0 ? <Sum total={total} unit={unit} /> : t("all.hint")}
			</output>{" "}
			<button type="submit" className={css.button}>
				{t("all.add")}
			</button>
		</div>
	);
}

/** Shows "3 Positionen · 24 Stück · 1.612,8 kg" and the total price. */
export function Sum({ total: { lines, units, cents, grams }, unit }: { total: TypedTotal } & Pick<TableFormProps, "unit">) {
	const t = useT("catalogue");
	const format = useFormat();
	return (
		<>
			<span className={css.facts}>
				{[t("all.lines", { count: lines }), unit ? t(`unit.${unit}`, { count: units }) : "", format.totalWeight(grams)]
					.filter(Boolean)
					.join(" · ")}
			</span>{" "}
			<span className={block}>
				<strong className={css.money}>
					<Money cents={cents} />
				</strong>{" "}
				<small className={`${size.xs} ${nowrap}`}>{t("table.excludingVat")}</small>
			</span>
		</>
	);
}

const nothing: TypedTotal = { lines: 0, units: 0, cents: 0, grams: 0, problem: null };

/** Debounce in ms before the total is announced. */
const pause = 400;

function useTableForm(variants: readonly PricedRow[], note: TableFormProps["note"]) {
	const form = useRef<HTMLFormElement>(null);
	const [total, setTotal] = useState(nothing);
	const typing = useRef<ReturnType<typeof setTimeout>>();
	const { states, stateOf, send } = useAddToCart();

	// The fields keep what the reader types, so they are counted where they are: also once those of added rows are empty.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new state may have emptied fields
	useEffect(() => {
		if (!form.current) return;
		setTotal(typedIn(form.current, variants));
		note(form.current);
	}, [states, variants]);

	return {
		form,
		total,
		isFailed: Object.values(states).includes("failed"),
		count({ currentTarget }: FormEvent<HTMLFormElement>) {
			note(currentTarget);
			clearTimeout(typing.current);
			typing.current = setTimeout(() => setTotal(typedIn(currentTarget, variants)), pause);
		},
		/** An empty form stays on the page. Its first field asks for a quantity. */
		send(event: FormEvent<HTMLFormElement>) {
			const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
			const { lines, problem } = typedIn(event.currentTarget, variants);
			if (submitter?.getAttribute("name") === "only" || lines > 0 || problem) return send(event);
			event.preventDefault();
			event.currentTarget.querySelector<HTMLInputElement>("input[type=number]")?.focus();
		},
		stateOf,
	};
}

function typedIn(form: HTMLFormElement, variants: readonly PricedRow[]): TypedTotal {
	const typed = new FormData(form);
	return typedTotal(variants, (id) => String(typed.get(amountName(id)) ?? ""));
}
