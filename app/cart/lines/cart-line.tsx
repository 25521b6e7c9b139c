import { Link } from "@remix-run/react";
import type { Cart, CartItem } from "../../../contract/cart";
import type { FormResult } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { textLanguage } from "../../platform/i18n/text-language";
import { LineFigures, LineReasons, LineServices, LineThumbnail, QuantityFigure, StockState } from "../line-details";
import { useDeliveryTime, useQuantityText } from "../line-texts";
import { goesAbroad } from "../order/goes-abroad";
import { part } from "../order/sent-part";
import * as css from "./cart-line.css";
import { LineParts } from "./line-parts";
import { amountId, LineQuantity } from "./line-quantity";
import { LineReference } from "./line-reference";
import { useIsOutOfDate } from "./unsaved-quantities";

interface LineProps {
	cart: Pick<Cart, "locale" | "vat" | "delivery_methods" | "delivery_methodid">;
	item: CartItem;
	isEditable: boolean;
	/** What was wrong with a form of this line. */
	refused: FormResult | null;
}

/** One line: what it is, how many, and what it comes to. */
export function CartLine({ cart, item, isEditable, refused }: LineProps) {
	const t = useT("cart");
	const { variant, suppliedVariant: supply } = item;
	const isOutOfDate = useIsOutOfDate(amountId(item.id));
	const quantity = <QuantityFigure quantity={useQuantityText()(item)} />;
	return (
		<li className={isEditable ? css.line : `${css.line} ${css.readOnlyLine}`} {...part}>
			{isEditable ? <LineFields item={item} /> : null}
			<LineThumbnail pictures={variant.variant_pictures} />
			<div className={css.what}>
				<Link to={`/products/${variant.products.slug}?showVariant=${variant.id}`} className={css.title} lang={textLanguage(cart)}>
					{unbroken(item.fullTitle)}
				</Link>
				<p className={css.small}>
					{variant.code} · {t("supplier", { name: supply.supplier.name })}
				</p>
				<LineServices item={item} />
				{isEditable ? (
					<div className={css.meta}>
						<Availability item={item} isAbroad={goesAbroad(cart)} />
						<LineReference item={item} refused={refused} />
					</div>
				) : null}
				<LineReasons item={item} />
				{!isEditable && item.comment ? <p className={css.small}>{t("reference.shown", { text: item.comment })}</p> : null}
			</div>
			<div className={css.quantity}>
				{isEditable ? <LineQuantity item={item} refused={refused} /> : null}
				<div className={isEditable ? css.printedQuantity : undefined}>{quantity}</div>
			</div>
			{/* Of a cut line no piece has a price: what a bar costs stands among its parts. */}
			<LineFigures price={item.cut ? undefined : item.price} weight={item.weight} sum={item.line_price} isOutOfDate={isOutOfDate} />
			<LineParts item={item} isOutOfDate={isOutOfDate} />
		</li>
	);
}

/** What goes along with the quantity and the reference of a line; the id comes first. */
function LineFields({ item: { id, cut, certificate_price: certificate, ...item } }: { item: CartItem }) {
	const fields = {
		itemId: id,
		title: item.fullTitle,
		// Should the line be gone by then, with these it can be had again.
		suppliedVariantId: item.suppliedVariant.id,
		...(cut ? { "cut.length": cut.length } : {}),
		...(certificate === null ? {} : { certificate: "on" }),
		"seen.amount": cut?.pieces ?? item.quantity,
		"seen.comment": item.comment,
	};
	return <HiddenFields fields={fields} />;
}

/** @param isAbroad the cart's own delivery time is another */
function Availability({ item, isAbroad }: { item: CartItem; isAbroad: boolean }) {
	const t = useT("cart");
	const deliveryTime = useDeliveryTime();
	if (!item.is_available) return <p className={css.out}>{t("unavailable")}</p>;
	const { availability, delivery } = item.suppliedVariant;
	const time = deliveryTime(delivery);
	const isKnown = delivery.min !== null || delivery.max !== null;
	return (
		<p className={css.small}>
			<StockState availability={availability} /> · {isAbroad && isKnown ? t("delivery.inFinland", { time }) : time}
		</p>
	);
}
