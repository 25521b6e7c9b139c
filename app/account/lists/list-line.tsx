import type { ListItem, ListSet } from "../../../contract/lists";
import { isSpecialItem } from "../../../contract/values/special-items";
import { LineReasons, LineThumbnail, StockState } from "../../cart/lines/line-details";
import { useDiscountText, useQuantityText, useSawnText, useSupplyTime, useUnit } from "../../cart/lines/line-texts";
import { href } from "../../platform/config/href";
import { cutSize, unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Dotted } from "../../ui/dotted";
import { Choice, TextField } from "../../ui/forms/field";
import { Icon } from "../../ui/icon";
import { bold, danger, label, medium, note, ok, size } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Hidden } from "../../ui/wrap";
import * as css from "./list-line.css";
import { amountId, type ListRow } from "./list-rows";

interface LineProps {
	row: ListRow;
	isOwn: boolean;
	isTaken: boolean;
	typed: string | undefined;
	error: string | null;
}

/** A line with its article, quantity and current price, or a note that the article is unavailable. */
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

/** The price per unit. Shows the noted price if it differs. */
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
			{isOther ? <p className={now > notedPrice ? label : `${size.s} ${ok}`}>{t("line.before", { price: money(notedPrice) })}</p> : null}
		</div>
	);
}

function useRowUnit(): (row: ListRow) => string {
	const cartT = useT("cart");
	const unitOf = useUnit();
	return ({ item, amount }) => {
		if (!item) return cartT("set.unit", { count: amount });
		if (item.cut_length > 0) return cartT(amount === 1 ? "unit.short.piece" : "unit.piece");
		return unitOf({ cut: null, variant: item.variant }, amount);
	};
}

/** The line's article or set with its options, delivery time, discount and the buyer's note. */
function ListArticle({ row: { item, set } }: { row: Pick<ListRow, "item" | "set"> }) {
	return (
		<div className={css.what}>
			{item ? <Article item={item} /> : null}
			{set ? <SetArticle set={set} /> : null}
		</div>
	);
}

function Article({ item }: { item: ListItem }) {
	const t = useT("lists");
	const cartT = useT("cart");
	const { money, number, measure } = useFormat();
	const quantityOf = useQuantityText();
	const sawn = useSawnText();
	const unitOf = useUnit();
	const timeOf = useSupplyTime();
	const { variant, suppliedVariant: supply, orderable } = item;
	const { time, where } = timeOf(supply.delivery);
	return (
		<>
			{isSpecialItem(variant.products.slug) ? (
				<span className={css.title}>{unbroken(item.fullTitle)}</span>
			) : (
				<Link to={href("/products/:slug", { slug: variant.products.slug, showVariant: variant.id })} className={css.title}>
					{unbroken(item.fullTitle)}
				</Link>
			)}
			<div className={`${note} ${css.source}`}>
				<Dotted items={[variant.code, item.own_number === "" ? null : cartT("line.ownNumber", { number: item.own_number })]} />{" "}
				<p>{supply.supplier.name}</p>
			</div>
			{orderable === null ? null : <Dotted className={css.stock} items={[<StockState key="stock" item={item} />, time + where]} />}
			{item.cut_length > 0 ? (
				<p className={label}>{t("line.cut", { length: cutSize({ length: item.cut_length, width: item.cut_width }, { measure }) })}</p>
			) : null}
			{item.saw_list.length > 0 ? <p className={label}>{sawn({ pieces: item.saw_list })}</p> : null}
			{item.cut ? (
				<p className={note}>
					{item.cut.width > 0
						? quantityOf(item).equals
						: `${number(item.quantity)}\u00a0${unitOf(item, item.quantity)} × ${money(item.price)}`}
				</p>
			) : null}
			<div className={css.facts}>
				{item.certificate_price === null ? null : <p className={size.xs}>{cartT("certificate.name")}</p>}{" "}
				{orderable === null ? null : (
					<>
						<LineReasons item={item} /> <LineDiscount item={item} />
					</>
				)}
			</div>
			{item.comment ? <p className={note}>{cartT("reference.shown", { text: item.comment })}</p> : null}
		</>
	);
}

function LineDiscount({ item }: { item: ListItem }) {
	const { money } = useFormat();
	const discountText = useDiscountText();
	const reason = item.discounts.find(({ kind }) => kind !== "volume");
	if (!reason || item.discount === 0) return null;
	return <p className={`${size.xs} ${ok}`}>{`${discountText(reason).name}: \u2212${money(item.discount)}`}</p>;
}

function SetArticle({ set }: { set: ListSet }) {
	const cartT = useT("cart");
	const { number } = useFormat();
	return (
		<>
			<p className={bold}>{unbroken(set.title)}</p>
			<p className={note}>{cartT("set.name")}</p>
			<details className={note}>
				<summary className={css.summary}>{cartT("set.contents", { count: set.items.length })}</summary>
				<ul className={css.parts}>
					{set.items.map(({ quantity, fullTitle, variant, is_available: isAvailable }) => (
						<li key={variant.id}>
							{number(quantity)} × {unbroken(fullTitle)}
							{isAvailable ? null : <span className={`${danger} ${medium}`}> {cartT("set.partUnavailable")}</span>}
						</li>
					))}
				</ul>
			</details>
		</>
	);
}
