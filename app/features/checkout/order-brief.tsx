import { Link } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { LineServices } from "../cart/line-services";
import { unbroken } from "../cart/line-title";
import * as css from "./order-brief.css";

/** More lines would push the totals out of sight. */
const shownLines = 5;

/** The first lines in a few words each. */
export function OrderBrief({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const checkout = useT("checkout");
	const format = useFormat();
	// One line is shown rather than counted.
	const isLong = cart.items.length > shownLines + 1;
	const shown = isLong ? cart.items.slice(0, shownLines) : cart.items;
	return (
		<div className={css.place}>
			<ul className={css.list}>
				{shown.map((item) => (
					<li key={item.id} className={css.line}>
						<div>
							<span className={css.title}>{unbroken(item.fullTitle)}</span>
							<span className={css.small}>
								{format.number(item.quantity)}&nbsp;
								{item.cut ? t("cut.bars", { count: item.quantity }) : t(`unit.${item.variant.products.unit}`)} ×&nbsp;
								{format.money(item.price)}
							</span>
							<LineServices item={item} isBrief />
						</div>
						<span className={css.sum}>{format.money(item.line_price)}</span>
					</li>
				))}
			</ul>
			{isLong ? (
				<p className={css.more}>
					<Link to={`/cart/${cart.uuid}`}>{checkout("brief.more", { count: cart.items.length - shown.length })}</Link>
				</p>
			) : null}
		</div>
	);
}
