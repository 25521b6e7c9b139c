import type { MouseEventHandler } from "react";
import type { Cart } from "../../contract/cart";
import { useT } from "../platform/i18n/i18n";
import { CartLine } from "./lines/cart-line";
import { head, headNumber, headQuantity, headWide, list, readOnlyHead, readOnlyList } from "./lines/cart-line.css";
import { DiscountLegend } from "./lines/discounts";
import { LinePager, linesId, usePagedName } from "./lines/line-pager";
import { SetLine } from "./lines/set-line";
import { PrintedRange } from "./order/printed-range";
import { type CartRefusal, refusedRow } from "./page/cart-refusal";

interface CartLinesProps {
	cart: Cart;
	isEditable: boolean;
	refused: CartRefusal | null;
	/** Called for clicks on any button of the lines. */
	onClick?: MouseEventHandler;
	/** The page shows a part of the lines, with links to the other pages. */
	isPaged?: boolean;
}

/** Lines and sets under the names of their columns. */
export function CartLines({ cart, isEditable, refused, onClick, isPaged = false }: CartLinesProps) {
	const t = useT("cart");
	const name = usePagedName(t("lines.label"));
	return (
		<div className={isEditable ? list : readOnlyList}>
			{isPaged ? <PrintedRange cart={cart} /> : null}
			<div className={isEditable ? head : `${head} ${readOnlyHead}`} aria-hidden="true">
				<span className={headWide}>{t("column.item")}</span>{" "}
				<span className={isEditable ? headQuantity : headNumber}>{t("column.quantity")}</span>{" "}
				<span className={headNumber}>{t("column.price")}</span> <span className={headNumber}>{t("column.weight")}</span>{" "}
				<span className={headNumber}>{t("column.sum")}</span>
			</div>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside turn keys into clicks */}
			<ul id={linesId} tabIndex={-1} aria-label={name} onClick={onClick}>
				{cart.items.map((item) => (
					<CartLine key={item.id} cart={cart} item={item} isEditable={isEditable} refused={refusedRow(refused, `line-${item.id}`)} />
				))}
				{cart.orders_to_sets.map((set) => (
					<SetLine key={set.set_id} cart={cart} set={set} isEditable={isEditable} refused={refusedRow(refused, `set-${set.set_id}`)} />
				))}
			</ul>
			<DiscountLegend items={cart.items} />
			{isPaged ? <LinePager cart={cart} /> : null}
		</div>
	);
}
