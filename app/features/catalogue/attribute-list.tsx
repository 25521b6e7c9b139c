import type { Attribute } from "../../../contract/catalogue";
import { useFormat } from "../../format";
import * as css from "./attribute-list.css";

interface AttributeListProps {
	attributes: Attribute[];
	/** What is said beside the attributes, in the same form. */
	more?: { title: string; value: string }[];
}

/** Measures and properties: what it is called, its sign on the drawing, its value and unit. */
export function AttributeList({ attributes, more = [] }: AttributeListProps) {
	const { number } = useFormat();
	return (
		<dl className={css.list}>
			{attributes.map(({ code, symbol, unit, title, value }) => (
				<div key={code} className={css.line}>
					<dt className={css.title}>
						{title}
						{symbol ? <span className={css.symbol}> {symbol}</span> : null}
					</dt>
					<dd className={css.value}>
						{typeof value === "number" ? number(value) : value}
						{unit ? <span className={css.unit}> {unit}</span> : null}
					</dd>
				</div>
			))}
			{more.map(({ title, value }) => (
				<div key={title} className={css.line}>
					<dt className={css.title}>{title}</dt>
					<dd className={css.value}>{value}</dd>
				</div>
			))}
		</dl>
	);
}
