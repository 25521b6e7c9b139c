import { LineThumbnail } from "../../cart/lines/line-details";
import { useUnit } from "../../cart/lines/line-texts";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Choice, TextField } from "../../ui/forms/field";
import { Icon } from "../../ui/icon";
import { Hidden } from "../../ui/wrap";
import { ListArticle } from "./list-article";
import * as css from "./list-line.css";
import { amountId, type ListRow } from "./list-rows";

interface LineProps {
	row: ListRow;
	isOwn: boolean;
	isTaken: boolean;
	/** What a refused form had in the field. */
	typed: string | undefined;
	error: string | null;
}

/** One line of a list: what it is, how many, what it costs today; or that it is gone. */
export function ListLine({ row, isOwn, isTaken, typed, error }: LineProps) {
	const t = useT("lists");
	const format = useFormat();
	const unit = useRowUnit()(row);
	const id = amountId(row.name);
	const isGone = row.orderable === null;
	const raised = row.orderable !== null && row.orderable !== row.amount ? row.orderable : null;
	return (
		<li className={isGone ? `${css.line} ${css.gone}` : css.line}>
			<div className={css.tick}>
				{isGone ? null : (
					<Choice
						id={`take-${row.name}`}
						name="take"
						value={row.name}
						defaultChecked={isTaken}
						label={<Hidden>{t("line.take", { title: row.title })}</Hidden>}
					/>
				)}
			</div>
			<LineThumbnail pictures={row.pictures} />
			<ListArticle row={row} />
			<div className={css.quantity}>
				{isGone ? (
					<p>
						{format.number(row.amount)}&nbsp;<span className={css.unit}>{unit}</span>
					</p>
				) : (
					<div className={css.field}>
						<TextField
							id={id}
							name={id}
							inputMode="numeric"
							autoComplete="off"
							label={<Hidden>{t("line.quantity", { title: row.title })}</Hidden>}
							errors={error === null ? undefined : [error]}
							defaultValue={typed ?? row.amount}
							aria-describedby={error === null ? `${id}-unit` : `${id}-unit ${id}-error`}
						/>
						<span id={`${id}-unit`} className={css.unit}>
							{unit}
						</span>
					</div>
				)}
				{raised === null ? null : <p className={css.raised}>{t("line.raised", { quantity: raised })}</p>}
			</div>
			{isGone ? null : <Price row={row} />}
			<p className={css.sum}>{isGone ? <span className={css.out}>{t("line.gone")}</span> : format.money(row.sum)}</p>
			<div className={css.remove}>
				{isOwn ? (
					<button type="submit" name="remove" value={row.name} className={css.removeButton} title={t("line.remove")}>
						<Icon name="close" />
						<Hidden>{t("line.removeNamed", { title: row.title })}</Hidden>
					</button>
				) : null}
			</div>
		</li>
	);
}

/** Of one unit, with what it was noted at where that was another price. */
function Price({ row: { price, notedPrice, item, set } }: { row: ListRow }) {
	const t = useT("lists");
	const cartT = useT("cart");
	const { money } = useFormat();
	const now = item?.price ?? set?.price ?? 0;
	const isOther = now !== notedPrice;
	return (
		<div className={css.price}>
			{price === undefined ? null : (
				<p>
					<span className={css.label}>{cartT("column.price")} </span>
					{money(price)}
				</p>
			)}
			{isOther ? (
				<p className={now > notedPrice ? css.moreExpensive : css.cheaper}>{t("line.before", { price: money(notedPrice) })}</p>
			) : null}
		</div>
	);
}

/** What the quantity of a line counts. */
function useRowUnit(): (row: ListRow) => string {
	const cartT = useT("cart");
	const unitOf = useUnit();
	return ({ item, amount }) => {
		if (!item) return cartT("set.unit", { count: amount });
		if (item.cut_length > 0) return cartT(amount === 1 ? "unit.short.piece" : "unit.piece");
		return unitOf({ cut: null, variant: item.variant }, amount);
	};
}
