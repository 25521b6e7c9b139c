import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { Choice, TextField } from "../../ui/field";
import * as css from "./offer-page.css";
import type { Row } from "./part-form";

interface PartRowProps {
	row: Row;
	isTaken: boolean;
	/** What was typed; undefined: the whole line. */
	value: string | undefined;
	error: string | null;
}

export const amountId = (name: string): string => `amount-${name}`;

/** One line of an offer: whether it is taken, and how much of it. */
export function PartRow({ row: { name, title, code, price, offered, unit, isCut }, isTaken, value, error }: PartRowProps) {
	const t = useT("offer");
	const cartT = useT("cart");
	const format = useFormat();
	const perUnit = isCut ? "" : ` · ${format.money(price)}`;
	return (
		<li className={css.row}>
			<Choice
				id={`take-${name}`}
				name="take"
				value={name}
				defaultChecked={isTaken}
				label={<span className={css.rowTitle}>{title}</span>}
				hint={<span className={css.code}>{`${code ?? ""}${perUnit}`}</span>}
			/>
			<div className={css.amount}>
				<TextField
					id={amountId(name)}
					name={amountId(name)}
					type="number"
					inputMode="numeric"
					min={1}
					max={offered}
					label={cartT("column.quantity")}
					aria-label={t("part.quantity", { title })}
					hint={t("part.of", { quantity: `${format.number(offered)}\u00a0${unit}` })}
					errors={error === null ? undefined : [error]}
					defaultValue={value ?? offered}
					autoComplete="off"
				/>
			</div>
		</li>
	);
}
