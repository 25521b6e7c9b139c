import type { ReactNode } from "react";
import type { Cart, CartItem } from "../../contract/cart";
import { isSpecialItem } from "../../contract/values/special-items";
import { LineServices, LineStock } from "../cart/lines/line-details";
import { shownLines } from "../cart/lines/line-pages";
import { useQuantityText } from "../cart/lines/line-texts";
import { lineArrival, useArrivalText } from "../cart/orders/arrival";
import { href } from "../platform/config/href";
import { unbroken, useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Dotted } from "../ui/dotted";
import { block, medium, note, nowrap, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import * as css from "./checkout-page.css";

export function MoreLines({ cart, shown }: { cart: Pick<Cart, "uuid" | "length">; shown: Pick<Cart, "items" | "orders_to_sets"> }) {
	const t = useT("checkout");
	const left = cart.length - shown.items.length - shown.orders_to_sets.length;
	if (left <= 0) return null;
	return (
		<p className={css.briefMore}>
			<Link to={href("/cart/:uuid", { uuid: cart.uuid })}>{t("brief.more", { count: left })}</Link>
		</p>
	);
}

/** The first lines and sets in short form. Amounts include the line's discount, as everywhere. */
export function OrderBrief({ cart }: { cart: Cart }) {
	const cartT = useT("cart");
	const format = useFormat();
	const countOf = useCount();
	const stateOf = useSentState(cart);
	// One line is shown rather than counted.
	const isLong = cart.length > shownLines + 1;
	const items = isLong ? cart.items.slice(0, shownLines) : cart.items;
	const sets = isLong ? cart.orders_to_sets.slice(0, shownLines - items.length) : cart.orders_to_sets;
	return (
		<div className={css.brief}>
			<ul className={stack[0]}>
				{items.map((item) => (
					<li key={item.id} className={css.briefLine}>
						<div>
							<span className={`${medium} ${block}`}>{unbroken(item.fullTitle)}</span>
							<Dotted className={note} items={[countOf(item), stateOf(item)?.day]} />
							{stateOf(item)?.stock}
							<LineServices item={item} isBrief />
							{item.discount > 0 ? (
								<p className={note}>
									{cartT("totals.discount")} {format.money(-item.discount).replace("-", "\u2212")}
								</p>
							) : null}
						</div>
						<span className={nowrap}>{format.money(item.line_price)}</span>
					</li>
				))}
				{sets.map((set) => (
					<li key={`set-${set.set_id}`} className={css.briefLine}>
						<div>
							<span className={`${medium} ${block}`}>{unbroken(set.title)}</span>{" "}
							<span className={note}>
								{format.number(set.quantity)}&nbsp;{cartT("set.unit", { count: set.quantity })} ×&nbsp;{format.money(set.price)}
							</span>
						</div>
						<span className={nowrap}>{format.money(set.line_price)}</span>
					</li>
				))}
			</ul>
			<MoreLines cart={cart} shown={{ items, orders_to_sets: sets }} />
		</div>
	);
}

/** When a sent line arrives. If no day is known, or less of it is in stock, it says that. */
function useSentState(cart: Cart): (item: CartItem) => { day?: string; stock?: ReactNode } | null {
	const t = useT("cart");
	const dayOf = useArrivalText(cart.isProcessed);
	return (item) => {
		if (!cart.isProcessed || isSpecialItem(item.variant.products.slug)) return null;
		const day = dayOf(lineArrival(cart, item));
		const isShort = item.at_once !== null && item.at_once.quantity < item.quantity;
		if (day !== null && !isShort) return { day: t("arrival.whole", { day }) };
		return {
			stock: (
				<p className={note}>
					<LineStock item={item} isSent />
				</p>
			),
		};
	};
}

/** Quantity and price. A cut line shows pieces and the bars they are cut from. */
function useCount(): (item: CartItem) => string {
	const quantityOf = useQuantityText();
	const { number, money } = useFormat();
	return (item) => {
		const { figure, unit, equals } = quantityOf(item);
		const count = `${number(figure)}\u00a0${unit}`;
		return equals ? `${count} ${equals}` : `${count} ×\u00a0${money(item.price)}`;
	};
}
