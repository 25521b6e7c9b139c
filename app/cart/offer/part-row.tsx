import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Choice, TextField } from "../../ui/field";
import { Hidden } from "../../ui/wrap";
import * as css from "./offer-page.css";

/** A line of an offer. */
export interface Row {
	/** Of its fields. */
	name: string;
	title: string;
	code: string;
	/** EUR for one. */
	price: number;
	offered: number;
	unit: string;
	isCut: boolean;
	/** What has not been ordered of it yet. */
	left: number;
}

interface PartRowProps {
	row: Row;
	isTaken: boolean;
	/** What was typed; undefined: what is left of the line. */
	value: string | undefined;
	error: string | null;
}

export const amountId = (name: string): string => `amount-${name}`;

/** One line of an offer: whether it is taken, and how much of it. */
export function PartRow({ row: { name, title, code, price, offered, unit, isCut, left }, isTaken, value, error }: PartRowProps) {
	const t = useT("offer");
	const format = useFormat();
	const id = amountId(name);
	return (
		<li className={css.row}>
			<div className={css.rowItem}>
				<Choice
					id={`take-${name}`}
					name="take"
					value={name}
					defaultChecked={isTaken}
					label={<span className={css.rowTitle}>{unbroken(title)}</span>}
					hint={<span className={css.code}>{code}</span>}
				/>
			</div>
			<p className={css.rowPrice}>{isCut ? null : format.money(price)}</p>
			<p id={`${id}-of`} className={css.offered}>
				{t("part.of", { quantity: `${format.number(offered)}\u00a0${unit}` })}
			</p>
			<div className={css.amount}>
				<TextField
					id={id}
					name={id}
					type="number"
					inputMode="numeric"
					min={1}
					max={offered}
					label={<Hidden>{t("part.quantity", { title })}</Hidden>}
					errors={error === null ? undefined : [error]}
					defaultValue={value ?? (left || offered)}
					autoComplete="off"
					aria-describedby={error === null ? `${id}-of` : `${id}-of ${id}-error`}
				/>
			</div>
		</li>
	);
}
