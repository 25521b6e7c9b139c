import { Link } from "@remix-run/react";
import type { ListItem, ListSet } from "../../../contract/lists";
import { LineReasons, StockState } from "../../cart/lines/line-details";
import { useDiscountText, useSupplyTime, useUnit } from "../../cart/lines/line-texts";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./list-article.css";
import type { ListRow } from "./list-rows";

/** What a line is: the article or set, how it is cut, when it comes, why it costs less, and what the buyer notes on it. */
export function ListArticle({ row: { item, set } }: { row: Pick<ListRow, "item" | "set"> }) {
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
	const unitOf = useUnit();
	const deliveryTime = useSupplyTime();
	const { variant, suppliedVariant: supply, orderable } = item;
	return (
		<>
			<Link to={`/products/${variant.products.slug}?showVariant=${variant.id}`} className={css.title}>
				{unbroken(item.fullTitle)}
			</Link>
			<p className={css.facts}>
				<span>
					{variant.code}
					{item.own_number === "" ? null : <> · {cartT("line.ownNumber", { number: item.own_number })}</>} · {supply.supplier.name}
				</span>{" "}
				{orderable === null ? null : (
					<span>
						<StockState availability={supply.availability} /> · {deliveryTime(supply.delivery)}
					</span>
				)}
			</p>
			{item.cut_length > 0 ? <p className={css.service}>{t("line.cut", { length: measure(item.cut_length, "mm") })}</p> : null}
			{item.cut ? (
				<p className={css.small}>{`${number(item.quantity)}\u00a0${unitOf(item, item.quantity)} × ${money(item.price)}`}</p>
			) : null}
			{item.certificate_price === null ? null : <p className={css.small}>{cartT("certificate.name")}</p>}
			{orderable === null ? null : (
				<div className={css.facts}>
					<LineReasons item={item} /> <LineDiscount item={item} />
				</div>
			)}
			{item.comment ? <p className={css.small}>{cartT("reference.shown", { text: item.comment })}</p> : null}
		</>
	);
}

/** What is taken off the line as a whole, and why. */
function LineDiscount({ item }: { item: ListItem }) {
	const { money } = useFormat();
	const discountText = useDiscountText();
	const reason = item.discounts.find(({ kind }) => kind !== "volume");
	if (!reason || item.discount === 0) return null;
	return <p className={css.less}>{`${discountText(reason).name}: \u2212${money(item.discount)}`}</p>;
}

/** With its contents folded out beneath. */
function SetArticle({ set }: { set: ListSet }) {
	const cartT = useT("cart");
	const { number } = useFormat();
	return (
		<>
			<p className={css.name}>{unbroken(set.title)}</p>
			<p className={css.small}>{cartT("set.name")}</p>
			<details className={css.small}>
				<summary className={css.summary}>{cartT("set.contents", { count: set.items.length })}</summary>
				<ul className={css.parts}>
					{set.items.map(({ quantity, fullTitle, variant, is_available: isAvailable }) => (
						<li key={variant.id}>
							{number(quantity)} × {unbroken(fullTitle)}
							{isAvailable ? null : <span className={css.out}> {cartT("set.partUnavailable")}</span>}
						</li>
					))}
				</ul>
			</details>
		</>
	);
}
