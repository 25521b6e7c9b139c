import { Link } from "@remix-run/react";
import type { Cart, CartItem } from "../../../contract/cart";
import type { FormResult } from "../../actions/form-result";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import * as css from "./cart-line.css";
import { useDeliveryTime } from "./delivery-time";
import { LineFigures, LineThumbnail, QuantityFigure } from "./line-figures";
import { LineParts } from "./line-parts";
import { LineQuantity } from "./line-quantity";
import { LineReasons } from "./line-reasons";
import { LineReference } from "./line-reference";
import { LineServices } from "./line-services";
import { unbroken } from "./line-title";
import { useUnit } from "./unit";

interface LineProps {
	cart: Pick<Cart, "version">;
	item: CartItem;
	isEditable: boolean;
	/** What was wrong with a form of this line. */
	refused: FormResult | null;
}

/** One line: what it is, how many, and what it comes to. */
export function CartLine({ cart, item, isEditable, refused }: LineProps) {
	const t = useT("cart");
	const { variant, suppliedVariant: supply } = item;
	const quantity = <QuantityFigure quantity={item.quantity} unit={useUnit()(item, item.quantity)} />;
	return (
		<li className={isEditable ? css.line : `${css.line} ${css.readOnlyLine}`}>
			<LineThumbnail pictures={variant.variant_pictures} />
			<div className={css.what}>
				<Link to={`/products/${variant.products.slug}?showVariant=${variant.id}`} className={css.title}>
					{unbroken(item.fullTitle)}
				</Link>
				<p className={css.small}>
					{variant.code} · {t("supplier", { name: supply.supplier.name })}
				</p>
				<LineServices item={item} />
				{isEditable ? <Availability item={item} /> : null}
				<LineReasons item={item} />
				{isEditable ? <LineReference item={item} refused={refused} /> : null}
				{!isEditable && item.comment ? <p className={css.small}>{t("reference.shown", { text: item.comment })}</p> : null}
			</div>
			{isEditable ? (
				<div className={css.quantity}>
					<LineQuantity cart={cart} item={item} refused={refused} />
					<div className={css.printedQuantity}>{quantity}</div>
				</div>
			) : null}
			<LineFigures
				price={item.price}
				perPrice={
					<>
						{item.cut ? <span className={css.tier}>{t("cut.perBar")}</span> : null}
						{isEditable ? <NextTier item={item} /> : null}
					</>
				}
				weight={item.weight}
				sum={item.line_price}
				quantity={isEditable ? undefined : quantity}
			/>
			<LineParts item={item} />
		</li>
	);
}

function Availability({ item }: { item: CartItem }) {
	const t = useT("cart");
	const deliveryTime = useDeliveryTime();
	if (!item.is_available) return <p className={css.out}>{t("unavailable")}</p>;
	const { availability, delivery } = item.suppliedVariant;
	const isLow = availability === "low";
	return (
		<p className={css.small}>
			<span className={isLow ? css.low : css.inStock}>{t(isLow ? "stock.low" : "stock.available")}</span> · {deliveryTime(delivery)}
		</p>
	);
}

/** The next price down, so that the buyer sees what a few pieces more would save. The price of an offer may be lower still. */
function NextTier({ item }: { item: CartItem }) {
	const t = useT("cart");
	const format = useFormat();
	const unitOf = useUnit();
	const next = item.suppliedVariant.volume_prices.find(({ threshold, price }) => threshold > item.quantity && price < item.price);
	if (!next || item.offered) return null;
	const quantity = `${format.number(next.threshold)}\u00a0${unitOf(item, next.threshold)}`;
	return <span className={css.tier}>{t("tier.next", { quantity, price: format.money(next.price) })}</span>;
}
