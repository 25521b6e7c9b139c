import type { Attribute } from "../../../contract/catalogue";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { medium } from "../../ui/layout.css";
import { decimalsOf } from "../price/prices";
import * as css from "./attribute-list.css";

type Fact = Pick<Attribute, "title" | "value"> & Partial<Pick<Attribute, "symbol" | "unit">>;

interface AttributeListProps {
	attributes: Attribute[];
	/** Further facts in the same form. A figure may have a fixed number of decimals. */
	more?: (Fact & { decimals?: number })[];
}

/**
 * Shows measures and properties: title, symbol on the drawing, value and unit. Figures align at their decimal points.
 */
export function AttributeList({ attributes, more = [] }: AttributeListProps) {
	const facts: NonNullable<typeof more> = [...attributes, ...more];
	const figures = facts.map(({ value }) => value).filter((value) => typeof value === "number");
	const most = Math.max(decimalsOf(figures), ...more.map(({ decimals = 0 }) => decimals));
	return (
		<dl className={css.list}>
			{facts.map(({ symbol, title, value, ...figure }) => (
				<div key={title} className={css.line}>
					<dt className={css.title}>
						{title}
						{symbol ? <span className={css.symbol}> {symbol}</span> : null}
					</dt>
					<dd className={medium}>{typeof value === "number" ? <Figure value={value} {...figure} most={most} /> : unbroken(value)}</dd>
				</div>
			))}
		</dl>
	);
}

/** @param most the most decimals of any figure in the list; each figure reserves their width */
function Figure({ value, unit = "", decimals, most }: { value: number; unit?: string; decimals?: number; most: number }) {
	const { measure } = useFormat();
	const whole = measure(Math.trunc(value), unit);
	return (
		<>
			<span className={css.whole}>{whole}</span>
			<span className={css.behindPoint[most] ?? ""}>{measure(value, unit, decimals).slice(whole.length)}</span>
			<span className={css.unit}> {unit}</span>
		</>
	);
}
