import { Link } from "@remix-run/react";
import type { Cart, CartItem } from "../../../contract/cart";
import type { FormResult } from "../../actions/form-result";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import * as css from "./cart-line.css";
import { useDeliveryTime } from "./delivery-time";
import { LineParts } from "./line-parts";
import { LineQuantity } from "./line-quantity";
import { LineReference } from "./line-reference";
import { LineServices } from "./line-services";
import { unbroken } from "./line-title";

interface LineProps {
	cart: Pick<Cart, "uuid" | "version">;
	item: CartItem;
	isEditable: boolean;
	/** What was wrong with a form of this line. */
	refused: FormResult | null;
}

/** One line: what it is, how many, and what it comes to. */
export function CartLine({ cart, item, isEditable, refused }: LineProps) {
	const t = useT("cart");
	const format = useFormat();
	const { variant, suppliedVariant: supply } = item;
	return (
		<li className={isEditable ? css.line : `${css.line} ${css.readOnlyLine}`}>
			<Thumbnail item={item} />
			<div className={css.what}>
				<Link to={`/products/${variant.products.slug}?showVariant=${variant.id}`} className={css.title}>
					{unbroken(item.fullTitle)}
				</Link>
				<p className={css.small}>
					{variant.code} · {t("supplier", { name: supply.supplier.name })}
				</p>
				<LineServices item={item} />
				<Availability item={item} isSent={!isEditable} />
				{isEditable ? <LineReference item={item} refused={refused} /> : null}
				{!isEditable && item.comment ? <p className={css.small}>{t("reference.shown", { text: item.comment })}</p> : null}
			</div>
			{isEditable ? (
				<div className={css.quantity}>
					<LineQuantity cart={cart} item={item} refused={refused} />
					<div className={css.printedQuantity}>
						<Quantity item={item} />
					</div>
				</div>
			) : null}
			<div className={isEditable ? css.figures : `${css.figures} ${css.readOnlyFigures}`}>
				{isEditable ? null : (
					<div className={css.quantityColumn}>
						<Quantity item={item} />
					</div>
				)}
				<p className={`${css.price} ${css.cell}`}>
					<span className={css.cellLabel}>{t("column.price")}</span>
					<span>{format.money(item.price)}</span>
					{item.cut ? <span className={css.tier}>{t("cut.perBar")}</span> : null}
					{isEditable ? <NextTier item={item} /> : null}
				</p>
				<p className={`${css.weight} ${css.cell}`}>
					<span className={css.cellLabel}>{t("column.weight")}</span>
					<span>{format.weight(item.weight)}</span>
				</p>
				<p className={`${css.sum} ${css.cell}`}>
					<span className={css.cellLabel}>{t("column.sum")}</span>
					<span>{format.money(item.line_price)}</span>
				</p>
			</div>
			<LineParts item={item} />
		</li>
	);
}

function Thumbnail({ item }: { item: CartItem }) {
	const pictures = item.variant.variant_pictures;
	const main = pictures.find(({ is_main }) => is_main) ?? pictures[0];
	return (
		<div className={css.thumbnail}>
			{main ? <img src={main.url} alt="" width={72} height={72} loading="lazy" decoding="async" /> : null}
		</div>
	);
}

function Quantity({ item }: { item: CartItem }) {
	const t = useT("cart");
	const format = useFormat();
	return (
		<p className={css.cell}>
			<span className={css.cellLabel}>{t("column.quantity")}</span>
			<span>
				{format.number(item.quantity)}&nbsp;
				<span className={css.unit}>{item.cut ? t("cut.bars", { count: item.quantity }) : t(`unit.${item.variant.products.unit}`)}</span>
			</span>
		</p>
	);
}

function Availability({ item, isSent }: { item: CartItem; isSent: boolean }) {
	const t = useT("cart");
	const deliveryTime = useDeliveryTime();
	if (isSent) return null;
	if (!item.is_available) return <p className={css.out}>{t("unavailable")}</p>;
	const { availability, delivery } = item.suppliedVariant;
	const isLow = availability === "low";
	return (
		<p className={css.small}>
			<span className={isLow ? css.low : css.inStock}>{t(isLow ? "stock.low" : "stock.available")}</span> · {deliveryTime(delivery)}
		</p>
	);
}

/** The next price down, so that the buyer sees what a few pieces more would save. */
function NextTier({ item }: { item: CartItem }) {
	const t = useT("cart");
	const format = useFormat();
	const next = item.suppliedVariant.volume_prices.find(({ threshold }) => threshold > item.quantity);
	if (!next) return null;
	const unit = item.cut ? t("cut.bars", { count: next.threshold }) : t(`unit.${item.variant.products.unit}`);
	return (
		<span className={css.tier}>
			{t("tier.next", { quantity: `${format.number(next.threshold)}\u00a0${unit}`, price: format.money(next.price) })}
		</span>
	);
}
