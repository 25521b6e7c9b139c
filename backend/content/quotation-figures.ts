import { euros } from "../../contract/fields";
import type { PricedCart, PricedItem } from "../orders/priced-cart";

/** The figures of a quotation's line, in decimal euros. */
export const figuresOfLine = ({ price, discount, line_price: whole }: PricedItem) => ({
	unit_price: euros(price),
	discount: euros(discount),
	line_price: euros(whole),
});

/** The sums of a quotation, in decimal euros. */
export const sumsOf = (cart: PricedCart) => ({
	goods_price: euros(cart.total_goods_price),
	discount: euros(cart.total_discount),
	delivery_price: euros(cart.total_delivery_price),
	usual_delivery_price: euros(cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid)?.price ?? 0),
	total_price: euros(cart.total_price),
	vat: cart.vat,
	total_vat: euros(cart.total_vat_price),
	total_price_with_vat: euros(cart.total_price_with_vat),
});
