import type { Cart } from "../../../contract/orders";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import * as css from "./order-brief.css";

/** The lines in a few words each. */
export function OrderBrief({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const format = useFormat();
	return (
		<ul className={css.list}>
			{cart.items.map((item) => (
				<li key={item.id} className={css.line}>
					<span>
						<span className={css.title}>{item.fullTitle}</span>
						<span className={css.small}>
							{format.number(item.quantity)} {t(`unit.${item.variant.products.unit}`)} × {format.money(item.price)}
						</span>
					</span>
					<span className={css.sum}>{format.money(item.line_price)}</span>
				</li>
			))}
		</ul>
	);
}
